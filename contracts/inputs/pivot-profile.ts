import { object, type InferType } from 'yup'
import { longText, optionalFlag, optionalId, optionalText, requiredName } from '../validation'
import { mergeFields } from './merge-fields'

/** pivotProfilesAdd: adds, or updates with profileSeqno. Shared with a club or a league when that is given. */
export const pivotProfileInput = object({
  ...mergeFields,
  profileSeqno: optionalId(),
  profileName: requiredName(),
  profileCategory: optionalText(),
  repRows: longText(),
  repCols: longText(),
  repVals: longText(),
  agregatorName: optionalText(),
  rendererName: optionalText(),
  colorder: optionalText(),
  roworder: optionalText(),
  valueFilter: longText(),
  showTotalRows: optionalFlag(),
  showTotalCols: optionalFlag(),
  clubId: optionalId(),
  leagueSeqno: optionalId(),
})
export type PivotProfileInput = InferType<typeof pivotProfileInput>
