import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import type { Viewer } from 'contracts/viewer'
import { createApp } from '../server/app'
import { defaultSession } from '../server/config'
import { openDatabase, type DatabasePlace } from '../server/db/database'
import { inTransaction } from '../server/db/transaction'
import { sessionSettings } from '../server/modules/auth/session-settings'
import { listAthletes, type AthleteRow } from '../server/modules/people/athlete.repo'
import { schema } from '../server/schema'
import { startServices } from '../server/services'

/*
 * One of the two servers that graphql-list.ts compares, in a process of its own. Both ask the same repository for the same
 * rows, in a transaction with the same settings; the control has no token to check and no field to guard.
 */

export interface ServerOrder {
  kind: 'ours' | 'apollo'
  place: DatabasePlace
  viewer: Viewer
  tokenVersion: number
}

const order = JSON.parse(process.argv[2]!) as ServerOrder
const quiet = () => undefined
const database = openDatabase({ place: order.place, log: quiet })
process.send!(order.kind === 'ours' ? await startOurs() : await startApollo())

async function startOurs() {
  const config = {
    production: true,
    role: 'web' as const,
    host: '127.0.0.1',
    port: 0,
    trustedProxies: 0,
    dataDir: '/nonexistent',
    demo: false,
    secret: 'a secret of the benchmark only, long enough',
    jsonLimit: 1 << 20,
    uploadLimit: 1 << 20,
    uploadFiles: 1,
    referenceDir: '/nonexistent',
    connectHosts: [],
    session: { ...defaultSession, accessSeconds: 3_600 },
  }
  const services = startServices(config, database, quiet)
  const http = createServer(createApp(services, schema))
  await new Promise<void>((resolve) => http.listen(0, config.host, resolve))
  const token = await services.tokens.access({
    userId: order.viewer.userId!,
    version: order.tokenVersion,
    familyId: '00000000-0000-4000-8000-000000000000',
  })
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`, token }
}

async function startApollo() {
  const columns: Record<string, (row: AthleteRow) => unknown> = {
    athleteId: (row) => row.person_id,
    firstName: (row) => row.first_name,
    lastName: (row) => row.last_name,
    gender: (row) => row.gender,
    birthDate: (row) => row.birth_date,
    clubId: (row) => row.club_id,
    clubName: (row) => row.club_name,
    teamId: (row) => row.team_id,
    teamName: (row) => row.team_name,
    status: (row) => row.status,
    phone: (row) => row.phone,
    email: (row) => row.email,
    language: (row) => row.language,
    country: (row) => row.country,
    updateSource: (row) => row.update_source,
  }
  const fields = new Set(Object.keys(columns))
  const server = new ApolloServer({
    typeDefs: `
      type Athlete { athleteId: Int clubId: Int teamId: Int firstName: String lastName: String gender: String
        birthDate: String clubName: String teamName: String status: String phone: String email: String language: String
        country: String updateSource: String }
      type AthleteConnection { nodes: [Athlete!]! totalCount: Int! }
      type Query { allAthlete(clubId: Int, limit: Int): AthleteConnection }`,
    resolvers: {
      Athlete: columns,
      Query: {
        allAthlete: (_root: unknown, { clubId, limit }: { clubId: number; limit: number }) =>
          inTransaction(
            database.web,
            sessionSettings(order.viewer, { address: '', device: '', origin: null }),
            (db) => listAthletes(db, order.viewer, { clubId }, { offset: 0, limit }, fields),
            { readOnly: true },
          ),
      },
    },
  })
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })
  return { url, token: '' }
}
