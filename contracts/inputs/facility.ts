import { object, type InferType } from 'yup'
import { isLatitude, isLongitude, roundCoordinate } from '../coordinates'
import { optionalTimeZone } from '../date-fields'
import { VALUE_REQUIRED, WRONG_NUMBER } from '../messages'
import {
  optionalChoice,
  optionalDescription,
  optionalId,
  optionalText,
  optionalUrl,
  optionalWhole,
  requiredId,
  requiredName,
  requiredText,
} from '../validation'
import { number } from '../uncoerced-schemas'
import { mergeFields } from './merge-fields'
import { ACTIVE_STATES } from './meet'
import { optionalTags } from './tag-list'

/** Rounded to 4 decimals on save (specification section 5), so any number of decimals may be typed or clicked. */
const coordinate = (inRange: (degrees: number) => boolean) =>
  number()
    .transform((value: unknown) => {
      if (typeof value === 'number') return roundCoordinate(value)
      return typeof value === 'string' ? (value.trim() === '' ? null : roundCoordinate(value)) : value
    })
    .typeError(WRONG_NUMBER)
    .test('range', WRONG_NUMBER, (value) => value === null || value === undefined || inRange(value))

/** facilityMerge, addFacility. userId is taken from the session. */
export const facilityInput = object({
  ...mergeFields,
  id: optionalId(),
  name: requiredName(),
  description: optionalDescription(),
  contactInfo: requiredText(300),
  urlToDetails: optionalUrl(),
  type: requiredText(),
  address: requiredText(300),
  city: optionalText(100),
  countryId: optionalId(),
  latitude: coordinate(isLatitude).nullable(),
  longitude: coordinate(isLongitude).nullable(),
  timeZone: optionalTimeZone(),
  lanes: optionalWhole(0, 100),
  tag: optionalTags(),
  state: optionalChoice(ACTIVE_STATES),
  leagueSeqno: optionalId(),
  userId: optionalId(),
})
export type FacilityInput = InferType<typeof facilityInput>

/** The facility form asks for coordinates, country and league too (specification section 5). */
export const facilityForm = facilityInput.shape({
  latitude: coordinate(isLatitude).required(VALUE_REQUIRED),
  longitude: coordinate(isLongitude).required(VALUE_REQUIRED),
  countryId: requiredId(),
  leagueSeqno: requiredId(),
})
export type FacilityForm = InferType<typeof facilityForm>
