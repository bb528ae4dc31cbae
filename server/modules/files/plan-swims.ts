import { eventLabel } from 'contracts/event'
import { statusLabel } from 'contracts/result-status'
import { roundLabel } from 'contracts/round'
import { timeText, type ImportLine } from './import-line'
import { courseOf, faultOf, fitting, performanceValues } from './performance-values'
import { startKey, type PlannedEvent } from './plan-events'
import type { Planned } from './plan-lines'
import type { PlannedPerson } from './plan-people'
import { personRef, resultKey, type PreparedImport } from './prepared-import'
import type { Relay, Swim } from './readers/meet-file'
import { changeResult, type ResultValues } from './result-values'
import type { ResultWrite, VisitorWrite } from './result-write'

/** Individual swims: each with its verdict and what is to be written. */
export function* planSwims(prepared: PreparedImport): Generator<Planned> {
  const seen = new Set<string>()
  const scratched: Swim[] = []
  for (const swim of prepared.file.swims) {
    if (swim.scratchedLaterRound) scratched.push(swim)
    yield planSwim(swim, prepared, seen)
  }
  for (const swim of scratched) {
    const write = scratchedFinal(swim, prepared, seen)
    if (write) yield { line: null, write }
  }
}

function planSwim(swim: Swim, prepared: PreparedImport, seen: Set<string>): Planned {
  const person = prepared.people.get(swim.athleteKey)
  const event = prepared.events.get(swim.eventKey)
  const base = lineOf(
    swim,
    person ? `${person.athlete.firstName} ${person.athlete.lastName}` : 'Somebody',
    event,
    prepared,
  )
  const line: ImportLine = { ...base, subject: 'result', athleteKey: swim.athleteKey }
  const fault = person ? faultOf(swim, event, prepared) : 'The file does not say who swam'
  if (fault || !person || !event) return refused(line, fault ?? '')
  if (person.verdict === 'visitor') {
    const { athlete } = person
    const club = prepared.file.clubs.find(({ key }) => key === athlete.clubKey)?.name ?? ''
    const who = { swimmerName: `${athlete.lastName}, ${athlete.firstName}`, clubName: club, gender: athlete.gender }
    return { line: { ...line, verdict: 'visitor' }, write: visitor(swim, event, prepared, who, null) }
  }
  if (person.verdict === 'refused') return refused(line, person.reason ?? '')
  if (person.verdict === 'doubtful') {
    return {
      line: {
        ...line,
        verdict: 'doubtful',
        reason: `Follows the decision about ${person.athlete.firstName} ${person.athlete.lastName}`,
      },
      write: null,
    }
  }
  const key = resultKey(event.externalId, swim.round, personRef(person))
  if (seen.has(key)) return refused(line, 'The same swim stands twice in the file')
  seen.add(key)
  const values = swimValues(swim, person, event, prepared)
  return verdictOf(line, key, values, resultWrite(swim, person, event, values), prepared)
}

function swimValues(swim: Swim, person: PlannedPerson, event: PlannedEvent, prepared: PreparedImport): ResultValues {
  const { gender, ageInFile, classYear } = person.athlete
  const age = ageInFile === null ? classYear : String(ageInFile)
  return performanceValues(swim, event, prepared, { gender: gender ?? event.inFile.gender, age })
}

function resultWrite(swim: Swim, person: PlannedPerson, event: PlannedEvent, values: ResultValues): ResultWrite {
  return {
    ...{
      kind: 'result',
      resultId: null,
      clubId: person.clubId!,
      person,
      relayLetter: null,
      startKey: startKey(swim.eventKey, swim),
    },
    ...{ externalId: event.externalId, round: swim.round, line: swim.line, values, legs: null, leadOffOf: null },
  }
}

/** new, known or changed, by what is here under the key. */
export function verdictOf(
  line: ImportLine,
  key: string,
  values: ResultValues,
  write: ResultWrite,
  prepared: PreparedImport,
): Planned {
  const before = prepared.known.get(key)
  if (!before) {
    const reason =
      values.status === 'OK' ? null : [statusLabel(values.status), values.dq_text].filter(Boolean).join(': ')
    return { line: { ...line, verdict: 'new', reason }, write }
  }
  const change = changeResult(before.values, values, prepared.file.format !== 'SD3')
  if (!change) return { line: { ...line, verdict: 'known', reason: 'Already here, nothing to do' }, write: null }
  return {
    line: { ...line, verdict: 'changed', reason: change.reason },
    write: { ...write, resultId: before.resultId, values: change.values },
  }
}

/** HY3 marks a scratch from the final on the preliminary swim; it is shown as a final that was not swum. */
function scratchedFinal(swim: Swim, prepared: PreparedImport, seen: Set<string>): ResultWrite | null {
  const person = prepared.people.get(swim.athleteKey)
  const event = prepared.events.get(swim.eventKey)
  if (!person || !event || person.clubId === null || swim.round === 'FINAL' || faultOf(swim, event, prepared))
    return null
  if (person.verdict === 'refused' || person.verdict === 'doubtful') return null
  const key = resultKey(event.externalId, 'FINAL', personRef(person))
  if (seen.has(key) || prepared.known.has(key)) return null
  const roundInFile = event.starts.find(({ round }) => round === 'FINAL')?.roundInFile ?? null
  const bare: Swim = {
    ...{
      ...swim,
      round: 'FINAL',
      status: 'SCR',
      hundredths: null,
      place: null,
      places: [],
      splits: [],
      heat: null,
      lane: null,
    },
    ...{
      roundInFile,
      pointsHundredths: null,
      reactionHundredths: null,
      timing: 'unknown',
      dqCode: null,
      dqText: null,
      comment: null,
    },
  }
  return resultWrite(bare, person, event, swimValues(bare, person, event, prepared))
}

export const refused = (line: ImportLine, reason: string): Planned => ({
  line: { ...line, verdict: 'refused', reason },
  write: null,
})

/** What every line about a swim or relay shows. */
export function lineOf(
  swim: Swim | Relay,
  who: string,
  event: PlannedEvent | undefined,
  prepared: PreparedImport,
): ImportLine {
  const what = event?.swim ? eventLabel(event.swim, courseOf(swim, event, prepared) ?? undefined) : 'unknown event'
  const round = swim.round === 'FINAL' ? '' : `, ${roundLabel(swim.round).toLowerCase()}`
  return {
    ...{ line: swim.line, verdict: 'new', subject: 'result', label: `${who}, ${what}${round}` },
    ...{ timeText: timeText(swim.hundredths), reason: null, athleteKey: null, proposals: null },
  }
}

/** The row of a swim of another club. */
export function visitor(
  swim: Swim | Relay,
  event: PlannedEvent,
  prepared: PreparedImport,
  who: { swimmerName: string; clubName: string; gender: string | null },
  relayLetter: string | null,
): VisitorWrite {
  return {
    ...{
      kind: 'visitor',
      externalId: event.externalId,
      round: swim.round,
      setLibId: event.setLibId,
      ...who,
      relayLetter,
    },
    ...{ facilityType: courseOf(swim, event, prepared)!, timeHundredths: swim.hundredths || null, status: swim.status },
    ...{ exhibition: swim.exhibition, place: fitting(swim.place) },
  }
}
