import { MEDLEY_RELAY_ORDER } from 'contracts/stroke'
import { leadOffTime } from 'contracts/lead-off'
import { placeSwims } from 'contracts/placing'
import type { ResultStatus } from 'contracts/result-status'
import { expectedFactor, splitsOf, swimTime, type Swim } from './ability'
import type { DemoSetting } from './demo-setting'
import { disqualificationRate, drawReason } from './disqualifications'
import type { DemoAthlete } from './people'
import type { Random } from './random'
import { resultRow, type Entry, type Race } from './results'

interface Leg {
  athlete: DemoAthlete
  hundredths: number
  reaction: number
}

interface Team {
  clubId: number
  letter: string
  gender: 'F' | 'M' | 'X'
  legs: Leg[]
  status: ResultStatus
  hundredths: number
  exhibition: false
  round: Race['round']
  converted: false
}

const points = [18, 14, 12, 10, 8, 6, 4, 2]

/** Swims a relay: each club's best four by the stroke of the leg, a second team where enough are left, then the results. */
export function swimRelay(
  setting: DemoSetting,
  draw: Random,
  race: Race,
  gender: 'F' | 'M' | 'X',
  entries: readonly Entry[],
): void {
  const clubs = [...new Set(entries.map(({ athlete }) => athlete.clubId))]
  const teams: Team[] = []
  for (const clubId of clubs) {
    let free = entries.map(({ athlete }) => athlete).filter((athlete) => athlete.clubId === clubId)
    for (const letter of ['A', 'B']) {
      const four = chooseTeam(race, gender, free)
      if (!four) break
      teams.push(swimTeam(setting, draw, race, { clubId, letter, gender }, four))
      free = free.filter((athlete) => !four.includes(athlete))
    }
  }
  const order = draw.shuffle(teams)
  for (const { swim, place } of placeSwims(teams)) {
    const heat = Math.floor(order.indexOf(swim) / race.lanes) + 1
    addTeam(setting, draw, race, swim, place, { heat, lane: (order.indexOf(swim) % race.lanes) + 1 })
  }
}

const legStroke = (race: Race, leg: number): string =>
  race.event.stroke === 'MEDLEY' ? MEDLEY_RELAY_ORDER[leg]! : 'FREE'

/** Best swimmer of each leg among those left; two of each sex in a mixed relay. */
function chooseTeam(race: Race, gender: Team['gender'], free: readonly DemoAthlete[]): DemoAthlete[] | null {
  const chosen: DemoAthlete[] = []
  for (let leg = 0; leg < 4; leg++) {
    const sex = gender === 'X' ? (leg % 2 ? 'F' : 'M') : gender
    const swim = legSwim(race, leg)
    let best: DemoAthlete | null = null
    let bestFactor = Infinity
    for (const athlete of free) {
      if (athlete.gender !== sex || chosen.includes(athlete)) continue
      const factor = expectedFactor(athlete, swim)
      if (factor >= bestFactor) continue
      best = athlete
      bestFactor = factor
    }
    if (!best) return null
    chosen.push(best)
  }
  return chosen
}

function legSwim(race: Race, leg: number): Swim {
  const { course, dayNumber, month, rested } = race
  return { course, dayNumber, month, rested, stroke: legStroke(race, leg), distance: race.event.distance }
}

function swimTeam(
  { reference }: DemoSetting,
  draw: Random,
  race: Race,
  team: Pick<Team, 'clubId' | 'letter' | 'gender'>,
  four: DemoAthlete[],
): Team {
  const legs = four.map((athlete, leg): Leg => {
    // a flying start saves about the time of the reaction
    const hundredths = swimTime(reference, draw, athlete, legSwim(race, leg)) - (leg ? 50 : 0)
    return { athlete, hundredths, reaction: leg ? Math.round(draw.normal(28, 9)) : Math.round(draw.normal(72, 6)) }
  })
  return {
    ...team,
    legs,
    status: draw.chance(disqualificationRate('RELAY', 20)) ? 'DQ' : 'OK',
    hundredths: legs.reduce((sum, leg) => sum + leg.hundredths, 0),
    exhibition: false,
    round: race.round,
    converted: false,
  }
}

function addTeam(
  { rows, reference }: DemoSetting,
  draw: Random,
  race: Race,
  team: Team,
  place: number | null,
  at: { heat: number; lane: number },
): void {
  const splits = race.timing === 'manual' ? [] : cumulativeSplits(draw, race, team.legs)
  const relay = resultRow(race, {
    clubId: team.clubId,
    gender: team.gender,
    hundredths: team.hundredths,
    status: team.status,
    exhibition: false,
    place,
    ...at,
    reason: team.status === 'DQ' ? drawReason(draw, 'RELAY') : undefined,
    points: race.scored && place !== null ? (points[place - 1] ?? 0) : null,
    splits: splits.length ? splits : undefined,
    relayLetter: team.letter,
  })
  const relayId = rows.add('result', relay)
  team.legs.forEach(({ athlete, hundredths, reaction }, leg) =>
    rows.add('result_leg', {
      result_id: relayId,
      leg: leg + 1,
      club_id: team.clubId,
      person_id: athlete.personId,
      swimmer_name: `${athlete.lastName}, ${athlete.firstName}`,
      time_hundredths: splits.length ? hundredths : null,
      reaction_hundredths: splits.length ? reaction : null,
    }),
  )
  const leadOff = { relayId, libraryId: reference.eventId(legStroke(race, 0), race.event.distance) }
  addLeadOff(rows, race, team, leadOff, splits)
}

/** Splits of all legs from the start of the relay, each leg's end included. */
function cumulativeSplits(draw: Random, race: Race, legs: readonly Leg[]): [number, number][] {
  const { distance } = race.event
  let before = 0
  return legs.flatMap(({ hundredths }, leg) => {
    const within = splitsOf(draw, legStroke(race, leg), distance, hundredths)
    const own: [number, number][] = within.length ? within : [[distance, hundredths]]
    const start = before
    before += hundredths
    return own.map(([at, time]): [number, number] => [leg * distance + at, start + time])
  })
}

/** The first leg as a swim of its own, where the rule lets it count. */
function addLeadOff(
  rows: DemoSetting['rows'],
  race: Race,
  team: Team,
  { relayId, libraryId }: { relayId: number; libraryId: number },
  splits: [number, number][],
): void {
  const hundredths = leadOffTime({
    status: team.status,
    mixed: team.gender === 'X',
    timing: race.timing,
    legDistance: race.event.distance,
    splits: splits.map(([distance, time]) => ({ distance, hundredths: time })),
  })
  const athlete = team.legs[0]?.athlete
  if (hundredths === null || !athlete) return
  const leadOff = resultRow(race, {
    libraryId,
    clubId: athlete.clubId,
    teamId: athlete.teamId,
    personId: athlete.personId,
    gender: athlete.gender,
    hundredths,
    status: 'OK',
    exhibition: false,
    reaction: team.legs[0]!.reaction,
    leadOffOf: relayId,
  })
  rows.add('result', leadOff)
}
