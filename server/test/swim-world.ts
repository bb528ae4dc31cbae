import type { Insertable, Kysely, Selectable } from 'kysely'
import { addDays } from 'contracts/calendar-date'
import type { Database } from '../db/database'
import { createClub, createEvent, createLeague, createMeet, createPerson, createTeam } from './factories'
import { seededRandom } from './seeded-random'

type Db = Kysely<Database>
export type Person = Selectable<Database['person']>
export type Meet = Selectable<Database['meet']>
export type Swim = Selectable<Database['result']>
export type Event = Selectable<Database['set_lib']>
export type Leg = Selectable<Database['result_leg']>
export type Standard = Selectable<Database['standard']>

/** Rows with everything that lists of swims must tell apart, and the rows again as the oracle reads them. */
export interface SwimWorld {
  today: string
  leagues: { seqno: number; clubs: number[] }[]
  clubs: number[]
  teams: number[]
  people: Person[]
  meets: Meet[]
  events: Event[]
  swims: Swim[]
  legs: Leg[]
  standards: Standard[]
}

const courses = ['LCM', 'LCM', 'SCM', 'SCY', 'SCM33'] as const
const births = ['2012-02-29', '2012-02-28', '2012-03-01', '2008-02-29', '2011-12-31', '2012-01-01', '2010-07-04', null]
/** Days around which an age turns, and two that are new. */
const days = (today: string) => [
  ...['2023-02-28', '2024-02-28', '2024-02-29', '2025-02-28', '2025-03-01', '2024-12-31', '2025-07-03', '2025-07-04'],
  ...[addDays(today, -3), addDays(today, -45)],
]

export async function buildSwimWorld(db: Db, seed: number, swimCount = 700): Promise<SwimWorld> {
  const random = seededRandom(seed)
  const today = new Date().toISOString().slice(0, 10)
  const first = await createLeague(db, { params: JSON.stringify({ rankClassification: 'Zeta' }) })
  const second = await createLeague(db)
  const clubs = [
    await createClub(db, { leagueSeqno: first.seqno }),
    await createClub(db, { leagueSeqno: first.seqno }),
    await createClub(db, { leagueSeqno: second.seqno, members_see_members: 0 }),
    await createClub(db),
  ].map(({ club_id }) => club_id)
  const teams: number[] = []
  const people: Person[] = []
  for (const club of clubs) {
    const ofClub = [await createTeam(db, club), await createTeam(db, club)].map(({ team_id }) => team_id)
    teams.push(...ofClub)
    for (let n = 0; n < 9; n++) {
      people.push(
        await createPerson(db, club, {
          gender: random.pick(['M', 'F']),
          birth_date: births[n % births.length],
          birth_year_only: n === 5,
          status: random.pick(['ACTIVE', 'TRYOUT', 'ALUMNI']),
          team_id: random.pick(ofClub),
        }),
      )
    }
  }
  const meets = await buildMeets(db, days(today))
  const events = [
    await createEvent(db, { stroke: 'FREE', distance: 50 }),
    await createEvent(db, { stroke: 'FREE', distance: 100 }),
    await createEvent(db, { stroke: 'BREAST', distance: 100 }),
    await createEvent(db, { stroke: 'FREE', distance: 50, legs: 4 }),
  ]
  const world = { today, clubs, teams, people, meets, events }
  await buildSwims(db, random, world, swimCount)
  await buildStandards(db, random, events)
  return {
    ...world,
    leagues: [
      { seqno: first.seqno, clubs: clubs.slice(0, 2) },
      { seqno: second.seqno, clubs: clubs.slice(2, 3) },
    ],
    swims: await db.selectFrom('result').selectAll().orderBy('result_id').execute(),
    legs: await db.selectFrom('result_leg').selectAll().execute(),
    standards: await db.selectFrom('standard').selectAll().execute(),
  }
}

async function buildMeets(db: Db, on: string[]): Promise<Meet[]> {
  const rules = [
    { age_rule: 'DAY_OF_SWIM' },
    { age_rule: 'FIRST_MEET_DAY' },
    { age_rule: 'LAST_MEET_DAY' },
    { age_rule: 'FIXED_DATE', age_date: '2024-06-30' },
    { age_rule: 'FIXED_DATE' },
    { age_rule: 'END_OF_YEAR' },
    { age_rule: 'YEAR_OF_BIRTH' },
  ]
  const meets: Meet[] = []
  for (const [index, rule] of rules.entries()) {
    const day = on[index % on.length]!
    const points_table = index === 3 ? 'LCM 2024' : null
    meets.push(
      await createMeet(db, { ...rule, points_table, meet_date: day, meet_date_to: index % 2 ? addDays(day, 1) : null }),
    )
  }
  return meets
}

