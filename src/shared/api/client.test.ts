import { cacheExchange, type Client } from '@urql/core'
import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import { tokenStore, type TokenEvent } from '@/shared/auth'
import { answerWith, type Answers, type Call } from '@/shared/lib/testing'
import { createApiClient, graphql } from '.'

const Clubs = graphql(`
  query Clubs {
    allClub {
      totalCount
    }
  }
`)
const Leagues = graphql(`
  query Leagues {
    allLeague {
      totalCount
    }
  }
`)
const SignOut = graphql(`
  mutation SignOut {
    signoutUser {
      success
    }
  }
`)

const counted = (field: string) => ({ data: { __typename: 'Query', [field]: { __typename: 'X', totalCount: 3 } } })

/** Accepts the fresh token and tells every other one that it has expired. */
const expiring =
  (field: string, message = SIGNATURE_EXPIRED) =>
  ({ bearer }: Call) =>
    bearer === 'fresh' ? counted(field) : { error: message }

const renewed = {
  data: {
    __typename: 'Mutation',
    getNewAccessToken: { __typename: 'NewAccessTokenPayload', newAccessToken: 'fresh', newRefreshToken: 'refresh 2' },
  },
}

function start(answers: Answers) {
  const calls = answerWith({
    Clubs: expiring('allClub'),
    Leagues: expiring('allLeague'),
    SignOut: ({ bearer }) =>
      bearer === 'fresh'
        ? { data: { __typename: 'Mutation', signoutUser: { success: true } } }
        : { error: SIGNATURE_EXPIRED },
    getNewToken: renewed,
    ...answers,
  })
  tokenStore.signIn({ accessToken: 'stale', refreshToken: 'refresh 1' })
  const events: TokenEvent[] = []
  const stop = tokenStore.subscribe((event) => events.push(event))
  const client = createApiClient({ url: 'http://server.example/graphql', cache: cacheExchange })
  return { calls, client, events, stop, refreshes: () => calls.filter(({ operation }) => operation === 'getNewToken') }
}

const ask = (client: Client) => client.query(Clubs, {}).toPromise()

test('[AUTH-07] an expired access token is renewed once and the call is repeated without the person noticing', async () => {
  const { client, calls, refreshes } = start({})
  const { data, error } = await ask(client)
  expect(error).toBeUndefined()
  expect(data?.allClub?.totalCount).toBe(3)
  expect(refreshes()).toHaveLength(1)
  expect(calls.map(({ operation, bearer }) => `${operation} ${bearer}`)).toEqual([
    'Clubs stale',
    'getNewToken refresh 1',
    'Clubs fresh',
  ])
})

test('[AUTH-07] several calls in flight cause one renewal only', async () => {
  const { client, refreshes } = start({
    getNewToken: async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return renewed
    },
  })
  const answers = await Promise.all([
    ask(client),
    client.query(Leagues, {}).toPromise(),
    client.mutation(SignOut, {}).toPromise(),
  ])
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
  expect(refreshes()).toHaveLength(1)
})

test('[AUTH-07] a call that was sent before the renewal and refused after it takes the renewed token', async () => {
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  const { client, refreshes } = start({
    Leagues: async (call) => {
      if (call.bearer !== 'fresh') await late
      return expiring('allLeague')(call)
    },
  })
  const slow = client.query(Leagues, {}).toPromise()
  expect((await ask(client)).error).toBeUndefined()
  release()
  expect((await slow).data?.allLeague?.totalCount).toBe(3)
  expect(refreshes()).toHaveLength(1)
})

test('[AUTH-10] calls carry the access token, the renewal carries the refresh token and keeps the new pair', async () => {
  const { client, calls } = start({})
  await ask(client)
  expect(calls.find(({ operation }) => operation === 'getNewToken')?.bearer).toBe('refresh 1')
  expect(localStorage.getItem('accessToken')).toBe('fresh')
  expect(localStorage.getItem('refreshToken')).toBe('refresh 2')
})

test('[AUTH-10] the last error is kept while it lasts and cleared when the renewal works', async () => {
  localStorage.setItem('graphqlError', SIGNATURE_EXPIRED)
  const { client } = start({})
  await ask(client)
  expect(localStorage.getItem('graphqlError')).toBeNull()
})

test.each([SIGNATURE_EXPIRED, ONLY_ACCESS_TOKENS])(
  '[AUTH-08] a renewal refused with "%s" ends the session once, and nothing is sent again with the stale token',
  async (message) => {
    const { client, calls, events } = start({ getNewToken: { error: message } })
    const [first, second] = await Promise.all([ask(client), client.query(Leagues, {}).toPromise()])
    expect(first.error?.message).toContain(message)
    expect(second.error?.message).toContain(message)
    expect(calls.map(({ operation }) => operation)).toEqual(['Clubs', 'Leagues', 'getNewToken'])
    expect(events).toEqual(['expired'])
    expect(tokenStore.accessToken()).toBeNull()
    expect(localStorage.getItem('graphqlError')).toBe(message)
  },
)

test('[AUTH-08] a server that refuses even the renewed token ends the session instead of renewing for ever', async () => {
  const { client, events, refreshes } = start({ Clubs: { error: ONLY_ACCESS_TOKENS } })
  const { error } = await ask(client)
  expect(error?.message).toContain(ONLY_ACCESS_TOKENS)
  expect(refreshes()).toHaveLength(1)
  expect(events).toEqual(['refreshed', 'expired'])
})

test('[AUTH-08] a renewal that the server does not answer keeps the session', async () => {
  const { client, events } = start({ getNewToken: 'unreachable' })
  const { error } = await ask(client)
  expect(error).toBeDefined()
  expect(events).toEqual([])
  expect(tokenStore.refreshToken()).toBe('refresh 1')
})

test('[AUTH-09] every error of the server is kept as the last one, in its own words', async () => {
  const { client } = start({ Clubs: { error: 'Standard has been duplicated' } })
  await ask(client)
  expect(localStorage.getItem('graphqlError')).toBe('Standard has been duplicated')
})

test('calls are posted with the header that no plain form can send', async () => {
  const { client, calls } = start({ Clubs: counted('allClub') })
  await ask(client)
  expect(calls[0]?.headers.get('x-graphql-yoga-csrf')).toBe('1')
})
