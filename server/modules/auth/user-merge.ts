import { validateMerge } from 'contracts/merge'
import { passwordClass } from 'contracts/password-rule'
import { signUpInput, userInput, type UserInput } from 'contracts/inputs/user'
import { checkedInput } from '../../checked-input'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { insertCredential } from './credential.repo'
import { hashPassword } from './password'
import { sessionTransaction } from './session-transaction'
import { insertUser, updateProfile, type ProfileChange, type UserRow } from './user.repo'

type Given = Record<string, unknown> & { userId?: number | null }

/** Sign-up without a userId, else a change of one's own profile. What a payload says of role and access is ignored. */
export function mergeUser(context: Context, data: Given): Promise<UserRow | undefined> {
  return data.userId == null ? signUp(context, data) : changeProfile(context, data, data.userId)
}

/**
 * A new account. One for an e-mail that has an account answers the same and changes nothing, so that nobody can ask
 * whether somebody is a member: a fresh account is answered without its id for the same reason.
 */
async function signUp(context: Context, data: Given): Promise<UserRow> {
  const input = checkedInput(validateMerge(signUpInput, payload(data), { isNew: true }))
  const hash = await hashPassword(input.password)
  const user = { ...profile(input), user_name: input.userName, user_email: input.userEmail }
  await sessionTransaction(context, async (db) => {
    const added = await insertUser(db, user)
    if (added) await insertCredential(db, added.user_id, { hash, strength: passwordClass(input.password) })
  })
  return { ...user, user_id: null } as unknown as UserRow
}

async function changeProfile(context: Context, data: Given, userId: number): Promise<UserRow | undefined> {
  const input = checkedInput(validateMerge(userInput, payload(data), { isNew: false }))
  const fixed = { userEmail: 'The e-mail is not changed here', password: 'The password is not changed here' }
  const refused = Object.entries(fixed).filter(([name]) => input[name as keyof UserInput] !== undefined)
  if (refused.length > 0) throw new AppError('BAD_INPUT', refused[0]![1], Object.fromEntries(refused))
  const changed = await updateProfile(await context.db(), userId, profile(input), context.viewer.userId)
  if (!changed) throw new AppError('NOT_FOUND', 'There is no such user')
  return changed
}

/** The payload without what nobody sets for themselves. */
function payload(data: Given): object {
  const { userId: _id, role: _role, createDate: _created, passwordResetcode: _code, ...rest } = data
  const { googleId: _google, facebookId: _facebook, ...own } = rest
  return own
}

function profile(input: Partial<UserInput>): ProfileChange {
  const change = {
    user_name: input.userName,
    gender: input.gender,
    birth_date: input.birthDate,
    photo: input.photo,
    state: input.state,
    country: input.country,
    language: input.language ?? undefined,
    update_source: input.updateSource ?? undefined,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as ProfileChange
}
