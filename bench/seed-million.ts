import { sql, type Kysely } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../server/db/database'
import { startDatabase, type RunningDatabase } from '../server/db/start-database'

/** Rows of one seeded database; the default is the size that the goals speak of (S1M). */
export interface SeedSize {
  leagues: number
  clubs: number
  athletes: number
  meets: number
  results: number
}
export const million: SeedSize = { leagues: 10, clubs: 500, athletes: 50_000, meets: 5_000, results: 1_000_000 }

/** 21 individual events; eight ranks × three courses × two genders of each make the 1,008 standards. */
const EVENTS = `(values ('FREE', 50, 2090), ('FREE', 100, 4640), ('FREE', 200, 10200), ('FREE', 400, 22000),
  ('FREE', 800, 45200), ('FREE', 1500, 87000), ('BACK', 25, 1150), ('BACK', 50, 2350), ('BACK', 100, 5160), ('BACK', 200, 11190),
  ('BREAST', 25, 1250), ('BREAST', 50, 2595), ('BREAST', 100, 5688), ('BREAST', 200, 12548), ('FLY', 25, 1100), ('FLY', 50, 2227),
  ('FLY', 100, 4945), ('FLY', 200, 11034), ('IM', 100, 5200), ('IM', 200, 11400), ('IM', 400, 24250))`

/**
 * Fills an empty, migrated database as its owner. The same seed gives the same rows. Times follow event, gender, age and
 * talent, so that a narrow age band lies deep in the order of times, as it does in the sport.
 */
export async function seedMillion(owner: Kysely<Database>, size: SeedSize = million): Promise<void> {
  await owner.connection().execute(async (db) => {
    const run = (text: string) => sql.raw(text).execute(db)
    await run(`select set_config('app.bulk', 'on', false), set_config('synchronous_commit', 'off', false),
      set_config('maintenance_work_mem', '256MB', false), setseed(0.42)`)
    for (const statement of organisation(size)) await run(statement)
    await loadBare(db, 'result', () => run(results(size)))
    await run('vacuum (analyze)')
    await run(`select set_config('app.bulk', '', false)`)
  })
}

function organisation({ leagues, clubs, athletes, meets }: SeedSize): string[] {
  return [
    `insert into league (name, description, logo, sport, website)
       select 'League ' || i, 'd', 'l', 'SWIMMING', 'https://example.org' from generate_series(1, ${leagues}) i`,
    `insert into club (club_code, club_name, create_date)
       select 'C' || i, 'Club ' || i, '2000-01-01' from generate_series(1, ${clubs}) i`,
    `insert into league_club_rel (league_seqno, club_id) select 1 + (i - 1) % ${leagues}, i from generate_series(1, ${clubs}) i`,
    `insert into set_lib (set_desc, stroke, distance, is_event, legs)
       select distance || ' ' || stroke, stroke, distance, true, 1 from ${EVENTS} e(stroke, distance, base)
       on conflict do nothing`,
    `insert into rank (rank_code, rank_name, rank_desc, rank_classification)
       select 'R' || i, 'Rank ' || i, 'd', 'Standard' from generate_series(1, 8) i`,
    `insert into standard (set_lib_id, rank_id, gender, facility_type, classification, time_hundredths, effective_date)
       select s.set_lib_id, r.rank_id, g.gender, c.course, 'Standard',
         round(e.base * g.factor * c.factor * (1.02 + 0.12 * row_number() over (partition by s.set_lib_id, g, c order by r.rank_id))), '2020-01-01'
       from ${EVENTS} e(stroke, distance, base) join set_lib s using (stroke, distance)
       cross join rank r cross join (values ('M', 1.0), ('F', 1.1)) g(gender, factor)
       cross join (values ('LCM', 1.0), ('SCM', 0.98), ('SCY', 0.89)) c(course, factor)
       where s.is_event and s.legs = 1 and r.rank_classification = 'Standard'`,
    `insert into person (club_id, first_name, last_name, gender, birth_date)
       select 1 + (i - 1) % ${clubs}, 'First' || i % 997, 'Last' || i % 4999, (array['M', 'F'])[1 + (i / ${clubs}) % 2],
         date '2000-01-01' + (random() * 6200)::int
       from generate_series(1, ${athletes}) i`,
    `insert into meet (meet_name, meet_date, meet_date_to, sport, course, age_rule)
       select 'Meet ' || i, d, d + 1, 'SWIMMING', (array['LCM', 'SCM', 'SCY'])[1 + i % 3],
         case when i % 10 = 0 then 'END_OF_YEAR' else 'DAY_OF_SWIM' end
       from (select i, date '2022-01-01' + (i % 1460) as d from generate_series(1, ${meets}) i) m`,
  ]
}

