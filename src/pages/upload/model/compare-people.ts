import type { ImportProposal, ImportQuestion } from '@/entities/competition/file-import'
import { formatDate } from '@/shared/lib/dates'

export interface ComparedRow {
  what: string
  inFile: string
  here: string
  /** null: one of them does not say */
  isSame: boolean | null
}

const genders: Record<string, string> = { M: 'Male', F: 'Female' }

/** The birth date of a file or of an athlete: a year alone stays a year. */
function birthText(date: string | null, isYearOnly = false): string {
  if (!date) return ''
  return isYearOnly || date.length === 4 ? date.slice(0, 4) : formatDate(date)
}

/** The person of the file beside one of ours, row by row. What neither says is left out. */
export function comparePeople(question: ImportQuestion, person: ImportProposal): ComparedRow[] {
  const differs = new Set(person.differs ?? [])
  const row = (what: string, inFile: string, here: string, isSame: boolean): ComparedRow => ({
    what,
    inFile,
    here,
    isSame: inFile && here ? isSame : null,
  })
  const name = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
    [firstName, lastName].filter(Boolean).join(' ')
  return [
    row('Name', name(question), name(person), !differs.has('name')),
    row(
      'Birth date',
      birthText(question.birthDate, question.birthYearOnly ?? false),
      birthText(person.birthDate),
      !differs.has('birthDate'),
    ),
    row('Gender', genders[question.gender ?? ''] ?? '', genders[person.gender ?? ''] ?? '', !differs.has('gender')),
    // the club of the file was matched or chosen before people were compared
    row('Club', question.clubName ?? '', person.clubName ?? '', true),
  ].filter(({ inFile, here }) => inFile || here)
}

/** 0.834 as '83%'; certainty is never claimed for a question. */
export const confidencePercent = (confidence: number): number => Math.min(99, Math.round(confidence * 100))
