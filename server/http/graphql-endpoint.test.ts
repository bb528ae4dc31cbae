import { request } from 'node:http'
import { createUser } from '../test/factories'
import { startTestServer, type TestServer } from '../test/server'

let server: TestServer
let production: TestServer
beforeAll(async () => {
  server = await startTestServer()
  production = await startTestServer({ config: { production: true } })
})
afterAll(() => Promise.all([server.close(), production.close()]))

const json = { 'content-type': 'application/json' }
const post = (body: BodyInit, headers: Record<string, string> = json, to = server) =>
  fetch(`${to.url}/graphql`, { method: 'POST', headers, body })

describe('bodies', () => {
  test('[OPS-06] over 1 MB, declared or in chunks, is answered 413 with a text', async () => {
    const large = JSON.stringify({ query: '{ allClub { totalCount } }', variables: { x: 'x'.repeat(1 << 20) } })
    const declared = await post(large)
    expect([declared.status, await declared.text()]).toEqual([413, 'The request is larger than 1024 KB'])
    expect(await postChunked(large)).toEqual([413, 'The request is larger than 1024 KB'])
  })

  test('[OPS-06] in chunks within the limit is read', async () => {
    const [status, text] = await postChunked(JSON.stringify({ query: '{ allClub { totalCount } }' }))
    expect([status, JSON.parse(text).data.allClub.totalCount]).toEqual([200, 0])
  })

  test.each([
    ['text/plain', '{"query":"{ allClub { totalCount } }"}', 415],
    ['application/x-www-form-urlencoded', 'query=%7BallClub%7BtotalCount%7D%7D', 415],
    ['application/graphql', '{ allClub { totalCount } }', 415],
    ['application/json', '{"query":', 400],
    ['application/json', '[{"query":"{ allClub { totalCount } }"}]', 400],
  ])('[PERM-02] %s %s is refused', async (type, body, status) => {
    const answer = await post(body, { 'content-type': type })
    expect([answer.status, (await answer.text()).includes('"data":{')]).toEqual([status, false])
  })

  test('[PERM-02] a call by GET is refused in production', async () => {
    const answer = await fetch(`${production.url}/graphql?query=${encodeURIComponent('{ allClub { totalCount } }')}`)
    expect(answer.status).toBe(405)
  })

  test('[PERM-02] no other origin is let in, and no answer is kept', async () => {
    const answer = await post(JSON.stringify({ query: '{ allClub { totalCount } }' }), {
      ...json,
      origin: 'https://evil.example',
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

function postChunked(body: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, path: '/graphql', method: 'POST', headers: json }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk)).on('end', () => resolve([response.statusCode!, text]))
    })
    sent.on('error', reject)
    for (let at = 0; at < body.length; at += 50_000) sent.write(body.slice(at, at + 50_000))
    sent.end()
  })
}

const nested = (depth: number): string =>
  depth === 0
    ? 'clubId'
    : `clubId teams { nodes { teamId fees { nodes { seqNo } } } } leagueClubRels { nodes { seqno } }`
const deep = `{ ${'a { '.repeat(12)} b ${'} '.repeat(12)} }`

