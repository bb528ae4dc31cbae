import { sql, type Kysely } from 'kysely'
import type { PasswordClass } from 'contracts/password-rule'
import type { Database } from '../../db/database'

export interface Credential {
  user_id: number
  user_name: string
  user_email: string
  token_version: number
  password_hash: string
}

/** The account that signs in, by e-mail in any case or by id; undefined when unknown, disabled or without a password. */
export async function findCredential(
  db: Kysely<Database>,
  account: { userEmail?: string; userId?: number },
): Promise<Credential | undefined> {
  const { rows } = await sql<Credential>`
    select u.user_id, u.user_name, u.user_email, u.token_version, c.password_hash
    from app_user u join user_credential c using (user_id)
    where u.disabled_at is null and
      case when ${account.userEmail ?? null}::text is null then u.user_id = ${account.userId ?? null}::integer
        else lower(u.user_email) = lower(${account.userEmail ?? null}) end`.execute(db)
  return rows[0]
}

export interface StoredPassword {
  hash: string
  strength: PasswordClass
}

export async function insertCredential(db: Kysely<Database>, userId: number, password: StoredPassword): Promise<void> {
  await db
    .insertInto('user_credential')
    .values({ user_id: userId, password_hash: password.hash, password_class: password.strength })
    .execute()
}
