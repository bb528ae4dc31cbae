import { object, type InferType } from 'yup'
import { leagueParams } from '../league-params'
import {
  optionalId,
  requiredDescription,
  requiredId,
  requiredLogo,
  requiredName,
  requiredText,
  requiredWebsite,
} from '../validation'
import { mergeFields, sourcedFields } from './merge-fields'

/** leagueMerge. params as an object or as its JSON text. */
export const leagueInput = object({
  ...sourcedFields,
  seqno: optionalId(),
  name: requiredName(),
  description: requiredDescription(),
  logo: requiredLogo(),
  sport: requiredText(),
  website: requiredWebsite(),
  params: leagueParams.json().nullable().default(undefined),
})
export type LeagueInput = InferType<typeof leagueInput>

/** leagueClubRelMerge. */
export const leagueClubRelInput = object({
  ...mergeFields,
  seqno: optionalId(),
  leagueSeqno: requiredId(),
  clubId: requiredId(),
})
export type LeagueClubRelInput = InferType<typeof leagueClubRelInput>