describe('documents', () => {
  const hostile: [string, string][] = [
    ['too deep', deep],
    ['too many aliases', `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: allClub { totalCount }`).join(' ')} }`],
    ['too many tokens', `{ ${'allClub { totalCount } '.repeat(400)} }`],
    ['too many directives', `{ allClub { totalCount ${'@include(if: true) '.repeat(11)} } }`],
    ['two operations', 'query a { allClub { totalCount } } query b { allClub { totalCount } }'],
    [
      'fragments in a circle',
      'query { allClub { ...a } } fragment a on ClubConnection { ...b } fragment b on ClubConnection { ...a }',
    ],
    ['a fragment bomb', bomb(8)],
  ]
  test.each(hostile)('[PERM-02] %s: refused, in production and not', async (_what, query) => {
    for (const asked of [server, production]) {
      const answer = await asked.graphql(query)
      expect(answer.errors?.length).toBeGreaterThan(0)
      expect(answer.data ?? null).toBeNull()
    }
  })

  test('[PERM-02] what a screen asks is let through', async () => {
    const query = `{ allClub { totalCount nodes { ${nested(1)} } } }`
    expect((await server.graphql(query)).errors).toBeUndefined()
  })

  test('[PERM-02] production tells no schema and gives no hints', async () => {
    expect((await server.graphql('{ __schema { types { name } } }')).data).toBeTruthy()
    const asked = await production.graphql('{ __schema { types { name } } }')
    expect(asked.data ?? null).toBeNull()
    const typo = await production.graphql('{ allClubb { totalCount } }')
    expect(typo.errors?.[0]?.message).toBe('Cannot query field "allClubb" on type "Query".')
  })

  test('[OPS-06] a fault inside is masked, logged without its values, and harms nobody else', async () => {
    const lines: unknown[] = []
    const broken = await startTestServer({ log: (message, fields) => lines.push([message, fields]) })
    await broken.db.schema.alterTable('category').renameTo('hidden_category').execute()
    const answer = await broken.graphql(
      '{ allCategory(catName: "canaryTyped") { totalCount } allLeague { totalCount } }',
    )
    expect(answer.errors?.find(({ path }) => path?.[0] === 'allCategory')).toMatchObject({
      message: 'Something went wrong on the server',
      extensions: { code: 'INTERNAL' },
    })
    expect(JSON.stringify(lines)).toContain('42P01')
    expect(JSON.stringify(lines)).not.toContain('canaryTyped')
    expect((await broken.graphql('{ allLeague { totalCount } }')).errors).toBeUndefined()
    await broken.close()
  })
})

/** 2^n fields in a few lines. */
function bomb(levels: number): string {
  const fragment = (i: number) =>
    `fragment f${i} on Club { ${i === 0 ? 'clubName' : `x: teams { nodes { teamName } } ...f${i - 1} y: teams { nodes { teamName } } ...f${i - 1}`} }`
  return `{ allClub { nodes { ...f${levels} } } } ${Array.from({ length: levels + 1 }, (_, i) => fragment(i)).join(' ')}`
}

describe('transactions', () => {
  const rename = (n: number, name: string) =>
    `m${n}: userMerge(data: { userId: $userId, userName: "${name}" }) { userId userName userAccess { totalCount } }`

  test('[OPS-04] each mutation field is committed by itself: one that fails undoes nothing of the others', async () => {
    const { user_id: userId } = await createUser(server.db)
    const query = `mutation ($userId: Int) { ${rename(1, 'First')} ${rename(2, '')} ${rename(3, 'Third')} }`
    const { data, errors } = await server.graphql(query, { userId }, { as: userId })
    expect(data).toEqual({
      m1: { userId, userName: 'First', userAccess: { totalCount: 0 } },
      m2: null,
      m3: { userId, userName: 'Third', userAccess: { totalCount: 0 } },
    })
    expect(errors).toHaveLength(1)
  })

  test('[OPS-04] more calls at once than connections all come back', async () => {
    const { user_id: userId } = await createUser(server.db)
    const token = await server.token(userId)
    const query = `mutation ($userId: Int) { ${rename(1, 'A')} ${rename(2, 'B')} }`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.graphql(query, { userId }, { as: token })),
    )
    for (const { errors } of answers) expect(errors).toBeUndefined()
  })

  test('[OPS-08] a query cannot write', async () => {
    const { user_id: userId } = await createUser(server.db)
    const { sql } = await import('kysely')
    const { Operation } = await import('../graphql/operation')
    const viewer = (await server.services.viewers.get(userId))!.viewer
    const request = { address: '', device: '', origin: null }
    const operation = new Operation({ viewer, services: server.services, request, bearer: null })
    const db = await operation.context.db()
    await expect(sql`update app_user set user_name = 'x' where user_id = ${userId}`.execute(db)).rejects.toMatchObject({
      code: '25006',
    })
    await operation.endReading().catch(() => undefined)
  })
})
