import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from 'kysely'
import type pg from 'pg'
import { anonymousViewer, type Viewer } from 'contracts/viewer'
import type { Database } from '../server/db/database'
import { inTransaction } from '../server/db/transaction'
import { sessionSettings } from '../server/modules/auth/session-settings'
import { listRecords } from '../server/modules/competition/record-list'
import { listResults } from '../server/modules/competition/result-list'
import { bestOnlyList, clubBests, records } from './hand-written'
import { alternate, cpuTimeOf, ownCpuTime, ratios, show, spread, type Cost } from './rounds'
import { seededDatabase } from './seed-million'

const backendOf = async (db: Transaction<Database>): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 31)
const today = '2025-12-31'
const page = { offset: 0, limit: 500 }

const database = await seededDatabase()
let statements = 0
const counting = (pool: pg.Pool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: () => void statements++ })
const web = counting(database.webPool)
const owner = counting(database.ownerPool)

const leagueClubs = (
  await sql<{ club_id: number }>`
  select club_id from league_club_rel where league_seqno = 1 order by 1`.execute(owner)
).rows.map((row) => row.club_id)
const freestyle = (
  await sql<{ set_lib_id: number }>`
  select set_lib_id from set_lib where is_event and stroke = 'FREE' and legs = 1`.execute(owner)
).rows.map((row) => row.set_lib_id)
const club = leagueClubs[3]!

const user: Viewer = { ...anonymousViewer, userId: 1, role: 'User', userName: 'bench', emailConfirmed: true }
const coach: Viewer = {
  ...user,
  clubs: [{ clubId: club, accessLevel: 'COACH', isDefault: true, membersSeeMembers: true }],
}
const leagueStaff: Viewer = {
  ...user,
  leagues: [{ leagueSeqno: 1, accessLevel: 'STAFF', isDefault: true }],
  leagueClubs,
}
const range = { fromDate: '2023-07-01', toDate: '2025-06-30', ageFrom: 13, ageTo: 14 }
const list = { leadOffs: true, bestOnly: true }

interface Case {
  name: string
  viewer: Viewer
  control: RawBuilder<unknown>
  ours: (db: Transaction<Database>, viewer: Viewer) => Promise<{ nodes: readonly unknown[] }>
}

const cases: Case[] = [
  {
    name: 'best-only list of a league: freestyle, LCM, girls of 13 and 14, two years',
    viewer: leagueStaff,
    control: bestOnlyList({ clubs: leagueClubs, events: freestyle, course: 'LCM', gender: 'F', ...range }),
    ours: (db, viewer) =>
      listResults(
        db,
        viewer,
        { ...list, ...range, leagueSeqno: 1, stroke: 'FREE', facilityType: 'LCM', gender: 'F' },
        page,
        today,
      ),
  },
  {
    name: 'best-only list of a club: all events, LCM, first 500',
    viewer: coach,
    control: clubBests(club, 'LCM'),
    ours: (db, viewer) => listResults(db, viewer, { ...list, clubId: club, facilityType: 'LCM' }, page, today),
  },
  ...(
    [
      ['records of a league, LCM', leagueStaff, undefined],
      ['records of a league, LCM, 13 and 14 years', leagueStaff, [13, 14]],
      ['records of a club, LCM', coach, undefined],
      ['records of a club, LCM, 13 and 14 years', coach, [13, 14]],
    ] as const
  ).map(([name, viewer, ages]): Case => {
    const scope = viewer === coach ? { clubId: club } : { leagueSeqno: 1 }
    return {
      name,
      viewer,
      control: records(viewer === coach ? [club] : leagueClubs, 'LCM', ages && [...ages]),
      ours: (db) =>
        listRecords(
          db,
          viewer,
          { ...scope, facilityType: 'LCM', ageFrom: ages?.[0], ageTo: ages?.[1], includeUnofficial: false },
          page,
        ),
    }
  }),
]

console.log(`seeding ${(database.seedMs / 1000).toFixed(1)} s; ${rounds} rounds; ms as median (min to max)`)
for (const { name, viewer, control, ours } of cases) {
  const settings = sessionSettings(viewer, { address: '', device: '', origin: null })
  await inTransaction(
    web,
    settings,
    (asWeb) =>
      owner.transaction().execute(async (asOwner) => {
        statements = 0
        const { nodes } = await ours(asWeb, viewer)
        const cold = statements
        statements = 0
        await ours(asWeb, viewer)
        const warm = statements
        const { rows } = await control.execute(asWeb)
        const pids = [await backendOf(asWeb), await backendOf(asOwner)]
        const costs = await alternate(
          {
            ours: () => ours(asWeb, viewer),
            control: () => control.execute(asWeb),
            oursAsOwner: () => ours(asOwner, viewer),
            controlAsOwner: () => control.execute(asOwner),
          },
          rounds,
          async () => ownCpuTime() + (await cpuTimeOf(pids)),
        )
        const of = (name: keyof typeof costs, kind: keyof Cost) => costs[name].map((cost) => cost[kind])
        const line = (kind: keyof Cost) => [
          `  ${kind}: ours ${show(spread(of('ours', kind)))}, control ${show(spread(of('control', kind)))}, ratio ${show(ratios(of('ours', kind), of('control', kind)))}`,
          `    row-level security costs ours × ${show(ratios(of('ours', kind), of('oursAsOwner', kind)))}, control × ${show(ratios(of('control', kind), of('controlAsOwner', kind)))}`,
        ]
        console.log(
          [
            '',
            name,
            `  rows: ours ${nodes.length}, control ${rows.length}; statements: ${warm} (${cold} at first)`,
            ...line('wall'),
            ...line('cpu'),
          ].join('\n'),
        )
      }),
    { readOnly: true },
  )
}
await database.remove()
