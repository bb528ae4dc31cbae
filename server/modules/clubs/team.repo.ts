import { sql, type Kysely, type Selectable } from 'kysely'
import { maximumLimit, type Connection, type Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { contains } from '../../db/search'

export type TeamRow = Selectable<Database['team']>
export type TeamFeeRow = Selectable<Database['team_fee']>

export interface TeamFilter {
  clubId?: number | null
  search?: string | null
}

/** Teams (groups) in the order of the page: the visible ones and those of the viewer's clubs. */
export async function listTeams(db: Kysely<Database>, filter: TeamFilter, page: Page): Promise<Connection<TeamRow>> {
  let query = db
    .selectFrom('team')
    .selectAll('team')
    .orderBy('club_id')
    .orderBy('order_on_ui')
    .orderBy('team_name')
    .orderBy('team_id')
  const { clubId, search } = filter
  if (clubId != null) query = query.where('club_id', '=', clubId)
  if (search?.trim()) query = query.where(({ ref }) => contains(ref('team_name'), search))
  return fetchPage(query, page)
}

/** The first 500 teams of each club, and how many there are. */
export async function listTeamsOfClubs(
  db: Kysely<Database>,
  clubIds: readonly number[],
): Promise<Map<number, Connection<TeamRow>>> {
  const { rows } = await sql<TeamRow & { total: number }>`
    select * from (
      select t.*, count(*) over (partition by club_id)::int as total,
        row_number() over (partition by club_id order by order_on_ui, team_name, team_id) as position
      from team t where club_id = any(${[...clubIds]}::integer[])) numbered
    where position <= ${maximumLimit} order by club_id, position`.execute(db)
  const byClub = new Map<number, { nodes: TeamRow[]; totalCount: number }>()
  for (const row of rows) {
    const teams = byClub.get(row.club_id) ?? { nodes: [], totalCount: row.total }
    teams.nodes.push(row)
    byClub.set(row.club_id, teams)
  }
  return byClub
}

export async function listFeesOfTeams(
  db: Kysely<Database>,
  teamIds: readonly number[],
): Promise<Map<number, TeamFeeRow[]>> {
  const rows = await db
    .selectFrom('team_fee')
    .selectAll()
    .where('team_id', 'in', [...teamIds])
    .orderBy('seq_no')
    .execute()
  const byTeam = new Map<number, TeamFeeRow[]>()
  for (const row of rows) byTeam.set(row.team_id, [...(byTeam.get(row.team_id) ?? []), row])
  return byTeam
}
