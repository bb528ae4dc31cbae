import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { AppError } from '../../errors'
import { insertRefreshToken, lockRefreshToken, markUsed, revokeFamily } from './refresh-token.repo'
import type { StoredRefreshToken } from './refresh-token.repo'
import { sessionTransaction } from './session-transaction'

/** Makes and stores a refresh token of a family, which ends `familyAge` seconds earlier than it would afresh. */
export async function issueRefreshToken(
  db: Kysely<Database>,
  { services, request }: Context,
  userId: number,
  familyId: string = randomUUID(),
  familyAge = 0,
): Promise<{ token: string; familyId: string }> {
  const { refreshIdleSeconds, refreshMaxSeconds } = services.config.session
  const seconds = Math.min(refreshIdleSeconds, refreshMaxSeconds - familyAge)
  const expiresAt = new Date(Date.now() + seconds * 1000)
  const tokenId = randomUUID()
  const token = await services.tokens.refresh({ userId, tokenId }, expiresAt)
  const tokenHash = services.tokens.hash('refresh', token)
  await insertRefreshToken(db, { tokenId, familyId, userId, tokenHash, device: request.device, expiresAt })
  return { token, familyId }
}

/** A new access token for the refresh token that the call carries. Throws the two texts that the client acts upon. */
export async function refreshAccess(context: Context): Promise<string> {
  const stored = await useRefreshToken(context, async (db, token) => {
    await markUsed(db, token.token_id, false)
    return token
  })
  const { user_id: userId, token_version: version, family_id: familyId } = stored
  return context.services.tokens.access({ userId, version, familyId })
}

/** A new refresh token in the place of the one that the call carries, which answers for a short grace only from now on. */
export function rotateRefresh(context: Context): Promise<string> {
  return useRefreshToken(context, async (db, { token_id, user_id, family_id, family_age }) => {
    await markUsed(db, token_id, true)
    return (await issueRefreshToken(db, context, user_id, family_id, family_age)).token
  })
}

type Verdict = 'good' | 'unknown' | 'reused'

async function useRefreshToken<T>(
  context: Context,
  use: (db: Kysely<Database>, token: StoredRefreshToken) => Promise<T>,
): Promise<T> {
  const { bearer, services } = context
  if (bearer === null) throw new AppError('UNAUTHENTICATED', ONLY_ACCESS_TOKENS)
  const { tokenId } = await services.tokens.readRefresh(bearer)
  const hash = services.tokens.hash('refresh', bearer)
  const outcome = await sessionTransaction(context, async (db) => {
    const token = await lockRefreshToken(db, tokenId)
    const verdict = judge(token, hash, services.config.session.refreshGraceSeconds)
    if (verdict === 'good') return { result: await use(db, token!) }
    // Somebody has the old token of a pair: nobody can tell thief from owner, so all of that sign-in ends.
    if (verdict === 'reused') await revokeFamily(db, token!.family_id, token!.user_id)
    return undefined
  })
  if (!outcome) throw new AppError('UNAUTHENTICATED', SIGNATURE_EXPIRED)
  return outcome.result
}

function judge(token: StoredRefreshToken | undefined, hash: string, graceSeconds: number): Verdict {
  if (!token || token.token_hash !== hash || token.is_revoked || token.is_disabled) return 'unknown'
  return token.rotated_for !== null && token.rotated_for > graceSeconds ? 'reused' : 'good'
}
