import type { ClubMatch, OwnClub } from './match-clubs'
import type { ImportScope } from './import-scope'
import type { MeetFile } from './readers/meet-file'
import type { MeetValues, PlannedSession } from './plan-meet'
import type { PlannedEvent } from './plan-events'
import type { PlannedPerson } from './plan-people'
import type { ResultValues } from './result-values'

/** A result of the meet that was here before the import. */
export interface KnownResult {
  resultId: number
  values: ResultValues
  legs: KnownLeg[]
}

export interface KnownLeadOff extends KnownResult {
  personId: number
}

export interface KnownLeg {
  leg: number
  person_id: number | null
  swimmer_name: string | null
  time_hundredths: number | null
  reaction_hundredths: number | null
}

/** The meet as it is here. */
export interface KnownMeetDetails {
  meetId: number
  name: string
  startDate: string
  endDate: string | null
  course: string | null
  placeName: string | null
  /** the importing club or league may fill its blanks */
  isOwn: boolean
}

/** Everything about a file and what is known of it, from which both the preview and the writing follow. */
export interface PreparedImport {
  file: MeetFile
  scope: ImportScope
  clubs: OwnClub[]
  clubMatches: Map<string, ClubMatch>
  people: Map<string, PlannedPerson>
  /** null: the file has no meet, or no day of it */
  meet: { values: MeetValues; known: KnownMeetDetails | null; fills: Partial<MeetValues> } | null
  sessions: PlannedSession[]
  events: Map<string, PlannedEvent>
  /** ids of the library's events by libraryKey */
  library: Map<string, number>
  /** by resultKey or relayKey */
  known: Map<string, KnownResult>
  /** derived rows by the id of their relay */
  leadOffs: Map<number, KnownLeadOff[]>
}

/** Who swam, as far as known before new people are written. */
export const personRef = ({ personId, sameAs, athlete }: PlannedPerson): string =>
  personId === null ? `new ${sameAs ?? athlete.key}` : String(personId)

export const resultKey = (externalId: string, round: string, person: string | number): string =>
  `${externalId}|${round}|${person}`
export const relayKey = (externalId: string, round: string, clubId: number, letter: string): string =>
  `${externalId}|${round}|relay|${clubId}|${letter}`
