import { EMAIL_REQUIRED } from 'contracts/messages'
import { PASSWORD_REQUIRED } from 'contracts/password-rule'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { findCredential } from './credential.repo'
import { verifyPassword } from './password'
import { issueRefreshToken } from './refresh'
import { deleteExpiredTokens } from './refresh-token.repo'
import { sessionTransaction } from './session-transaction'
import { countAttempt, forgiveAttempts } from './sign-in-attempt.repo'

export interface SignInInput {
  userId?: number | null
  userEmail?: string | null
  password?: string | null
  googleId?: string | null
  facebookId?: string | null
}

export interface UserDetails {
  userId: number
  userName: string
  userEmail: string
  accessToken: string
  refreshToken: string
  message: string
}

/**
 * Signs in by e-mail (or user id) and password. Unknown, disabled and mistaken all get one answer after the same work.
 * Every attempt is counted before the password is looked at, so aliases and parallel calls are as many attempts.
 */
export async function signIn(context: Context, input: SignInInput): Promise<UserDetails> {
  const account = checked(input)
  const { services, request } = context
  const { session } = services.config
  const key = (...parts: string[]) => services.tokens.hash('attempt', parts.join('\n'))
  const keys = {
    both: key('account', account.name, 'address', request.address),
    account: key('account', account.name),
    address: key('address', request.address),
  }
  const limits = [
    { key: keys.both, limit: session.attemptsPerAccountAndAddress },
    { key: keys.account, limit: session.attemptsPerAccount },
    { key: keys.address, limit: session.attemptsPerAddress },
  ]
  const attemptedAt = await sessionTransaction(context, (db) => countAttempt(db, limits, session.attemptWindowSeconds))
  if (attemptedAt === undefined) {
    throw new AppError('RATE_LIMITED', 'Too many attempts to sign in. Please try again in a quarter of an hour.')
  }
  const user = await sessionTransaction(context, (db) => findCredential(db, account))
  if (!(await verifyPassword(user?.password_hash, account.password)) || !user) {
    throw new AppError('UNAUTHENTICATED', 'E-mail or password is wrong')
  }
  const { user_id: userId, token_version: version } = user
  const { token, familyId } = await sessionTransaction(context, async (db) => {
    await forgiveAttempts(db, [keys.both, keys.account], keys.address, attemptedAt)
    await deleteExpiredTokens(db, userId)
    return issueRefreshToken(db, context, userId)
  })
  return {
    userId,
    userName: user.user_name,
    userEmail: user.user_email,
    accessToken: await services.tokens.access({ userId, version, familyId }),
    refreshToken: token,
    message: 'You are now signed in!',
  }
}

export interface Account {
  /** what attempts are counted under */
  name: string
  userId?: number
  userEmail?: string
  password: string
}

function checked({ userId, userEmail, password, googleId, facebookId }: SignInInput): Account {
  // An id is public and proves nothing; identity tokens are checked once a provider is configured.
  if (googleId != null || facebookId != null) {
    throw new AppError('BAD_INPUT', 'Signing in with Google or Facebook is not set up here', {
      [googleId != null ? 'googleId' : 'facebookId']: 'Not set up here',
    })
  }
  const email = userEmail?.trim().toLowerCase()
  const fields: Record<string, string> = {}
  if (!email && userId == null) fields.userEmail = EMAIL_REQUIRED
  if (!password) fields.password = PASSWORD_REQUIRED
  if (!password || Object.keys(fields).length > 0) {
    throw new AppError('BAD_INPUT', Object.values(fields).join('\n'), fields)
  }
  return email ? { name: email, userEmail: email, password } : { name: `#${userId}`, userId: userId!, password }
}
