import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../test/database'
import { openDatabase } from './database'
import { checkWebRole } from './roles'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Runs the check as a role of its own, made with these attributes. */
async function checkAs(attributes: string, prepare: (role: string) => string[] = () => []): Promise<void> {
  const role = `r_${randomBytes(5).toString('hex')}`
  const { socketDir, port, name } = database
  await database.asSuperuser(`create role ${role} login ${attributes}`, `grant connect on database ${name} to ${role}`)
  const databaseUrl = `postgres://${role}@${encodeURIComponent(socketDir)}:${port}/${name}`
  const opened = openDatabase({ place: { databaseUrl, databaseOwnerUrl: databaseUrl }, log: () => undefined })
  try {
    await database.asSuperuser(...prepare(role))
    await checkWebRole(opened.web)
  } finally {
    await opened.close()
    await database.asSuperuser(`drop owned by ${role} cascade`, `drop role ${role}`)
  }
}

describe('the role that serves requests', () => {
  test('[OPS-08] lanewise_web and a plain role of another name are accepted', async () => {
    await expect(checkWebRole(database.web)).resolves.toBeUndefined()
    await expect(checkAs('')).resolves.toBeUndefined()
  })

  test('[OPS-08] the owner of the schema is refused', async () => {
    await expect(checkWebRole(database.owner)).rejects.toThrow(/'lanewise_owner'.*owns the table/)
  })

  test.each([
    ['superuser', /is a superuser/],
    ['bypassrls', /has bypassrls/],
    ['createrole', /may create roles/],
    ['in role lanewise_owner', /is a member of the role lanewise_owner/],
    ['noinherit in role lanewise_owner', /is a member of the role lanewise_owner/],
  ])('[OPS-08] a role with %s is refused', async (attributes, message) => {
    await expect(checkAs(attributes)).rejects.toThrow(message)
  })

  test('[OPS-08] a role that owns one table is refused', async () => {
    const ownOne = (role: string) => [
      'create table public.mine (id integer)',
      `alter table public.mine owner to ${role}`,
    ]
    await expect(checkAs('', ownOne)).rejects.toThrow(/owns the table mine/)
  })
})

describe('a bare connection of lanewise_web', () => {
  /** One row of a hidden club in each table that says most about people. References are not checked for the filling. */
  const rows: Record<string, string> = {
    club: `(club_id, club_code, club_name, visibility, create_date)
      overriding system value values (901, 'HRB', 'Harbour', 0, '2026-01-01')`,
    team: `(club_id, team_name, visibility) values (901, 'Juniors', 0)`,
    person: `(person_id, club_id, first_name, last_name) overriding system value values (902, 901, 'Ada', 'Quist')`,
    person_identifier: `(person_id, club_id, scheme, value) values (902, 901, 'USA', 'X1')`,
    club_person_rel: `(person_id, club_id) values (902, 901)`,
    user_person: `(user_id, person_id, club_id) values (903, 902, 901)`,
    attendance: `(athlete_id, club_id, effective_date, missed, workout_id) values (902, 901, '2026-01-02', 0, 904)`,
    result: `(club_id, person_id, facility_type, gender, result_date, set_lib_id, time_hundredths, status)
      values (901, 902, 'LCM', 'F', '2026-01-02', 1, 6012, 'OK')`,
    job: `(kind, club_id) values ('import', 901)`,
    uploaded_file: `(file_name, sha256, size_bytes, user_id, club_id) values ('meet.hy3', '${'0'.repeat(64)}', 1, 903, 901)`,
    audit_log: `(table_name, row_id, action, club_id) values ('person', '902', 'insert', 901)`,
  }

  beforeAll(async () => {
    const inserts = Object.entries(rows).map(([table, row]) => `insert into ${table} ${row}`)
    await database.asSuperuser('set session_replication_role = replica', ...inserts)
  })

  test('[OPS-08] reads no row of a table that has a club, in a database that holds rows of it', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'club_id'
        and has_table_privilege('lanewise_web', c.oid, 'select')`.execute(database.owner)
    const names = tables.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(rows)))
    for (const name of Object.keys(rows)) expect([name, await count(name, database.owner)]).not.toEqual([name, 0])
    for (const name of names) expect([name, await count(name, database.web)]).toEqual([name, 0])
  })

  test('[OPS-08] cannot write a row of a club, nor change or delete the audit log', async () => {
    const team = sql`insert into team (club_id, team_name) values (901, 'Seniors')`.execute(database.web)
    await expect(team).rejects.toThrow(/row-level security/)
    await expect(sql`update audit_log set row_id = '1'`.execute(database.web)).rejects.toThrow(/permission denied/)
    await expect(sql`delete from audit_log`.execute(database.web)).rejects.toThrow(/permission denied/)
  })

  test('[OPS-08] cannot switch row-level security off or become the owner', async () => {
    await expect(sql`alter table person disable row level security`.execute(database.web)).rejects.toThrow(/owner/)
    await expect(sql`set role lanewise_owner`.execute(database.web)).rejects.toThrow(/permission denied/)
    await expect(sql`create table extra (id integer)`.execute(database.web)).rejects.toThrow(/permission denied/)
  })

  // rows of no club are the libraries that everybody reads
  async function count(name: string, db: TestDatabase['web']): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}
      where club_id is not null`.execute(db)
    return rows[0]?.count ?? -1
  }
})
