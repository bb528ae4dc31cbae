import { deepStrictEqual } from 'node:assert'
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { build, type BuildOptions } from 'esbuild'
import { sql } from 'kysely'
import { anonymousViewer, type Viewer } from 'contracts/viewer'
import { serverBuild as serverBuildOfScripts } from '../scripts/build.mjs'
import { processCpuTime, ratios, show, spread } from './rounds'
import { seededDatabase } from './seed-million'
import type { ServerOrder } from './graphql-server'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const requests = Number(process.env['BENCH_REQUESTS'] ?? 400)
const limit = 500
const fields = `athleteId firstName lastName gender birthDate clubId clubName teamId teamName status phone email language
  country updateSource`

const size = { leagues: 1, clubs: 2, athletes: 1_200, meets: 10, results: 2_400 }
const database = await seededDatabase(size, { fresh: true })
const { rows: users } = await sql<{ user_id: number; token_version: number }>`
  insert into app_user (user_name, user_email, email_confirmed_at) values ('Bench', 'bench@club.example', now())
  returning user_id, token_version`.execute(database.owner)
const { user_id: userId, token_version: tokenVersion } = users[0]!
await sql`insert into user_access (user_id, club_id, access_level) values (${userId}, 1, 'COACH')`.execute(
  database.owner,
)
const viewer: Viewer = {
  ...anonymousViewer,
  userId,
  role: 'User',
  clubs: [{ clubId: 1, accessLevel: 'COACH', isDefault: true, membersSeeMembers: true }],
}

interface Contender {
  child: ChildProcess
  url: string
  token: string
}

const serverBuild = serverBuildOfScripts as BuildOptions
/** Both run as the product does: bundled, without a loader. The bundle lies where it finds the packages. */
const program = fileURLToPath(new URL('../build/bench/graphql-server.mjs', import.meta.url))
await build({
  ...serverBuild,
  entryPoints: { 'graphql-server': 'bench/graphql-server.ts' },
  outdir: 'build/bench',
  packages: 'external',
  sourcemap: false,
})

async function start(kind: ServerOrder['kind']): Promise<Contender> {
  const order: ServerOrder = { kind, place: database.place, viewer, tokenVersion }
  const child = fork(program, [JSON.stringify(order)], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { url, token } = await new Promise<{ url: string; token: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string; token: string }))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return { child, url, token }
}

const body = JSON.stringify({ query: `{ allAthlete(clubId: 1, limit: ${limit}) { totalCount nodes { ${fields} } } }` })
const headers = ({ token }: Contender) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
})

/** Requests a second, and ms of processor time of the server for one. */
async function shoot(contender: Contender, amount: number): Promise<{ rate: number; cpu: number }> {
  const before = await processCpuTime(contender.child.pid!)
  const shot = await autocannon({
    url: contender.url,
    method: 'POST',
    headers: headers(contender),
    body,
    connections: 8,
    amount,
  })
  if (shot.non2xx > 0 || shot.errors > 0) throw new Error(`${shot.non2xx} refusals, ${shot.errors} errors`)
  const spent = (await processCpuTime(contender.child.pid!)) - before
  return { rate: amount / shot.duration, cpu: spent / amount }
}

const ours = await start('ours')
const apollo = await start('apollo')
const answer = async (contender: Contender) =>
  (await fetch(contender.url, { method: 'POST', headers: headers(contender), body })).json()
const [mine, theirs] = [await answer(ours), await answer(apollo)]
deepStrictEqual(mine, theirs)
const { nodes } = (mine as { data: { allAthlete: { nodes: object[] } } }).data.allAthlete
console.log(`${nodes.length} nodes × ${Object.keys(nodes[0]!).length} fields, the same answer from both`)

const rates: Record<'ours' | 'apollo', number[]> = { ours: [], apollo: [] }
const cpu: Record<'ours' | 'apollo', number[]> = { ours: [], apollo: [] }
for (const contender of [ours, apollo]) await shoot(contender, 2 * requests)
for (let round = 0; round < rounds; round++) {
  const turn: [keyof typeof rates, Contender][] = [
    ['ours', ours],
    ['apollo', apollo],
  ]
  for (const [name, contender] of round % 2 ? turn.reverse() : turn) {
    const shot = await shoot(contender, requests)
    rates[name].push(shot.rate)
    cpu[name].push(shot.cpu)
  }
}
console.log(`requests a second: ours ${show(spread(rates.ours), 0)}, Apollo Server ${show(spread(rates.apollo), 0)}`)
console.log(`  ratio ${show(ratios(rates.ours, rates.apollo))}`)
console.log(
  `server's processor ms a request: ours ${show(spread(cpu.ours))}, Apollo Server ${show(spread(cpu.apollo))}`,
)
console.log(`  ratio, Apollo Server to ours ${show(ratios(cpu.apollo, cpu.ours))}`)
ours.child.kill()
apollo.child.kill()
await database.remove()
