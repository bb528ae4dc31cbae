import type { SwimEvent } from 'contracts/event'
import { leadOffTime } from 'contracts/lead-off'
import { MEDLEY_RELAY_ORDER } from 'contracts/stroke'
import { libraryKey, type PlannedEvent } from './plan-events'
import type { KnownLeadOff, PreparedImport } from './prepared-import'
import { changeResult, type ResultValues } from './result-values'
import type { LegWrite, ResultWrite } from './result-write'

/**
 * The first leg of a relay as a swim of its own, where the league's rule lets it count. A row of before follows the
 * relay: it counts no longer when the relay does not, or when another swimmer is named for the leg.
 * @param relay as it is after the import
 * @param relayId of the row that was here before
 * @param legs of the file
 */
export function planLeadOff(
  relay: ResultWrite,
  relayId: number | null,
  event: PlannedEvent,
  legs: readonly LegWrite[],
  prepared: PreparedImport,
): ResultWrite[] {
  const known = relayId === null ? [] : (prepared.leadOffs.get(relayId) ?? [])
  const time = relayTime(relay.values, event, prepared)
  const leg = legs.find((one) => one.leg === 1)
  const person = leg?.person ?? null
  const writes: ResultWrite[] = []
  const base: ResultWrite = {
    ...relay,
    person,
    relayLetter: null,
    legs: null,
    resultId: null,
    leadOffOf: relayId ?? relay,
  }
  const isNamed = ({ personId }: KnownLeadOff) => leg === undefined || personId === person?.personId
  for (const old of known) {
    if (relay.values.status !== 'OK') writes.push(...change(old, { ...old.values, status: relay.values.status }, base))
    else if (!isNamed(old)) writes.push(...change(old, { ...old.values, status: 'NO_SWIM' }, base))
  }
  if (time === null || !person || !leg) return writes
  const values = leadOffValues(relay.values, time, leg, event, prepared)
  const same = known.find(isNamed)
  return same ? [...writes, ...change(same, values, base)] : [...writes, { ...base, values }]
}

function change(old: KnownLeadOff, values: ResultValues, base: ResultWrite): ResultWrite[] {
  const changed = changeResult(old.values, values, true)
  return changed ? [{ ...base, person: null, resultId: old.resultId, values: changed.values }] : []
}

/** What the first swimmer of a relay swims. */
export const leadOffEvent = ({ stroke, distance }: SwimEvent): SwimEvent => ({
  stroke: stroke === 'MEDLEY' ? MEDLEY_RELAY_ORDER[0] : stroke,
  distance,
  legs: 1,
})

const splitsOf = ({ splits }: ResultValues) =>
  (splits ?? []).map(([distance = 0, hundredths = 0]) => ({ distance, hundredths }))

function relayTime(values: ResultValues, { swim, inFile }: PlannedEvent, { scope }: PreparedImport): number | null {
  const timing = values.timing as 'automatic' | 'semi' | 'manual' | 'unknown'
  const facts = { status: values.status, mixed: inFile.gender === 'X', timing, legDistance: swim!.distance }
  return leadOffTime({ ...facts, splits: splitsOf(values) }, scope.leadOffRule)
}

function leadOffValues(
  relay: ResultValues,
  time: number,
  leg: LegWrite,
  { swim, inFile }: PlannedEvent,
  { library }: PreparedImport,
): ResultValues {
  const own = leadOffEvent(swim!)
  return {
    ...relay,
    set_lib_id: library.get(libraryKey(own)) ?? 0,
    gender: leg.person?.athlete.gender ?? inFile.gender,
    time_hundredths: time,
    reaction_hundredths: leg.reaction_hundredths,
    age_in_file: null,
    place: null,
    places: null,
    heat: null,
    lane: null,
    seed_hundredths: null,
    seed_course: null,
    meet_points: null,
    dq_code: null,
    dq_text: null,
    comments: null,
    splits: (relay.splits ?? []).filter(([at = 0]) => at <= own.distance),
  }
}
