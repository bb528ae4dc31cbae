import { eventLabel } from 'contracts/event'
import { statusLabel } from 'contracts/result-status'
import { roundLabel } from 'contracts/round'
import { timeText, type ImportLine, type Subject, type Verdict } from './import-line'
import { courseOf, fitting } from './performance-values'
import type { PlannedEvent } from './plan-events'
import type { PreparedImport } from './prepared-import'
import type { Relay, Swim } from './readers/meet-file'
import { changeResult } from './result-values'
import type { ResultWrite, VisitorWrite } from './result-write'

/** A line of the preview, and the row that follows from it. */
export interface Planned {
  /** null for rows that follow from another line: lead-offs, scratched finals */
  line: ImportLine | null
  write: ResultWrite | VisitorWrite | null
}

/** What every line about a swim or relay shows, before its verdict. */
export function performanceLine(
  swim: Swim | Relay,
  subject: Subject,
  who: string,
  event: PlannedEvent | undefined,
  prepared: PreparedImport,
): ImportLine {
  const what = event?.swim ? eventLabel(event.swim, courseOf(swim, event, prepared) ?? undefined) : 'unknown event'
  const round = swim.round === 'FINAL' ? '' : `, ${roundLabel(swim.round).toLowerCase()}`
  return {
    line: swim.line,
    verdict: 'new',
    subject,
    label: `${who}, ${what}${round}`,
    timeText: timeText(swim.hundredths),
    reason: null,
    athleteKey: null,
    proposals: null,
  }
}

/** The line with its verdict; the same object, since there are very many. */
export function judge(line: ImportLine, verdict: Verdict, reason: string | null): ImportLine {
  line.verdict = verdict
  line.reason = reason
  return line
}

export const refuse = (line: ImportLine, reason: string): Planned => ({
  line: judge(line, 'refused', reason),
  write: null,
})

/** new, known or changed, by what is here under the key. */
export function compareWithKnown(line: ImportLine, key: string, write: ResultWrite, prepared: PreparedImport): Planned {
  const { values } = write
  const before = prepared.known.get(key)
  if (!before) {
    const reason =
      values.status === 'OK' ? null : [statusLabel(values.status), values.dq_text].filter(Boolean).join(': ')
    return { line: judge(line, 'new', reason), write }
  }
  const change = changeResult(before.values, values, prepared.file.format !== 'SD3')
  if (!change) return { line: judge(line, 'known', 'Already here, nothing to do'), write: null }
  write.resultId = before.resultId
  write.values = change.values
  return { line: judge(line, 'changed', change.reason), write }
}

/** The row of a swim or relay of another club. */
export function visitorOf(
  swim: Swim | Relay,
  event: PlannedEvent,
  prepared: PreparedImport,
  who: Pick<VisitorWrite, 'swimmerName' | 'clubName' | 'gender' | 'relayLetter'>,
): VisitorWrite {
  return {
    kind: 'visitor',
    externalId: event.externalId,
    round: swim.round,
    setLibId: event.setLibId,
    swimmerName: who.swimmerName,
    clubName: who.clubName,
    gender: who.gender,
    facilityType: courseOf(swim, event, prepared)!,
    timeHundredths: swim.hundredths || null,
    status: swim.status,
    exhibition: swim.exhibition,
    place: fitting(swim.place),
    relayLetter: who.relayLetter,
  }
}
