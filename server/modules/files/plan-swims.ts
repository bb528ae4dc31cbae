import { faultOf, performanceValues } from './performance-values'
import type { PlannedEvent } from './plan-events'
import { compareWithKnown, judge, performanceLine, refuse, visitorOf, type Planned } from './plan-performance'
import type { PlannedPerson } from './plan-people'
import { personRef, resultKey, type PreparedImport } from './prepared-import'
import type { Swim } from './readers/meet-file'
import type { ResultValues } from './result-values'
import { newResult, type ResultWrite } from './result-write'

interface SwimPlanning {
  prepared: PreparedImport
  clubNames: ReadonlyMap<string, string>
  /** keys of the swims that the file has had */
  seen: Set<string>
}

/** Individual swims: each with its verdict and what is to be written. */
export function* planSwims(prepared: PreparedImport): Generator<Planned> {
  const clubNames = new Map(prepared.file.clubs.map(({ key, name }) => [key, name]))
  const planning: SwimPlanning = { prepared, clubNames, seen: new Set() }
  const scratched: Swim[] = []
  for (const swim of prepared.file.swims) {
    if (swim.scratchedLaterRound) scratched.push(swim)
    yield planSwim(swim, planning)
  }
  for (const swim of scratched) {
    const write = scratchedFinal(swim, planning)
    if (write) yield { line: null, write }
  }
}

const nameOf = ({ athlete }: PlannedPerson) => `${athlete.firstName} ${athlete.lastName}`

function planSwim(swim: Swim, { prepared, clubNames, seen }: SwimPlanning): Planned {
  const person = prepared.people.get(swim.athleteKey)
  const event = prepared.events.get(swim.eventKey)
  const line = performanceLine(swim, 'result', person ? nameOf(person) : 'Somebody', event, prepared)
  line.athleteKey = swim.athleteKey
  const fault = person ? faultOf(swim, event, prepared) : 'The file does not say who swam'
  if (fault || !person || !event) return refuse(line, fault ?? '')
  if (person.verdict === 'visitor') {
    const { lastName, firstName, clubKey, gender } = person.athlete
    const swimmerName = `${lastName}, ${firstName}`
    const who = { swimmerName, clubName: clubNames.get(clubKey) ?? '', gender, relayLetter: null }
    return { line: judge(line, 'visitor', null), write: visitorOf(swim, event, prepared, who) }
  }
  if (person.verdict === 'refused') return refuse(line, person.reason ?? '')
  if (person.verdict === 'doubtful') {
    return { line: judge(line, 'doubtful', `Follows the decision about ${nameOf(person)}`), write: null }
  }
  const key = resultKey(event.externalId, swim.round, personRef(person))
  if (seen.has(key)) return refuse(line, 'The same swim stands twice in the file')
  seen.add(key)
  const values = swimValues(swim, person, event, prepared)
  return compareWithKnown(line, key, newResult(swim, event, person.clubId!, values, person), prepared)
}

function swimValues(swim: Swim, person: PlannedPerson, event: PlannedEvent, prepared: PreparedImport): ResultValues {
  const { gender, ageInFile, classYear } = person.athlete
  const age = ageInFile === null ? classYear : String(ageInFile)
  return performanceValues(swim, event, prepared, { gender: gender ?? event.inFile.gender, age })
}

/** HY3 marks a scratch from the final on the preliminary swim; it is shown as a final that was not swum. */
function scratchedFinal(swim: Swim, { prepared, seen }: SwimPlanning): ResultWrite | null {
  const person = prepared.people.get(swim.athleteKey)
  const event = prepared.events.get(swim.eventKey)
  if (!person || !event || person.clubId === null || swim.round === 'FINAL') return null
  if (person.verdict === 'refused' || person.verdict === 'doubtful' || faultOf(swim, event, prepared)) return null
  const key = resultKey(event.externalId, 'FINAL', personRef(person))
  if (seen.has(key) || prepared.known.has(key)) return null
  const bare: Swim = {
    ...swim,
    round: 'FINAL',
    roundInFile: event.starts.find(({ round }) => round === 'FINAL')?.roundInFile ?? null,
    status: 'SCR',
    hundredths: null,
    place: null,
    places: [],
    splits: [],
    heat: null,
    lane: null,
    pointsHundredths: null,
    reactionHundredths: null,
    timing: 'unknown',
    dqCode: null,
    dqText: null,
    comment: null,
  }
  return newResult(bare, event, person.clubId, swimValues(bare, person, event, prepared), person)
}