type Random = ReturnType<typeof seededRandom>

async function buildSwims(
  db: Db,
  random: Random,
  { today, teams, people, meets, events }: Pick<SwimWorld, 'today' | 'teams' | 'people' | 'meets' | 'events'>,
  count: number,
): Promise<void> {
  for (let n = 0; n < count; n++) {
    const event = random.pick(events)
    const swimmer = random.pick(people)
    const ofClub = people.filter(({ club_id }) => club_id === swimmer.club_id)
    const status = random.pick(['OK', 'OK', 'OK', 'OK', 'DQ', 'NS', 'DNF', 'SCR', 'REJECTED', 'NO_SWIM'])
    const hasTime = status === 'OK' || (status === 'DQ' && random.chance(0.5))
    const swim: Insertable<Database['result']> = {
      club_id: swimmer.club_id,
      team_id: random.chance(0.8) ? random.pick(teams) : null,
      person_id: event.legs === 1 ? swimmer.person_id : null,
      relay_letter: event.legs === 1 ? null : random.pick(['A', 'B']),
      set_lib_id: event.set_lib_id,
      meet_id: random.chance(0.9) ? random.pick(meets).meet_id : null,
      external_event_id: String(n),
      gender: event.legs === 1 ? swimmer.gender! : random.pick(['M', 'F', 'X']),
      facility_type: random.pick(courses),
      // few different times, so that many tie
      time_hundredths: hasTime ? event.distance! * event.legs * 60 + random.below(12) * 40 : null,
      status,
      exhibition: random.chance(0.1),
      round: random.pick(['PRELIM', 'FINAL', 'FINAL', 'TIME_TRIAL']),
      result_date: random.pick(days(today)),
      is_official: random.chance(0.8) ? 1 : 0,
      place: random.below(8) + 1,
      converted_from: status === 'OK' && random.chance(0.05) ? JSON.stringify({ course: 'SCY' }) : null,
    }
    const { result_id } = await db.insertInto('result').values(swim).returning('result_id').executeTakeFirstOrThrow()
    if (event.legs === 1) continue
    const legs = Array.from({ length: random.pick([4, 4, 3]) }, (_, leg) => ({
      result_id,
      leg: leg + 1,
      club_id: swimmer.club_id,
      person_id: random.chance(0.95) ? random.pick(ofClub).person_id : null,
      swimmer_name: 'Somebody Else',
    }))
    await db.insertInto('result_leg').values(legs).execute()
    const leadOff = ofClub.find(({ person_id }) => person_id === legs[0]!.person_id)
    if (!leadOff || !hasTime || status !== 'OK' || swim.converted_from || swim.gender === 'X') continue
    const derived = { person_id: leadOff.person_id, set_lib_id: events[0]!.set_lib_id, gender: leadOff.gender! }
    const time_hundredths = Math.floor(swim.time_hundredths! / 4) - random.below(200)
    const row = { ...swim, ...derived, relay_letter: null, time_hundredths, lead_off_of: result_id }
    await db.insertInto('result').values(row).execute()
  }
}

/** Two classifications, with ages and without, and a table that a newer one replaces. */
async function buildStandards(db: Db, random: Random, events: Event[]): Promise<void> {
  await db.deleteFrom('standard').execute()
  for (const rank_classification of ['Alpha', 'Zeta']) {
    for (const name of ['Bronze', 'Silver', 'Gold']) {
      const { rank_id } = await db
        .insertInto('rank')
        .values({ rank_code: name, rank_name: `${name} ${rank_classification}`, rank_desc: name, rank_classification })
        .returning('rank_id')
        .executeTakeFirstOrThrow()
      const rows = events.flatMap((event) =>
        ['M', 'F', 'X'].flatMap((gender) =>
          [
            { age_from: null, age_to: null, effective_date: '2020-01-01' },
            { age_from: null, age_to: null, effective_date: '2024-12-31' },
            { age_from: 12, age_to: 13, effective_date: '2020-01-01', valid_to: '2025-03-01' },
            { age_from: 13, age_to: null, effective_date: '2025-01-01' },
          ].map((when) => ({
            ...when,
            set_lib_id: event.set_lib_id,
            rank_id,
            gender,
            facility_type: random.pick(['LCM', 'SCM']),
            classification: rank_classification,
            time_hundredths: event.distance! * event.legs * 60 + random.below(12) * 40,
          })),
        ),
      )
      await db
        .insertInto('standard')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}
