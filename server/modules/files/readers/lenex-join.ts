import { fillLegTimes } from './fixed-columns'
import type {
  AgeGroup,
  EventInFile,
  EventRound,
  MeetFile,
  Place,
  Relay,
  RelayLeg,
  Seed,
  Swim,
  Timing,
} from './meet-file'
import { idOf } from './lenex-values'
import type { Warnings } from './warnings'

/** One EVENT element: a round of an event, as the results name it. */
export interface LenexRound {
  event: EventInFile
  round: EventRound
  date: string | null
  timing: Timing
}

export interface OpenEntry {
  line: number
  eventId: string
  seed: Seed | null
  exhibition: boolean
  athleteKey: string | null
  clubKey: string | null
  letter: string
  legs: RelayLeg[]
  alternates: string[]
  isUsed: boolean
}

export interface OpenResult {
  swim: Swim | Relay
  eventId: string
  heatId: string | undefined
  resultId: string | undefined
}

type PlacesOfGroup = Map<number | null, readonly Place[]>

/** Joins results and entries to the rounds, heats and rankings that a LENEX meet lists apart from them. */
export class LenexJoin {
  /** SESSIONS came before CLUBS, as usual: each result can be joined at once. Otherwise all wait for the end. */
  scheduleIsKnown = false
  private readonly rounds = new Map<string, LenexRound>()
  // Heats are looked up without their event: results of a final can swim in a heat of the fastest-heats event.
  private readonly heats = new Map<string, number>()
  private readonly places = new Map<string | number, readonly Place[]>()
  private readonly samePlaces = new Map<string, PlacesOfGroup>()
  private placesOfGroup: PlacesOfGroup = new Map()
  private rankedGroup: AgeGroup | null = null
  private waitingResults: OpenResult[] = []
  private waitingEntries: OpenEntry[] = []
  private unknownEvents = 0

  constructor(
    private readonly file: MeetFile,
    private readonly warnings: Warnings,
  ) {}

  addRound(eventId: string, round: LenexRound): void {
    this.rounds.set(eventId, round)
  }

  rank(resultId: string | undefined, group: AgeGroup, place: number | null): void {
    const key = rankingKey(resultId)
    if (key === undefined) return
    const placed = this.placeIn(group, place)
    const known = this.places.get(key)
    this.places.set(key, known === undefined ? placed : [...known, ...placed])
  }

  // Many events have a place 7 of the open class: one object stands for all of them.
  private placeIn(group: AgeGroup, place: number | null): readonly Place[] {
    const { name, ageMin, ageMax } = group
    if (group !== this.rankedGroup) {
      this.rankedGroup = group
      const identity = `${ageMin}|${ageMax}|${name}`
      this.placesOfGroup = this.samePlaces.get(identity) ?? new Map()
      if (this.samePlaces.size < 1000) this.samePlaces.set(identity, this.placesOfGroup)
    }
    const known = this.placesOfGroup.get(place)
    if (known !== undefined) return known
    const placed = [{ name, ageMin, ageMax, place }]
    if (this.placesOfGroup.size < 5000) this.placesOfGroup.set(place, placed)
    return placed
  }

  heat(heatId: string | undefined, number: number | null): void {
    const id = idOf(heatId)
    if (id !== undefined && number !== null) this.heats.set(id, number)
  }

