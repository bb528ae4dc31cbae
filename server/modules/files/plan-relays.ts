import { isDeepStrictEqual } from 'node:util'
import { faultOf, fitting, performanceValues } from './performance-values'
import { planLeadOff } from './plan-lead-off'
import { compareWithKnown, judge, performanceLine, refuse, visitorOf, type Planned } from './plan-performance'
import { relayKey, type KnownLeg, type KnownResult, type PreparedImport } from './prepared-import'
import type { Relay } from './readers/meet-file'
import { newResult, type LegWrite, type ResultWrite } from './result-write'

/** Relays with their legs, and the lead-off swims that follow from them. */
export function* planRelays(prepared: PreparedImport): Generator<Planned> {
  const seen = new Set<string>()
  const clubNames = new Map(prepared.file.clubs.map(({ key, name }) => [key, name]))
  for (const relay of prepared.file.relays) yield* planRelay(relay, clubNames.get(relay.clubKey) ?? '', prepared, seen)
}

function* planRelay(relay: Relay, clubName: string, prepared: PreparedImport, seen: Set<string>): Generator<Planned> {
  const event = prepared.events.get(relay.eventKey)
  const letter = relay.letter.trim() || 'A'
  const team = `${clubName} ${letter}`
  const line = performanceLine(relay, 'relay', team, event, prepared)
  const fault = faultOf(relay, event, prepared)
  if (fault || !event) return yield refuse(line, fault ?? '')
  const { gender } = event.inFile
  const clubId = prepared.clubMatches.get(relay.clubKey)?.clubId ?? null
  if (clubId === null) {
    const write = visitorOf(relay, event, prepared, { swimmerName: team, clubName, gender, relayLetter: letter })
    return yield { line: judge(line, 'visitor', null), write }
  }
  const key = relayKey(event.externalId, relay.round, clubId, letter)
  if (seen.has(key)) return yield refuse(line, 'The same relay stands twice in the file')
  seen.add(key)
  const values = performanceValues(relay, event, prepared, { gender, age: null })
  const legs = legsOf(relay, prepared)
  const write: ResultWrite = { ...newResult(relay, event, clubId, values, letter), legs }
  const before = prepared.known.get(key)
  const planned = withLegs(compareWithKnown(line, key, write, prepared), write, before)
  yield planned
  const after = planned.write?.kind === 'result' ? planned.write : { ...write, values: before?.values ?? values }
  for (const leadOff of planLeadOff(after, before?.resultId ?? null, event, legs, prepared)) {
    yield { line: null, write: leadOff }
  }
}

function legsOf(relay: Relay, { people }: PreparedImport): LegWrite[] {
  return relay.legs
    .filter(
      ({ number }, index, all) =>
        number >= 1 && number <= 10 && all.findIndex((leg) => leg.number === number) === index,
    )
    .map(({ number, athleteKey, hundredths, reactionHundredths }) => {
      const plan = people.get(athleteKey)
      const isOurs = plan?.verdict === 'new' || plan?.verdict === 'known' || plan?.verdict === 'changed'
      return {
        leg: number,
        person: isOurs ? plan : null,
        swimmer_name: plan && !isOurs ? `${plan.athlete.lastName}, ${plan.athlete.firstName}` : null,
        time_hundredths: fitting(hundredths),
        reaction_hundredths: fitting(reactionHundredths),
      }
    })
}

/** A relay that is here changes too when other swimmers are named for its legs. */
function withLegs(planned: Planned, write: ResultWrite, before: KnownResult | undefined): Planned {
  if (!before || !planned.line) return planned
  const legs = mergeLegs(before.legs, write.legs ?? [])
  if (!legs) return planned.write?.kind === 'result' ? { ...planned, write: { ...planned.write, legs: null } } : planned
  if (planned.write?.kind === 'result') return { ...planned, write: { ...planned.write, legs } }
  const line = judge(planned.line, 'changed', 'New: swimmers of the relay')
  return { line, write: { ...write, resultId: before.resultId, values: before.values, legs } }
}

/** The legs after the file, a blank leaving what was known; null when nothing changes. */
function mergeLegs(before: readonly KnownLeg[], inFile: readonly LegWrite[]): LegWrite[] | null {
  const known = new Map(before.map((leg) => [leg.leg, leg]))
  const merged = inFile.map((leg): LegWrite => {
    const old = known.get(leg.leg)
    return {
      ...leg,
      time_hundredths: leg.time_hundredths ?? old?.time_hundredths ?? null,
      reaction_hundredths: leg.reaction_hundredths ?? old?.reaction_hundredths ?? null,
    }
  })
  const changed = merged.filter((leg) => !isDeepStrictEqual(known.get(leg.leg), asKnown(leg)))
  return changed.length > 0 ? changed : null
}

function asKnown({ person, leg, swimmer_name, time_hundredths, reaction_hundredths }: LegWrite): KnownLeg {
  return { leg, person_id: person?.personId ?? null, swimmer_name, time_hundredths, reaction_hundredths }
}
