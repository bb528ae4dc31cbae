import { isInputObjectType, isObjectType } from 'graphql'
import { schema } from '../schema'
import { createClub, createUser, grantAccess } from './factories'
import { allCalls, writeCall } from './matrix-calls'
import { startTestServer, type TestServer } from './server'

// many calls a test, on machines that do other things beside
jest.setTimeout(30_000)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Names that hold a secret wherever they stand; the tokens of the session are what its two calls are for. */
const secret = /password|passcode|resetcode|hash|secret|credential/i
const tokenFields = new Set(['UserDetails', 'NewAccessTokenPayload', 'Mutation'])

test('[API-13] no type that is read has a field for a secret', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => [type.name, field] as const))
  expect(fields.length).toBeGreaterThan(100)
  const secrets = fields.filter(
    ([type, field]) => secret.test(field) || (/token/i.test(field) && !tokenFields.has(type)),
  )
  expect(secrets).toEqual([])
})

test('[API-13] a password can be sent: the walk above does not pass for want of passwords', () => {
  const input = schema.getType('UserInput')
  expect(isInputObjectType(input) && Object.keys(input.getFields())).toEqual(expect.arrayContaining(['password']))
})

test('[API-13] no query answers a hash, a code or a token, whoever asks', async () => {
  const club = await createClub(server.db)
  const user = await createUser(server.db, { password: 'canary plum 4711', role: 'Administrator' })
  await grantAccess(server.db, user.user_id, { clubId: club.club_id, level: 'OWNER' })
  const { user_id } = user
  const soon = new Date(Date.now() + 1e7).toISOString()
  await server.db
    .insertInto('user_code')
    .values({ code_hash: 'canaryCode', user_id, purpose: 'reset', expires_at: soon })
    .execute()
  await server.db
    .insertInto('refresh_token')
    .values({ family_id: '9b2b2f1e-6c5e-4a2d-9d53-3f0c1c6a0c11', user_id, token_hash: 'canaryToken', expires_at: soon })
    .execute()
  const { password_hash } = await server.db
    .selectFrom('user_credential')
    .select('password_hash')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const words = ['canaryCode', 'canaryToken', password_hash, password_hash.split('$').at(-1)!]
  const ids = { userId: user_id, clubId: club.club_id }
  let answered = 0
  for (const call of allCalls().filter(({ kind }) => kind === 'query')) {
    for (const named of [true, false]) {
      const { query, variables } = writeCall(call, ids, named)
      const text = JSON.stringify(await server.graphql(query, variables, { as: user_id }))
      if (text.includes(user.user_email)) answered += 1
      for (const word of words) expect(text).not.toContain(word)
    }
  }
  expect(answered).toBeGreaterThan(0)
})
