import { hash, verify } from '@node-rs/argon2'

// argon2id with the values that OWASP names: 19 MiB, two passes, one lane. The package's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let standIn: Promise<string> | undefined

/** Hash of a password for storing; takes about 15 ms on another thread. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

/** Does the password belong to the hash? Without a hash, as for an unknown account, it takes as long and says no. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (standIn ??= hashPassword('no account has this password')))
  const matches = await verify(against, password.normalize('NFKC'))
  return stored !== undefined && matches
}
