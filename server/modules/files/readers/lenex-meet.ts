import { LenexJoin, type LenexRound } from './lenex-join'
import { LenexResults } from './lenex-results'
import {
  above0,
  clockTime,
  courseOf,
  eventGender,
  idOf,
  isoDate,
  roundOf,
  strokeOf,
  text,
  type Attributes,
} from './lenex-values'
import type { AgeGroup, EventInFile, EventRound, MeetFile, MeetInFile, SessionInFile, Timing } from './meet-file'
import type { Warnings } from './warnings'

interface OpenEvent {
  attributes: Attributes
  line: number
  style: Attributes | null
  ageGroups: AgeGroup[]
}

const timings = new Map<string | undefined, Timing>([
  ['AUTOMATIC', 'automatic'],
  ['SEMIAUTOMATIC', 'semi'],
  ['MANUAL1', 'manual'],
  ['MANUAL2', 'manual'],
  ['MANUAL3', 'manual'],
])

const MOST_AGE_GROUPS = 100

/** The MEET element: the meet itself, its sessions and events. Clubs, people and results go to LenexResults. */
export class LenexMeet {
  private readonly join: LenexJoin
  private readonly events = new Map<string, EventInFile>()
  private readonly results: LenexResults
  private meet: MeetInFile | null = null
  private meetTiming: Timing = 'unknown'
  private session: SessionInFile | null = null
  private sessionTiming: Timing = 'unknown'
  private event: OpenEvent | null = null
  private ageGroup: AgeGroup | null = null
  private inSessions = false
  private inClubs = false

  constructor(
    private readonly file: MeetFile,
    private readonly warnings: Warnings,
  ) {
    this.join = new LenexJoin(file, warnings)
    this.results = new LenexResults(file, warnings, this.join)
  }

  begin(attributes: Attributes): void {
    this.meetTiming = timings.get(attributes.timing) ?? 'unknown'
    this.meet = this.file.meet = {
      name: text(attributes.name) ?? '',
      facility: null,
      city: text(attributes.city),
      nation: text(attributes.nation),
      startDate: null,
      endDate: null,
      course: courseOf(attributes.course),
      ageDate: null,
      ageRule: null,
      altitude: text(attributes.altitude),
      sanction: null,
      masters: attributes.masters === 'T',
    }
  }

  open(name: string, attributes: Attributes, line: number): void {
    if (this.inClubs) return this.results.open(name, attributes, line)
    if (!this.inSessions) {
      switch (name) {
        case 'CLUBS':
          this.inClubs = true
          return
        case 'SESSIONS':
          this.inSessions = true
          return
        case 'AGEDATE':
          this.meet!.ageDate = isoDate(attributes.value)
          this.meet!.ageRule = text(attributes.type)
          return
        case 'POOL':
        case 'FACILITY':
          this.meet!.facility ??= text(attributes.name)
          return
      }
      return
    }
    switch (name) {
      case 'RANKING':
        if (this.ageGroup !== null) this.join.rank(attributes.resultid, this.ageGroup, above0(attributes.place))
        return
      case 'HEAT':
        return this.join.heat(attributes.heatid, above0(attributes.number))
      case 'AGEGROUP':
        return this.openAgeGroup(attributes)
      case 'SWIMSTYLE':
        if (this.event !== null) this.event.style = attributes
        return
      case 'EVENT':
        this.event = { attributes, line, style: null, ageGroups: [] }
        return
      case 'SESSION':
        return this.openSession(attributes, line)
    }
  }

  close(name: string): void {
    if (this.inClubs) {
      if (name === 'CLUBS') this.inClubs = false
      else this.results.close(name)
      return
    }
    if (name === 'EVENT') this.closeEvent()
    else if (name === 'AGEGROUP') this.ageGroup = null
    else if (name === 'SESSIONS') {
      this.inSessions = false
      this.join.scheduleIsKnown = true
    }
  }

  finish(): void {
    this.join.finish()
  }

