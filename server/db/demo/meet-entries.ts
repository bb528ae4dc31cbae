import { ageOn } from 'contracts/age'
import { ageGroups, groupOf, offeredEvents, offeredRelays, type AgeGroup, type OfferedEvent } from './meet-events'
import type { DemoAthlete } from './people'
import type { Random } from './random'
import type { Entry } from './results'
import type { MeetPlan } from './season'

const swimmersShare = { DUAL: 0.55, INVITATIONAL: 0.6, CHAMPIONSHIP: 0.75 }
const eventsPerSwimmer = { DUAL: [2, 3], INVITATIONAL: [3, 5], CHAMPIONSHIP: [3, 6] } as const

export interface PlannedEvent {
  event: OfferedEvent
  gender: 'F' | 'M' | 'X'
  group: AgeGroup
  entries: Entry[]
}

/** An event of the programme as girls' and boys' events of each age group that may swim it. */
export function splitEvent(event: OfferedEvent): PlannedEvent[] {
  return ageGroups
    .filter(({ from, to }) => event.ageFrom <= (to ?? 200) && event.ageTo >= (from ?? 0))
    .flatMap((group) => (['F', 'M'] as const).map((gender) => ({ event, gender, group, entries: [] })))
}

/** Draws who of the members comes to the meet and what they swim; events that nobody chose are left out. */
export function enterSwimmers(
  draw: Random,
  plan: MeetPlan,
  athletes: readonly DemoAthlete[],
): { individual: PlannedEvent[]; relays: PlannedEvent[] } {
  const clubs = new Set(plan.clubs.map(({ clubId }) => clubId))
  const present = athletes
    .filter((athlete) => clubs.has(athlete.clubId) && isMember(athlete, plan.first))
    .filter(() => draw.chance(swimmersShare[plan.kind]))
    .map((athlete): Entry => ({ athlete, age: ageOn(athlete.birthDate, plan.first) }))
    .filter(({ age }) => age >= 7)
  const offered = offeredEvents(plan)
  const individual = offered.flatMap(splitEvent)
  for (const entry of present) {
    const { gender } = entry.athlete
    const group = groupOf(entry.age)
    for (const event of chooseEvents(draw, plan, offered, entry)) {
      const fits = (planned: PlannedEvent) =>
        planned.event === event && planned.group === group && planned.gender === gender
      individual.find(fits)?.entries.push(entry)
    }
  }
  return { individual: individual.filter(({ entries }) => entries.length), relays: enterRelays(plan, present) }
}

export function isMember({ joined, left }: DemoAthlete, day: string): boolean {
  return joined !== null && joined <= day && (left === null || left >= day)
}

function chooseEvents(
  draw: Random,
  { kind }: MeetPlan,
  offered: readonly OfferedEvent[],
  entry: Entry,
): OfferedEvent[] {
  const { age, athlete } = entry
  const [least, most] = eventsPerSwimmer[kind]
  let open = offered
    .filter(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo)
    // what one is good at, one swims more often
    .map((event) => [event, event.weight * (2 - (athlete.ability.strokes[event.stroke] ?? 1)) ** 12] as const)
  const chosen: OfferedEvent[] = []
  for (let count = draw.int(least, most); count > 0 && open.length; count--) {
    const event = draw.weighted(open)
    chosen.push(event)
    open = open.filter(([other]) => other !== event)
  }
  return chosen
}

function enterRelays(plan: MeetPlan, present: readonly Entry[]): PlannedEvent[] {
  const offered = offeredRelays(plan)
  const events = offered.flatMap(splitEvent)
  if (plan.kind === 'DUAL') {
    const event = offered.at(-1)!
    events.push(...ageGroups.map((group): PlannedEvent => ({ event, gender: 'X', group, entries: [] })))
  }
  for (const planned of events) {
    const fits = ({ athlete, age }: Entry) =>
      groupOf(age) === planned.group && (planned.gender === 'X' || planned.gender === athlete.gender)
    planned.entries = present.filter(fits)
  }
  return events.filter(({ entries }) => entries.length >= 4)
}
