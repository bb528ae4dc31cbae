import { MAX_SWIM_TIME } from 'contracts/swim-time'
import type { PlannedEvent } from './plan-events'
import type { PreparedImport } from './prepared-import'
import type { Relay, Split, Swim } from './readers/meet-file'
import type { ResultValues } from './result-values'

const MAX_INTEGER = 2_147_483_647
const MAX_TEXT = 1_000

/** A number of a file that a column can hold, else nothing. */
export const fitting = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && Math.abs(value) <= MAX_INTEGER ? value : null

const text = (value: string | null): string | null => value?.trim().slice(0, MAX_TEXT) || null

export const courseOf = (swim: Swim | Relay, event: PlannedEvent, { file }: PreparedImport): string | null =>
  swim.course ?? event.inFile.rounds.find(({ round }) => round === swim.round)?.course ?? file.meet?.course ?? null

/** Why a swim cannot be kept; null when it can. */
export function faultOf(swim: Swim | Relay, event: PlannedEvent | undefined, prepared: PreparedImport): string | null {
  if (!event) return 'The file does not say which event it is'
  if (event.inFile.isDiving) return 'Not a swim, left out'
  if (!event.swim) return 'The distance is missing or does not divide into its legs'
  if (!courseOf(swim, event, prepared)) return 'The file does not say the course'
  if (swim.status === 'OK' && !swim.hundredths) return 'A time of zero is not a result'
  if (swim.hundredths !== null && swim.hundredths > MAX_SWIM_TIME) return 'The time is too long to be one'
  if (!prepared.meet) return 'The file does not say which meet it is, or not its date'
  return null
}

/** The columns of a swim or relay that has no fault. */
export function performanceValues(
  swim: Swim | Relay,
  event: PlannedEvent,
  prepared: PreparedImport,
  { gender, age }: { gender: string; age: string | null },
): ResultValues {
  const { pointsHundredths: points, places, splits } = swim
  return {
    // 0 stands for an event that the library does not have yet: it equals none
    set_lib_id: event.setLibId ?? 0,
    gender,
    facility_type: courseOf(swim, event, prepared)!,
    time_hundredths: swim.hundredths || null,
    status: swim.status,
    exhibition: swim.exhibition,
    result_date: swim.date ?? prepared.meet!.values.meet_date,
    place: fitting(swim.place),
    places: places.length > 0 ? places : null,
    heat: fitting(swim.heat),
    lane: fitting(swim.lane),
    seed_hundredths: fitting(swim.seed?.hundredths ?? null),
    seed_course: swim.seed?.course ?? null,
    timing: 'timing' in swim ? swim.timing : 'unknown',
    reaction_hundredths: 'reactionHundredths' in swim ? fitting(swim.reactionHundredths) : null,
    dq_code: text(swim.dqCode),
    dq_text: text(swim.dqText),
    meet_points: points === null ? null : decimals(points),
    splits: splits.length > 0 ? splitPairs(splits) : null,
    comments: text(swim.comment),
    age_in_file: age,
  }
}

const decimals = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(Math.abs(hundredths % 100)).padStart(2, '0')}`

const splitPairs = (splits: readonly Split[]) => splits.map(({ distance, hundredths }) => [distance, hundredths])
