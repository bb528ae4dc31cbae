import { readAthlete } from './lenex-athlete'
import type { LenexJoin, OpenEntry, OpenResult } from './lenex-join'
import { above0, courseOf, idOf, integer, statusOf, swimTime, text, type Attributes } from './lenex-values'
import type { AthleteInFile, ClubInFile, MeetFile, Relay, RelayLeg, Seed, Split, Swim } from './meet-file'
import { newRelay, newSwim } from './performance'
import { Seeds } from './seeds'
import type { Warnings } from './warnings'

/** Clubs, people, entries and results of a LENEX meet, joined to the events when both are known. */
export class LenexResults {
  private readonly athletes = new Map<string, AthleteInFile>()
  private readonly seeds = new Seeds()
  private club: ClubInFile | null = null
  private athlete: AthleteInFile | null = null
  private relayLetter: string | null = null
  private entries: OpenEntry[] = []
  private results: OpenResult[] = []
  private entry: OpenEntry | null = null
  private result: OpenResult | null = null
  private readonly splits: Split[] = []

  constructor(
    private readonly file: MeetFile,
    private readonly warnings: Warnings,
    private readonly join: LenexJoin,
  ) {}

  open(name: string, attributes: Attributes, line: number): void {
    switch (name) {
      case 'SPLIT':
        return this.split(attributes, line)
      case 'RESULT':
        return this.openResult(attributes, line)
      case 'ENTRY':
        return this.openEntry(attributes, line)
      case 'RELAYPOSITION':
        return this.position(attributes)
      case 'ATHLETE':
        if (this.club !== null && this.relayLetter === null) this.openAthlete(attributes, line, this.club)
        return
      case 'RELAY':
        this.relayLetter = text(attributes.number) ?? '1'
        return
      case 'CLUB':
        return this.openClub(attributes, line)
    }
  }

  close(name: string): void {
    switch (name) {
      case 'RESULT':
        // A copy has no room to spare, unlike an array that grew.
        if (this.result !== null && this.splits.length > 0) this.result.swim.splits = this.splits.slice()
        this.result = null
        this.splits.length = 0
        return
      case 'ENTRY':
        this.entry = null
        return
      case 'ATHLETE':
        if (this.relayLetter !== null) return
        this.settle()
        this.athlete = null
        return
      case 'RELAY':
        this.settle()
        this.relayLetter = null
        return
      case 'CLUB':
        this.club = null
    }
  }

  private openClub(attributes: Attributes, line: number): void {
    const code = text(attributes.code)
    this.club = {
      key: String(this.file.clubs.length + 1),
      line,
      code,
      name: text(attributes.name) ?? code ?? 'Unattached',
      shortName: text(attributes.shortname),
      region: text(attributes.region),
      nation: text(attributes.nation),
      type: text(attributes.type),
    }
    this.file.clubs.push(this.club)
  }

  private openAthlete(attributes: Attributes, line: number, club: ClubInFile): void {
    const id = idOf(attributes.athleteid)
    const key = id === undefined || this.athletes.has(id) ? `line ${line}/${this.file.athletes.length}` : id
    const athlete = readAthlete(attributes, key, club, line)
    if (athlete === null) {
      this.warnings.add(line, 'BAD_ATHLETE', 'A swimmer without a name is left out, with the swims.')
      return
    }
    if (id !== undefined && key !== id) this.warnings.add(line, 'NUMBER_TWICE', `The athleteid ${key} stands for two.`)
    this.athlete = athlete
    this.athletes.set(key, athlete)
    this.file.athletes.push(athlete)
  }

  private openEntry(attributes: Attributes, line: number): void {
    if (attributes.eventid === undefined || (this.athlete === null && this.relayLetter === null)) return
    this.entry = {
      line,
      eventId: attributes.eventid,
      seed: this.seedOf(attributes),
      exhibition: attributes.status === 'EXH',
      athleteKey: this.athlete?.key ?? null,
      clubKey: this.club?.key ?? null,
      letter: this.relayLetter ?? '',
      legs: [],
      alternates: [],
      isUsed: false,
    }
    this.entries.push(this.entry)
  }

