import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../test/database'
import { demoAccounts, loadDemoData } from './demo-data'
import { loadReferenceData } from './reference-data'

const today = '2026-11-28'
const timeout = 120_000
let database: TestDatabase
let emptySchema: string
beforeAll(async () => {
  database = await testDatabase()
  await loadReferenceData(database.owner)
  emptySchema = await schemaOf(database)
  expect(await loadDemoData(database.owner, { today })).toBe(true)
}, timeout)
afterAll(() => database.drop())

async function rowsOf<Row>(query: string, { owner }: TestDatabase = database): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(owner)).rows
}

async function count(query: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(`select count(*)::integer as count ${query}`)
  return row!.count
}

/** Everything that the loader writes, table by table; without the clock and the salted hashes. */
async function digestOf(of: TestDatabase): Promise<Record<string, string>> {
  const tables = [
    'league',
    'club',
    'league_club_rel',
    'app_user',
    'user_access',
    'facility',
    'team',
    'team_fee',
    'person',
  ]
  const more = [
    'user_person',
    'guardian_relation',
    'club_person_rel',
    'person_communication',
    'event_catalog',
    'club_forms',
  ]
  const training = [
    'program',
    'workout_schedule',
    'workout',
    'set_lib',
    'training_set',
    'drill',
    'favorite_drill',
    'attendance',
  ]
  const meets = ['meet', 'meet_session', 'meet_event', 'result', 'result_leg', 'message_template', 'message_entry']
  const clock = `array['created_at', 'update_date', 'create_date', 'linked_at']`
  const digests: Record<string, string> = {}
  for (const table of [...tables, ...more, ...training, ...meets]) {
    const [row] = await rowsOf<{ digest: string }>(
      `select md5(string_agg(line, '' order by line collate "C")) as digest
       from (select (to_jsonb(t) - ${clock})::text as line from ${table} t) lines`,
      of,
    )
    digests[table] = row!.digest
  }
  return digests
}

