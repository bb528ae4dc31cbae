import { object, type InferType } from 'yup'
import {
  longText,
  optionalCourse,
  optionalDescription,
  optionalFlag,
  optionalId,
  optionalName,
  optionalText,
  optionalUrl,
  optionalWhole,
  requiredDescription,
} from '../validation'
import { crossField } from '../merge'
import { mergeFields } from './merge-fields'

/** Fields of a set in a workout and of one in the library. distance is of one repeat; distanceSum is derived and not stored. */
const setFields = {
  ...mergeFields,
  setName: optionalName(),
  setPurpose: optionalDescription(),
  noOfSets: optionalWhole(1, 1000),
  noOfRep: optionalWhole(1, 1000),
  distance: optionalWhole(1, 100_000),
  distanceSum: optionalWhole(0, 100_000_000),
  stroke: optionalText(),
  tag: optionalText(200),
  setInterval: optionalText(),
  timePerDist: optionalText(),
  timeTotal: optionalText(),
  equipment: optionalText(200),
  sportType: optionalText(),
  activityId: optionalId(),
  workoutId: optionalId(),
  parentSetId: optionalId(),
  isLibrarySet: optionalFlag(),
  order: optionalWhole(0, 100_000),
  videoUrl: optionalUrl(),
}

export const OWN_PARENT = 'A set cannot contain itself'

/** setMutate(setData). */
export const setInput = object({
  ...setFields,
  setId: optionalId(),
  setDesc: longText(),
  facilityType: optionalCourse(),
}).test(
  crossField<{ setId?: number | null; parentSetId?: number | null }>(
    'parentSetId',
    OWN_PARENT,
    ['setId', 'parentSetId'],
    ({ setId, parentSetId }) => !setId || setId !== parentSetId,
  ),
)
export type SetInput = InferType<typeof setInput>

/** setLibMerge. An event of the library has legs (1 for individual swims) and its distance per leg; userId is taken from the session. */
export const setLibInput = object({
  ...setFields,
  setsLibSetId: optionalId(),
  setId: optionalId(),
  setDesc: requiredDescription(),
  facilityType: optionalCourse(),
  userId: optionalId(),
  teamId: optionalId(),
  clubId: optionalId(),
  isEvent: optionalFlag(),
  legs: optionalWhole(1, 10),
})
export type SetLibInput = InferType<typeof setLibInput>
