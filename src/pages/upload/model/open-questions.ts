import type { FileImport } from '@/entities/competition/file-import'

export interface OpenQuestions {
  /** no club of the file is one of ours yet */
  isClubOpen: boolean
  /** people about whom somebody must decide */
  people: number
  /** what accepting would add or change */
  changes: number
}

type Open = Pick<FileImport, 'clubs' | 'counts' | 'countsBySubject'>

/** What has to be answered before an import can be accepted, and what it would do then. */
export const openQuestions = ({ clubs, counts, countsBySubject }: Open): OpenQuestions => ({
  isClubOpen: (clubs ?? []).every(({ clubId }) => clubId === null),
  people: (countsBySubject ?? []).find(({ subject }) => subject === 'person')?.doubtful ?? 0,
  changes: (counts?.new ?? 0) + (counts?.changed ?? 0),
})
