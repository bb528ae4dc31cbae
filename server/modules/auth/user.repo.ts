import { sql, type Kysely, type Selectable } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'

export type UserRow = Selectable<Database['app_user']>

export async function findUser(db: Kysely<Database>, userId: number): Promise<UserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export interface UserFilter {
  userId?: number | null
  /** whole address, any case */
  userEmail?: string | null
}

/** Users by name, as far as row-level security shows them. */
export async function listUsers(db: Kysely<Database>, filter: UserFilter, page: Page): Promise<Connection<UserRow>> {
  let query = db.selectFrom('app_user').selectAll('app_user').orderBy('user_name').orderBy('user_id')
  if (filter.userId != null) query = query.where('user_id', '=', filter.userId)
  if (filter.userEmail) {
    query = query.where(({ fn, ref }) => fn<string>('lower', [ref('user_email')]), '=', filter.userEmail.toLowerCase())
  }
  return fetchPage(query, page)
}

export interface ExternalIds {
  google?: string
  facebook?: string
}

/** Linked outside identities by user: one's own, and anybody's for an administrator. */
export async function listExternalIds(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<Map<number, ExternalIds>> {
  const { rows } = await sql<{ user_id: number; provider: keyof ExternalIds; subject: string }>`
    select user_id, provider, subject from app.external_ids(${[...userIds]}::integer[])`.execute(db)
  const byUser = new Map<number, ExternalIds>()
  for (const { user_id, provider, subject } of rows) {
    byUser.set(user_id, { ...byUser.get(user_id), [provider]: subject })
  }
  return byUser
}

/** The columns of a user that a profile may change. */
export type ProfileChange = Partial<
  Pick<UserRow, 'user_name' | 'gender' | 'birth_date' | 'photo' | 'state' | 'country' | 'language' | 'update_source'>
>

export async function updateProfile(
  db: Kysely<Database>,
  userId: number,
  change: ProfileChange,
  by: number | null,
): Promise<UserRow | undefined> {
  return db
    .updateTable('app_user')
    .set({ ...change, updated_by: by, update_date: new Date().toISOString() })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export interface NewUser extends ProfileChange {
  user_name: string
  user_email: string
}

/** Adds an account; undefined when the e-mail has one already, in any case. */
export async function insertUser(db: Kysely<Database>, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto('app_user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}
