import { cl2CheckDigits, courseAt, cut, cutClean, cutOrNull, whole } from './columns'
import { FileError } from './file-error'
import { FixedColumnReader } from './fixed-columns'
import type { ClubInFile, FileFormat, FileKind, MeetFile } from './meet-file'
import { finishFile } from './meet-file-builder'
import { SdifPeople } from './sdif-people'
import { readStandards } from './sdif-standards'
import { SdifSwims } from './sdif-swims'

/**
 * SDIF version 3 (.sd3), after the standard of USA Swimming, and CL2, which is SDIF as Hy-Tek writes it: columns 157-160
 * hold a mark and two check digits there.
 *
 * A0  3 organisation · 12-13 file type · 44-63 software · 64-73 version · 106-113 date
 * B1  12-41 meet · 86-105 city · 118-120 country · 122-129 start · 130-137 end · 138-141 altitude · 150 course
 * C1  12-13 LSC · 14-17 code (+ 150) · 18-47 name · 48-63 short name
 * Z0  44-46 B · 58-63 D · 70-74 E · 75-80 F: counts of records
 * D0 D1 D3 F0 (people): sdif-people.ts · D0 E0 F0 G0 (swims): sdif-swims.ts · J0 J1 J2: sdif-standards.ts.
 * B2, C2, D2 and other records (contacts, addresses) are passed over unread.
 */
export class SdifReader extends FixedColumnReader {
  private fileType = ''
  private club: ClubInFile | null = null
  private readonly people = new SdifPeople(this)
  private readonly swims = new SdifSwims(this, this.people)
  private isEnded = false
  private readonly found = { D0: 0, E0: 0, F0: 0 }

  constructor(format: FileFormat, encoding: string) {
    super(format, encoding)
  }

  line(line: string, number: number, isCut: boolean): void {
    const record = line.slice(0, 2)
    if (line.trim() === '' || line === '\x1a') return
    if (isCut && record !== 'Z0') {
      this.warnings.add(number, 'INCOMPLETE', 'The file ends in the middle of this line; the line is left out.')
      return
    }
    if (this.isEnded) {
      if (record === 'A0') throw severalMeets(number)
      return
    }
    this.checkLine(line, number)
    switch (record) {
      case 'D0':
        this.found.D0++
        return this.swims.individual(line, number, this.someClub(number))
      case 'G0':
        return this.swims.splits(line, number)
      case 'F0':
        this.found.F0++
        return this.swims.relayLeg(line, number, this.someClub(number))
      case 'E0':
        this.found.E0++
        return this.swims.relay(line, number, this.someClub(number))
      case 'D3':
        return this.people.details(line)
      case 'D1':
        this.swims.flush()
        return this.people.registration(line, number, this.someClub(number))
      case 'C1':
        return this.clubRecord(line, number)
      case 'B1':
        return this.meet(line, number)
      case 'J0':
      case 'J1':
      case 'J2':
        return readStandards(this, record, line, number)
      case 'A0':
        if (number > 1) throw severalMeets(number)
        return this.header(line, number)
      case 'Z0':
        return this.end(line, number)
    }
  }

  finish(lines: number): MeetFile {
    this.swims.flush()
    if (!this.isEnded) {
      const message = 'The end record (Z0) is missing: the file is incomplete. What is there is read.'
      this.warnings.add(null, 'INCOMPLETE', message)
    }
    const kind = this.kind()
    if (this.file.meet === null && kind !== 'standards' && kind !== 'roster') {
      throw new FileError('INCOMPLETE', 'The file names no meet (record B1). It is damaged or cut off.')
    }
    return finishFile(this.file, this.warnings, lines, kind)
  }

  private kind(): FileKind {
    const { athletes, standardLists, swims, scores, relays, entries, relayEntries } = this.file
    if (standardLists.length > 0 && athletes.length === 0) return 'standards'
    if (this.fileType === '01') return 'entries'
    const starts = swims.length + scores.length + relays.length + entries.length + relayEntries.length
    return this.fileType === '10' || (starts === 0 && athletes.length > 0) ? 'roster' : 'results'
  }

  private checkLine(line: string, number: number): void {
    if (this.file.encoding === 'utf-8' && Buffer.byteLength(line) !== line.length) {
      const message = 'The line was saved again as UTF-8; it is read by characters, its check digits say nothing.'
      this.warnings.add(number, 'RESAVED_AS_UTF8', message)
    } else if (this.file.format === 'CL2' && line.length >= 160 && line.slice(158, 160) !== cl2CheckDigits(line)) {
      this.warnings.add(number, 'CHECK_DIGITS', 'The check digits do not fit: the line was changed after the export.')
    }
  }

  private header(line: string, number: number): void {
    this.fileType = cut(line, 12, 13)
    this.file.fileType = this.fileType
    this.file.organisation = cutOrNull(line, 3, 3)
    this.file.program = cutOrNull(line, 44, 63)
    this.file.programVersion = cutOrNull(line, 64, 73)
    this.file.fileDate = this.date(line, 106, number)
    this.swims.onlyEntries = this.fileType === '01'
  }

  private meet(line: string, number: number): void {
    if (this.file.meet !== null) return
    this.file.meet = {
      name: cutClean(line, 12, 41),
      facility: null,
      city: cutOrNull(line, 86, 105),
      nation: cutOrNull(line, 118, 120),
      startDate: this.date(line, 122, number),
      endDate: this.date(line, 130, number),
      course: courseAt(line, 150),
      ageDate: null,
      ageRule: null,
      altitude: cutOrNull(line, 138, 141),
      sanction: null,
      masters: this.file.organisation === '2',
    }
  }

  private clubRecord(line: string, number: number): void {
    this.swims.flush()
    const code = cutOrNull(line, 14, 17)
    const fifth = cut(line, 150, 150)
    this.club = this.clubs.add({
      line: number,
      code: code === null ? null : code + fifth,
      name: cutClean(line, 18, 47) || code || 'Unattached',
      shortName: cutOrNull(line, 48, 63),
      region: cutOrNull(line, 12, 13),
      nation: null,
      type: null,
    })
  }

  private someClub(number: number): ClubInFile {
    this.club ??= this.clubs.add({
      line: number,
      code: null,
      name: 'Unattached',
      shortName: null,
      region: null,
      nation: null,
      type: 'UNATTACHED',
    })
    return this.club
  }

  private end(line: string, number: number): void {
    this.isEnded = true
    for (const [record, from, to] of [
      ['D0', 58, 63],
      ['E0', 70, 74],
      ['F0', 75, 80],
    ] as const) {
      const counted = whole(line, from, to)
      if (counted === null || counted < 0 || counted === this.found[record]) continue
      const message = `The end record counts ${counted} ${record} lines, the file has ${this.found[record]}.`
      this.warnings.add(number, 'COUNTS_DIFFER', message)
    }
  }
}

/** CL2 when the first line carries the mark and check digits of Hy-Tek, else plain SDIF. */
export const sdifFormat = (firstLine: string): FileFormat =>
  firstLine.length >= 160 && /[ N]N\d\d$/.test(firstLine) ? 'CL2' : 'SD3'

const severalMeets = (line: number) =>
  new FileError('SEVERAL_MEETS', 'The file holds more than one meet. Upload them one by one.', line)
