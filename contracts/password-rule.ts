import { COMMON_PASSWORDS } from './common-passwords'

/**
 * Rule for setting a password: at least 4 characters (specification section 5), none of the commonest, none made of the
 * own e-mail or name. At sign-in nothing of this is asked. How long it is decides what the account may be given: see
 * passwordClass.
 */
export const PASSWORD_MIN = 4
/** Hashing takes time by length, so there is an end. */
export const PASSWORD_MAX = 200
const LONG_FROM = 12

export const PASSWORD_REQUIRED = 'Password is required'
export const PASSWORD_TOO_SHORT = 'Password must be at least 4 characters'
export const PASSWORD_TOO_LONG = 'Password must be at most 200 characters'
export const PASSWORD_COMMON = 'Password is too common'
export const PASSWORD_PERSONAL = 'Password must not be made of your name or e-mail'

/** `short` is under 12 characters and, without a second identity, gets no access above MEMBER. Stored, never the length. */
export type PasswordClass = 'short' | 'long'

const lengthOf = (password: string): number => [...password].length

export function passwordClass(password: string): PasswordClass {
  return lengthOf(password) < LONG_FROM ? 'short' : 'long'
}

/** Parts of the e-mail and the name that a password may be built from, longest first. */
function ownWords(owner: { email?: string | null; name?: string | null }): string[] {
  const words = [owner.email, owner.email?.split('@')[0], owner.name?.replace(/\s/g, '')]
  words.push(...(owner.email?.split(/[^\p{L}\p{N}]+/u) ?? []), ...(owner.name?.split(/[^\p{L}\p{N}]+/u) ?? []))
  return words
    .map((word) => (word ?? '').normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
}

function isPersonal(password: string, owner: { email?: string | null; name?: string | null }): boolean {
  let rest = password
  for (const word of ownWords(owner)) rest = rest.replaceAll(word, '')
  return rest !== password && !/\p{L}/u.test(rest)
}

/**
 * @param owner the account's e-mail and name, where known
 * @returns what is wrong, for the person to read, or null
 */
export function passwordProblem(
  password: string,
  owner: { email?: string | null; name?: string | null } = {},
): string | null {
  if (password === '') return PASSWORD_REQUIRED
  if (lengthOf(password) < PASSWORD_MIN) return PASSWORD_TOO_SHORT
  if (lengthOf(password) > PASSWORD_MAX) return PASSWORD_TOO_LONG
  const plain = password.normalize('NFKC').toLowerCase()
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size === 1) return PASSWORD_COMMON
  return isPersonal(plain, owner) ? PASSWORD_PERSONAL : null
}
