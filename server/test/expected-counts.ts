import type { MeetFile } from '../modules/files/readers/meet-file'
import type { Row } from './expected-meet-file'

function countBy(rows: Row[], key: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[String(row[key])] = (counts[String(row[key])] ?? 0) + 1
  return counts
}

const sum = (rows: Row[], key: string) => rows.reduce((total, row) => total + Number(row[key] ?? 0), 0)
const distinct = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size

/** Counts of a read file under the names of the expected.json files. */
export function countsInExpectedWords(file: MeetFile, swims: Row[], relays: Row[], entries: Row[]): Row {
  const named = file.entries.filter((entry) => entry.eventKey !== null)
  const starts = [...file.swims, ...file.scores, ...named].map((start) => [start.athleteKey, start.eventKey])
  const teams = [...file.relays, ...file.relayEntries].map((team) => [team.clubKey, team.letter, team.eventKey])
  const legs = [...file.relays, ...file.relayEntries].reduce((n, r) => n + r.legs.length + r.alternates.length, 0)
  const withStart = new Set(starts.map(([athleteKey]) => athleteKey))
  return {
    lines: file.counts.lines,
    badChecksums: file.counts.warnings.CHECK_DIGITS ?? 0,
    clubs: file.clubs.length,
    athletes: file.athletes.length,
    athletesMale: file.athletes.filter((athlete) => athlete.gender === 'M').length,
    athletesFemale: file.athletes.filter((athlete) => athlete.gender === 'F').length,
    individualEntryRecords: starts.length,
    distinctIndividualEntries: distinct(starts),
    // In SDIF one record holds all rounds of a start; a record without an event names a swimmer of relays only.
    individualRecords: distinct(starts) + file.entries.length - named.length,
    relayOnlyAthletes: file.athletes.filter((athlete) => !withStart.has(athlete.key)).length,
    individualSwims: swims.length,
    swimsByRound: countBy(swims, 'round'),
    swimsByStatus: countBy(swims, 'status'),
    exhibitionSwims: swims.filter((swim) => swim.exhibition).length,
    timeTrialSwims: file.swims.filter((swim) => swim.round === 'TIME_TRIAL').length,
    divingResults: file.scores.length,
    swimsWithSplits: file.swims.filter((swim) => swim.splits.length > 0).length,
    swimsWithTime: file.swims.filter((swim) => swim.hundredths !== null).length,
    pointsTotalIndividual: sum(swims, 'points'),
    entriesWithoutSeed: entries.filter((entry) => entry.seed === null && entry.event !== null).length,
    relayTeams: distinct(teams),
    relaySwims: relays.length,
    relayByStatus: countBy(relays, 'status'),
    relayLegs: legs,
    relayPointsTotal: sum(relays, 'points'),
    distinctEvents: distinct(file.events.map((event) => event.number)),
    sessions: file.sessions.length,
    eventElements: file.events.reduce((n, event) => n + event.rounds.length, 0),
    distinctEventNumbers: distinct(file.events.map((event) => event.number)),
    individualResultElements: file.swims.length,
    individualByStatus: countBy(swims, 'status'),
    individualSwimsWithTime: file.swims.filter((swim) => swim.hundredths !== null).length,
    individualByRoundInFile: countBy(swims, 'roundInFile'),
    exhibition: swims.filter((swim) => swim.exhibition).length,
    resultsWithSplits: file.swims.filter((swim) => swim.splits.length > 0).length,
    relayEntries: file.relays.length + file.relayEntries.length,
    relayResults: relays.length,
    relayResultsWithTime: file.relays.filter((relay) => relay.hundredths !== null).length,
    relayByRoundInFile: countBy(relays, 'roundInFile'),
  }
}