  result(result: OpenResult): void {
    if (!this.scheduleIsKnown) {
      this.waitingResults.push(result)
      return
    }
    const { swim, eventId, heatId, resultId } = result
    const joined = this.rounds.get(eventId)
    if (!joined) {
      this.unknownEvents++
      this.warnings.add(swim.line, 'UNKNOWN_EVENT', 'The event of this result is not in the file; it is left out.')
      return
    }
    swim.eventKey = joined.event.key
    swim.round = joined.round.round
    swim.roundInFile = joined.round.roundInFile
    swim.course = joined.round.course
    swim.date = joined.date ?? this.file.meet?.startDate ?? null
    swim.timing = swim.hundredths === null ? 'unknown' : joined.timing
    swim.heat = heatId === undefined ? null : (this.heats.get(heatId) ?? null)
    const key = rankingKey(resultId)
    const places = key === undefined ? undefined : this.places.get(key)
    if (key !== undefined && places !== undefined) {
      swim.places = places
      swim.place = placeOfNarrowest(places)
      this.places.delete(key)
    }
    if (swim.seed !== null && swim.hundredths !== null && swim.seed.hundredths > swim.hundredths * 3) {
      const message = 'The entry time is more than three times the result; it is kept as it stands.'
      this.warnings.add(swim.line, 'IMPLAUSIBLE_SEED', message)
    }
    if ('legs' in swim) {
      const legs = (swim.legs as RelayLeg[]).sort((a, b) => a.number - b.number)
      fillLegTimes(legs, swim.splits, joined.event, swim.hundredths)
    }
  }

  entry(entry: OpenEntry): void {
    if (!this.scheduleIsKnown) {
      this.waitingEntries.push(entry)
      return
    }
    const { line, seed, athleteKey, clubKey, letter, legs, alternates, exhibition } = entry
    const eventKey = this.rounds.get(entry.eventId)?.event.key
    if (eventKey === undefined) {
      this.warnings.add(line, 'UNKNOWN_EVENT', 'The event of this entry is not in the file; it is left out.')
    } else if (athleteKey !== null) {
      this.file.entries.push({ line, athleteKey, eventKey, seed, seedScoreHundredths: null, exhibition })
    } else if (clubKey !== null) {
      this.file.relayEntries.push({ line, clubKey, letter, eventKey, seed, date: null, legs, alternates })
    }
  }

  /** Joins what waited, leaves out what fits nowhere, and drops member ids that identify nobody. */
  finish(): void {
    this.scheduleIsKnown = true
    for (const result of this.waitingResults) this.result(result)
    for (const entry of this.waitingEntries) this.entry(entry)
    const { file } = this
    if (this.unknownEvents > 0) {
      file.swims = file.swims.filter((swim) => swim.eventKey !== '')
      file.relays = file.relays.filter((relay) => relay.eventKey !== '')
    }
    const known = new Set(file.athletes.map((athlete) => athlete.key))
    for (const relay of [...file.relays, ...file.relayEntries]) {
      const legs = relay.legs.filter((leg) => known.has(leg.athleteKey))
      if (legs.length === relay.legs.length) continue
      relay.legs = legs
      this.warnings.add(relay.line, 'UNKNOWN_ATHLETE', 'A swimmer of this relay is not in the file.')
    }
    this.dropSharedIds()
  }

  // Licence columns also hold a class or one number for a whole team: what several people share is nobody's id.
  private dropSharedIds(): void {
    const owners = new Map<string, number>()
    for (const { memberId } of this.file.athletes) {
      if (memberId !== null) owners.set(memberId, (owners.get(memberId) ?? 0) + 1)
    }
    for (const athlete of this.file.athletes) {
      if (athlete.memberId === null || owners.get(athlete.memberId) === 1) continue
      athlete.memberId = null
      this.warnings.add(athlete.line, 'SHARED_ID', 'Several swimmers have this member id; it is not used.')
    }
  }
}

/** Numbers take less room than their digits, and most ids are numbers. */
function rankingKey(id: string | undefined): string | number | undefined {
  if (id === undefined || id.length > 9) return idOf(id)
  let number = 0
  for (let i = 0; i < id.length; i++) {
    const digit = id.charCodeAt(i) - 48
    if (!(digit >= 0 && digit <= 9) || (digit === 0 && number === 0)) return id
    number = number * 10 + digit
  }
  return number
}

/** Of several age groups the narrowest that gives a place. */
function placeOfNarrowest(places: readonly Place[]): number | null {
  let best: Place | null = null
  for (const place of places) {
    if (place.place !== null && (best === null || width(place) < width(best))) best = place
  }
  return best?.place ?? null
}

const width = (group: AgeGroup): number => (group.ageMax ?? 200) - (group.ageMin ?? 0)
