import { object, type InferType } from 'yup'
import {
  longText,
  optionalDescription,
  optionalId,
  optionalText,
  optionalUrl,
  requiredId,
  requiredName,
  requiredText,
} from '../validation'
import { mergeFields, sourcedFields } from './merge-fields'

/** drillMerge. userId is taken from the session. */
export const drillInput = object({
  ...sourcedFields,
  drillId: optionalId(),
  drillName: requiredName(),
  drillDesc: longText(),
  drillPurpose: optionalDescription(),
  videoId: optionalText(),
  videoUrl: optionalUrl(),
  equipment: optionalText(200),
  sportType: requiredText(),
  facility: optionalText(),
  status: optionalText(),
  tag: optionalText(200),
  level: optionalText(),
  userId: optionalId(),
  clubId: optionalId(),
})
export type DrillInput = InferType<typeof drillInput>

/** favoriteDrillMerge: adds without favdrillId, removes with it. userId is taken from the session. */
export const favoriteDrillInput = object({
  ...mergeFields,
  favdrillId: optionalId(),
  userId: optionalId(),
  drillId: requiredId(),
})
export type FavoriteDrillInput = InferType<typeof favoriteDrillInput>
