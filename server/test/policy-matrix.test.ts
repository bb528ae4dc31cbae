import { decideCall, decideRow } from 'contracts/permission'
import { policy, type RootField, type RootRule } from 'contracts/policy'
import { anonymousViewer, type Viewer } from 'contracts/viewer'
import { argumentTarget } from '../graphql/policy-target'
import { allCalls, writeCall, type Call } from './matrix-calls'
import { actors, buildWorld, canaries, type Actor, type MatrixWorld, type Side } from './matrix-world'
import { startTestServer, type TestServer } from './server'

// many calls a test, on machines that do other things beside
jest.setTimeout(30_000)

let server: TestServer
let world: MatrixWorld
const viewers = new Map<Actor, Viewer>([['anonymous', anonymousViewer]])
const tokens = new Map<Actor, string>()

beforeAll(async () => {
  // each cell signs in or fails to: the limits have their own test
  server = await startTestServer({ session: { attemptsPerAddress: 1e6, attemptsPerAccountAndAddress: 1e6 } })
  world = await buildWorld(server.db)
  for (const [actor, userId] of Object.entries(world.users) as [Actor, number][]) {
    viewers.set(actor, (await server.services.viewers.get(userId))!.viewer)
    tokens.set(actor, await server.token(userId))
  }
})
afterAll(() => server.close())

test('[PERM-02] the words that must not leak are really there', async () => {
  const query = `query ($clubId: Int, $userId: Int) {
    allClub(clubId: $clubId) { nodes { clubName } } allUser(userId: $userId) { nodes { userEmail } } }`
  for (const side of ['own', 'foreign'] as const) {
    const text = JSON.stringify(await server.ask(query, world.ids[side], { as: world.users.administrator }))
    for (const word of Object.values(canaries[side])) expect(text).toContain(word)
  }
})

type Place = Side | 'unnamed'
const places: Place[] = ['unnamed', 'own', 'foreign']
const refusals = new Set<string | undefined>(['FORBIDDEN', 'UNAUTHENTICATED'])
/** calls that refuse for reasons of their own: a wrong password, no token */
const sessionCalls = new Set(['Mutation.signInUser', 'Mutation.getNewAccessToken'])
/** deletes come last, so that there is something to see until then */
const calls = allCalls().sort((a, b) => Number(/Delete|remove/.test(a.name)) - Number(/Delete|remove/.test(b.name)))

/** Words that an actor must find in no answer. */
function forbiddenWords(actor: Actor): string[] {
  const { own, foreign } = canaries
  if (actor === 'administrator') return []
  if (actor === 'anonymous' || actor === 'user') return [...Object.values(own), ...Object.values(foreign)]
  const mayReadPrivate = actor === 'coach' || actor === 'staff' || actor === 'owner'
  return [...Object.values(foreign), ...(mayReadPrivate ? [] : [own.private])]
}

async function ask(actor: Actor, call: Call, place: Place) {
  const { query, variables } = writeCall(call, world.ids[place === 'foreign' ? 'foreign' : 'own'], place !== 'unnamed')
  const answer = await server.graphql(query, variables, { as: tokens.get(actor) })
  const codes = answer.errors?.filter(({ path }) => path?.length === 1).map(({ extensions }) => extensions?.code) ?? []
  return { answer, variables, refusal: codes.find((code) => refusals.has(code)) }
}

async function checkCell(actor: Actor, call: Call, place: Place): Promise<void> {
  const { answer, variables, refusal } = await ask(actor, call, place)
  const name = call.name as RootField
  const viewer = viewers.get(actor)!
  const cell = `${place}: ${JSON.stringify(answer.errors ?? 'no error')}`
  const decision = decideCall(viewer, name, argumentTarget(variables))
  if (decision !== 'allow') expect([cell, refusal]).toEqual([cell, decision])
  else if (!sessionCalls.has(name))
    expectRow(viewer, name, place, { cell, refusal, failed: answer.errors !== undefined })
  const text = JSON.stringify(answer)
  expect([cell, text.includes('"INTERNAL"')]).toEqual([cell, false])
  for (const word of forbiddenWords(actor)) expect(text).not.toContain(word)
}

/** A call that is let through must still not touch a row that the table keeps from the actor, nor be kept from its own. */
function expectRow(
  viewer: Viewer,
  name: RootField,
  place: Place,
  { cell, refusal, failed }: { cell: string; refusal?: string; failed: boolean },
): void {
  const { row }: RootRule = policy[name]
  if (!row || place === 'unnamed') return expect([cell, refusal]).toEqual([cell, undefined])
  const { clubId, leagueSeqno } = world.ids[place] as { clubId: number; leagueSeqno: number }
  if (decideRow(viewer, name, { clubId, leagueSeqno }) !== 'allow') expect([cell, failed]).toEqual([cell, true])
  else expect([cell, refusal]).toEqual([cell, undefined])
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test.each(actors)('[PERM-01] [PERM-02] as %s: what the table decides, and no word of others', async (actor) => {
    // reads do not disturb one another; writes go one after the other
    if (call.kind === 'query') await Promise.all(places.map((place) => checkCell(actor, call, place)))
    else for (const place of places) await checkCell(actor, call, place)
  })
})

test('[PERM-01] every kind of actor is in the world, and the table tells them apart', () => {
  expect([...viewers.keys()].sort()).toEqual([...actors].sort())
  const rows = Object.keys(policy) as RootField[]
  const { clubId, leagueSeqno } = world.ids.own as { clubId: number; leagueSeqno: number }
  const seen = actors.map((actor) =>
    rows.map((name) => decideRow(viewers.get(actor)!, name, { clubId, leagueSeqno })).join(' '),
  )
  // no row is for owners only so far
  expect(new Set(seen).size).toBe(actors.length - 1)
})
