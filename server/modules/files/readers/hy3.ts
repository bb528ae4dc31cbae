import { cut, cutClean, cutOrNull, hy3CheckDigits, positive, whole, courseAt } from './columns'
import { FileError } from './file-error'
import { FixedColumnReader } from './fixed-columns'
import { Hy3Swims } from './hy3-swims'
import type { AthleteInFile, ClubInFile, FileKind, MeetFile } from './meet-file'
import { finishFile } from './meet-file-builder'

/**
 * HY3 of Hy-Tek Meet Manager and Team Manager. There is no published standard; the columns follow real files:
 *
 * A1  3-4 file type · 30-44 vendor · 45-58 program · 59-66 date
 * B1  3-47 meet · 48-92 facility · 93-100 start · 101-108 end · 109-116 age-up date · 117-121 altitude
 * B2  93-94 class (06 masters) · 99 course · 109-128 sanction
 * C1  3-7 club code · 8-37 name · 38-53 short name · 54-55 LSC
 * D1  3 sex · 4-8 number in this file · 9-28 last · 29-48 first · 49-68 preferred · 69 middle initial · 70-83 member id ·
 *     89-96 birth date · 97-99 age · 100-101 class year · 113-115 citizenship
 * E1 E2 F1 F2 F3 G1 H1 H2: hy3-swims.ts. Other records (contacts, addresses, medical notes) are passed over unread.
 */
export class Hy3Reader extends FixedColumnReader {
  private fileType = ''
  private club: ClubInFile | null = null
  private readonly athletes = new Map<number, AthleteInFile>()
  private readonly swims = new Hy3Swims(this, this.athletes)
  private fullLines = 0
  private shortLines = 0
  private firstShortLine = 0
  private records = 0

  constructor(encoding: string) {
    super('HY3', encoding)
  }

  line(line: string, number: number, isCut: boolean): void {
    if (line.length < 128) {
      if (line.trim() === '' || line === '\x1a') return
      // Where all other lines are whole, a short last one without an end was cut off: no half record is read.
      if (isCut && this.shortLines === 0 && this.fullLines > 0) {
        this.warnings.add(number, 'INCOMPLETE', 'The file ends in the middle of this line; the line is left out.')
        return
      }
      if (this.shortLines++ === 0) this.firstShortLine = number
    } else this.checkLine(line, number)

    const record = line.slice(0, 2)
    if (number > 1 && record === 'A1') {
      throw new FileError('SEVERAL_MEETS', 'The file holds more than one meet. Upload them one by one.', number)
    }
    this.records++
    switch (record) {
      case 'E1':
        return this.swims.individual(line, number)
      case 'E2':
        return this.swims.individualResult(line, number)
      case 'G1':
        return this.swims.splits(line, number)
      case 'H1':
      case 'H2':
        return this.swims.disqualification(line)
      case 'D1':
        return this.athlete(line, number)
      case 'F1':
        return this.swims.relay(line, number, this.club)
      case 'F2':
        return this.swims.relayResult(line, number)
      case 'F3':
        return this.swims.relayLegs(line, number)
      case 'C1':
        return this.clubRecord(line, number)
      case 'B1':
        return this.meet(line, number)
      case 'B2':
        return this.meetDetails(line)
      case 'A1':
        return this.header(line, number)
    }
  }

  finish(lines: number): MeetFile {
    this.swims.flush()
    if (this.file.meet === null) {
      throw new FileError('INCOMPLETE', 'The file names no meet (record B1). It is damaged or cut off.')
    }
    if (this.shortLines > 0) {
      const message = `${this.shortLines} lines are shorter than 130 characters; what is missing counts as blank.`
      this.warnings.add(this.firstShortLine, 'SHORT_LINES', message)
    }
    return finishFile(this.file, this.warnings, lines, this.kind())
  }

  private kind(): FileKind {
    if (this.fileType === '01' || this.fileType === '02') return 'entries'
    if (this.fileType === '03') return 'roster'
    const { swims, relays, scores, entries, relayEntries } = this.file
    if (this.fileType === '07' || this.fileType === '09' || swims.length + relays.length + scores.length > 0) {
      return 'results'
    }
    return entries.length + relayEntries.length > 0 ? 'entries' : 'roster'
  }

