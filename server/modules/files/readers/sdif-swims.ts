import { cut, decimal, positive, UNREADABLE } from './columns'
import { fillLegTimes, heatAndLane, type FixedColumnReader } from './fixed-columns'
import type {
  AthleteInFile,
  ClubInFile,
  EventInFile,
  Performance,
  Relay,
  RelayLeg,
  Round,
  Seed,
  Swim,
} from './meet-file'
import { addRound } from './meet-file-builder'
import { newRelay, newScore, newSwim } from './performance'
import type { SdifPeople } from './sdif-people'
import { individualSplits, relaySplits } from './sdif-splits'
import { sdifEvent, sdifSeed, sdifTime, type SdifTime } from './sdif-values'

/**
 * Entries and swims of an SDIF file. One D0 (person) or E0 (relay) holds up to three rounds:
 *
 * D0  67 event sex · 68-71 distance · 72 stroke · 73-76 number · 77-80 ages · 81-88 date · 89-96 seed, 97 ·
 *     98-105 preliminary, 106 · 107-114 swim-off, 115 · 116-123 final, 124 · 125-128, 129-132 heat and lane ·
 *     133-135, 136-138 place · 139-142 points · CL2: 156 X exhibition
 * E0  12 letter · 13-18 club · 21 event sex · 22-25 distance · 26 stroke · 27-30 number · 31-34 ages · 38-45 date ·
 *     46-53 seed, 54 · 55-62, 63 · 64-71, 72 · 73-80, 81 · 82-85, 86-89 heat and lane · 90-92, 93-95 place · 96-99 points
 * F0  77, 78, 79 leg in preliminary, swim-off, final (A = reserve) · 80-87 leg time
 * G0  splits of the D0 or F0 above, of the round in 144: sdif-splits.ts
 */
interface Layout {
  event: number
  date: number
  seed: number
  rounds: { letter: string; round: Round; time: number; heat: number; lane: number; width: number; place: number }[]
  points: [number, number]
}

const D0: Layout = {
  event: 67,
  date: 81,
  seed: 89,
  rounds: [
    { letter: 'P', round: 'PRELIM', time: 98, heat: 125, lane: 127, width: 2, place: 133 },
    { letter: 'S', round: 'SWIM_OFF', time: 107, heat: 0, lane: 0, width: 0, place: 0 },
    { letter: 'F', round: 'FINAL', time: 116, heat: 129, lane: 131, width: 2, place: 136 },
  ],
  points: [139, 142],
}

const E0: Layout = {
  event: 21,
  date: 38,
  seed: 46,
  rounds: [
    { letter: 'P', round: 'PRELIM', time: 55, heat: 82, lane: 84, width: 2, place: 90 },
    { letter: 'S', round: 'SWIM_OFF', time: 64, heat: 0, lane: 0, width: 0, place: 0 },
    { letter: 'F', round: 'FINAL', time: 73, heat: 86, lane: 88, width: 2, place: 93 },
  ],
  points: [96, 99],
}

export class SdifSwims {
  onlyEntries = false
  private event: EventInFile | null = null
  /** rounds of the record above, by their letter, for the splits */
  private readonly swims = new Map<string, Swim | Relay>()
  private relays: Relay[] = []
  private team: Team | null = null
  /** the leg of the F0 above */
  private leg = 0

  constructor(
    private readonly reader: FixedColumnReader,
    private readonly people: SdifPeople,
  ) {}

  individual(line: string, number: number, club: ClubInFile): void {
    this.flush()
    const athlete = this.people.individual(line, number, club)
    if (athlete === null) return
    const { file } = this.reader
    if (cut(line, D0.event, D0.event + 9) === '') {
      // On a relay only: known, without an event.
      file.entries.push(entryOf(number, athlete, null, null))
      return
    }
    const event = this.eventOf(line, number, D0, false)
    const seed = sdifSeed(this.reader, line, number, D0.seed)
    this.reader.warnAge(athlete, event, number)
    const isExhibition = file.format === 'CL2' && line.charAt(155) === 'X'
    let swum = false
    if (!this.onlyEntries) {
      for (const layout of D0.rounds) {
        const time = sdifTime(this.reader, line, number, layout.time)
        if (time === null) continue
        swum = true
        if (event.isDiving) {
          const score = newScore(number, athlete.key, event.key, layout.round)
          this.fill(score, line, number, D0, layout, time)
          score.exhibition = isExhibition
          score.scoreHundredths = time.hundredths
          score.seedScoreHundredths = seed?.hundredths ?? null
          file.scores.push(score)
        } else {
          const swim = newSwim(number, athlete.key, event.key, layout.round)
          this.fill(swim, line, number, D0, layout, time)
          swim.exhibition = isExhibition
          fillTime(swim, time, seed, file.meet?.course ?? null)
          file.swims.push(swim)
          this.swims.set(layout.letter, swim)
        }
        addRound(event, layout.round, file.meet?.course ?? null)
      }
    }
    if (!swum) file.entries.push(entryOf(number, athlete, event, seed))
  }

