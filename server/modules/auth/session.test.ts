import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import { createUser } from '../../test/factories'
import { startTestServer, type Answer, type TestServer } from '../../test/server'

// many calls a test, on machines that do other things beside
jest.setTimeout(30_000)

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'plum tree 4711'
const signInMutation = `mutation ($userEmail: String, $password: String, $googleId: String, $facebookId: String) {
  signInUser(userEmail: $userEmail, password: $password, googleId: $googleId, facebookId: $facebookId) {
    userDetails { userId userName userEmail accessToken refreshToken message } } }`
const refreshMutation = 'mutation getNewToken { getNewAccessToken { newAccessToken newRefreshToken } }'
const accessOnlyMutation = 'mutation getNewToken { getNewAccessToken { newAccessToken } }'
const currentUser = '{ getCurrentUser { userId userName } }'

async function signedIn() {
  const user = await createUser(server.db, { password })
  const answer = await server.ask(signInMutation, { userEmail: user.user_email, password })
  return { user, ...(answer.signInUser.userDetails as { accessToken: string; refreshToken: string }) }
}

const refresh = async (token: string, mutation = refreshMutation) => {
  const answer = await server.graphql(mutation, {}, { as: token })
  return { ...answer.data?.getNewAccessToken, message: answer.errors?.[0]?.message } as {
    newAccessToken?: string
    newRefreshToken?: string
    message?: string
  }
}

/** As if the tokens that a newer one took the place of had been rotated so long ago. */
const rotatedAgo = (userId: number, seconds: number) =>
  server.db
    .updateTable('refresh_token')
    .set({ rotated_at: new Date(Date.now() - seconds * 1000).toISOString() })
    .where('user_id', '=', userId)
    .where('rotated_at', 'is not', null)
    .execute()

