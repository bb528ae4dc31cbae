import { object, type InferType } from 'yup'
import { AGE_MAX, agesInOrder } from './results-filter'
import { optionalBoolean, optionalCourse, optionalId, optionalWhole } from './validation'

/** Arguments of recordsList. Without a facility type each course has its rows; includeUnofficial is a switch of the screen. */
export const recordsFilter = object({
  leagueSeqno: optionalId(),
  clubId: optionalId(),
  teamId: optionalId(),
  ageFrom: optionalWhole(0, AGE_MAX),
  ageTo: optionalWhole(0, AGE_MAX),
  facilityType: optionalCourse(),
  includeUnofficial: optionalBoolean(),
}).test(agesInOrder)
export type RecordsFilter = InferType<typeof recordsFilter>