  private checkLine(line: string, number: number): void {
    this.fullLines++
    if (this.file.encoding === 'utf-8' && Buffer.byteLength(line) !== line.length) {
      const message = 'The line was saved again as UTF-8; it is read by characters, its check digits say nothing.'
      this.warnings.add(number, 'RESAVED_AS_UTF8', message)
    } else if (line.length >= 130 && line.slice(128, 130) !== hy3CheckDigits(line)) {
      this.warnings.add(number, 'CHECK_DIGITS', 'The check digits do not fit: the line was changed after the export.')
    }
  }

  private header(line: string, number: number): void {
    this.fileType = cut(line, 3, 4)
    this.file.fileType = this.fileType
    this.file.program = cutOrNull(line, 45, 58)
    this.file.organisation = cutOrNull(line, 30, 44)
    this.file.fileDate = this.date(line, 59, number)
    this.swims.onlyEntries = this.fileType === '01' || this.fileType === '02' || this.fileType === '03'
  }

  private meet(line: string, number: number): void {
    if (this.file.meet !== null) return
    const ageDate = this.date(line, 109, number)
    this.file.meet = {
      name: cutClean(line, 3, 47),
      facility: cutOrNull(line, 48, 92),
      city: null,
      nation: null,
      startDate: this.date(line, 93, number),
      endDate: this.date(line, 101, number),
      course: null,
      ageDate,
      ageRule: ageDate === null ? null : 'DATE',
      altitude: cutOrNull(line, 117, 121),
      sanction: null,
      masters: false,
    }
  }

  private meetDetails(line: string): void {
    const { meet } = this.file
    if (meet === null) return
    meet.course = courseAt(line, 99)
    meet.masters = line.slice(92, 94) === '06'
    meet.sanction = cutOrNull(line, 109, 128)
  }

  private clubRecord(line: string, number: number): void {
    this.swims.flush()
    const code = cutOrNull(line, 3, 7)
    const name = cutClean(line, 8, 37)
    this.club = this.clubs.add({
      line: number,
      code,
      name: name || code || 'Unattached',
      shortName: cutOrNull(line, 38, 53),
      region: cutOrNull(line, 54, 55),
      nation: null,
      type: null,
    })
  }

  private athlete(line: string, number: number): void {
    this.swims.flush()
    const fileNumber = whole(line, 4, 8)
    const lastName = cutClean(line, 9, 28)
    const firstName = cutClean(line, 29, 48)
    if (fileNumber === null || fileNumber < 0 || (lastName === '' && firstName === '')) {
      this.warnings.add(number, 'BAD_ATHLETE', 'A swimmer without a number or a name is left out, with the swims.')
      return
    }
    if (this.club === null) this.club = this.clubs.add(unattached(number))
    const known = this.athletes.get(fileNumber)
    if (known) {
      if (known.lastName === lastName && known.firstName === firstName) return
      const message = `The number ${fileNumber} stands for two swimmers; later swims go to the second.`
      this.warnings.add(number, 'NUMBER_TWICE', message)
    }
    const sex = line.charAt(2)
    const athlete: AthleteInFile = {
      key: known ? `${fileNumber}/${number}` : String(fileNumber),
      clubKey: this.club.key,
      line: number,
      lastName,
      firstName,
      preferredName: cutOrNull(line, 49, 68),
      middleInitial: cutOrNull(line, 69, 69),
      namePrefix: null,
      birthDate: this.date(line, 89, number),
      birthYearOnly: false,
      gender: sex === 'M' || sex === 'F' ? sex : null,
      memberId: cutOrNull(line, 70, 83),
      nation: this.word(cutClean(line, 113, 115)),
      ageInFile: positive(line, 97, 99),
      classYear: this.word(cutClean(line, 100, 101)),
      sportClass: null,
      attached: true,
    }
    this.athletes.set(fileNumber, athlete)
    this.file.athletes.push(athlete)
  }
}

const unattached = (line: number) => ({
  line,
  code: null,
  name: 'Unattached',
  shortName: null,
  region: null,
  nation: null,
  type: 'UNATTACHED',
})
