import { array, object, type InferType } from 'yup'
import { END_BEFORE_START, optionalDate } from './date-fields'
import { GENDERS } from './gender'
import { AGES_REVERSED } from './inputs/standard'
import { crossField, isBefore } from './merge'
import { STROKES } from './stroke'
import {
  optionalBoolean,
  optionalChoice,
  optionalId,
  optionalText,
  optionalWhole,
  requiredCourse,
  requiredText,
} from './validation'

export const FACILITY_TYPE_REQUIRED = 'facilityType is required'
export const AGE_MAX = 120
/** A result is new within this many days when the call does not say. */
export const IS_NEW_DAYS = 30
export const LIST_LIMIT = 100
export const LIST_LIMIT_MAX = 500

/** Paging of every list. */
export const pageArguments = {
  offset: optionalWhole(),
  limit: optionalWhole(1, LIST_LIMIT_MAX),
  search: optionalText(200),
  orderBy: optionalText(100),
}

/** Rule for a pair of ages, each a whole number from 0 to 120 or open. */
export const agesInOrder = crossField<{ ageFrom?: number | null; ageTo?: number | null }>(
  'ageTo',
  AGES_REVERSED,
  ['ageFrom', 'ageTo'],
  ({ ageFrom, ageTo }) => ageFrom == null || ageTo == null || ageTo >= ageFrom,
)

/** Arguments of resultsList. Ages are at the swim by the meet's rule; tagSl is the tag of the library event. */
export const resultsFilter = object({
  ...pageArguments,
  gender: optionalChoice(GENDERS),
  tagSl: optionalText(),
  leagueSeqno: optionalId(),
  clubId: optionalId(),
  teamId: optionalId(),
  athleteId: optionalId(),
  ageFrom: optionalWhole(0, AGE_MAX),
  ageTo: optionalWhole(0, AGE_MAX),
  stroke: optionalChoice(STROKES),
  /** Of one leg; with stroke and noOfLegs it names one event. */
  distance: optionalWhole(1, 100_000),
  noOfLegs: optionalWhole(1, 10),
  fromDate: optionalDate(),
  toDate: optionalDate(),
  facilityType: requiredCourse(FACILITY_TYPE_REQUIRED),
  /** One result per athlete, event and course. */
  bestOnly: optionalBoolean(),
  isNewDays: optionalWhole(0, 36_600),
  rankClassification: optionalText(),
  inAthleteStatus: array(requiredText()).max(50).nullable(),
})
  .test(agesInOrder)
  .test(
    crossField<{ fromDate?: string | null; toDate?: string | null }>(
      'toDate',
      END_BEFORE_START,
      ['fromDate', 'toDate'],
      (filter) => {
        return !isBefore(filter.toDate, filter.fromDate)
      },
    ),
  )
export type ResultsFilter = InferType<typeof resultsFilter>
