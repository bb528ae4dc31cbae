import { object, type InferType } from 'yup'
import { END_BEFORE_START, optionalInstant } from '../date-fields'
import { crossField } from '../merge'
import {
  optionalChoice,
  optionalDescription,
  optionalFlag,
  optionalId,
  optionalText,
  optionalUrl,
  optionalWhole,
  requiredName,
} from '../validation'
import { mergeFields } from './merge-fields'

export const ORGANISATION_TYPES = ['CLUB', 'LEAGUE'] as const

/** eventCatalogMutate(programData). maxAthletes is the capacity, for tryouts. */
export const eventCatalogInput = object({
  ...mergeFields,
  eventId: optionalId(),
  orgType: optionalChoice(ORGANISATION_TYPES),
  orgId: optionalId(),
  visibility: optionalFlag(),
  name: requiredName(),
  eventType: optionalText(),
  status: optionalText(),
  startDate: optionalInstant(),
  endDate: optionalInstant(),
  description: optionalDescription(),
  facilityId: optionalId(),
  urlToDetails: optionalUrl(),
  maxAthletes: optionalWhole(0, 100_000),
  createDate: optionalInstant(),
}).test(
  crossField<{ startDate?: string | null; endDate?: string | null }>(
    'endDate',
    END_BEFORE_START,
    ['startDate', 'endDate'],
    // Instants may have different offsets, so they compare by value and not as texts.
    ({ startDate, endDate }) => !startDate || !endDate || Date.parse(endDate) >= Date.parse(startDate),
  ),
)
export type EventCatalogInput = InferType<typeof eventCatalogInput>
