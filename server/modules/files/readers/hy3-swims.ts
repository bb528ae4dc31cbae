import { courseAt, cut, cutClean, decimal, hundredths, positive, UNREADABLE, whole } from './columns'
import { fillLegTimes, heatAndLane, type FixedColumnReader } from './fixed-columns'
import { readEvent, readSplits, roundOfLetter, setStatus, timingOf, withSign } from './hy3-values'
import type { AthleteInFile, ClubInFile, EventInFile, Relay, RelayLeg, Score, Seed, Swim } from './meet-file'
import { addRound } from './meet-file-builder'
import { Seeds } from './seeds'
import { newRelay, newScore, newSwim } from './performance'

/**
 * The entries and swims of an HY3 file. E1 (person) and F1 (relay) carry the entry, the E2 / F2 behind it one round:
 *
 * E1  4-8 athlete number · 9-13 begin of the last name · 14 event sex · 16-21 distance (diving: dives) · 22 stroke ·
 *     23-25, 26-28 ages · 39-42 event number · 52-59 seed as entered, 60 course · 61-68 points · 84 X exhibition ·
 *     96 T time trial, S swim-off
 * E2  3 round · 4-11 time · 12 course · 13 status · 14-15 DQ code · 16 X exhibition · 21-23 heat · 24-26 lane ·
 *     30-33 place · 39-62 three hand timers · 63-74 touch pad · 75-82 backup · 83-87 reaction · 88-95 date
 * F1  3-7 club · 8 relay letter, the rest as E1 · F2 as E2, 83-102 four reaction times · 103-110 date
 * F3  groups of 13 from column 3: sex, athlete number (5), name (5), round, leg; legs 5-8 are reserves
 * G1  groups of 11 from column 3: round, count of lengths (2), time from the start (8)
 * H1 H2  3-4 DQ code · 5- text, of the E2 or F2 above
 */
interface OpenEntry {
  line: number
  athlete: AthleteInFile | null
  club: ClubInFile | null
  letter: string
  event: EventInFile
  /** seed, or the score for diving */
  seed: Seed | null
  points: number | null
  exhibition: boolean
  /** column 96 */
  marker: string
  hasSwim: boolean
  legs: RelayLeg[]
  alternates: string[]
}

export class Hy3Swims {
  onlyEntries = false
  private readonly seeds = new Seeds()
  private entry: OpenEntry | null = null
  private current: Swim | Relay | Score | null = null
  private currentRound = ''
  /** events of the current athlete that have a swim, and those with a final */
  private readonly swum = new Set<EventInFile>()
  private readonly finals = new Set<EventInFile>()
  private lastAthlete: AthleteInFile | null = null

  constructor(
    private readonly reader: FixedColumnReader,
    private readonly athletes: Map<number, AthleteInFile>,
  ) {}

  individual(line: string, number: number): void {
    this.flush()
    const fileNumber = whole(line, 4, 8)
    const athlete = fileNumber === null ? undefined : this.athletes.get(fileNumber)
    if (!athlete) {
      this.reader.warnings.add(number, 'UNKNOWN_ATHLETE', 'The swimmer of this entry is not in the file.')
      return
    }
    if (athlete !== this.lastAthlete) {
      this.lastAthlete = athlete
      this.swum.clear()
      this.finals.clear()
    }
    if (!athlete.lastName.startsWith(line.slice(8, 13).trim())) {
      const message = `The entry names "${cutClean(line, 9, 13)}", the swimmer with this number has another name.`
      this.reader.warnings.add(number, 'NAME_DIFFERS', message)
    }
    this.entry = this.open(line, number, athlete, null, '')
    this.reader.warnAge(athlete, this.entry.event, number)
  }

