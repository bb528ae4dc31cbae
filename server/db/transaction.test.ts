import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../test/database'
import { inTransaction } from './transaction'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const club = (id: number) => `insert into club (club_id, club_code, club_name, visibility, create_date)
    overriding system value values (${id}, 'C${id}', 'Club ${id}', 0, '2026-01-01')`
  await database.asSuperuser(club(1), club(2))
})
afterAll(() => database.drop())

const clubs = sql<{ club_id: number }>`select club_id from club order by club_id`

describe('a transaction with the settings of who asks', () => {
  test('[OPS-08] sees the rows that the settings name, and no setting outlives it on its connection', async () => {
    const seen = await database.web.connection().execute(async (connection) => {
      const inside = await inTransaction(connection, { role: 'user', userId: 5, clubs: [2] }, async (trx) => {
        const { rows } = await sql`select app.role() as role, app.user_id() as "userId", app.clubs() as clubs,
          app.staff_clubs() as "staffClubs", app.people() as people`.execute(trx)
        return { settings: rows[0], clubs: (await clubs.execute(trx)).rows }
      })
      const after = (
        await sql`select app.role() as role, app.user_id() as "userId", app.clubs() as clubs`.execute(connection)
      ).rows[0]
      return { inside, after, clubsAfter: (await clubs.execute(connection)).rows }
    })
    expect(seen).toEqual({
      inside: {
        settings: { role: 'user', userId: 5, clubs: [2], staffClubs: [], people: [] },
        clubs: [{ club_id: 2 }],
      },
      after: { role: 'anonymous', userId: null, clubs: [] },
      clubsAfter: [],
    })
  })

  test('[OPS-08] that only reads refuses to write', async () => {
    const write = inTransaction(
      database.web,
      { role: 'user', userId: 5, staffClubs: [1], clubs: [1] },
      (trx) => sql`insert into team (club_id, team_name) values (1, 'Juniors')`.execute(trx),
      { readOnly: true },
    )
    await expect(write).rejects.toThrow(/read-only transaction/)
  })

  test('[OPS-04] that fails writes nothing, and its connection is good for the next', async () => {
    const settings = { role: 'user', userId: 5, staffClubs: [1], clubs: [1] } as const
    const failing = inTransaction(database.web, settings, async (trx) => {
      await sql`insert into team (club_id, team_name) values (1, 'Juniors')`.execute(trx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const { rows } = await inTransaction(database.web, settings, (trx) => sql`select from team`.execute(trx))
    expect(rows).toHaveLength(0)
  })

  test('[OPS-08] refuses lists that hold anything but integers', async () => {
    const clubs = ['1},{2'] as unknown as number[]
    await expect(inTransaction(database.web, { role: 'user', clubs }, async () => 1)).rejects.toThrow(TypeError)
  })
})
