import type { Course, EventGender, Gender, Split } from './meet-file'

/** One line of a record list. The fastest of a style is the record; a list can hold the history too. */
export interface RecordInFile {
  line: number
  hundredths: number
  /** true: a time to reach, without a holder */
  isTarget: boolean
  status: string | null
  gender: EventGender
  ageMin: number | null
  ageMax: number | null
  course: Course | null
  distance: number
  stroke: string
  legs: number
  date: string | null
  meetName: string | null
  city: string | null
  nation: string | null
  holder: RecordHolder | null
  /** relay records: the club, when named */
  relayClub: string | null
  relaySwimmers: RecordHolder[]
  splits: readonly Split[]
}

export interface RecordHolder {
  lastName: string
  firstName: string
  namePrefix: string | null
  birthDate: string | null
  gender: Gender | null
  clubName: string | null
}

export interface RecordListInFile {
  line: number
  name: string
  type: string | null
  nation: string | null
  region: string | null
  /** sport class of a para list */
  handicap: string | null
  updated: string | null
  records: RecordInFile[]
}

export interface StandardInFile {
  line: number
  /** 'BB', 'GOLD', 'MEET_QUALIFYING', or the name of the LENEX list */
  level: string
  /** 1 to 3 within a colour level (SDIF J2) */
  step: number | null
  gender: EventGender
  ageMin: number | null
  ageMax: number | null
  course: Course | null
  distance: number
  stroke: string
  legs: number
  hundredths: number
}

export interface StandardListInFile {
  line: number
  name: string
  source: 'LENEX' | 'J0' | 'J1' | 'J2'
  /** LENEX: MAXIMUM = be as fast, MINIMUM = be slower (real files also use it for class norms), DEFAULT */
  type: string
  effectiveDate: string | null
  region: string | null
  standards: StandardInFile[]
}
