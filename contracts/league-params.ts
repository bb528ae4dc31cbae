import { object, type InferType } from 'yup'
import { DEFAULT_LEAD_OFF_RULE, type LeadOffRule } from './lead-off'
import { DEFAULT_RECORD_RULE, type RecordRule } from './result-status'
import { optionalBoolean, optionalText } from './validation'

const setting = optionalBoolean

export const UNKNOWN_SETTING = 'Unknown setting'

/** Settings of a league (League.params). An absent one has its default. */
export const leagueParams = object({
  /** Classification of the ranks that its clubs show; absent: the first by name. */
  rankClassification: optionalText(),
  recordTimeTrials: setting(),
  recordExhibition: setting(),
  leadOffCounts: setting(),
  leadOffInMixedRelays: setting(),
  leadOffWithManualTiming: setting(),
  /** Names, ages in years, clubs, times and places of results can be read without an account. Default no. */
  publicResults: setting(),
}).exact(UNKNOWN_SETTING)
export type LeagueParams = Partial<InferType<typeof leagueParams>>

/** What counts for records in a league; without one the defaults hold. */
export function recordRuleOf(params: LeagueParams | null | undefined): RecordRule {
  return {
    timeTrials: params?.recordTimeTrials ?? DEFAULT_RECORD_RULE.timeTrials,
    exhibition: params?.recordExhibition ?? DEFAULT_RECORD_RULE.exhibition,
  }
}

/** Which lead-offs count in a league; without one the defaults hold. */
export function leadOffRuleOf(params: LeagueParams | null | undefined): LeadOffRule {
  return {
    counts: params?.leadOffCounts ?? DEFAULT_LEAD_OFF_RULE.counts,
    inMixedRelays: params?.leadOffInMixedRelays ?? DEFAULT_LEAD_OFF_RULE.inMixedRelays,
    withManualTiming: params?.leadOffWithManualTiming ?? DEFAULT_LEAD_OFF_RULE.withManualTiming,
  }
}
