import type { Context } from '../../context'
import { AppError } from '../../errors'
import { revokeFamily, lockRefreshToken } from './refresh-token.repo'
import { sessionTransaction } from './session-transaction'

/** Ends the sign-in that the carried token, access or refresh, comes from. A token that is none of ours ends nothing. */
export async function signOut(context: Context): Promise<{ success: boolean; message: string }> {
  const ended = await endFamily(context)
  return { success: true, message: ended ? 'You are signed out' : 'You were not signed in' }
}

async function endFamily(context: Context): Promise<boolean> {
  const { bearer, services } = context
  if (bearer === null) return false
  const access = await foundOrNone(services.tokens.readAccess(bearer, { expired: true }))
  if (access) {
    await sessionTransaction(context, (db) => revokeFamily(db, access.familyId, access.userId))
    return true
  }
  const refresh = await foundOrNone(services.tokens.readRefresh(bearer))
  if (!refresh) return false
  return sessionTransaction(context, async (db) => {
    const stored = await lockRefreshToken(db, refresh.tokenId)
    if (stored) await revokeFamily(db, stored.family_id, stored.user_id)
    return stored !== undefined
  })
}

const foundOrNone = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
