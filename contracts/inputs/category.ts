import { object, type InferType } from 'yup'
import {
  optionalDescription,
  optionalId,
  optionalName,
  requiredDescription,
  requiredFlag,
  requiredId,
  requiredName,
  requiredText,
} from '../validation'
import { mergeFields } from './merge-fields'

/** categoryMerge. */
export const categoryInput = object({
  ...mergeFields,
  catId: optionalId(),
  catName: requiredName(),
  catDesc: requiredDescription(),
  catType: requiredText(),
})
export type CategoryInput = InferType<typeof categoryInput>

/** catValueMerge. An obsolete value stays readable and can no longer be chosen. */
export const categoryValueInput = object({
  ...mergeFields,
  valId: optionalId(),
  catId: requiredId(),
  valName: requiredName(),
  valDesc: requiredDescription(),
  valNameRu: optionalName(),
  valDescRu: optionalDescription(),
  obsolete: requiredFlag(),
})
export type CategoryValueInput = InferType<typeof categoryValueInput>
