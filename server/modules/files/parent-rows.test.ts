import { sql } from 'kysely'
import { createClub } from '../../test/factories'
import { testDatabase, type TestDatabase } from '../../test/database'
import { withCheckedParents } from './parent-rows.repo'

let database: TestDatabase
let clubId: number
beforeAll(async () => {
  database = await testDatabase()
  clubId = (await createClub(database.owner)).club_id
})
afterAll(() => database.drop())

const insert = (club: number, parents: number[]) =>
  database.owner.transaction().execute(async (db) => {
    const add = () => sql`insert into person (club_id, first_name, last_name) values (${club}, 'A', 'B')`.execute(db)
    await withCheckedParents(db, [{ table: 'club', key: 'club_id', ids: parents }], add)
    return (await sql<{ role: string }>`select current_setting('session_replication_role') as role`.execute(db))
      .rows[0]!.role
  })

test('[IMPORT-05] rows whose parents are there go in, and single rows are checked again afterwards', async () => {
  expect(await insert(clubId, [clubId, clubId])).toBe('origin')
})

test('[IMPORT-05] a parent that is gone keeps all rows out', async () => {
  await expect(insert(clubId, [clubId, 2_000_000])).rejects.toThrow('A row of club that an import refers to is gone')
})

test('[IMPORT-05] a parent cannot go while rows that refer to it are on their way', async () => {
  const { owner } = database
  const { club_id } = await createClub(owner)
  await owner.transaction().execute(async (db) => {
    await withCheckedParents(db, [{ table: 'club', key: 'club_id', ids: [club_id] }], async () => undefined)
    const removing = owner.transaction().execute(async (other) => {
      await sql`set local lock_timeout = 200`.execute(other)
      await sql`delete from club where club_id = ${club_id}`.execute(other)
    })
    await expect(removing).rejects.toMatchObject({ code: '55P03' })
  })
})
