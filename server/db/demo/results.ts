import { placeSwims } from 'contracts/placing'
import type { ResultStatus } from 'contracts/result-status'
import type { Round } from 'contracts/round'
import type { Timing } from 'contracts/lead-off'
import { splitsOf, swimTime } from './ability'
import { demoSource, type DemoSetting } from './demo-setting'
import { disqualificationRate, drawReason, type Reason } from './disqualifications'
import type { OfferedEvent } from './meet-events'
import type { DemoAthlete } from './people'
import type { Random } from './random'

/** One event of one round of a meet, as it is swum. */
export interface Race {
  meetId: number | null
  meetEventSeqno: number | null
  externalEventId: string | null
  libraryId: number
  event: OfferedEvent
  course: string
  day: string
  /** the same for the times: its number, and its month */
  dayNumber: number
  month: number
  round: Round
  lanes: 6 | 8
  timing: Timing
  rested: boolean
  isOfficial: 0 | 1
  /** swims that score; exhibition swims are drawn */
  scored: boolean
}

export interface Entry {
  athlete: DemoAthlete
  age: number
}

/** Best time of each swimmer, event and course so far: the seeds of the next meet. */
export class Bests {
  private readonly times = new Map<string, number>()
  private key = (athlete: DemoAthlete, race: Race) => `${athlete.personId}/${race.libraryId}/${race.course}`

  of(athlete: DemoAthlete, race: Race): number | null {
    return this.times.get(this.key(athlete, race)) ?? null
  }

  keep(athlete: DemoAthlete, race: Race, hundredths: number): void {
    const best = this.of(athlete, race)
    if (best === null || hundredths < best) this.times.set(this.key(athlete, race), hundredths)
  }
}

const points = [9, 7, 6, 5, 4, 3, 2, 1]
const laneOrder = { 6: [3, 4, 2, 5, 1, 6], 8: [4, 5, 3, 6, 2, 7, 1, 8] }

interface Drawn extends Entry {
  status: ResultStatus
  hundredths: number | null
  exhibition: boolean
  round: Round
  converted: false
  seed: number | null
  heat: number | null
  lane: number | null
}

/** Swims the race: heats and lanes by seed, times, statuses, places; adds the results and returns who can go on to a final. */
export function swimRace(
  setting: DemoSetting,
  draw: Random,
  race: Race,
  entries: readonly Entry[],
  bests: Bests,
): Entry[] {
  const swims = seeded(draw, race, entries, bests).map((entry) => drawSwim(setting, draw, race, entry))
  const placed = placeSwims(swims)
  for (const { swim, place } of placed) {
    setting.rows.add('result', individualRow(draw, race, swim, place))
    if (swim.status === 'OK' && swim.hundredths !== null) bests.keep(swim.athlete, race, swim.hundredths)
  }
  return placed.filter(({ place }) => place !== null).map(({ swim: { athlete, age } }) => ({ athlete, age }))
}

type Seeded = Entry & { seed: number | null; heat: number; lane: number }

/** Slowest heat first, the fastest of each heat in the middle lanes; swimmers without a seed before all others. */
function seeded(draw: Random, race: Race, entries: readonly Entry[], bests: Bests): Seeded[] {
  const order = entries
    .map((entry) => ({ ...entry, seed: draw.chance(0.03) ? null : bests.of(entry.athlete, race) }))
    .sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.athlete.personId - b.athlete.personId)
  const heats = Math.ceil(order.length / race.lanes)
  return order.map((entry, rank) => ({
    ...entry,
    heat: heats - Math.floor(rank / race.lanes),
    lane: laneOrder[race.lanes][rank % race.lanes]!,
  }))
}

function drawSwim({ reference }: DemoSetting, draw: Random, race: Race, entry: Seeded): Drawn {
  const { stroke, distance } = race.event
  const { course, dayNumber, month, rested, round } = race
  const swim = { course, stroke, distance, dayNumber, month, rested }
  const hundredths = swimTime(reference, draw, entry.athlete, swim)
  const status = draw.weighted<ResultStatus>([
    ['NS', 0.012],
    ['SCR', 0.006],
    ['DNF', distance >= 200 ? 0.002 : 0.0005],
    ['DQ', disqualificationRate(stroke, entry.age)],
    ['OK', 0.96],
  ])
  const swam = status === 'OK' || (status === 'DQ' && draw.chance(0.8))
  return {
    ...entry,
    status,
    hundredths: swam ? hundredths : null,
    exhibition: race.scored && draw.chance(0.03),
    round,
    converted: false,
    ...(status === 'SCR' ? { heat: null, lane: null } : {}),
  }
}

function individualRow(draw: Random, race: Race, swim: Drawn, place: number | null): Record<string, unknown> {
  const { athlete, status, hundredths } = swim
  const { stroke, distance } = race.event
  const swam = hundredths !== null
  const isTimed = swam && race.timing !== 'manual'
  return resultRow(race, {
    clubId: athlete.clubId,
    teamId: athlete.teamId,
    personId: athlete.personId,
    gender: athlete.gender,
    hundredths,
    status,
    exhibition: swim.exhibition,
    place,
    heat: swim.heat,
    lane: swim.lane,
    seed: race.round === 'FINAL' || race.round === 'PRELIM' ? swim.seed : null,
    reaction: swam && race.timing === 'automatic' ? Math.round(draw.normal(72, 6)) : null,
    reason: status === 'DQ' ? drawReason(draw, stroke) : undefined,
    points: race.scored && place !== null ? (points[place - 1] ?? 0) : null,
    splits: isTimed && distance >= 100 ? splitsOf(draw, stroke, distance, hundredths) : undefined,
    comments: swam && draw.chance(0.01) ? draw.pick(remarks) : undefined,
  })
}

const remarks = ['goggles filled', 'first start', 'slow turn', 'strong finish']

interface SwimRow {
  libraryId?: number
  clubId: number
  teamId?: number | null
  personId?: number
  gender: 'F' | 'M' | 'X'
  hundredths: number | null
  status: ResultStatus
  exhibition: boolean
  place?: number | null
  heat?: number | null
  lane?: number | null
  seed?: number | null
  reaction?: number | null
  reason?: Reason
  points?: number | null
  splits?: [number, number][]
  comments?: string
  relayLetter?: string
  leadOffOf?: number
}

/** A result of the race. One literal for all of them, since spreads are slow for so many rows. */
export function resultRow(race: Race, swim: SwimRow): Record<string, unknown> {
  return {
    result_id: 0,
    club_id: swim.clubId,
    team_id: swim.teamId,
    person_id: swim.personId,
    set_lib_id: swim.libraryId ?? race.libraryId,
    meet_id: race.meetId,
    meet_event_seqno: race.meetEventSeqno,
    external_event_id: race.externalEventId,
    gender: swim.gender,
    facility_type: race.course,
    time_hundredths: swim.hundredths,
    status: swim.status,
    exhibition: swim.exhibition,
    round: race.round,
    result_date: race.day,
    comments: swim.comments,
    is_official: race.isOfficial,
    place: swim.place,
    heat: swim.heat,
    lane: swim.lane,
    seed_hundredths: swim.seed,
    seed_course: swim.seed ? race.course : undefined,
    timing: race.timing,
    reaction_hundredths: swim.reaction,
    dq_code: swim.reason?.code,
    dq_text: swim.reason?.text,
    meet_points: swim.points,
    splits: swim.splits,
    relay_letter: swim.relayLetter,
    lead_off_of: swim.leadOffOf,
    update_source: demoSource.update_source,
  }
}