/** Foreign keys and triggers, which the load takes off and puts back. */
async function schemaOf(of: TestDatabase): Promise<string> {
  const rows = await rowsOf(
    `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as text from pg_constraint
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
    of,
  )
  return JSON.stringify(rows)
}

describe('what is in the demo data', () => {
  test('[OPS-01] a league with 12 clubs, 700 athletes and about 40,000 results in three seasons', async () => {
    expect(
      await count(`from league_club_rel join league on league.seqno = league_seqno where name = 'Lakeshore League'`),
    ).toBe(12)
    expect(await count(`from club_person_rel where role = 'ATHLETE'`)).toBe(700)
    const results = await count('from result where lead_off_of is null')
    expect(results).toBeGreaterThan(36_000)
    expect(results).toBeLessThan(48_000)
    const [days] = await rowsOf<{ first: string; last: string }>(
      'select min(result_date) as first, max(result_date) as last from result',
    )
    expect(days!.first < '2024-01-01').toBe(true)
    expect(days!.last > '2026-11-14' && days!.last < today).toBe(true)
  })

  test('[OPS-01] a map: facilities and meets in all parts of the world, most of them to come', async () => {
    expect(await count('from facility where latitude is not null')).toBeGreaterThanOrEqual(120)
    expect(await count('from meet where league_seqno is null')).toBe(200)
    expect(
      await count(`from meet where league_seqno is null and state = 'active' and meet_date_to >= '${today}'`),
    ).toBeGreaterThan(150)
    const [spread] = await rowsOf<{ count: number }>(
      `select count(distinct (latitude > 0, width_bucket(longitude, -180, 180, 6)))::integer as count
       from meet join facility on id = facility_id`,
    )
    expect(spread!.count).toBeGreaterThanOrEqual(9)
  })

  test('[OPS-01] training: programs with nested sets, schedules, attendance, drills, templates', async () => {
    expect(
      await count(
        'from training_set s join training_set p on p.set_id = s.parent_set_id where p.workout_id = s.workout_id',
      ),
    ).toBeGreaterThan(20)
    expect(await count('from (select from workout_schedule group by club_id) clubs')).toBe(12)
    expect(await count('from attendance where missed = 1')).toBeGreaterThan(300)
    expect(await count('from drill')).toBeGreaterThanOrEqual(20)
    expect(await count(`from message_template where state = 'active'`)).toBeGreaterThanOrEqual(24)
    const [wallClock] = await rowsOf<{ at: string; start: string }>(
      `select to_char(start_datetime at time zone time_zone, 'YYYY-MM-DD HH24:MI') as at,
         to_char(workout_date + start_time, 'YYYY-MM-DD HH24:MI') as start
       from workout w join workout_schedule on seq_no = schedule_seq_no join club c on c.club_id = w.club_id
       where day_of_week = 'MONDAY' order by workout_id limit 1`,
    )
    expect(wallClock!.at).toBe(wallClock!.start)
  })

  test('[OPS-01] names in several scripts', async () => {
    expect(await count(`from person where last_name ~ '[А-я]'`)).toBeGreaterThan(30)
    expect(await count(`from person where last_name ~ '[ء-ي]'`)).toBeGreaterThan(30)
  })
})

describe('demo accounts', () => {
  test('[OPS-01] each can sign in with its password of 12 characters', async () => {
    for (const { email, password } of demoAccounts) {
      const [user] = await rowsOf<{ password_hash: string; password_class: string; confirmed: boolean }>(
        `select password_hash, password_class, email_confirmed_at is not null as confirmed
         from app_user join user_credential using (user_id) where user_email = '${email}'`,
      )
      expect(password).toHaveLength(12)
      expect(user).toMatchObject({ password_class: 'long', confirmed: true })
      expect(await verify(user!.password_hash, password)).toBe(true)
    }
    expect(await count('from user_credential')).toBe(demoAccounts.length)
  })

  test('[OPS-01] each has its rights and its people', async () => {
    const rights = await rowsOf<object>(`select user_email as email, role, access_level as level, club_code as club,
        (select count(*)::integer from user_person p where p.user_id = u.user_id) as people,
        (select count(*)::integer from user_person p join guardian_relation on guardian_id = person_id
          where p.user_id = u.user_id and may_act) as children
      from app_user u join user_credential using (user_id) left join user_access a using (user_id)
      left join club c using (club_id) order by u.user_id`)
    const own = { role: 'User', club: 'ALDER', people: 1, children: 0 }
    expect(rights).toEqual([
      { email: 'admin@lanewise.example', role: 'Administrator', level: null, club: null, people: 0, children: 0 },
      { email: 'secretary@lakeshore.example', role: 'User', level: 'STAFF', club: null, people: 0, children: 0 },
      { ...own, email: 'owner@alderlake.example', level: 'OWNER' },
      { ...own, email: 'coach@alderlake.example', level: 'COACH' },
      { ...own, email: 'staff@alderlake.example', level: 'STAFF' },
      { ...own, email: 'parent@alderlake.example', level: 'MEMBER', children: 2 },
      { ...own, email: 'swimmer@alderlake.example', level: 'MEMBER' },
    ])
    expect(
      await count(`from user_person join app_user using (user_id) join person using (person_id)
      where lower(user_email) is distinct from lower(person.email)`),
    ).toBe(0)
  })
})

describe('the data fits together', () => {
  test.each([
    ['a result of a swimmer of another club', 'result r join person p using (person_id) where r.club_id <> p.club_id'],
    ['a leg of a swimmer of another club', 'result_leg l join person p using (person_id) where l.club_id <> p.club_id'],
    [
      'a relay without four legs',
      `(select from result r left join result_leg l using (result_id) where relay_letter is not null
       group by result_id having count(l.*) <> 4) relays`,
    ],
    ['an athlete in a group of another club', 'person p join team t using (team_id) where t.club_id <> p.club_id'],
    [
      'a child without a guardian',
      `person p join club_person_rel r using (person_id) where r.role = 'ATHLETE'
       and birth_date > date '${today}' - interval '18 years'
       and not exists (select from guardian_relation where child_id = p.person_id)`,
    ],
    [
      'an event in a session of another meet',
      'meet_event e join meet_session s on s.seqno = session_seqno where s.meet_id <> e.meet_id',
    ],
    [
      'a result of another event than its meet event',
      `result r join meet_event e on e.seqno = meet_event_seqno
       where lead_off_of is null and (r.set_lib_id <> e.event_id or r.meet_id <> e.meet_id or r.external_event_id <> e.external_event_id)`,
    ],
    ['a swim before the membership', 'result r join person p using (person_id) where result_date < start_membership'],
    [
      'attendance of a stranger',
      `attendance a join workout w using (workout_id) join person p on p.person_id = athlete_id
       where p.club_id <> w.club_id or effective_date <> workout_date`,
    ],
  ])('[OPS-01] never %s', async (_what, rows) => {
    expect(await count(`from ${rows}`)).toBe(0)
  })

  test('[OPS-01] no time is faster than the base time of its event, which is the world record', async () => {
    const faster = `from result r join set_lib s using (set_lib_id)
      join base_time b on b.course = r.facility_type and b.gender = r.gender and b.stroke = s.stroke
        and b.distance = s.distance and b.legs = s.legs
      where r.time_hundredths`
    expect(await count(`${faster} <= b.hundredths`)).toBe(0)
    expect(await count(`${faster} < 4 * b.hundredths`)).toBeGreaterThan(100_000)
  })

  test('[OPS-01] swimmers get faster from one year to the next', async () => {
    const [share] = await rowsOf<{ improved: number; pairs: number }>(`
      with best as (select person_id, set_lib_id, facility_type, date_trunc('year', result_date + interval '4 months') as season,
          min(time_hundredths) as time from result where counts and person_id is not null group by 1, 2, 3, 4)
      select count(*)::integer as pairs, (count(*) filter (where b.time < a.time))::integer as improved
      from best a join best b using (person_id, set_lib_id, facility_type) where b.season = a.season + interval '1 year'`)
    expect(share!.pairs).toBeGreaterThan(3_000)
    expect(share!.improved / share!.pairs).toBeGreaterThan(0.8)
  })

  test('[OPS-01] places follow the times, and only swims that count take one', async () => {
    expect(await count(`from result where place is not null and (not counts or exhibition)`)).toBe(0)
    expect(
      await count(`from result a join result b using (meet_id, external_event_id, round)
      where a.place < b.place and a.time_hundredths > b.time_hundredths`),
    ).toBe(0)
    const statuses = await rowsOf<{ status: string }>('select distinct status from result order by 1')
    expect(statuses.map(({ status }) => status)).toEqual(['DNF', 'DQ', 'NS', 'OK', 'SCR'])
    expect(await count(`from result where (status = 'DQ') <> (dq_code is not null and dq_text is not null)`)).toBe(0)
  })

  test('[OPS-01] splits rise to the final time, and a lead-off is the split at the end of the first leg', async () => {
    const splits = `from result, lateral (select (value ->> 0)::integer as at, (value ->> 1)::integer as time,
        lag((value ->> 1)::integer) over (order by ordinality) as before, ordinality = jsonb_array_length(splits) as is_last
        from jsonb_array_elements(splits) with ordinality) s`
    expect(await count(splits)).toBeGreaterThan(20_000)
    expect(await count(`${splits} where s.time <= s.before or (is_last and s.time <> time_hundredths)`)).toBe(0)
    expect(await count('from result where lead_off_of is not null')).toBeGreaterThan(1_000)
    expect(
      await count(`from result l join result r on r.result_id = l.lead_off_of join set_lib s on s.set_lib_id = r.set_lib_id
      where r.status <> 'OK' or r.gender = 'X'
        or not r.splits @> jsonb_build_array(jsonb_build_array(s.distance, l.time_hundredths))`),
    ).toBe(0)
  })
})

describe('loading', () => {
  test('[OPS-01] a second load adds nothing', async () => {
    const before = await count('from result')
    expect(await loadDemoData(database.owner, { today: '2027-05-01', seed: 'other' })).toBe(false)
    expect(await count('from result')).toBe(before)
    expect(await count('from league')).toBe(1)
  })

  test('[OPS-01] keys, triggers and identities are as before, and the load is not in the audit log', async () => {
    expect(await schemaOf(database)).toBe(emptySchema)
    expect(await count('from audit_log')).toBe(0)
    await sql`insert into meet (meet_name, meet_date) values ('One more', ${today})`.execute(database.owner)
    expect(await count(`from audit_log where table_name = 'meet'`)).toBe(1)
    await sql`delete from meet where meet_name = 'One more'`.execute(database.owner)
  })

  test(
    '[OPS-01] the same seed and day give the same data',
    async () => {
      const other = await testDatabase()
      try {
        await loadReferenceData(other.owner)
        await loadDemoData(other.owner, { today })
        expect(await digestOf(other)).toEqual(await digestOf(database))
      } finally {
        await other.drop()
      }
    },
    timeout,
  )
})
