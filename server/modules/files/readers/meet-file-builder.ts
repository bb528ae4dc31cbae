import type {
  AthleteInFile,
  ClubInFile,
  Course,
  EventInFile,
  FileFormat,
  FileKind,
  MeetFile,
  Performance,
  Round,
} from './meet-file'
import type { Warnings } from './warnings'

/** An empty file of the common model; readers fill it and call finishFile. */
export function emptyFile(format: FileFormat, encoding: string): MeetFile {
  return {
    format,
    kind: 'results',
    fileType: null,
    program: null,
    programVersion: null,
    fileDate: null,
    organisation: null,
    encoding,
    meet: null,
    sessions: [],
    clubs: [],
    athletes: [],
    events: [],
    swims: [],
    scores: [],
    relays: [],
    entries: [],
    relayEntries: [],
    recordLists: [],
    standardLists: [],
    warnings: [],
    counts: {
      lines: 0,
      clubs: 0,
      athletes: 0,
      events: 0,
      swims: 0,
      scores: 0,
      relays: 0,
      entries: 0,
      relayEntries: 0,
      records: 0,
      standards: 0,
      warnings: {},
    },
  }
}

/** The clubs of a file by what names them. Two clubs may share a code, or have none. */
export class ClubIndex {
  private readonly byIdentity = new Map<string, ClubInFile>()
  private readonly byCode = new Map<string, ClubInFile>()

  constructor(private readonly file: MeetFile) {}

  /** Adds a club, or finds the one that the file has named before. */
  add(club: Omit<ClubInFile, 'key'>): ClubInFile {
    const identity = `${club.region ?? ''}|${club.code ?? ''}|${club.name}`
    const known = this.byIdentity.get(identity)
    if (known) return known
    const added = { key: String(this.file.clubs.length + 1), ...club }
    this.file.clubs.push(added)
    this.byIdentity.set(identity, added)
    if (club.code !== null && !this.byCode.has(club.code)) this.byCode.set(club.code, added)
    return added
  }

  withCode(code: string): ClubInFile | undefined {
    return this.byCode.get(code)
  }
}

/** Adds a round to an event once; these formats tell no more of it than the swims do. */
export function addRound(event: EventInFile, round: Round, course: Course | null): void {
  if (event.rounds.some((known) => known.round === round)) return
  event.rounds.push({ round, roundInFile: null, idInFile: null, sessionKey: null, time: null, course })
}

/** Counts, the kind if it is open, sessions from dates, and whether birth dates are only years. */
export function finishFile(file: MeetFile, warnings: Warnings, lines: number, kind: FileKind): MeetFile {
  markBirthYears(file.athletes)
  if (file.format !== 'LENEX') sessionsFromDates(file)
  file.kind = kind
  file.warnings = warnings.finish()
  file.counts = {
    lines,
    clubs: file.clubs.length,
    athletes: file.athletes.length,
    events: file.events.length,
    swims: file.swims.length,
    scores: file.scores.length,
    relays: file.relays.length,
    entries: file.entries.length,
    relayEntries: file.relayEntries.length,
    records: file.recordLists.reduce((sum, list) => sum + list.records.length, 0),
    standards: file.standardLists.reduce((sum, list) => sum + list.standards.length, 0),
    warnings: warnings.counts,
  }
  return file
}

// 1 January for (nearly) everybody means that the program knows only the year.
function markBirthYears(athletes: AthleteInFile[]): void {
  const dated = athletes.filter((athlete) => athlete.birthDate !== null)
  const newYear = dated.filter((athlete) => athlete.birthDate!.endsWith('-01-01'))
  if (newYear.length < 2 || newYear.length < dated.length * 0.9) return
  for (const athlete of newYear) athlete.birthYearOnly = true
}

// HY3 and SDIF name no sessions: each day of the swims is one.
function sessionsFromDates(file: MeetFile): void {
  const events = new Map(file.events.map((event) => [event.key, event]))
  const dates = new Set<string>()
  const assign = (performances: Performance[]) => {
    for (const { date, eventKey, round } of performances) {
      if (date === null) continue
      dates.add(date)
      const roundOfEvent = events.get(eventKey)?.rounds.find((r) => r.round === round)
      if (roundOfEvent && roundOfEvent.sessionKey === null) roundOfEvent.sessionKey = date
    }
  }
  assign(file.swims)
  assign(file.scores)
  assign(file.relays)
  file.sessions = [...dates]
    .sort()
    .map((date, index) => ({ key: date, number: index + 1, name: null, date, time: null, course: null }))
}
