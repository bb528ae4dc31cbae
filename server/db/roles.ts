import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { databaseName, ownerRole, webRole, type Database } from './database'

/** Connects as the embedded server's superuser. The caller ends the client. */
export async function connectSuperuser(
  server: { socketDir: string; port: number },
  database = 'postgres',
): Promise<pg.Client> {
  const client = new pg.Client({ host: server.socketDir, port: server.port, user: 'app', database })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Makes both log-in roles and the database of the embedded server, where missing. Several processes may call it at once.
 * Not for DATABASE_URL: there the roles and the database must exist (CONVENTIONS.md has the statements).
 */
export async function setupRoles(server: { socketDir: string; port: number }): Promise<void> {
  const client = await connectSuperuser(server)
  try {
    await client.query(`select pg_advisory_lock(hashtext('lanewise roles'))`)
    for (const role of [ownerRole, webRole]) await ensureRole(client, role)
    // an import checks the references of its rows once for all of them (files/parent-rows.repo.ts)
    await client.query(`grant set on parameter session_replication_role to ${ownerRole}`)
    await createDatabase(client, databaseName)
  } finally {
    await client.end()
  }
}

async function ensureRole(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (!rowCount) await client.query(`create role ${role} login`)
}

/**
 * Makes a database that the owner role owns and nobody but the two roles may enter; nothing when it exists. A copy of a
 * template goes file by file, which is 10 times as fast as through the log for a test's 13 MB.
 */
export async function createDatabase(client: pg.Client, name: string, template?: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  const source = template ? `template ${template} strategy file_copy` : ''
  if (!rowCount) await client.query(`create database ${name} owner ${ownerRole} ${source}`)
  await client.query(`revoke all on database ${name} from public`)
  await client.query(`grant connect on database ${name} to ${webRole}`)
}

interface RoleFacts {
  name: string
  superuser: boolean
  bypasses_row_security: boolean
  makes_roles: boolean
  owned: string | null
  member_of: string | null
}

/**
 * Throws when the role that `web` logs in as could see past row-level security: superuser, bypassrls, may make roles,
 * owns a table, or can become a role of which one of these is true. The server must not start then.
 */
export async function checkWebRole(web: Kysely<Database>): Promise<void> {
  const { rows } = await sql<RoleFacts>`
    select r.rolname as name, r.rolsuper as superuser, r.rolbypassrls as bypasses_row_security,
      r.rolcreaterole as makes_roles,
      (select min(c.oid::regclass::text) from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p', 'v', 'm')) as owned,
      (select min(o.rolname) from pg_roles o where o.oid <> r.oid and pg_has_role(r.oid, o.oid, 'member')
        and (o.rolsuper or o.rolbypassrls or o.rolcreaterole
          or exists (select from pg_class c where c.relowner = o.oid and c.relkind in ('r', 'p', 'v', 'm'))
          or exists (select from pg_database d where d.datname = current_database() and d.datdba = o.oid))) as member_of
    from pg_roles r where r.rolname = session_user`.execute(web)
  const role = rows[0]
  if (!role) throw new Error('The role that serves requests is not in pg_roles')
  const fault = faultOf(role)
  if (fault) {
    throw new Error(
      `The database role '${role.name}' of DATABASE_URL must not serve requests: it ${fault}, and so row-level security does not bind it. Use a role like ${webRole} (server/db/CONVENTIONS.md)`,
    )
  }
}

function faultOf(role: RoleFacts): string | undefined {
  if (role.superuser) return 'is a superuser'
  if (role.bypasses_row_security) return 'has bypassrls'
  if (role.makes_roles) return 'may create roles'
  if (role.owned) return `owns the table ${role.owned}`
  if (role.member_of) return `is a member of the role ${role.member_of}`
  return undefined
}