/** Every athlete swims results/athletes swims in events and meets of the own choice, most swims official. */
function results({ athletes, meets, results: count }: SeedSize): string {
  return `
    insert into result (club_id, person_id, set_lib_id, meet_id, external_event_id, gender, facility_type, time_hundredths,
      status, exhibition, round, result_date, is_official)
    select p.club_id, p.person_id, e.set_lib_id, m.meet_id, s.i::text, p.gender, m.course,
      greatest(1, round(e.base * (case p.gender when 'M' then 1.0 else 1.1 end)
        * (1.05 + 0.9 * power(greatest(0, 18 - (m.meet_date - p.birth_date) / 365.25) / 12.0, 1.3))
        * (1 + 0.45 * abs(sin(p.person_id * 12.9898))) * (1 + 0.04 * random())))::int,
      case when random() < 0.02 then 'DQ' else 'OK' end, random() < 0.01,
      case when random() < 0.01 then 'TIME_TRIAL' when random() < 0.5 then 'PRELIM' else 'FINAL' end,
      m.meet_date, case when random() < 0.97 then 1 else 0 end
    from generate_series(0, ${count - 1}) s(i)
    join (select row_number() over (order by person_id) - 1 as n, * from person) p on p.n = s.i % ${athletes}
    join lateral (select (s.i / ${athletes} * 613 + p.n * 31) % ${meets} as n, (p.n * 7 + s.i / ${athletes} * 5) % 21 as event) pick on true
    join (select row_number() over (order by meet_id) - 1 as n, * from meet) m on m.n = pick.n
    join (select row_number() over (order by set_lib_id) - 1 as n, set_lib_id, e.base
      from ${EVENTS} e(stroke, distance, base) join set_lib using (stroke, distance) where is_event and legs = 1) e on e.n = pick.event`
}

/**
 * Loads a table without its indexes, foreign keys and audit trigger and puts them back, which checks every row once: a
 * tenth of the time that row by row takes.
 */
async function loadBare(db: Kysely<Database>, table: string, load: () => Promise<unknown>): Promise<void> {
  const { rows: keys } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f'`.execute(db)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.tablename = ${table} and not exists (select from pg_constraint c where c.conname = i.indexname)`.execute(db)
  const target = sql.table(table)
  await sql`alter table ${target} disable trigger user`.execute(db)
  for (const { name } of keys) await sql`alter table ${target} drop constraint ${sql.ref(name)}`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await load()
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  for (const { name, definition } of keys) {
    await sql`alter table ${target} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
  }
  await sql`alter table ${target} enable trigger user`.execute(db)
}

export interface SeededDatabase extends RunningDatabase {
  seedMs: number
  /** closes the database and removes its folder, unless BENCH_DATA names one to keep */
  remove(): Promise<void>
}

/**
 * A temporary embedded database with the seeded rows. BENCH_DATA names a folder that is kept and used again, unless the
 * rows shall be `fresh`.
 */
export async function seededDatabase(size: SeedSize = million, { fresh = false } = {}): Promise<SeededDatabase> {
  const kept = fresh ? undefined : process.env['BENCH_DATA']
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'lanewise-bench-')))
  const database = await startDatabase({ dataDir, log: () => undefined })
  const started = performance.now()
  const { rows } = await sql`select from result limit 1`.execute(database.owner)
  if (rows.length === 0) await seedMillion(database.owner, size)
  return {
    ...database,
    seedMs: performance.now() - started,
    async remove() {
      await database.stop()
      if (!kept) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
