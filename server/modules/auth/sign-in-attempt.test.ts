import { createUser } from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

// many calls a test, on machines that do other things beside
jest.setTimeout(30_000)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    session: { attemptsPerAccountAndAddress: 5, attemptsPerAddress: 20 },
    config: { trustedProxies: 1 },
  })
})
afterAll(() => server.close())

const password = 'plum tree 4711'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

async function attempt(userEmail: string, typed: string, address: string): Promise<string | undefined> {
  const mutation = `mutation ($userEmail: String, $password: String) {
    signInUser(userEmail: $userEmail, password: $password) { userDetails { userId } } }`
  const { errors } = await server.graphql(mutation, { userEmail, password: typed }, from(address))
  return errors?.[0]?.extensions?.code
}

test('[AUTH-15] after five wrong passwords the account is closed to that address, not to others', async () => {
  const { user_email: email } = await createUser(server.db, { password })
  for (let i = 0; i < 5; i++) expect(await attempt(email, 'wrong', '10.1.0.1')).toBe('UNAUTHENTICATED')
  expect(await attempt(email, password, '10.1.0.1')).toBe('RATE_LIMITED')
  expect(await attempt(email.toUpperCase(), password, '10.1.0.1')).toBe('RATE_LIMITED')
  expect(await attempt(email, password, '10.1.0.2')).toBeUndefined()
})

test('[AUTH-15] an unknown account is limited alike', async () => {
  for (let i = 0; i < 5; i++) expect(await attempt('nobody@club.example', 'x', '10.2.0.1')).toBe('UNAUTHENTICATED')
  expect(await attempt('nobody@club.example', 'x', '10.2.0.1')).toBe('RATE_LIMITED')
})

test('[AUTH-15] aliases of one request and requests at once count one each', async () => {
  const { user_email: email } = await createUser(server.db, { password })
  const tries = Array.from(
    { length: 8 },
    (_, i) => `t${i}: signInUser(userEmail: "${email}", password: "no") { userDetails { userId } }`,
  )
  const { errors } = await server.graphql(`mutation { ${tries.join('\n')} }`, {}, from('10.3.0.1'))
  const codes = errors!.map(({ extensions }) => extensions?.code)
  expect(codes).toEqual([...Array(5).fill('UNAUTHENTICATED'), ...Array(3).fill('RATE_LIMITED')])

  const { user_email: other } = await createUser(server.db, { password })
  const parallel = await Promise.all(Array.from({ length: 12 }, () => attempt(other, 'no', '10.3.0.2')))
  expect(parallel.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5)
})

test('[AUTH-15] an address that tries many accounts is stopped', async () => {
  const codes: (string | undefined)[] = []
  for (let i = 0; i < 21; i++) codes.push(await attempt(`guess${i}@club.example`, 'x', '10.4.0.1'))
  expect(codes.slice(0, 20)).toEqual(Array(20).fill('UNAUTHENTICATED'))
  expect(codes[20]).toBe('RATE_LIMITED')
})

test('[AUTH-15] signing in gives the tries back', async () => {
  const { user_email: email } = await createUser(server.db, { password })
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) expect(await attempt(email, 'wrong', '10.5.0.1')).toBe('UNAUTHENTICATED')
    expect(await attempt(email, password, '10.5.0.1')).toBeUndefined()
  }
})

test('[AUTH-15] what is kept of attempts names neither e-mail nor address', async () => {
  await attempt('named@club.example', 'x', '10.6.0.1')
  const rows = JSON.stringify(await server.db.selectFrom('sign_in_attempt').selectAll().execute())
  expect(rows).not.toMatch(/named|10\.6\.0\.1/)
})
