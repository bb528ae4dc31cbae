import { readHolder } from './lenex-athlete'
import { above0, courseOf, eventGender, isoDate, strokeOf, swimTime, text, type Attributes } from './lenex-values'
import type { RecordInFile, RecordListInFile, StandardInFile, StandardListInFile } from './lists-in-file'
import type { MeetFile, Split } from './meet-file'
import { NO_SPLITS } from './performance'
import type { Warnings } from './warnings'

/**
 * RECORDLIST > AGEGROUP, RECORDS > RECORD > SWIMSTYLE, MEETINFO, SPLITS, ATHLETE > CLUB or RELAY > CLUB, RELAYPOSITIONS;
 * TIMESTANDARDLIST > AGEGROUP, TIMESTANDARDS > TIMESTANDARD > SWIMSTYLE.
 * The age group of a list can stand behind its records: ages are filled in at the end of the list.
 */
export class LenexLists {
  private attributes: Attributes = {}
  private ages: Attributes = {}
  private records: RecordListInFile | null = null
  private record: RecordInFile | null = null
  private standards: StandardListInFile | null = null
  private standard: StandardInFile | null = null
  private inRelay = false

  constructor(
    private readonly file: MeetFile,
    private readonly warnings: Warnings,
  ) {}

  open(name: string, attributes: Attributes, line: number): void {
    switch (name) {
      case 'RECORDLIST':
        return this.openRecordList(attributes, line)
      case 'TIMESTANDARDLIST':
        return this.openStandardList(attributes, line)
      case 'AGEGROUP':
        this.ages = attributes
        return
      case 'RECORD':
        return this.openRecord(attributes, line)
      case 'TIMESTANDARD':
        return this.openStandard(attributes, line)
      case 'SWIMSTYLE':
        return this.style(attributes)
    }
    if (this.record !== null) this.recordPart(this.record, name, attributes)
  }

  close(name: string): void {
    if (name === 'RECORD') this.closeRecord()
    else if (name === 'TIMESTANDARD') this.closeStandard()
    else if (name === 'RELAY') this.inRelay = false
    else if (name === 'RECORDLIST' || name === 'TIMESTANDARDLIST') this.closeList()
  }

  private openRecordList(attributes: Attributes, line: number): void {
    this.begin(attributes)
    this.records = {
      line,
      name: text(attributes.name) ?? '',
      type: text(attributes.type),
      nation: text(attributes.nation),
      region: text(attributes.region),
      handicap: text(attributes.handicap),
      updated: isoDate(attributes.updated),
      records: [],
    }
    this.file.recordLists.push(this.records)
  }

  private openStandardList(attributes: Attributes, line: number): void {
    this.begin(attributes)
    const type = text(attributes.type)
    this.standards = {
      line,
      name: text(attributes.name) ?? '',
      source: 'LENEX',
      type: type ?? 'MAXIMUM',
      effectiveDate: null,
      region: text(attributes.region),
      standards: [],
    }
    this.file.standardLists.push(this.standards)
  }

  private begin(attributes: Attributes): void {
    this.attributes = attributes
    this.ages = {}
    this.records = null
    this.standards = null
  }

  private frame(line: number) {
    return {
      line,
      gender: eventGender(this.attributes.gender) as 'M' | 'F' | 'X',
      ageMin: null,
      ageMax: null,
      course: courseOf(this.attributes.course),
      distance: 0,
      stroke: 'UNKNOWN',
      legs: 1,
    }
  }

  private time(attributes: Attributes, line: number): number | null {
    const time = swimTime(attributes.swimtime)
    if (time !== null && !Number.isNaN(time)) return time
    this.warnings.add(line, 'BAD_TIME', `"${text(attributes.swimtime) ?? ''}" is not a time; the line is left out.`)
    return null
  }

  private openRecord(attributes: Attributes, line: number): void {
    const hundredths = this.time(attributes, line)
    this.inRelay = false
    this.record =
      hundredths === null
        ? null
        : {
            ...this.frame(line),
            hundredths,
            isTarget: false,
            status: text(attributes.status),
            date: null,
            meetName: null,
            city: null,
            nation: null,
            holder: null,
            relayClub: null,
            relaySwimmers: [],
            splits: NO_SPLITS,
          }
  }

  private openStandard(attributes: Attributes, line: number): void {
    const hundredths = this.time(attributes, line)
    const level = this.standards?.name ?? ''
    this.standard = hundredths === null ? null : { ...this.frame(line), hundredths, level, step: null }
  }

  private style(attributes: Attributes): void {
    const target = this.record ?? this.standard
    if (target === null) return
    target.legs = above0(attributes.relaycount) ?? 1
    target.distance = (above0(attributes.distance) ?? 0) * target.legs
    target.stroke = strokeOf(attributes.stroke, target.legs)
  }

  private recordPart(record: RecordInFile, name: string, attributes: Attributes): void {
    switch (name) {
      case 'MEETINFO':
        record.date = isoDate(attributes.date)
        record.meetName = text(attributes.name)
        record.city = text(attributes.city)
        record.nation = text(attributes.nation)
        return
      case 'RELAY':
        this.inRelay = true
        return
      case 'CLUB': {
        const club = text(attributes.name) ?? text(attributes.code)
        if (this.inRelay) record.relayClub ??= club
        else if (record.holder !== null) record.holder.clubName = club
        return
      }
      case 'ATHLETE':
        if (!this.inRelay) record.holder = readHolder(attributes)
        else if (record.relaySwimmers.length < 20) record.relaySwimmers.push(readHolder(attributes))
        return
      case 'SPLIT': {
        const distance = above0(attributes.distance)
        const hundredths = swimTime(attributes.swimtime)
        if (distance === null || hundredths === null || Number.isNaN(hundredths)) return
        if (record.splits === NO_SPLITS) record.splits = []
        ;(record.splits as Split[]).push({ distance, hundredths })
      }
    }
  }

  private closeRecord(): void {
    const { record, records } = this
    this.record = null
    if (record === null || records === null) return
    if (record.distance === 0) {
      this.warnings.add(record.line, 'NO_STYLE', 'The record names no distance and is left out.')
      return
    }
    // Without a swimmer or a relay nobody has swum it: a time to reach.
    record.isTarget = record.holder === null && record.relayClub === null && record.relaySwimmers.length === 0
    records.records.push(record)
  }

  private closeStandard(): void {
    const { standard, standards } = this
    this.standard = null
    if (standard === null || standards === null) return
    if (standard.distance > 0) standards.standards.push(standard)
    else this.warnings.add(standard.line, 'NO_STYLE', 'The standard names no distance and is left out.')
  }

  private closeList(): void {
    const ageMin = above0(this.ages.agemin)
    const ageMax = above0(this.ages.agemax)
    const gender = this.ages.gender
    for (const line of this.records?.records ?? this.standards?.standards ?? []) {
      line.ageMin = ageMin
      line.ageMax = ageMax
      if (line.gender === 'X' && (gender === 'M' || gender === 'F')) line.gender = gender
    }
    this.records = null
    this.standards = null
  }
}