  private openResult(attributes: Attributes, line: number): void {
    const eventId = attributes.eventid
    if (eventId === undefined || this.club === null) return
    const known = statusOf(attributes.status)
    if (known === undefined) {
      const message = `The status "${text(attributes.status) ?? ''}" is not known; the swim counts as withdrawn.`
      this.warnings.add(line, 'UNKNOWN_STATUS', message)
    }
    const time = swimTime(attributes.swimtime)
    const hundredths = Number.isNaN(time) ? null : time
    if (time !== hundredths) {
      this.warnings.add(line, 'BAD_TIME', `"${text(attributes.swimtime) ?? ''}" is not a time.`)
    }
    const status = known ?? 'SCR'
    const swim = this.newResult(line, this.club)
    if (swim === null) return
    swim.status = status === 'OK' && hundredths === null ? 'NO_SWIM' : status
    swim.exhibition = attributes.status === 'EXH'
    swim.federationPoints = above0(attributes.points)
    swim.comment = text(attributes.comment)
    if (status === 'DQ') swim.dqText = swim.comment
    const lane = integer(attributes.lane)
    swim.lane = lane !== null && lane >= 0 ? lane : null
    swim.hundredths = hundredths
    swim.seed = this.seedOf(attributes)
    swim.reactionHundredths = integer(attributes.reactiontime) || null
    this.result = { swim, eventId, heatId: attributes.heatid, resultId: attributes.resultid }
    this.splits.length = 0
    this.results.push(this.result)
  }

  private seedOf(attributes: Attributes): Seed | null {
    const time = swimTime(attributes.entrytime)
    return time === null || Number.isNaN(time) ? null : this.seeds.of(time, courseOf(attributes.entrycourse))
  }

  private newResult(line: number, club: ClubInFile): Swim | Relay | null {
    if (this.relayLetter !== null) {
      const relay = newRelay(
        line,
        { clubKey: club.key, letter: this.relayLetter, legs: [], alternates: [] },
        '',
        'FINAL',
      )
      this.file.relays.push(relay)
      return relay
    }
    if (this.athlete === null) return null
    const swim = newSwim(line, this.athlete.key, '', 'FINAL')
    this.file.swims.push(swim)
    return swim
  }

  private split(attributes: Attributes, line: number): void {
    if (this.result === null) return
    const distance = above0(attributes.distance)
    const hundredths = swimTime(attributes.swimtime)
    if (distance === null || hundredths === null) return
    const before = this.splits[this.splits.length - 1]
    const fits = !before || (distance > before.distance && hundredths > before.hundredths)
    if (Number.isNaN(hundredths) || !fits) {
      this.warnings.add(line, 'BAD_SPLIT', `The split at ${distance} does not fit the one before and is left out.`)
      return
    }
    this.splits.push({ distance, hundredths })
  }

  private position(attributes: Attributes): void {
    const relay = this.result !== null && 'clubKey' in this.result.swim ? this.result.swim : this.entry
    const athleteKey = idOf(attributes.athleteid)
    if (relay === null || athleteKey === undefined) return
    const number = integer(attributes.number) ?? 0
    const status = attributes.status ?? ''
    const isReserve = number < 1 || (status !== '' && status !== 'DSQ' && status !== 'DNF')
    const list: unknown[] = isReserve ? (relay.alternates as string[]) : (relay.legs as RelayLeg[])
    if (list.length >= 20) return
    const reactionHundredths = integer(attributes.reactiontime) || null
    list.push(isReserve ? athleteKey : { number, athleteKey, hundredths: null, reactionHundredths })
  }

  /** At the end of a person or relay: results take the seeds of their entries, entries without a result stay. */
  private settle(): void {
    if (this.entries.length > 0) {
      const byEvent = new Map(this.entries.map((entry) => [entry.eventId, entry]))
      for (const { swim, eventId } of this.results) {
        const entry = byEvent.get(eventId)
        if (!entry) continue
        entry.isUsed = true
        swim.seed ??= entry.seed
      }
    }
    for (const result of this.results) this.join.result(result)
    for (const entry of this.entries) if (!entry.isUsed) this.join.entry(entry)
    this.results = []
    this.entries = []
  }
}