  relay(line: string, number: number, currentClub: ClubInFile | null): void {
    this.flush()
    const code = cut(line, 3, 7)
    const club = currentClub?.code === code ? currentClub : (this.reader.clubs.withCode(code) ?? currentClub)
    if (!club) {
      this.reader.warnings.add(number, 'UNKNOWN_CLUB', `The club "${cutClean(line, 3, 7)}" of this relay is not here.`)
      return
    }
    this.entry = this.open(line, number, null, club, this.reader.word(cut(line, 8, 8)) ?? 'A')
  }

  private open(line: string, number: number, athlete: AthleteInFile | null, club: ClubInFile | null, letter: string) {
    const isRelay = athlete === null
    const text = `${isRelay ? 'R' : 'I'}${line.charAt(13)}${line.slice(15, 28)}${line.slice(38, 42)}`
    const event = this.reader.event(text, () => readEvent(line, number, isRelay))
    const time = hundredths(line, 52, 59)
    const isUnreadable = time === UNREADABLE && cut(line, 52, 59) !== 'NT'
    const seedTime = isUnreadable ? this.reader.badTime(line, 52, 59, number) : time === UNREADABLE ? null : time
    const points = decimal(line, 61, 68)
    return {
      line: number,
      athlete,
      club,
      letter,
      event,
      seed: seedTime === null ? null : this.seeds.of(seedTime, event.isDiving ? null : courseAt(line, 60)),
      points: points === UNREADABLE ? null : points,
      exhibition: line.charAt(83) === 'X',
      marker: line.charAt(95),
      hasSwim: false,
      legs: [],
      alternates: [],
    }
  }

  /** An entry that was not followed by a swim stays an entry. */
  flush(): void {
    const { entry } = this
    this.entry = null
    this.current = null
    if (entry === null || entry.hasSwim) return
    const { line, event, seed } = entry
    if (entry.athlete !== null) {
      if (this.swum.has(event)) return
      const athleteKey = entry.athlete.key
      this.reader.file.entries.push({
        line,
        athleteKey,
        eventKey: event.key,
        seed: event.isDiving ? null : seed,
        seedScoreHundredths: event.isDiving ? (seed?.hundredths ?? null) : null,
        exhibition: entry.exhibition,
      })
    } else if (entry.club !== null) {
      const { letter, legs, alternates } = entry
      const clubKey = entry.club.key
      this.reader.file.relayEntries.push({
        line,
        clubKey,
        letter,
        eventKey: event.key,
        seed,
        date: null,
        legs,
        alternates,
      })
    }
  }

  individualResult(line: string, number: number): void {
    const { entry } = this
    if (entry === null || entry.athlete === null || this.onlyEntries) return
    const { event, athlete } = entry
    const round = roundOfLetter(line.charAt(2), entry.marker, event.number)
    const time = this.time(line, number)
    if (event.isDiving) {
      const score = newScore(number, athlete.key, event.key, round)
      score.scoreHundredths = time
      score.seedScoreHundredths = entry.seed?.hundredths ?? null
      this.reader.file.scores.push(score)
      this.current = score
    } else {
      const swim = newSwim(number, athlete.key, event.key, round)
      this.fillSwim(swim, line, number, entry, time)
      this.reader.file.swims.push(swim)
      this.current = swim
    }
    this.fill(this.current, line, number, entry, 88, time)
    this.swum.add(event)
    if (round === 'FINAL') this.finals.add(event)
    else if (round === 'PRELIM' && this.finals.has(event)) this.current.pointsHundredths = null
  }

  relayResult(line: string, number: number): void {
    const { entry } = this
    if (entry === null || entry.club === null || this.onlyEntries) return
    const round = roundOfLetter(line.charAt(2), entry.marker, entry.event.number)
    const time = this.time(line, number)
    const { letter, legs, alternates } = entry
    const relay = newRelay(number, { clubKey: entry.club.key, letter, legs, alternates }, entry.event.key, round)
    this.fillSwim(relay, line, number, entry, time)
    this.fill(relay, line, number, entry, 103, time)
    this.reactions = [0, 1, 2, 3].map((leg) => withSign(line, 83 + leg * 5, 87 + leg * 5))
    this.reader.file.relays.push(relay)
    this.current = relay
  }

