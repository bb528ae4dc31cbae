import { object, type InferType } from 'yup'
import { crossField } from '../merge'
import {
  optionalColor,
  optionalDecimal,
  optionalDescription,
  optionalId,
  optionalText,
  requiredName,
} from '../validation'
import { mergeFields } from './merge-fields'

const percent = () => optionalDecimal(0, 200)
const minutes = () => optionalDecimal(0, 1440)
export const MAX_BELOW_MIN = 'The upper value must not be below the lower one'

const ordered = (lower: string, upper: string) =>
  crossField<Record<string, number | null | undefined>>(upper, MAX_BELOW_MIN, [lower, upper], (record) => {
    const [from, to] = [record[lower], record[upper]]
    return from == null || to == null || to >= from
  })

/** Energy zone. Heart rate and VO2max in percent of the maximum, durations in minutes. */
export const activityInput = object({
  ...mergeFields,
  activityId: optionalId(),
  activityName: requiredName(),
  activityDescription: optionalDescription(),
  activityCategory: optionalText(),
  USCode: optionalText(),
  EUCode: optionalText(),
  CANCode: optionalText(),
  HRMinPct: percent(),
  HRMaxPct: percent(),
  DURATIONMin: minutes(),
  DURATIONMax: minutes(),
  WORKRest: optionalText(),
  SWIMDurationMin: minutes(),
  SWIMDurationMax: minutes(),
  activityColor: optionalColor(),
  activityType: optionalText(),
  VO2maxPct: percent(),
})
  .test(ordered('HRMinPct', 'HRMaxPct'))
  .test(ordered('DURATIONMin', 'DURATIONMax'))
  .test(ordered('SWIMDurationMin', 'SWIMDurationMax'))
export type ActivityInput = InferType<typeof activityInput>
