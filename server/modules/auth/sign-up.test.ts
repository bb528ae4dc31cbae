import { createAdministrator, createClubUser, createClub, createUser } from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const merge = 'mutation ($data: UserInput!) { userMerge(data: $data) { userId userName } }'
const stored = (email: string) =>
  server.db.selectFrom('app_user').selectAll().where('user_email', '=', email).executeTakeFirst()

test('[AUTH-03] signing up makes an account without any power, that can sign in', async () => {
  const data = { userName: 'Anna Berg', userEmail: 'anna@family.example', password: 'pool noodle', updateSource: 'web' }
  expect((await server.ask(merge, { data })).userMerge.userName).toBe('Anna Berg')
  expect(await stored(data.userEmail)).toMatchObject({ role: 'User', email_confirmed_at: null, update_source: 'web' })
  const signIn = `mutation { signInUser(userEmail: "anna@family.example", password: "pool noodle") { userDetails { userName } } }`
  expect((await server.ask(signIn)).signInUser.userDetails.userName).toBe('Anna Berg')
})

test.each([
  [{}, { userName: 'Name is required', userEmail: 'E-mail is required', password: 'Password is required' }],
  [
    { userName: 'x'.repeat(51), userEmail: 'no address', password: 'abc' },
    {
      userName: 'Name must be less than 50 characters',
      userEmail: 'E-mail must be valid',
      password: 'Password must be at least 4 characters',
    },
  ],
  [{ userName: 'Bo', userEmail: 'bo@family.example', password: 'password' }, { password: 'Password is too common' }],
])('[AUTH-03] [VAL-03] [VAL-08] %j is refused with the texts of the form', async (data, fields) => {
  const { errors } = await server.graphql(merge, { data })
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', fields })
})

test('[AUTH-03] an e-mail that has an account, in any case, gets the same answer and changes nothing', async () => {
  const taken = await createUser(server.db, { user_email: 'Taken@family.example', password: 'first password' })
  const data = (userEmail: string) => ({ userName: 'Same Name', userEmail, password: 'other password' })
  const answers = await Promise.all([
    server.graphql(merge, { data: data('taken@FAMILY.example') }),
    server.graphql(merge, { data: data('free@family.example') }),
  ])
  expect(answers[0]).toEqual(answers[1])
  expect((await stored('Taken@family.example'))?.user_name).toBe(taken.user_name)
  const signIn = `mutation { signInUser(userEmail: "taken@family.example", password: "other password") { userDetails { userId } } }`
  expect((await server.graphql(signIn)).errors).toHaveLength(1)
})

test('[AUTH-03] [PERM-08] role, id, dates and identities of the payload are ignored', async () => {
  const data = {
    ...{ userName: 'Eve', userEmail: 'eve@family.example', password: 'pool noodle', role: 'Administrator' },
    ...{ googleId: 'g-1', facebookId: 'f-1', createDate: '2001-01-01T00:00:00Z', passwordResetcode: 'x' },
  }
  await server.ask(merge, { data })
  const user = (await stored(data.userEmail))!
  expect(user.role).toBe('User')
  expect(user.create_date > '2020').toBe(true)
  expect(await server.db.selectFrom('user_identity').selectAll().execute()).toEqual([])
})

test('[PERM-08] one changes the own profile, not the own role, and nobody else changes it', async () => {
  const club = await createClub(server.db)
  const { user_id: userId } = await createUser(server.db)
  const owner = await createClubUser(server.db, club.club_id, 'OWNER')
  const data = { userId, userName: 'New Name', role: 'Administrator' }
  expect((await server.graphql(merge, { data }, { as: owner.user_id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await server.graphql(merge, { data })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await server.ask(merge, { data }, { as: userId })).userMerge).toEqual({ userId, userName: 'New Name' })
  const row = await server.db.selectFrom('app_user').selectAll().where('user_id', '=', userId).executeTakeFirst()
  expect(row).toMatchObject({ user_name: 'New Name', role: 'User', updated_by: userId })
})

test.each([{ userEmail: 'new@family.example' }, { password: 'new password' }])(
  '[AUTH-03] %j of an account is not changed by the profile',
  async (change) => {
    const { user_id: userId } = await createUser(server.db)
    const { errors } = await server.graphql(merge, { data: { userId, ...change } }, { as: userId })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  },
)

test('[API-13] allUser refuses secrets as filters with one answer, whether they fit or not', async () => {
  const administrator = await createAdministrator(server.db)
  const { user_id } = await createUser(server.db)
  await server.db.insertInto('user_identity').values({ user_id, provider: 'google', subject: 'right' }).execute()
  const ask = (filter: string) =>
    server.graphql(`{ allUser(${filter}) { totalCount } }`, {}, { as: administrator.user_id })
  const answers = await Promise.all(
    ['googleId: "right"', 'googleId: "wrong"', 'facebookId: ""', 'password: "x"'].map(ask),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]!.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})
