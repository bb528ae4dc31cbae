import { formatSwimTime } from 'contracts/swim-time'
import type { Proposal } from './match-people'

export const VERDICTS = ['new', 'known', 'changed', 'doubtful', 'refused', 'visitor'] as const
export type Verdict = (typeof VERDICTS)[number]
export const SUBJECTS = ['meet', 'person', 'result', 'relay', 'entry', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]

/** One thing of the file as the preview shows it. */
export interface ImportLine {
  /** 1-based line of the file */
  line: number
  verdict: Verdict
  subject: Subject
  label: string
  timeText: string | null
  reason: string | null
  /** whose decision it follows */
  athleteKey: string | null
  proposals: PersonQuestion | null
}

/** What the preview shows of a doubtful person beside those of ours who it may be. */
export interface PersonQuestion {
  firstName: string
  lastName: string
  birthDate: string | null
  birthYearOnly: boolean
  gender: string | null
  clubName: string
  /** results, relay legs and entries that follow the decision */
  follows: number
  people: Proposal[]
}

/** How many lines of each subject got each verdict: { result: { new: 12 }, … }. */
export type LineCounts = Partial<Record<Subject, Partial<Record<Verdict, number>>>>

export function countLine(counts: LineCounts, { subject, verdict }: ImportLine): void {
  const ofSubject = (counts[subject] ??= {})
  ofSubject[verdict] = (ofSubject[verdict] ?? 0) + 1
}

export const timeText = (hundredths: number | null): string | null =>
  hundredths === null || hundredths < 0 ? null : formatSwimTime(hundredths)
