import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../test/database'
import { isoTimestamp, safeInteger } from './database-values'
import { openDatabase } from './database'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

describe('values', () => {
  test.each([
    ['2026-08-20 10:00:00+00', '2026-08-20T10:00:00+00:00'],
    ['2026-08-20 10:00:00.123456+05:30', '2026-08-20T10:00:00.123456+05:30'],
    ['2026-08-20 10:00:00', '2026-08-20T10:00:00+00:00'],
    ['infinity', 'infinity'],
  ])('the timestamp %s is read as %s', (text, iso) => expect(isoTimestamp(text)).toBe(iso))

  test('a bigint is a number where that is exact', () => {
    expect(safeInteger('9007199254740991')).toBe(9007199254740991)
    expect(safeInteger('9007199254740993')).toBe('9007199254740993')
  })

  test('arrive as the code expects them, alone and in arrays', async () => {
    const { rows } = await sql`select date '2026-03-29' as day, array[date '2026-03-29', null] as days,
      timestamptz '2026-03-29 02:30:00+01' as instant, array[timestamptz '2026-03-29 02:30:00+01'] as instants,
      7::bigint as big, array[7::bigint] as bigs, 12.50::numeric as amount, array[12.50::numeric] as amounts,
      '{"a": [1]}'::jsonb as json`.execute(database.web)
    expect(rows[0]).toEqual({
      day: '2026-03-29',
      days: ['2026-03-29', null],
      instant: '2026-03-29T01:30:00+00:00',
      instants: ['2026-03-29T01:30:00+00:00'],
      big: 7,
      bigs: [7],
      amount: '12.50',
      amounts: ['12.50'],
      json: { a: [1] },
    })
  })
})

describe('connections', () => {
  test('each pool logs in as its own role', async () => {
    const who = sql<{ name: string }>`select session_user as name`
    expect((await who.execute(database.web)).rows).toEqual([{ name: 'lanewise_web' }])
    expect((await who.execute(database.owner)).rows).toEqual([{ name: 'lanewise_owner' }])
  })

  test('a statement of a request that runs too long is cancelled, one of the owner is not', async () => {
    const { socketDir, port, name } = database
    const place = { socketDir, port, database: name }
    const opened = openDatabase({ place, log: () => undefined, statementTimeout: 100 })
    try {
      await expect(sql`select pg_sleep(5)`.execute(opened.web)).rejects.toThrow(/statement timeout/)
      await expect(sql`select pg_sleep(0.3)`.execute(opened.owner)).resolves.toBeDefined()
    } finally {
      await opened.close()
    }
  })

  test('[OPS-04] one that breaks, idle or in a transaction, is logged, replaced and ends nothing', async () => {
    const { socketDir, port, name } = database
    const log: unknown[] = []
    const place = { socketDir, port, database: name }
    const opened = openDatabase({ place, log: (message, fields) => log.push([message, fields]), webConnections: 2 })
    const breakAll = () =>
      database.asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and usename = 'lanewise_web'`)
    try {
      await sql`select 1`.execute(opened.web)
      await breakAll()
      await sql`select 1`.execute(opened.web).catch(() => undefined)
      expect(log).toContainEqual(['database: connection lost', { code: '57P01' }])

      const inTransaction = opened.web.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx)
        await breakAll()
        await sql`select pg_sleep(0.01)`.execute(trx)
      })
      await expect(inTransaction).rejects.toThrow()
      expect((await sql`select 1 as one`.execute(opened.web)).rows).toEqual([{ one: 1 }])
    } finally {
      await opened.close()
    }
  })
})
