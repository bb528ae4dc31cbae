import { sql, type Kysely, type RawBuilder } from 'kysely'
import { leadOffRuleOf, recordRuleOf, type LeagueParams } from 'contracts/league-params'
import type { LeadOffRule } from 'contracts/lead-off'
import type { RecordRule } from 'contracts/result-status'
import { reaches, type Viewer } from 'contracts/viewer'
import type { Database } from '../../db/database'
import { AppError } from '../../errors'
import { referenceOf, type Reference } from './reference'

/** What the league's settings say about lists; its defaults without a league. */
export interface LeagueRules {
  rankClassification: string | null
  records: RecordRule
  leadOffs: LeadOffRule
}

export interface ScopeArgs {
  clubId?: number | null
  leagueSeqno?: number | null
}

/** Whose results a list may hold: what was asked for, cut to what the viewer may see. */
export interface ResultScope {
  /** clubs of which all is seen; null for every club there is */
  clubs: number[] | null
  /** people of whom all is seen beside that, in the clubs of `peopleClubs` (null: in any club) */
  people: number[]
  peopleClubs: number[] | null
  /** clubs were asked for that the viewer does not see whole */
  isCut: boolean
  rules: LeagueRules
  reference: Reference
}

/**
 * One statement: member clubs and rules of the league (or of the club's first league that names a classification) and
 * the version of the reference data.
 * @throws NOT_FOUND for a league that does not exist
 */
export async function resultScope(db: Kysely<Database>, viewer: Viewer, args: ScopeArgs): Promise<ResultScope> {
  const { clubId = null, leagueSeqno = null } = args
  const { rows } = await sql<{
    version: number
    params: LeagueParams | null
    leagueClubs: number[] | null
    leagueExists: boolean
  }>`
    select (select version from reference_version) as version,
      coalesce((select params from league where seqno = ${leagueSeqno}), (
        select l.params from league_club_rel x join league l on l.seqno = x.league_seqno where x.club_id = ${clubId}
        order by (l.params ->> 'rankClassification') is null, l.seqno limit 1)) as params,
      (select array_agg(club_id order by club_id) from league_club_rel where league_seqno = ${leagueSeqno}) as "leagueClubs",
      exists (select from league where seqno = ${leagueSeqno}) as "leagueExists"`.execute(db)
  const { version, params, leagueClubs, leagueExists } = rows[0]!
  if (leagueSeqno !== null && !leagueExists) throw new AppError('NOT_FOUND', 'There is no such league')
  const asked = askedClubs(clubId, leagueSeqno === null ? null : (leagueClubs ?? []))
  return {
    ...cutToViewer(viewer, asked),
    rules: {
      rankClassification: params?.rankClassification ?? null,
      records: recordRuleOf(params),
      leadOffs: leadOffRuleOf(params),
    },
    reference: await referenceOf(db, version),
  }
}

/** null: no club or league was named. */
function askedClubs(clubId: number | null, leagueClubs: number[] | null): number[] | null {
  if (clubId === null) return leagueClubs
  return leagueClubs === null || leagueClubs.includes(clubId) ? [clubId] : []
}

function cutToViewer(
  viewer: Viewer,
  asked: number[] | null,
): Pick<ResultScope, 'clubs' | 'people' | 'peopleClubs' | 'isCut'> {
  if (viewer.role === 'Administrator') {
    return { clubs: asked, people: [], peopleClubs: [], isCut: false }
  }
  const own = viewer.clubs.filter((entry) => entry.membersSeeMembers || reaches(entry.accessLevel, 'COACH'))
  const seen = new Set([...own.map(({ clubId }) => clubId), ...viewer.leagueClubs])
  const clubs = asked ? asked.filter((club) => seen.has(club)) : [...seen]
  const peopleClubs = asked && asked.filter((club) => !seen.has(club))
  const isCut = peopleClubs !== null && peopleClubs.length > 0
  return {
    clubs,
    people: peopleClubs?.length === 0 ? [] : [...viewer.people],
    peopleClubs,
    isCut,
  }
}

/** Condition on the columns club_id and person_id of `r`; undefined where nothing is limited. */
export function scopeCondition({ clubs, people, peopleClubs }: ResultScope): RawBuilder<unknown> | undefined {
  if (clubs === null) return undefined
  const ofClubs = sql`r.club_id = any(${clubs}::int[])`
  if (people.length === 0) return ofClubs
  const inClubs = peopleClubs ? sql` and r.club_id = any(${peopleClubs}::int[])` : sql``
  return sql`(${ofClubs} or (r.person_id = any(${people}::int[])${inClubs}))`
}

/** The classification that ranks are shown of: the asked one, the league's, else the first by name. */
export function classificationOf({ rules, reference }: ResultScope, asked: string | null | undefined): string | null {
  return asked ?? rules.rankClassification ?? reference.classifications[0] ?? null
}
