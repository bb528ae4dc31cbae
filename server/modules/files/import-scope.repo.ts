import { DEFAULT_LEAD_OFF_RULE, type LeadOffRule } from 'contracts/lead-off'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { ImportRow } from './import.repo'
import type { ImportScope } from './import-scope'

/** For whom an import writes, with the league's rule of lead-offs: that of the league itself, or of the club's first. */
export async function importScope(db: Kysely<Database>, row: ImportRow): Promise<ImportScope> {
  const { importId, userId, clubId, leagueSeqno, decisions } = row
  const league = await db
    .selectFrom('league')
    .select('params')
    .where((is) =>
      leagueSeqno === null
        ? is('seqno', 'in', db.selectFrom('league_club_rel').select('league_seqno').where('club_id', '=', clubId))
        : is('seqno', '=', leagueSeqno),
    )
    .orderBy('seqno')
    .limit(1)
    .executeTakeFirst()
  return { importId, userId, clubId, leagueSeqno, decisions, leadOffRule: leadOffRuleOf(league?.params) }
}

/** The part `leadOff` of a league's params, each switch that is missing or no switch at its default. */
export function leadOffRuleOf(params: unknown): LeadOffRule {
  const given = ((params ?? {}) as { leadOff?: Partial<Record<keyof LeadOffRule, unknown>> }).leadOff ?? {}
  const rule = { ...DEFAULT_LEAD_OFF_RULE }
  for (const key of Object.keys(rule) as (keyof LeadOffRule)[]) {
    if (typeof given[key] === 'boolean') rule[key] = given[key]
  }
  return rule
}
