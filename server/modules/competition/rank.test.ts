import { createAdministrator } from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const document = `query ($rankClassification: String, $search: String, $limit: Int) {
  allRankLib(rankClassification: $rankClassification, search: $search, limit: $limit) {
    totalCount
    nodes { rankId rankCode rankName rankClassification rankColor }
  }
}`
interface Rank {
  rankName: string
  rankClassification: string
  rankColor: string
}
const list = async (variables: object) =>
  (
    await server.ask<{ allRankLib: { totalCount: number; nodes: Rank[] } }>(document, variables as never, {
      as: (await createAdministrator(server.db)).user_id,
    })
  ).allRankLib

test('[API-08] allRankLib lists the ranks with their colours, by classification and name', async () => {
  const all = await list({})
  const [first] = all.nodes
  expect(all.nodes.length).toBe(all.totalCount)
  expect(first).toMatchObject({ rankClassification: expect.any(String), rankColor: expect.stringMatching(/^#/) })
  const ofOne = await list({ rankClassification: first!.rankClassification.toLowerCase() })
  expect(new Set(ofOne.nodes.map(({ rankClassification }) => rankClassification))).toEqual(
    new Set([first!.rankClassification]),
  )
  expect(await list({ rankClassification: 'no such set' })).toEqual({ totalCount: 0, nodes: [] })
  const named = await list({ search: 'aa', limit: 1 })
  expect(named.nodes).toHaveLength(1)
  expect(named.totalCount).toBe(all.nodes.filter(({ rankName }) => rankName.toLowerCase().includes('aa')).length)
})

test('[PERM-01] who is not signed in reads no ranks', async () => {
  const { errors } = await server.graphql(document, {}, {})
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})
