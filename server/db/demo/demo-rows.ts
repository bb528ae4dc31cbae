import { sql, type Transaction } from 'kysely'
import type { Database } from '../database'
import { liftRowChecks } from './row-checks'

/** Tables of the demo data, parents first, each with its identity column. */
const tables = {
  app_user: 'user_id',
  user_credential: null,
  league: 'seqno',
  club: 'club_id',
  league_club_rel: 'seqno',
  user_access: 'seq_no',
  facility: 'id',
  team: 'team_id',
  team_fee: 'seq_no',
  event_catalog: 'event_id',
  club_forms: 'club_form_id',
  person: 'person_id',
  user_person: null,
  guardian_relation: 'seq_no',
  club_person_rel: 'seq_no',
  person_communication: 'seq_no',
  program: 'program_id',
  workout_schedule: 'seq_no',
  workout: 'workout_id',
  set_lib: 'set_lib_id',
  training_set: 'set_id',
  drill: 'drill_id',
  favorite_drill: 'favdrill_id',
  attendance: 'attendance_id',
  meet: 'meet_id',
  meet_session: 'seqno',
  meet_event: 'seqno',
  result: 'result_id',
  result_leg: null,
  message_template: 'seq_no',
  message_entry: 'message_id',
} as const satisfies Partial<Record<keyof Database, string | null>>

export type DemoTable = keyof typeof tables
type Row = Record<string, unknown>

const rowsPerStatement = 5_000
const bigTables: DemoTable[] = ['attendance', 'meet_event', 'result', 'result_leg']

/** Collects rows with ids given beforehand, so that rows can refer to each other, and writes them in few statements. */
export class DemoRows {
  private readonly rows = new Map<DemoTable, Row[]>()

  private constructor(private readonly nextIds: Map<DemoTable, number>) {}

  /** Ids start behind those that are there. The caller's lock keeps other demo loads away. */
  static async startingAfter(trx: Transaction<Database>): Promise<DemoRows> {
    const nextIds = new Map<DemoTable, number>()
    for (const [table, column] of Object.entries(tables) as [DemoTable, string | null][]) {
      if (!column) continue
      const { rows } = await sql<{ last: number }>`select coalesce(max(${sql.ref(column)}), 0) as last
        from ${sql.table(table)}`.execute(trx)
      nextIds.set(table, rows[0]!.last + 1)
    }
    return new DemoRows(nextIds)
  }

  /** Keeps a row for its table, gives it its id and returns that. Columns that are left out are null. */
  add(table: DemoTable, row: Row): number {
    const id = this.nextIds.get(table) ?? 0
    const column = tables[table]
    const rows = this.rows.get(table)
    if (rows) rows.push(row)
    else this.rows.set(table, [row])
    if (column) {
      row[column] = id
      this.nextIds.set(table, id + 1)
    }
    return id
  }

  /** Changes a row that was added before. */
  change(table: DemoTable, id: number, values: Row): void {
    const row = this.rows.get(table)?.find((candidate) => candidate[tables[table]!] === id)
    if (!row) throw new Error(`No demo row ${id} of ${table}`)
    Object.assign(row, values)
  }

  /** Writes all rows and moves the identity sequences behind them. */
  async write(trx: Transaction<Database>): Promise<void> {
    const putBack = await liftRowChecks(trx, bigTables)
    for (const [table, column] of Object.entries(tables) as [DemoTable, string | null][]) {
      const rows = this.rows.get(table) ?? []
      for (let from = 0; from < rows.length; from += rowsPerStatement) {
        await insert(trx, table, rows.slice(from, from + rowsPerStatement))
      }
      if (column && rows.length) {
        await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${this.nextIds.get(table)!}, false)`.execute(
          trx,
        )
      }
    }
    await putBack()
    // without statistics the first lists would be planned for empty tables
    await sql`analyze ${sql.join([...this.rows.keys()].map((table) => sql.table(table)))}`.execute(trx)
  }
}

/** Columns are those that any row has; a row without one has null there. */
async function insert(trx: Transaction<Database>, table: DemoTable, rows: Row[]): Promise<void> {
  const names = new Set<string>()
  for (const row of rows) for (const name in row) names.add(name)
  const columns = sql.join([...names].map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  )
}
