import { SaxesParser } from 'saxes'
import type { ByteSource } from './byte-source'
import { FileError } from './file-error'
import { LenexLists } from './lenex-lists'
import { LenexMeet } from './lenex-meet'
import { isoDate, text, type Attributes } from './lenex-values'
import type { ReadLimits } from './limits'
import type { FileKind, MeetFile } from './meet-file'
import { emptyFile, finishFile } from './meet-file-builder'
import type { ReadHooks, ScannedText } from './text'
import { Warnings } from './warnings'

/**
 * LENEX 3 (.lef, and the XML inside .lxf), after the description of the format by its makers and real files of
 * Splash Meet Manager and EasyWk. One pass over the stream: no tree is built and no entity is expanded.
 *
 * LENEX > CONSTRUCTOR, MEETS > MEET (lenex-meet.ts), RECORDLISTS > RECORDLIST and TIMESTANDARDLISTS > TIMESTANDARDLIST
 * (lenex-lists.ts). Unknown elements and attributes are passed over.
 */
export async function readLenex(
  source: ByteSource,
  scanned: ScannedText,
  head: Buffer,
  limits: ReadLimits,
  hooks: ReadHooks,
): Promise<MeetFile> {
  const { encoding, decode } = decoderOf(scanned, head)
  const reader = new LenexReader(encoding, limits)
  let isFirst = true
  for await (const chunk of source.open()) {
    hooks.signal?.throwIfAborted()
    reader.write(decode(isFirst && scanned.hasBom ? chunk.subarray(3) : chunk))
    isFirst = false
    hooks.onProgress?.(reader.line, scanned.lines)
  }
  return reader.finish(scanned.lines)
}

/** LENEX is UTF-8; an older encoding is read when the XML declaration names it. */
function decoderOf(scanned: ScannedText, head: Buffer): { encoding: string; decode: (chunk: Buffer) => string } {
  const declared = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(head.toString('latin1', 0, 300))?.[1]
  const label = declared?.toLowerCase() ?? 'utf-8'
  if (scanned.encoding === 'ascii') return { encoding: 'utf-8', decode: (chunk) => chunk.toString('latin1') }
  if (!scanned.hasBom && /^(iso-8859-\d{1,2}|windows-125\d)$/.test(label)) {
    const decoder = new TextDecoder(label)
    return { encoding: label, decode: (chunk) => decoder.decode(chunk, { stream: true }) }
  }
  if (scanned.encoding === 'utf-8') {
    const decoder = new TextDecoder('utf-8')
    return { encoding: 'utf-8', decode: (chunk) => decoder.decode(chunk, { stream: true }) }
  }
  throw new FileError('BAD_ENCODING', 'The file is not UTF-8 text, as LENEX has to be. It is damaged or badly saved.')
}

class LenexReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: false })
  private readonly warnings = new Warnings()
  private readonly file: MeetFile
  private readonly meet: LenexMeet
  private readonly lists: LenexLists
  private section: 'none' | 'meet' | 'lists' = 'none'
  private depth = 0
  private elements = 0
  private meets = 0
  private sinceTag = 0

  constructor(
    encoding: string,
    private readonly limits: ReadLimits,
  ) {
    this.file = emptyFile('LENEX', encoding)
    this.meet = new LenexMeet(this.file, this.warnings)
    this.lists = new LenexLists(this.file, this.warnings)
    this.parser.on('doctype', () => {
      throw new FileError('DOCTYPE', 'The file has a DOCTYPE, which is no part of LENEX. It is refused.', this.line)
    })
    this.parser.on('opentag', (tag) => this.open(tag.name, tag.attributes as Attributes))
    this.parser.on('closetag', (tag) => this.close(tag.name))
  }

  get line(): number {
    return this.parser.line
  }

  write(piece: string): void {
    this.checkLength(piece)
    try {
      this.parser.write(piece)
    } catch (error) {
      throw this.explain(error, 'BAD_XML')
    }
    // Comments, instructions and declarations gather in this private field until they end.
    const gathered = (this.parser as unknown as { text: string }).text.length
    if (gathered > this.limits.maxTagLength) throw this.tooLong()
  }

  finish(lines: number): MeetFile {
    try {
      this.parser.close()
    } catch (error) {
      throw this.explain(error, 'INCOMPLETE')
    }
    this.meet.finish()
    return finishFile(this.file, this.warnings, lines, this.kind())
  }

  // A tag and the text behind it hold no '<': the way from one to the next bounds names, attributes and texts.
  private checkLength(piece: string): void {
    const first = piece.indexOf('<')
    const { maxTagLength } = this.limits
    if (this.sinceTag + (first < 0 ? piece.length : first) > maxTagLength && this.sinceTag > 0) throw this.tooLong()
    this.sinceTag = first < 0 ? this.sinceTag + piece.length : piece.length - piece.lastIndexOf('<')
    if (this.sinceTag > maxTagLength) throw this.tooLong()
  }

  private tooLong(): FileError {
    const most = this.limits.maxTagLength.toLocaleString('en')
    return new FileError('LINE_TOO_LONG', `An element of the file is longer than ${most} characters.`, this.line)
  }

  private explain(error: unknown, code: 'BAD_XML' | 'INCOMPLETE'): unknown {
    if (error instanceof FileError || !(error instanceof Error)) return error
    if (this.elements === 0) return new FileError('NOT_A_MEET_FILE', 'This is not a meet file.', this.line)
    if (code === 'INCOMPLETE') {
      return new FileError(code, 'The file ends in the middle: it was cut off or not uploaded whole.', this.line)
    }
    const reason = error.message.replace(/^[\d:]+\s*/, '').slice(0, 200)
    return new FileError(code, `The file is damaged in line ${this.line}: ${reason}`, this.line)
  }

  private open(name: string, attributes: Attributes): void {
    if (this.depth === 0 && name !== 'LENEX') {
      throw new FileError('NOT_A_MEET_FILE', 'This XML file is not LENEX, so it is not a meet file.', this.line)
    }
    if (++this.depth > this.limits.maxDepth) {
      throw new FileError('TOO_DEEP', `The elements lie more than ${this.limits.maxDepth} deep.`, this.line)
    }
    if (++this.elements > this.limits.maxElements) {
      throw new FileError('TOO_LARGE', 'The file has too many elements.', this.line)
    }
    if (this.section === 'meet') return this.meet.open(name, attributes, this.parser.line)
    if (this.section === 'lists') return this.lists.open(name, attributes, this.parser.line)
    switch (name) {
      case 'LENEX':
        return this.root(attributes)
      case 'CONSTRUCTOR':
        this.file.program = text(attributes.name)
        this.file.programVersion = text(attributes.version)
        return
      case 'MEET':
        if (++this.meets > 1) {
          throw new FileError('SEVERAL_MEETS', 'The file holds more than one meet. Export them one by one.', this.line)
        }
        this.section = 'meet'
        return this.meet.begin(attributes)
      case 'RECORDLIST':
      case 'TIMESTANDARDLIST':
        this.section = 'lists'
        return this.lists.open(name, attributes, this.parser.line)
    }
  }

  private close(name: string): void {
    this.depth--
    if (this.section === 'meet') {
      this.meet.close(name)
      if (name === 'MEET') this.section = 'none'
    } else if (this.section === 'lists') {
      this.lists.close(name)
      if (name === 'RECORDLIST' || name === 'TIMESTANDARDLIST') this.section = 'none'
    }
  }

  private root(attributes: Attributes): void {
    const version = text(attributes.version)
    this.file.fileType = version
    this.file.fileDate = isoDate(attributes.created)
    if (version !== null && !version.startsWith('3')) {
      this.warnings.add(this.line, 'VERSION', `The file says LENEX version ${version}; it is read as version 3.`)
    }
  }

  private kind(): FileKind {
    const { swims, relays, entries, relayEntries, athletes, recordLists, standardLists, events } = this.file
    if (swims.length + relays.length > 0) return 'results'
    if (entries.length + relayEntries.length > 0) return 'entries'
    if (recordLists.length > 0 && standardLists.length > 0) return 'records and standards'
    if (recordLists.length > 0) return 'records'
    if (standardLists.length > 0) return 'standards'
    return athletes.length > 0 || events.length === 0 ? 'roster' : 'entries'
  }
}