  private openAgeGroup(attributes: Attributes): void {
    this.ageGroup = {
      name: text(attributes.name),
      ageMin: above0(attributes.agemin),
      ageMax: above0(attributes.agemax),
    }
    if (this.event !== null && this.event.ageGroups.length < MOST_AGE_GROUPS) this.event.ageGroups.push(this.ageGroup)
  }

  private openSession(attributes: Attributes, line: number): void {
    const meet = this.meet!
    const before = this.session
    const index = this.file.sessions.length + 1
    const date = isoDate(attributes.date)
    this.session = {
      key: String(index),
      number: above0(attributes.number) ?? index,
      name: text(attributes.name),
      date,
      time: clockTime(attributes.daytime),
      course: courseOf(attributes.course) ?? meet.course,
    }
    this.sessionTiming = timings.get(attributes.timing) ?? this.meetTiming
    this.file.sessions.push(this.session)
    if (date === null) this.warnings.add(line, 'NO_SESSION_DATE', 'The session has no date.')
    else {
      if (meet.startDate === null || date < meet.startDate) meet.startDate = date
      if (meet.endDate === null || date > meet.endDate) meet.endDate = date
    }
    if (
      before?.date === date &&
      before.time !== null &&
      this.session.time !== null &&
      this.session.time < before.time
    ) {
      const message = `The session starts at ${this.session.time}, before the one before it. Is a 12-hour clock meant?`
      this.warnings.add(line, 'SESSION_CLOCK', message)
    }
  }

  private closeEvent(): void {
    const open = this.event
    this.event = null
    this.ageGroup = null
    const id = idOf(open?.attributes.eventid)
    if (!open || id === undefined) return
    const { attributes, line } = open
    const known = roundOf(attributes.round)
    if (known === undefined) {
      const message = `The round "${text(attributes.round) ?? ''}" is not known; it counts as a final.`
      this.warnings.add(line, 'UNKNOWN_ROUND', message)
    }
    const event = this.eventOf(open)
    const round: EventRound = {
      round: known ?? 'FINAL',
      roundInFile: text(attributes.round),
      idInFile: id,
      sessionKey: this.session?.key ?? null,
      time: clockTime(attributes.daytime),
      course: this.session?.course ?? this.meet!.course,
    }
    event.rounds.push(round)
    const joined: LenexRound = { event, round, date: this.session?.date ?? null, timing: this.sessionTiming }
    this.join.addRound(id, joined)
  }

  // Preliminaries and finals are EVENT elements of their own with one number: number, sex and style join them.
  private eventOf({ attributes, line, style, ageGroups }: OpenEvent): EventInFile {
    const legs = above0(style?.relaycount) ?? 1
    const legDistance = above0(style?.distance)
    const stroke = strokeOf(style?.stroke, legs)
    const number = text(attributes.number)
    const gender = eventGender(attributes.gender)
    const identity = `${number ?? `id ${attributes.eventid}`}|${gender}|${legs}|${legDistance}|${stroke}`
    let event = this.events.get(identity)
    if (!event) {
      if (stroke === 'UNKNOWN') {
        const message = `The style "${text(style?.name) ?? ''}" has no stroke that is known here.`
        this.warnings.add(line, 'UNKNOWN_STROKE', message)
      }
      event = {
        key: String(this.file.events.length + 1),
        line,
        number: number?.slice(0, 20) ?? null,
        gender,
        ageMin: null,
        ageMax: null,
        ageGroups: [],
        distance: legDistance === null ? null : legDistance * legs,
        stroke,
        legs,
        isDiving: false,
        dives: null,
        rounds: [],
      }
      this.events.set(identity, event)
      this.file.events.push(event)
    }
    if (event.ageGroups.length === 0 && ageGroups.length > 0) {
      event.ageGroups = ageGroups
      event.ageMin = widest(
        ageGroups.map((group) => group.ageMin),
        Math.min,
      )
      event.ageMax = widest(
        ageGroups.map((group) => group.ageMax),
        Math.max,
      )
    }
    return event
  }
}

const widest = (ages: (number | null)[], pick: (...ages: number[]) => number): number | null =>
  ages.some((age) => age === null) ? null : pick(...(ages as number[]))
