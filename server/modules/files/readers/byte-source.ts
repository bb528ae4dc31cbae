import { open, stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { FileError } from './file-error'
import type { ReadLimits } from './limits'

/**
 * Bytes that can be read from the beginning more than once (once for the encoding, once for the content).
 * A piece is valid only until the next one is asked for: a file is read into the same two buffers again and again.
 */
export interface ByteSource {
  open(): AsyncIterable<Buffer>
}

export type FileSource = { path: string } | { bytes: Buffer }

const CHUNK_BYTES = 64 * 1024

/** A file on disk or bytes in memory, refused before reading when it is larger than the limit or empty. */
export async function openSource(source: FileSource, limits: ReadLimits): Promise<ByteSource> {
  const size = 'path' in source ? (await stat(source.path)).size : source.bytes.length
  if (size === 0) throw new FileError('EMPTY', 'The file is empty.')
  if (size > limits.maxBytes) throw tooLarge(limits)
  if ('path' in source) {
    return { open: () => pieces(source.path) }
  }
  return { open: () => slices(source.bytes) }
}

async function* pieces(path: string): AsyncIterable<Buffer> {
  const file = await open(path)
  const buffers = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)] as const
  let turn: 0 | 1 = 0
  const readNext = () => file.read(buffers[turn], 0, CHUNK_BYTES, null)
  let reading = readNext()
  try {
    for (;;) {
      const { bytesRead, buffer } = await reading
      if (bytesRead === 0) return
      // The next piece comes from the disk while this one is worked on.
      turn = turn === 0 ? 1 : 0
      reading = readNext()
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await reading.catch(() => null)
    await file.close()
  }
}

async function* slices(bytes: Buffer): AsyncIterable<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield bytes.subarray(from, from + CHUNK_BYTES)
    // Lets other work of this thread run between two pieces.
    await setImmediate()
  }
}

/** The first bytes, enough to tell what a file is. */
export async function readHead(source: ByteSource, length: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of source.open()) {
    parts.push(Buffer.from(chunk))
    size += chunk.length
    if (size >= length) break
  }
  return Buffer.concat(parts).subarray(0, length)
}

export const tooLarge = (limits: ReadLimits) =>
  new FileError('TOO_LARGE', `The file is larger than ${Math.floor(limits.maxBytes / 1024 / 1024)} MB.`)