  relay(line: string, number: number, currentClub: ClubInFile): void {
    this.flush()
    const code = cut(line, 15, 18)
    const club =
      currentClub.code?.slice(0, 4) === code ? currentClub : (this.reader.clubs.withCode(code) ?? currentClub)
    const event = this.eventOf(line, number, E0, true)
    const seed = sdifSeed(this.reader, line, number, E0.seed)
    const letter = this.reader.word(cut(line, 12, 12)) ?? 'A'
    const clubKey = club.key
    if (!this.onlyEntries) {
      for (const layout of E0.rounds) {
        const time = sdifTime(this.reader, line, number, layout.time)
        if (time === null) continue
        const relay = newRelay(number, { clubKey, letter, legs: [], alternates: [] }, event.key, layout.round)
        this.fill(relay, line, number, E0, layout, time)
        fillTime(relay, time, seed, this.reader.file.meet?.course ?? null)
        addRound(event, layout.round, this.reader.file.meet?.course ?? null)
        this.reader.file.relays.push(relay)
        this.relays.push(relay)
        this.swims.set(layout.letter, relay)
      }
    }
    if (this.relays.length > 0) return
    const date = this.reader.date(line, E0.date, number)
    this.team = { legs: [], alternates: [] }
    const { legs, alternates } = this.team
    this.reader.file.relayEntries.push({
      line: number,
      clubKey,
      letter,
      eventKey: event.key,
      seed,
      date,
      legs,
      alternates,
    })
  }

  relayLeg(line: string, number: number, club: ClubInFile): void {
    this.leg = 0
    const athlete = this.people.inRelay(line, number, club)
    if (athlete === null) return
    const time = decimal(line, 80, 87)
    const hundredths = time === null || time === UNREADABLE || time === 0 ? null : time
    // The order of an entry stands in any of the three columns.
    if (this.team !== null) {
      const code = [79, 77, 78].map((column) => line.charAt(column - 1)).find((letter) => letter > '0') ?? ''
      addLeg(this.team, code, athlete, hundredths)
    }
    for (const [letter, column] of [
      ['P', 77],
      ['S', 78],
      ['F', 79],
    ] as const) {
      const relay = this.swims.get(letter)
      if (!relay || !('clubKey' in relay)) continue
      const code = line.charAt(column - 1)
      addLeg(relay, code, athlete, hundredths)
      if (code >= '1' && code <= '9') this.leg = Number(code)
    }
  }

  splits(line: string, number: number): void {
    const { event } = this
    const swim = this.swims.get(line.charAt(143) || 'F')
    if (event === null || swim === undefined) return
    const isRelay = 'clubKey' in swim
    const read = isRelay ? relaySplits(line, swim, event, this.leg) : individualSplits(line, swim, event)
    swim.splits = read.splits
    if (read.isOpen) {
      const message = 'Splits are missing, so it is open which distance the others belong to; they are left out.'
      this.reader.warnings.add(number, 'BAD_SPLIT', message)
    }
  }

  /** Ends the record above: leg times follow from the splits, where both ends of a leg are known. */
  flush(): void {
    for (const relay of this.relays) {
      const legs = (relay.legs as RelayLeg[]).sort((a, b) => a.number - b.number)
      if (this.event !== null) fillLegTimes(legs, relay.splits, this.event, relay.hundredths)
    }
    this.relays = []
    this.swims.clear()
    this.team = null
    this.event = null
    this.leg = 0
  }

  private eventOf(line: string, number: number, layout: Layout, isRelay: boolean): EventInFile {
    const text = `${isRelay ? 'R' : 'I'}${line.slice(layout.event - 1, layout.event + 13)}`
    this.event = this.reader.event(text, () => sdifEvent(line, number, layout.event, isRelay))
    return this.event
  }

  private fill(
    swim: Performance,
    line: string,
    number: number,
    layout: Layout,
    at: Layout['rounds'][number],
    time: SdifTime,
  ): void {
    swim.status = time.status
    swim.date = this.reader.date(line, layout.date, number) ?? this.reader.file.meet?.startDate ?? null
    if (at.heat > 0) {
      const { heat, lane } = heatAndLane(line, [at.heat, at.heat + 1], [at.lane, at.lane + 1])
      swim.heat = heat
      swim.lane = lane
      swim.place = time.status === 'OK' ? positive(line, at.place, at.place + 2) : null
    }
    if (at.round === 'FINAL') {
      const points = decimal(line, ...layout.points)
      swim.pointsHundredths = points === null || points === UNREADABLE ? 0 : points
    }
  }
}

function fillTime(swim: Swim | Relay, time: SdifTime, seed: Seed | null, meetCourse: string | null): void {
  swim.hundredths = time.hundredths
  swim.course = time.course ?? meetCourse
  swim.seed = seed
}

const entryOf = (line: number, athlete: AthleteInFile, event: EventInFile | null, seed: Seed | null) => ({
  line,
  athleteKey: athlete.key,
  eventKey: event?.key ?? null,
  seed: event?.isDiving ? null : seed,
  seedScoreHundredths: event?.isDiving ? (seed?.hundredths ?? null) : null,
  exhibition: false,
})

interface Team {
  legs: readonly RelayLeg[]
  alternates: readonly string[]
}

function addLeg(team: Team, code: string, athlete: AthleteInFile, time: number | null): void {
  if (code === 'A' && team.alternates.length < 8) (team.alternates as string[]).push(athlete.key)
  const number = Number(code)
  if (!(number >= 1 && number <= 8) || team.legs.some((leg) => leg.number === number)) return
  ;(team.legs as RelayLeg[]).push({ number, athleteKey: athlete.key, hundredths: time, reactionHundredths: null })
}