const refusal = ({ errors }: Answer) => [errors?.[0]?.extensions?.code, errors?.[0]?.message]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('signing in', () => {
  test('[AUTH-01] e-mail in any case and password give who one is and both tokens, which let in', async () => {
    const user = await createUser(server.db, { password, user_email: 'Mixed.Case@club.example' })
    const { signInUser } = await server.ask(signInMutation, { userEmail: ' mixed.CASE@club.example ', password })
    expect(signInUser.userDetails).toEqual({
      userId: user.user_id,
      userName: user.user_name,
      userEmail: 'Mixed.Case@club.example',
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      message: 'You are now signed in!',
    })
    const { getCurrentUser } = await server.ask(currentUser, {}, { as: signInUser.userDetails.accessToken })
    expect(getCurrentUser).toEqual({ userId: user.user_id, userName: user.user_name })
  })

  test('[AUTH-01] a wrong password, an unknown e-mail and a disabled account get one answer', async () => {
    const user = await createUser(server.db, { password })
    const disabled = await createUser(server.db, { password, disabled_at: '2026-01-01T00:00:00Z' })
    const answers = await Promise.all([
      server.graphql(signInMutation, { userEmail: user.user_email, password: `${password}!` }),
      server.graphql(signInMutation, { userEmail: 'nobody@club.example', password }),
      server.graphql(signInMutation, { userEmail: disabled.user_email, password }),
    ])
    for (const answer of answers) expect(refusal(answer)).toEqual(['UNAUTHENTICATED', 'E-mail or password is wrong'])
  })

  test.each([
    [{}, { userEmail: 'E-mail is required', password: 'Password is required' }],
    [{ userEmail: '', password: 'x' }, { userEmail: 'E-mail is required' }],
    [{ userEmail: 'a@club.example', password: '' }, { password: 'Password is required' }],
    [{ userEmail: 'a@club.example' }, { password: 'Password is required' }],
  ])('[AUTH-01] %j is told what is missing', async (input, fields) => {
    const { errors } = await server.graphql(signInMutation, input)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', fields })
  })

  test.each(['googleId', 'facebookId'])('[AUTH-02] a bare %s is refused', async (id) => {
    const user = await createUser(server.db)
    const identity = { user_id: user.user_id, provider: id.replace('Id', ''), subject: `bare-${id}` }
    await server.db.insertInto('user_identity').values(identity).execute()
    const answer = await server.graphql(signInMutation, { [id]: `bare-${id}` })
    expect(refusal(answer)[0]).toBe('BAD_INPUT')
    expect(answer.data?.signInUser ?? null).toBeNull()
  })

  test('[API-13] the password is stored as argon2id with the cost that OWASP names, the refresh token as a hash', async () => {
    const { user, refreshToken } = await signedIn()
    const credential = await server.db
      .selectFrom('user_credential')
      .selectAll()
      .where('user_id', '=', user.user_id)
      .executeTakeFirstOrThrow()
    expect(credential.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const stored = await server.db.selectFrom('refresh_token').selectAll().where('user_id', '=', user.user_id).execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(refreshToken)
  })
})

describe('refreshing', () => {
  test('[AUTH-07] an expired access token is told as such by every call but those of the session', async () => {
    const { user, refreshToken } = await signedIn()
    const claims = { userId: user.user_id, version: 1, familyId: 'f' }
    const expired = await server.services.tokens.access(claims, Date.now() - 11 * 60_000)
    for (const query of [currentUser, '{ allClub { totalCount } }', 'mutation { getCurrentUser { userId } }']) {
      expect(refusal(await server.graphql(query, {}, { as: expired }))).toEqual(['UNAUTHENTICATED', SIGNATURE_EXPIRED])
    }
    const again = await server.graphql(signInMutation, { userEmail: user.user_email, password }, { as: expired })
    expect(again.errors).toBeUndefined()
    expect((await refresh(refreshToken)).newAccessToken).toBeDefined()
  })

  test('[AUTH-07] [AUTH-10] the refresh token as bearer gives a new access token that lets in', async () => {
    const { user, refreshToken } = await signedIn()
    const { newAccessToken } = await refresh(refreshToken)
    const { getCurrentUser } = await server.ask(currentUser, {}, { as: newAccessToken })
    expect(getCurrentUser.userId).toBe(user.user_id)
  })

  test('[AUTH-08] a refresh token is good for nothing else, an access token is none, and nonsense is refused', async () => {
    const { accessToken, refreshToken } = await signedIn()
    const asAccess = await server.graphql(currentUser, {}, { as: refreshToken })
    expect(refusal(asAccess)).toEqual(['UNAUTHENTICATED', ONLY_ACCESS_TOKENS])
    expect((await refresh(accessToken)).message).toBe(ONLY_ACCESS_TOKENS)
    expect((await refresh('a.b.c')).message).toBe(ONLY_ACCESS_TOKENS)
    expect(refusal(await server.graphql(refreshMutation))[0]).toBe('UNAUTHENTICATED')
  })

  test('[AUTH-08] an expired refresh token is told as such', async () => {
    const { user } = await signedIn()
    const claims = { userId: user.user_id, tokenId: '9b2b2f1e-6c5e-4a2d-9d53-3f0c1c6a0c11' }
    const expired = await server.services.tokens.refresh(claims, new Date(Date.now() - 1000))
    expect((await refresh(expired)).message).toBe(SIGNATURE_EXPIRED)
  })

  test('[AUTH-17] a client that takes only access tokens refreshes with the same token again and again', async () => {
    const { user, refreshToken } = await signedIn()
    await refresh(refreshToken, accessOnlyMutation)
    await rotatedAgo(user.user_id, 3_600)
    for (let i = 0; i < 3; i++) {
      expect((await refresh(refreshToken, accessOnlyMutation)).newAccessToken).toBeDefined()
    }
  })

  test('[AUTH-14] taking the new refresh token rotates; the old one, used after the grace, ends them all', async () => {
    const { user, refreshToken, accessToken } = await signedIn()
    const second = (await refresh(refreshToken)).newRefreshToken!
    expect(second).not.toBe(refreshToken)
    const third = (await refresh(second)).newRefreshToken!
    await rotatedAgo(user.user_id, 19)
    expect((await refresh(refreshToken)).newAccessToken).toBeDefined()
    await rotatedAgo(user.user_id, 21)
    expect((await refresh(refreshToken)).message).toBe(SIGNATURE_EXPIRED)
    expect((await refresh(third)).message).toBe(SIGNATURE_EXPIRED)
    expect(refusal(await server.graphql(currentUser, {}, { as: accessToken }))[1]).toBe(SIGNATURE_EXPIRED)
  })

  test('[AUTH-14] fifty tabs that refresh at once with one token all go on', async () => {
    const { refreshToken } = await signedIn()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)))
    for (const { newAccessToken, newRefreshToken } of answers) {
      expect(newAccessToken).toBeDefined()
      expect(newRefreshToken).toBeDefined()
    }
    expect((await refresh(answers[49]!.newRefreshToken!)).newAccessToken).toBeDefined()
  })

  test('[AUTH-14] a chain of refresh tokens ends 60 days after its sign-in', async () => {
    const { user, refreshToken } = await signedIn()
    await server.db
      .updateTable('refresh_token')
      .set({ issued_at: new Date(Date.now() - 59 * 86_400_000).toISOString() })
      .where('user_id', '=', user.user_id)
      .execute()
    const { newRefreshToken } = await refresh(refreshToken)
    const { exp } = JSON.parse(Buffer.from(newRefreshToken!.split('.')[1]!, 'base64url').toString()) as { exp: number }
    expect(exp - Date.now() / 1000).toBeLessThan(86_400 + 60)
    expect(exp - Date.now() / 1000).toBeGreaterThan(86_400 - 60)
  })
})

describe('signing out', () => {
  test('[AUTH-05] ends the refresh token and, within a second, the access token', async () => {
    const { accessToken, refreshToken } = await signedIn()
    await server.ask(currentUser, {}, { as: accessToken })
    const { signoutUser } = await server.ask('mutation { signoutUser { success message } }', {}, { as: accessToken })
    expect(signoutUser.success).toBe(true)
    await pause(500)
    expect((await refresh(refreshToken)).message).toBe(SIGNATURE_EXPIRED)
    expect(refusal(await server.graphql(currentUser, {}, { as: accessToken }))[1]).toBe(SIGNATURE_EXPIRED)
  })

  test('[AUTH-05] works with an expired access token and leaves other sign-ins of the account able to refresh', async () => {
    const { user, refreshToken, accessToken } = await signedIn()
    const other = (await server.ask(signInMutation, { userEmail: user.user_email, password })).signInUser.userDetails
    const { familyId } = await server.services.tokens.readAccess(accessToken)
    const expired = await server.services.tokens.access(
      { userId: user.user_id, version: 1, familyId },
      Date.now() - 3_600_000,
    )
    await server.ask('mutation { signoutUser { success } }', {}, { as: expired })
    expect((await refresh(refreshToken)).message).toBe(SIGNATURE_EXPIRED)
    expect((await refresh(other.refreshToken)).newAccessToken).toBeDefined()
  })
})
