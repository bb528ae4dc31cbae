import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../test/database'
import { loadReferenceData } from './reference-data'
import { readReference } from './reference-files'

const directory = 'server/db/reference'
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await loadReferenceData(database.owner)
})
afterAll(() => database.drop())

async function rowsOf<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.owner)).rows
}

/** Everything that the loader writes, without ids and times of day. */
async function digest(): Promise<string> {
  const [row] = await rowsOf(sql<{ digest: string }>`select md5(string_agg(line, '' order by line)) as digest from (
    select cat_name || cat_desc from category
    union all select to_jsonb(v)::text from category_value v
    union all select to_jsonb(a)::text from activity a
    union all select to_jsonb(s)::text from set_lib s
    union all select to_jsonb(b)::text from base_time b
    union all select to_jsonb(r)::text from rank r
    union all select to_jsonb(t)::text from standard t) as lines (line)`)
  return row!.digest
}

async function valuesOf(category: string): Promise<{ name: string; nameRu: string | null; descRu: string | null }[]> {
  return rowsOf(sql`select val_name as name, val_name_ru as "nameRu", val_desc_ru as "descRu"
    from category_value join category using (cat_id) where cat_name = ${category} order by val_id`)
}

describe('categories', () => {
  test('[LIB-14] the seven fixed categories are there', async () => {
    const names = await rowsOf(sql<{ name: string }>`select cat_name as name from category order by 1`)
    expect(names.map(({ name }) => name)).toEqual([
      'CALENDAR_EVENTS',
      'COUNTRY_LIST',
      'FACILITY',
      'MEET_TAGS',
      'MEET_TYPE',
      'SPORT_TYPE',
      'SYSTEM_TRIGGERS',
    ])
  })

  test('[LIB-14] SPORT_TYPE and MEET_TYPE hold their values in order and in exact case', async () => {
    expect((await valuesOf('SPORT_TYPE')).map(({ name }) => name)).toEqual([
      'SWIMMING',
      'WATERPOLO',
      'CYCLING',
      'RUNNING',
      'DRYLAND',
      'Aikido',
      'TENNIS',
    ])
    const types = (await valuesOf('MEET_TYPE')).map(({ name }) => name)
    expect(types).toEqual(['training', 'meetup', 'fun', 'competition', 'camp'])
    expect((await valuesOf('FACILITY')).slice(0, 3).map(({ name }) => name)).toEqual(['LCM', 'SCM', 'SCY'])
  })

  test('[LIB-14] countries come by code with English and Russian names', async () => {
    const rows = await rowsOf(sql<{ name: string; text: string; ru: string }>`
      select val_name as name, val_desc as text, val_desc_ru as ru from category_value join category using (cat_id)
      where cat_name = 'COUNTRY_LIST'`)
    expect(rows).toHaveLength(249)
    expect(rows).toContainEqual({ name: 'EE', text: 'Estonia', ru: 'Эстония' })
    expect(rows.filter(({ name, text, ru }) => text === name || ru === name)).toEqual([])
  })

  test('[LIB-14] values have Russian variants, except tags', async () => {
    for (const category of [
      'CALENDAR_EVENTS',
      'SPORT_TYPE',
      'MEET_TYPE',
      'COUNTRY_LIST',
      'FACILITY',
      'SYSTEM_TRIGGERS',
    ]) {
      expect((await valuesOf(category)).filter(({ nameRu, descRu }) => !nameRu || !descRu)).toEqual([])
    }
    expect((await valuesOf('MEET_TAGS')).every(({ nameRu }) => nameRu === null)).toBe(true)
  })
})

describe('the sport', () => {
  test('[OPS-01] every row of both base-time files is loaded, under the name of its table', async () => {
    const individual = await readReference<string>(directory, 'points-base-times.csv')
    const relays = await readReference<string>(directory, 'points-base-times-relays.csv')
    const loaded = await rowsOf(sql<{ line: string; table_name: string }>`select table_name,
      concat_ws(' ', course, gender, stroke, distance, legs, hundredths, valid_from, valid_to) as line from base_time`)
    const expected = [...individual, ...relays].map((row) =>
      [
        row.course,
        row.gender,
        row.stroke,
        row.distance ?? row.leg_distance,
        row.legs ?? 1,
        row.hundredths,
        row.valid_from,
        row.valid_to,
      ].join(' '),
    )
    expect(expected).toHaveLength(420 + 98)
    expect(loaded.map(({ line }) => line).sort()).toEqual(expected.sort())
    expect(loaded.find(({ line }) => line.includes('2025-09-01'))?.table_name).toBe('SCM 2025')
  })

  test('[OPS-01] all standards of the set are loaded, each with its rank, slowest rank first', async () => {
    const counts = await rowsOf(sql<{
      code: string
      count: number
    }>`select rank_code as code, count(*)::integer as count
      from standard join rank using (rank_id) group by rank_id, rank_code order by rank_id`)
    expect(counts).toEqual([
      { code: 'B', count: 554 },
      { code: 'BB', count: 554 },
      { code: 'A', count: 554 },
      { code: 'AA', count: 554 },
      { code: 'AAA', count: 554 },
      { code: 'AAAA', count: 541 },
    ])
  })

  test('[OPS-01] each event of a base time or a standard is in the library, named without a course', async () => {
    const missing = await rowsOf(sql`select distinct stroke, distance, legs from base_time
      except select stroke, distance, legs from set_lib where is_event`)
    expect(missing).toEqual([])
    const names = await rowsOf(
      sql<{ name: string }>`select set_name as name from set_lib where is_event order by set_order`,
    )
    expect(names).toHaveLength(32)
    expect(names[2]?.name).toBe('100 freestyle')
    expect(names.at(-1)?.name).toBe('4 × 100 medley relay')
  })

  test('[OPS-01] seven energy zones with codes, colours and ranges that make sense', async () => {
    const zones = await rowsOf(sql<{
      us_code: string
      activity_color: string
    }>`select us_code, activity_color from activity
      where hr_min_pct is null or (hr_min_pct < hr_max_pct and duration_min < duration_max) order by activity_id`)
    expect(zones.map(({ us_code }) => us_code)).toEqual(['REC', 'EN1', 'EN2', 'EN3', 'SP1', 'SP2', 'SP3'])
    expect(zones[2]?.activity_color).toBe('#1E88E5')
  })
})

describe('later starts', () => {
  test('[OPS-01] a second load changes nothing', async () => {
    const before = await digest()
    await loadReferenceData(database.owner)
    expect(await digest()).toBe(before)
  })

  test('[OPS-01] what people changed or deleted stays so, also when something else has to be added', async () => {
    const { owner } = database
    await sql`update category_value set val_desc = 'Swimming and diving' where val_name = 'SWIMMING'`.execute(owner)
    await sql`delete from category_value where val_name = 'charity'`.execute(owner)
    await sql`update standard set time_hundredths = time_hundredths + 1 where standard_id = (select min(standard_id) from standard)`.execute(
      owner,
    )
    const changed = await digest()
    await sql`delete from base_time where table_name = 'LCM 2026'`.execute(owner)
    await loadReferenceData(owner)
    expect(await digest()).toBe(changed)
  })
})
