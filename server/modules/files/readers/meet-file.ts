import type { RecordListInFile, StandardListInFile } from './lists-in-file'

/**
 * What every meet file becomes before anything is written: the same shape for HY3, LENEX, CL2 and SD3.
 *
 * Units: times are whole hundredths of a second (cut, never rounded, null = no time), scores and meet points are whole
 * hundredths of a point, distances are metres or yards as the course says, dates are text YYYY-MM-DD, lines are 1-based.
 * Keys (`key`, `athleteKey`, …) join the parts of one file and mean nothing outside it.
 */
export type FileFormat = 'HY3' | 'LENEX' | 'CL2' | 'SD3'
export type FileKind = 'results' | 'entries' | 'roster' | 'records' | 'standards' | 'records and standards'
export type Status = 'OK' | 'DQ' | 'NS' | 'DNF' | 'SCR' | 'REJECTED' | 'NO_SWIM'
export type Round = 'PRELIM' | 'SEMI' | 'QUARTER' | 'SWIM_OFF' | 'FINAL' | 'TIME_TRIAL'
export type Gender = 'M' | 'F'
export type EventGender = 'M' | 'F' | 'X'
export type Timing = 'automatic' | 'semi' | 'manual' | 'unknown'
/** 'LCM', 'SCM', 'SCY', or another pool as LENEX names it ('SCM33', 'OPEN'). */
export type Course = string

export interface Seed {
  hundredths: number
  course: Course | null
}

/** Distance from the start and time from the start. */
export interface Split {
  distance: number
  hundredths: number
}

export interface AgeGroup {
  name: string | null
  /** null = no limit */
  ageMin: number | null
  ageMax: number | null
}

export interface Place extends AgeGroup {
  /** null = in the list of this age group without a place */
  place: number | null
}

export interface MeetInFile {
  name: string
  facility: string | null
  city: string | null
  nation: string | null
  startDate: string | null
  endDate: string | null
  course: Course | null
  /** The day on which ages are taken. */
  ageDate: string | null
  /** LENEX AGEDATE type (YEAR, DATE, …); 'DATE' where the format knows only a day. */
  ageRule: string | null
  /** as written in the file */
  altitude: string | null
  sanction: string | null
  masters: boolean
}

export interface SessionInFile {
  key: string
  number: number
  name: string | null
  date: string | null
  /** HH:MM, local */
  time: string | null
  course: Course | null
}

export interface ClubInFile {
  key: string
  line: number
  code: string | null
  name: string
  shortName: string | null
  /** LSC (USA) or region (LENEX) */
  region: string | null
  nation: string | null
  type: string | null
}

export interface AthleteInFile {
  key: string
  clubKey: string
  line: number
  lastName: string
  firstName: string
  preferredName: string | null
  middleInitial: string | null
  /** LENEX nameprefix: a prefix in some countries, a patronymic in others */
  namePrefix: string | null
  birthDate: string | null
  /** true: only the year of birthDate is known, the day is a filler */
  birthYearOnly: boolean
  gender: Gender | null
  memberId: string | null
  nation: string | null
  /** whole years, or null; the age column of SDIF may hold a class instead (see classYear) */
  ageInFile: number | null
  classYear: string | null
  /** para class written after the name: 'SB9' */
  sportClass: string | null
  attached: boolean
}

export interface EventRound {
  round: Round
  /** code of the file, e.g. LENEX 'TIM', 'GER.RES' */
  roundInFile: string | null
  /** LENEX eventid */
  idInFile: string | null
  sessionKey: string | null
  time: string | null
  course: Course | null
}

export interface EventInFile {
  key: string
  line: number
  /** text, never a number: '7', '26A', '63S'; null = none in the file */
  number: string | null
  gender: EventGender
  ageMin: number | null
  ageMax: number | null
  ageGroups: AgeGroup[]
  /** whole race, for relays all legs together; null for diving */
  distance: number | null
  /** FREE BACK BREAST FLY IM MEDLEY (relay), DIVING_1M DIVING_3M DIVING_PLATFORM, or the word of the file */
  stroke: string
  /** 1 = individual */
  legs: number
  isDiving: boolean
  /** number of dives, where the file says */
  dives: number | null
  rounds: EventRound[]
}

/** What an individual swim, a diving score and a relay have in common. */
export interface Performance {
  line: number
  eventKey: string
  round: Round
  roundInFile: string | null
  status: Status
  /** prelim swum, later round scratched: this swim stays valid */
  scratchedLaterRound: boolean
  exhibition: boolean
  date: string | null
  heat: number | null
  lane: number | null
  place: number | null
  /** places per age group (LENEX rankings); empty where the file has only one place */
  places: readonly Place[]
  /** meet points in hundredths of a point (18.50 = 1850); null = not scored in this round */
  pointsHundredths: number | null
  /** LENEX points of the federation's table, another thing than meet points */
  federationPoints: number | null
  dqCode: string | null
  dqText: string | null
  comment: string | null
}

export interface Swim extends Performance {
  athleteKey: string
  hundredths: number | null
  course: Course | null
  seed: Seed | null
  reactionHundredths: number | null
  timing: Timing
  splits: readonly Split[]
}

/** A diving result: never a swim. */
export interface Score extends Performance {
  athleteKey: string
  scoreHundredths: number | null
  seedScoreHundredths: number | null
}

export interface RelayLeg {
  number: number
  athleteKey: string
  hundredths: number | null
  reactionHundredths: number | null
}

export interface Relay extends Performance {
  clubKey: string
  /** 'A', 'B', … or the LENEX team number */
  letter: string
  hundredths: number | null
  course: Course | null
  seed: Seed | null
  reactionHundredths: number | null
  timing: Timing
  splits: readonly Split[]
  /** those who swam in this round, by leg; can be incomplete */
  legs: readonly RelayLeg[]
  /** keys of those named as reserves */
  alternates: readonly string[]
}

/** An entry without a swim: all of an entry file, and in a results file those who were entered and have no result. */
export interface Entry {
  line: number
  athleteKey: string
  /** null: named in the file without an event (relay only) */
  eventKey: string | null
  seed: Seed | null
  seedScoreHundredths: number | null
  exhibition: boolean
}

export interface RelayEntry {
  line: number
  clubKey: string
  letter: string
  eventKey: string
  seed: Seed | null
  date: string | null
  legs: readonly RelayLeg[]
  alternates: readonly string[]
}

export interface FileWarning {
  /** null: about the whole file */
  line: number | null
  code: string
  message: string
}

export interface FileCounts {
  lines: number
  clubs: number
  athletes: number
  events: number
  swims: number
  scores: number
  relays: number
  entries: number
  relayEntries: number
  records: number
  standards: number
  /** all warnings by code; `warnings` lists only the first of each */
  warnings: Record<string, number>
}

export interface MeetFile {
  format: FileFormat
  kind: FileKind
  /** file type, LENEX or SDIF version as written */
  fileType: string | null
  program: string | null
  programVersion: string | null
  fileDate: string | null
  organisation: string | null
  encoding: string
  /** null in files of records or standards only */
  meet: MeetInFile | null
  sessions: SessionInFile[]
  clubs: ClubInFile[]
  athletes: AthleteInFile[]
  events: EventInFile[]
  swims: Swim[]
  scores: Score[]
  relays: Relay[]
  entries: Entry[]
  relayEntries: RelayEntry[]
  recordLists: RecordListInFile[]
  standardLists: StandardListInFile[]
  warnings: FileWarning[]
  counts: FileCounts
}
