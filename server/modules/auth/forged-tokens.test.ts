import { createHmac, createPublicKey, generateKeyPairSync, hkdfSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import { createUser } from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
let userId: number
let key: Uint8Array
beforeAll(async () => {
  server = await startTestServer()
  userId = (await createUser(server.db)).user_id
  key = derived('access')
})
afterAll(() => server.close())

const derived = (purpose: string) =>
  new Uint8Array(hkdfSync('sha256', server.services.config.secret, 'lanewise', purpose, 32))
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)
const claims = () => ({
  ...{ sub: String(userId), ver: 1, fam: 'f', typ: 'access', iss: 'lanewise', aud: 'lanewise' },
  ...{ iat: now(), exp: now() + 600 },
})

/** A token with any header and claims, signed with a key of the test's choice. */
function forge(header: object, payload: object, secret: Uint8Array = key, hash = 'sha256'): string {
  const body = `${encode(header)}.${encode(payload)}`
  return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`
}
const good = { alg: 'HS256' }
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(claims()).filter(([name]) => !names.includes(name)))
const resigned = (change: object) => forge(good, { ...claims(), ...change })

const forgeries: [string, () => string | Promise<string>, string?][] = [
  ['alg none, empty signature', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
  ['alg None', () => `${encode({ alg: 'None' })}.${encode(claims())}.`],
  ['alg none with the signature of HS256', () => forge({ alg: 'none' }, claims())],
  ['no alg', () => forge({}, claims())],
  ['alg HS384', () => forge({ alg: 'HS384' }, claims(), key, 'sha384')],
  ['alg HS512', () => forge({ alg: 'HS512' }, claims(), key, 'sha512')],
  ['alg hs256', () => forge({ alg: 'hs256' }, claims())],
  ['alg " HS256"', () => forge({ alg: ' HS256' }, claims())],
  ['alg a list', () => forge({ alg: ['HS256'] }, claims())],
  ['RS256 with a key pair of its own', () => signedBy('RS256')],
  ['ES256 with a key pair of its own', () => signedBy('ES256')],
  ['HS256 with a public key as secret', () => forge(good, claims(), publicKeyAsSecret())],
  ['another key', () => forge(good, claims(), new Uint8Array(32))],
  ['an empty key', () => forge(good, claims(), new Uint8Array())],
  ['a space as key', () => forge(good, claims(), new Uint8Array([32]))],
  ['the secret itself as key', () => forge(good, claims(), Buffer.from(server.services.config.secret))],
  ['the key for refresh tokens', () => forge(good, claims(), derived('refresh'))],
  ['the key for hashes', () => forge(good, claims(), derived('hash'))],
  [
    'a key in the header',
    () => forge({ alg: 'HS256', jwk: { kty: 'oct', k: encode('k') } }, claims(), Buffer.from('k')),
  ],
  ['a key id that is a path', () => forge({ alg: 'HS256', kid: '/dev/null' }, claims(), new Uint8Array())],
  ['a critical extension nobody knows', () => forge({ alg: 'HS256', crit: ['x'], x: 1 }, claims())],
  ['b64 false', () => forge({ alg: 'HS256', crit: ['b64'], b64: false }, claims())],
  ['a changed payload', () => changed((parts) => [parts[0]!, encode({ ...claims(), sub: '1' }), parts[2]!])],
  ['a cut signature', () => changed((parts) => [parts[0]!, parts[1]!, parts[2]!.slice(0, -2)])],
  ['no signature', () => changed((parts) => [parts[0]!, parts[1]!, ''])],
  ['two parts', () => changed((parts) => parts.slice(0, 2))],
  ['four parts', () => changed((parts) => [...parts, 'x'])],
  ['five parts, as an encrypted token', () => changed((parts) => [...parts, 'x', 'y'])],
  ['a payload that is a list', () => forge(good, [claims()])],
  ['a payload that is text', () => forge(good, 'text' as never)],
  ['typ refresh', () => resigned({ typ: 'refresh' })],
  ['typ ACCESS', () => resigned({ typ: 'ACCESS' })],
  ['no typ', () => forge(good, without('typ'))],
  ['another issuer', () => resigned({ iss: 'elsewhere' })],
  ['no issuer', () => forge(good, without('iss'))],
  ['another audience', () => resigned({ aud: 'elsewhere' })],
  ['no audience', () => forge(good, without('aud'))],
  ['no subject', () => forge(good, without('sub'))],
  ['subject of letters', () => resigned({ sub: 'admin' })],
  ['subject a fraction', () => resigned({ sub: '1.5' })],
  ['no version', () => forge(good, without('ver'))],
  ['version as text', () => resigned({ ver: '1' })],
  ['version true', () => resigned({ ver: true })],
  ['no family', () => forge(good, without('fam'))],
  ['no expiry', () => forge(good, without('exp'))],
  ['expiry as text', () => resigned({ exp: String(now() + 600) })],
  ['not before, in the future', () => resigned({ nbf: now() + 600 })],
  ['no time of issue', () => forge(good, without('iat'))],
  ['expired', () => resigned({ exp: now() - 1, iat: now() - 601 }), SIGNATURE_EXPIRED],
  ['an earlier version', () => resigned({ ver: 0 }), SIGNATURE_EXPIRED],
  ['a later version', () => resigned({ ver: 2 }), SIGNATURE_EXPIRED],
  ['a user that is not there', () => resigned({ sub: '999999' }), SIGNATURE_EXPIRED],
  ['a refresh token', () => server.services.tokens.refresh({ userId, tokenId: 'x' }, new Date(Date.now() + 1e6))],
]

async function changed(change: (parts: string[]) => string[]): Promise<string> {
  return change((await server.token(userId)).split('.')).join('.')
}

function signedBy(alg: 'RS256' | 'ES256'): Promise<string> {
  const { privateKey } =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return new SignJWT(claims()).setProtectedHeader({ alg }).sign(privateKey)
}

function publicKeyAsSecret(): Buffer {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
}

test('[AUTH-08] the pattern that the forgeries start from is good', async () => {
  const answer = await server.ask('{ getCurrentUser { userId } }', {}, { as: forge(good, claims()) })
  expect(answer.getCurrentUser.userId).toBe(userId)
})

test.each(forgeries)('[AUTH-08] a token with %s is refused', async (_what, make, message = ONLY_ACCESS_TOKENS) => {
  const { data, errors } = await server.graphql('{ getCurrentUser { userId } }', {}, { as: await make() })
  expect(errors?.map(({ extensions, message }) => [extensions?.code, message])).toEqual([['UNAUTHENTICATED', message]])
  expect(data?.getCurrentUser ?? null).toBeNull()
})
