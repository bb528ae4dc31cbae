import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

export interface NewRefreshToken {
  tokenId: string
  familyId: string
  userId: number
  tokenHash: string
  device: string
  expiresAt: Date
}

export async function insertRefreshToken(db: Kysely<Database>, token: NewRefreshToken): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      token_id: token.tokenId,
      family_id: token.familyId,
      user_id: token.userId,
      token_hash: token.tokenHash,
      device: token.device,
      expires_at: token.expiresAt.toISOString(),
    })
    .execute()
}

export interface StoredRefreshToken {
  token_id: string
  family_id: string
  user_id: number
  token_version: number
  token_hash: string
  is_revoked: boolean
  is_disabled: boolean
  /** seconds since a new token was given for it; null when none was */
  rotated_for: number | null
  /** seconds since the sign-in that the family began with */
  family_age: number
}

/** The token and what decides about it, locked until the transaction ends. */
export async function lockRefreshToken(db: Kysely<Database>, tokenId: string): Promise<StoredRefreshToken | undefined> {
  const { rows } = await sql<StoredRefreshToken>`
    select t.token_id, t.family_id, t.user_id, u.token_version, t.token_hash,
      t.revoked_at is not null as is_revoked, u.disabled_at is not null as is_disabled,
      extract(epoch from clock_timestamp() - t.rotated_at)::float8 as rotated_for,
      extract(epoch from clock_timestamp() - (select min(f.issued_at) from refresh_token f where f.family_id = t.family_id))::float8
        as family_age
    from refresh_token t join app_user u using (user_id) where t.token_id = ${tokenId} for update of t`.execute(db)
  return rows[0]
}

export async function markUsed(db: Kysely<Database>, tokenId: string, rotated: boolean): Promise<void> {
  await sql`update refresh_token set last_used_at = now(),
    rotated_at = case when ${rotated} then coalesce(rotated_at, clock_timestamp()) else rotated_at end
    where token_id = ${tokenId}`.execute(db)
}

/** Ends all tokens of a sign-in, and with a new token version every access token of the user; nothing when they have ended. */
export async function revokeFamily(db: Kysely<Database>, familyId: string, userId: number): Promise<void> {
  await sql`with ended as (
      update refresh_token set revoked_at = now()
      where family_id = ${familyId} and user_id = ${userId} and revoked_at is null returning 1)
    update app_user set token_version = token_version + 1
    where user_id = ${userId} and exists (select from ended)`.execute(db)
}

export async function deleteExpiredTokens(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`delete from refresh_token where user_id = ${userId} and expires_at < now()`.execute(db)
}
