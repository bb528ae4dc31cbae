import { object, type InferType } from 'yup'
import {
  optionalColor,
  optionalId,
  optionalPicture,
  optionalText,
  requiredDescription,
  requiredName,
  requiredText,
} from '../validation'
import { sourcedFields } from './merge-fields'

/** rankMerge. */
export const rankInput = object({
  ...sourcedFields,
  rankId: optionalId(),
  rankCode: requiredText(),
  rankName: requiredName(),
  rankDesc: requiredDescription(),
  rankClassification: optionalText(),
  rankColor: optionalColor(),
  rankLogo: optionalPicture(),
  rankLogoKey: optionalText(),
})
export type RankInput = InferType<typeof rankInput>
