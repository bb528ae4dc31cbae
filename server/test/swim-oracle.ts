import { ageByRule, type AgeRule } from 'contracts/age'
import type { ResultsFilter } from 'contracts/results-filter'
import type { Event, Person, Standard, Swim, SwimWorld } from './swim-world'

/** Answers of the lists by walking over all rows, one condition after the other, without an index, a cache or SQL. */
export interface Oracle {
  eventOf(swim: Swim): Event
  personOf(swim: Swim): Person | undefined
  ageOf(swim: Swim): number | null
  counts(swim: Swim): boolean
  inFilter(swim: Swim, filter: Filter): boolean
  isBestOfAthlete(swim: Swim): boolean
  rankOf(swim: Swim, classification: string): { athRank: number | null; gap: number | null }
}
export type Filter = Partial<Omit<ResultsFilter, 'stroke'>> & { stroke?: string | null }

export function swimOracle(world: SwimWorld): Oracle {
  const events = new Map(world.events.map((event) => [event.set_lib_id, event]))
  const people = new Map(world.people.map((person) => [person.person_id, person]))
  const meets = new Map(world.meets.map((meet) => [meet.meet_id, meet]))
  const counts = (swim: Swim) => swim.status === 'OK' && swim.time_hundredths !== null && swim.converted_from === null
  const ageAt = (swim: Swim, person: Person | undefined) => {
    if (!person?.birth_date) return null
    const meet = meets.get(swim.meet_id ?? 0)
    return ageByRule(
      { date: person.birth_date, yearOnly: person.birth_year_only },
      (meet?.age_rule ?? 'DAY_OF_SWIM') as AgeRule,
      {
        swimDate: swim.result_date,
        firstMeetDay: meet?.meet_date,
        lastMeetDay: meet?.meet_date_to,
        fixedDate: meet?.age_date,
      },
    )
  }
  const inAges = (age: number | null, { ageFrom, ageTo }: Filter) =>
    age !== null && (ageFrom == null || age >= ageFrom) && (ageTo == null || age <= ageTo)
  const swimmersInAges = (swim: Swim, filter: Filter) => {
    if (swim.person_id !== null) return inAges(ageAt(swim, people.get(swim.person_id)), filter)
    const legs = world.legs.filter(
      (leg) => leg.result_id === swim.result_id && leg.leg <= events.get(swim.set_lib_id)!.legs,
    )
    const young = legs.filter((leg) => leg.person_id && inAges(ageAt(swim, people.get(leg.person_id)), filter))
    return young.length === events.get(swim.set_lib_id)!.legs
  }
  const tagsOf = (event: Event) => (event.tag ?? '').split(',').map((tag) => tag.trim())

  return {
    eventOf: (swim) => events.get(swim.set_lib_id)!,
    personOf: (swim) => people.get(swim.person_id ?? 0),
    ageOf: (swim) => ageAt(swim, people.get(swim.person_id ?? 0)),
    counts,
    inFilter(swim, filter) {
      const league = world.leagues.find(({ seqno }) => seqno === filter.leagueSeqno)
      const person = people.get(swim.person_id ?? 0)
      if (filter.leagueSeqno != null && !league?.clubs.includes(swim.club_id)) return false
      if (filter.clubId != null && swim.club_id !== filter.clubId) return false
      if (filter.teamId != null && swim.team_id !== filter.teamId) return false
      if (filter.athleteId != null && swim.person_id !== filter.athleteId) return false
      if (filter.gender != null && swim.gender !== filter.gender) return false
      if (filter.facilityType != null && swim.facility_type !== filter.facilityType) return false
      if (filter.fromDate != null && swim.result_date < filter.fromDate) return false
      if (filter.toDate != null && swim.result_date > filter.toDate) return false
      const { stroke, distance, legs } = events.get(swim.set_lib_id)!
      if (filter.stroke != null && stroke !== filter.stroke) return false
      if (filter.distance != null && distance !== filter.distance) return false
      if (filter.noOfLegs != null && legs !== filter.noOfLegs) return false
      if (filter.tagSl != null && !tagsOf(events.get(swim.set_lib_id)!).includes(filter.tagSl)) return false
      if (filter.inAthleteStatus && !filter.inAthleteStatus.includes(person?.status ?? '')) return false
      if (
        filter.search &&
        !`${person?.first_name} ${person?.last_name}`.toLowerCase().includes(filter.search.toLowerCase())
      )
        return false
      return (filter.ageFrom == null && filter.ageTo == null) || swimmersInAges(swim, filter)
    },
    isBestOfAthlete: (swim) =>
      counts(swim) &&
      swim.person_id !== null &&
      !world.swims.some(
        (other) =>
          other.person_id === swim.person_id &&
          other.set_lib_id === swim.set_lib_id &&
          other.facility_type === swim.facility_type &&
          counts(other) &&
          isFaster(other, swim),
      ),
    rankOf(swim, classification) {
      if (!counts(swim)) return { athRank: null, gap: null }
      const valid = validStandards(world.standards, swim, ageAt(swim, people.get(swim.person_id ?? 0)), classification)
      const reached = valid.filter(({ time_hundredths }) => time_hundredths >= swim.time_hundredths!)
      const ahead = valid.filter(({ time_hundredths }) => time_hundredths < swim.time_hundredths!)
      const times = (standards: Standard[]) => standards.map(({ time_hundredths }) => time_hundredths)
      const best = Math.min(...times(reached))
      const atBest = reached.filter(({ time_hundredths }) => time_hundredths === best)
      return {
        athRank:
          atBest.length === 1
            ? atBest[0]!.rank_id
            : (atBest.map(({ rank_id }) => rank_id).sort((a, b) => a - b)[0] ?? null),
        gap: ahead.length > 0 ? swim.time_hundredths! - Math.max(...times(ahead)) : null,
      }
    },
  }
}

function validStandards(all: Standard[], swim: Swim, age: number | null, classification: string): Standard[] {
  const valid = all.filter(
    (standard) =>
      standard.set_lib_id === swim.set_lib_id &&
      standard.gender === swim.gender &&
      standard.facility_type === swim.facility_type &&
      standard.classification === classification &&
      standard.kind === 'max' &&
      standard.effective_date <= swim.result_date &&
      (standard.valid_to === null || standard.valid_to >= swim.result_date) &&
      (age === null
        ? standard.age_from === null && standard.age_to === null
        : (standard.age_from ?? 0) <= age && age <= (standard.age_to ?? Infinity)),
  )
  const sameKey = (a: Standard, b: Standard) =>
    a.rank_id === b.rank_id && a.age_from === b.age_from && a.age_to === b.age_to
  return valid.filter((one) => !valid.some((other) => sameKey(one, other) && other.effective_date > one.effective_date))
}

/** Faster, or as fast and swum before. */
export function isFaster(a: Swim, b: Swim): boolean {
  if (a.time_hundredths !== b.time_hundredths) return a.time_hundredths! < b.time_hundredths!
  return a.result_date !== b.result_date ? a.result_date < b.result_date : a.result_id < b.result_id
}