  private reactions: (number | null)[] = []

  private fill(
    swim: Swim | Relay | Score,
    line: string,
    number: number,
    entry: OpenEntry,
    dateColumn: number,
    time: number | null,
  ): void {
    const { meet } = this.reader.file
    const { heat, lane } = heatAndLane(line, [21, 23], [24, 26])
    swim.heat = heat
    swim.lane = lane
    swim.exhibition = entry.exhibition || line.charAt(15) === 'X'
    swim.date = this.reader.date(line, dateColumn, number) ?? meet?.startDate ?? null
    swim.place = positive(line, 30, 33)
    swim.dqCode = this.reader.word(cutClean(line, 14, 15))
    // The points of the entry are repeated for each round; they were won in the last one.
    swim.pointsHundredths = swim.round === 'PRELIM' && !(entry.points ?? 0) ? null : entry.points
    setStatus(swim, line.charAt(12), time)
    if (swim.status !== 'OK') swim.place = null
    this.currentRound = line.charAt(2)
    entry.hasSwim = true
    addRound(entry.event, swim.round, meet?.course ?? null)
  }

  private time(line: string, number: number): number | null {
    const time = hundredths(line, 4, 11)
    return time === UNREADABLE ? this.reader.badTime(line, 4, 11, number) : time
  }

  private fillSwim(swim: Swim | Relay, line: string, number: number, entry: OpenEntry, time: number | null): void {
    const { timing, differs } = timingOf(line, time)
    if (differs) {
      this.reader.warnings.add(number, 'TIME_DIFFERS', 'The time and the touch pad differ by more than a second.')
    }
    swim.hundredths = time
    swim.course = courseAt(line, 12) ?? this.reader.file.meet?.course ?? null
    swim.seed = entry.seed
    swim.reactionHundredths = withSign(line, 83, 87)
    swim.timing = timing
  }

  splits(line: string, number: number): void {
    const { current, entry } = this
    if (current === null || entry === null || !('splits' in current)) return
    current.splits = readSplits(line, number, this.currentRound, current, entry.event, this.reader.warnings)
  }

  disqualification(line: string): void {
    const { current } = this
    if (current === null) return
    const text = cutClean(line, 5, 128)
    current.dqCode ??= this.reader.word(cutClean(line, 3, 4))
    if (text === '' || current.dqText?.endsWith(text)) return
    current.dqText = current.dqText === null ? this.reader.word(text) : `${current.dqText} ${text}`.slice(0, 500)
  }

  relayLegs(line: string, number: number): void {
    const { entry, current } = this
    if (entry === null || entry.club === null) return
    for (let at = 3; at + 12 <= line.length && at < 107; at += 13) {
      const fileNumber = whole(line, at + 1, at + 5)
      const leg = whole(line, at + 12, at + 12)
      const round = line.charAt(at + 10)
      if (fileNumber === null || leg === null || leg < 1) continue
      if (current !== null && round !== ' ' && round !== this.currentRound) continue
      const athlete = this.athletes.get(fileNumber)
      if (!athlete) {
        this.reader.warnings.add(number, 'UNKNOWN_ATHLETE', `The swimmer of leg ${leg} is not in the file.`)
      } else if (leg > 4) {
        if (entry.alternates.length < 8) entry.alternates.push(athlete.key)
      } else if (!entry.legs.some((known) => known.number === leg)) {
        const reactionHundredths = this.reactions[leg - 1] ?? null
        entry.legs.push({ number: leg, athleteKey: athlete.key, hundredths: null, reactionHundredths })
      }
    }
    entry.legs.sort((a, b) => a.number - b.number)
    if (current !== null && 'clubKey' in current)
      fillLegTimes(entry.legs, current.splits, entry.event, current.hundredths)
  }
}
