import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countsInExpectedWords } from './expected-counts'
import type {
  AthleteInFile,
  EventInFile,
  MeetFile,
  Performance,
  Place,
  Relay,
  RelayLeg,
  Seed,
  Split,
} from '../modules/files/readers/meet-file'

/**
 * A read file in the words of the FILE.expected.json beside each sample, so that every count and example of those
 * can be compared without a line of code per sample.
 */
export const formatsFolder = join(__dirname, 'formats')
export const samplePath = (name: string): string => join(formatsFolder, name)
export const sampleBytes = (name: string): Buffer => readFileSync(samplePath(name))

export type Row = Record<string, unknown>
export interface Expected extends Row {
  counts: Row
  examples?: Row[]
  relayExamples?: Row[]
}
export const readExpected = (name: string): Expected =>
  JSON.parse(readFileSync(samplePath(`${name}.expected.json`), 'utf8')) as Expected

const letters: Record<string, string> = { SCY: 'Y', SCM: 'S', LCM: 'L' }

export function inExpectedWords(file: MeetFile) {
  const isLenex = file.format === 'LENEX'
  const isSdif = file.format === 'CL2' || file.format === 'SD3'
  const events = new Map(file.events.map((event) => [event.key, event]))
  const athletes = new Map(file.athletes.map((athlete) => [athlete.key, athlete]))
  const clubs = new Map(file.clubs.map((club) => [club.key, club]))
  const sessions = new Map(file.sessions.map((session) => [session.key, session]))

  const course = (value: string | null | undefined) => (isLenex ? value : (letters[value ?? ''] ?? null)) ?? null
  const clubName = (key: string) => (isLenex ? clubs.get(key)!.name : clubs.get(key)!.code)
  const personName = (athlete: AthleteInFile) => {
    const last = athlete.sportClass ? `${athlete.lastName}_${athlete.sportClass}` : athlete.lastName
    const middle = isSdif && athlete.middleInitial ? ` ${athlete.middleInitial}` : ''
    return `${last}, ${athlete.firstName}${middle}`
  }
  const legName = (leg: RelayLeg) => `${leg.number} ${personName(athletes.get(leg.athleteKey)!)}`
  const flags = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== false))

  const eventRow = (event: EventInFile | null): Row => ({
    event: event?.number ?? null,
    eventGender: event?.gender ?? null,
    distance: event === null || event.distance === null ? null : isLenex ? event.distance / event.legs : event.distance,
    stroke: event?.stroke ?? null,
    relayCount: event?.legs,
    ages: [event?.ageMin ?? null, event?.ageMax ?? null],
    dives: event?.dives,
  })
  const seedRow = (seed: Seed | null): Row => ({
    seed: seed?.hundredths ?? null,
    seedCourse: course(seed?.course),
  })
  const athleteRow = (key: string): Row => {
    const athlete = athletes.get(key)!
    return {
      athlete: personName(athlete),
      id: athlete.memberId,
      birthDate: athlete.birthDate,
      ageOrClass: athlete.ageInFile === null ? athlete.classYear : String(athlete.ageInFile),
      sex: athlete.gender,
      club: clubName(athlete.clubKey),
    }
  }
  const placeRow = (place: Place): Row => ({
    ageGroup: place.name ?? 'all',
    ages: [place.ageMin, place.ageMax],
    place: place.place,
  })
  const performanceRow = (swim: Performance & { splits?: readonly Split[]; course?: string | null }): Row => {
    const event = events.get(swim.eventKey)!
    const round = event.rounds.find((r) => r.round === swim.round && r.roundInFile === swim.roundInFile)
    return {
      ...eventRow(event),
      round: swim.round === 'TIME_TRIAL' && !isLenex ? 'FINAL' : swim.round,
      roundInFile: swim.roundInFile,
      session: sessions.get(round?.sessionKey ?? '')?.number,
      course: course(swim.course),
      status: swim.status,
      heat: swim.heat,
      lane: swim.lane,
      place: swim.place,
      places: swim.places.map(placeRow),
      points: swim.pointsHundredths === null ? null : swim.pointsHundredths / 100,
      date: swim.date,
      splits: swim.splits?.length ?? 0,
      dqCode: swim.dqCode,
      dqText: swim.dqText,
      comment: swim.comment,
      ...flags({
        exhibition: swim.exhibition,
        timeTrial: swim.round === 'TIME_TRIAL' && !isLenex,
        scratchedLaterRound: swim.scratchedLaterRound,
      }),
    }
  }
  const swimRows = file.swims.map((swim) => ({
    ...athleteRow(swim.athleteKey),
    ...seedRow(swim.seed),
    ...performanceRow(swim),
    time: swim.hundredths,
  }))
  const scoreRows = file.scores.map((score) => ({
    ...athleteRow(score.athleteKey),
    ...performanceRow(score),
    seed: null,
    seedScore: score.seedScoreHundredths === null ? null : score.seedScoreHundredths / 100,
    time: null,
    score: score.scoreHundredths === null ? null : score.scoreHundredths / 100,
  }))
  const entryRows = file.entries.map((entry) => ({
    ...athleteRow(entry.athleteKey),
    ...eventRow(entry.eventKey === null ? null : events.get(entry.eventKey)!),
    ...seedRow(entry.seed),
    date: null,
  }))
  const teamRow = (team: Pick<Relay, 'clubKey' | 'letter' | 'legs' | 'alternates' | 'seed'>): Row => ({
    club: clubName(team.clubKey),
    team: isLenex ? Number(team.letter) : team.letter,
    seed: team.seed?.hundredths ?? null,
    legs: [
      ...team.legs.map(legName),
      ...(isSdif ? team.alternates.map((key) => `A ${personName(athletes.get(key)!)}`) : []),
    ],
  })
  const relayRows = file.relays.map((relay) => ({
    ...performanceRow(relay),
    ...teamRow(relay),
    time: relay.hundredths,
  }))
  const relayEntryRows = file.relayEntries.map((entry) => ({
    ...eventRow(events.get(entry.eventKey)!),
    ...teamRow(entry),
    date: entry.date,
  }))

  return {
    examples: [...swimRows, ...scoreRows, ...entryRows] as Row[],
    relayExamples: [...relayRows, ...relayEntryRows] as Row[],
    counts: countsInExpectedWords(file, [...swimRows, ...scoreRows], relayRows, entryRows),
    frame: frameInExpectedWords(file, course),
  }
}

/** The keys beside counts and examples: format, program, meet, clubs, sessions. */
function frameInExpectedWords(file: MeetFile, course: (value: string | null | undefined) => string | null): Row {
  const { meet } = file
  return {
    kind: file.kind,
    fileType: file.fileType,
    software: [file.program, file.programVersion].filter(Boolean).join(' '),
    fileDate: file.fileDate,
    organisation: file.organisation,
    meet: meet && {
      name: meet.name,
      facility: meet.facility,
      city: meet.city,
      nation: meet.nation,
      start: meet.startDate,
      end: meet.endDate,
      course: course(meet.course),
      ageUp: meet.ageDate,
      ageDate: meet.ageDate,
      ageRule: meet.ageRule,
    },
    clubs: file.clubs.map((club) => ({ code: club.code, name: club.name, lsc: club.region })),
    sessions: file.sessions.map(({ number, date, time, name }) => ({ number, date, time, name })),
  }
}
