import type { FileImport } from '@/entities/competition/file-import'
import { formatDate } from '@/shared/lib/dates'
import type { ChipProps } from '@/shared/ui/chip'
import { checkIcon, doubtfulIcon, refusedIcon, waitingIcon } from '@/shared/ui/icons'

interface StateLook {
  label: string
  tone: ChipProps['tone']
  icon: NonNullable<ChipProps['icon']>
}

const states: Record<string, StateLook> = {
  reading: { label: 'Reading', tone: 'info', icon: waitingIcon },
  preview: { label: 'To be accepted', tone: 'ask', icon: doubtfulIcon },
  writing: { label: 'Writing', tone: 'info', icon: waitingIcon },
  done: { label: 'Imported', tone: 'ok', icon: checkIcon },
  undoing: { label: 'Undoing', tone: 'info', icon: waitingIcon },
  undone: { label: 'Undone', tone: 'mute', icon: checkIcon },
  refused: { label: 'Refused', tone: 'err', icon: refusedIcon },
  failed: { label: 'Failed', tone: 'err', icon: refusedIcon },
  discarded: { label: 'Discarded', tone: 'mute', icon: refusedIcon },
}

export const stateLook = (state: string): StateLook =>
  states[state] ?? { label: state, tone: 'mute', icon: waitingIcon }

/** '1 athlete', '1,284 results'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** 'a, b and c'; '' for none. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** 'autumn-cup.hy3, HY3 file, 1,284 lines'; what is not known yet is left out. */
export const fileLine = ({ fileName, format, lines }: Pick<FileImport, 'fileName' | 'format' | 'lines'>): string =>
  [fileName, format && `${format} file`, lines ? counted(lines, 'line') : null].filter(Boolean).join(', ')

/** 'Lakeshore Autumn Cup, 21 Nov 2026'; null where the file has no meet. */
export const meetLine = ({ meetName, meetDate }: Pick<FileImport, 'meetName' | 'meetDate'>): string | null =>
  meetName ? [meetName, meetDate && formatDate(meetDate)].filter(Boolean).join(', ') : null

type Written = Partial<Record<'people' | 'results' | 'relays' | 'changed' | 'visitors', number | null>>

/** What an import has added and changed: '53 results, 4 relays and 12 athletes added, 3 corrected'. */
export function writtenLine({ people, results, relays, changed, visitors }: Written): string {
  const added = [
    ...(results ? [counted(results, 'result')] : []),
    ...(relays ? [counted(relays, 'relay')] : []),
    ...(people ? [counted(people, 'athlete')] : []),
  ]
  const parts = [
    ...(added.length > 0 ? [`${listed(added)} added`] : []),
    ...(changed ? [`${counted(changed, 'row')} changed`] : []),
    ...(visitors ? [`${counted(visitors, 'result')} of other clubs kept as text`] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing was new: everything in the file was here already.'
}

type Undone = NonNullable<FileImport['undoReport']>

/** What taking an import back has done. */
export function undoneLine({ removedResults, removedPeople, removedMeets, restored }: Undone): string {
  const removed = [
    ...(removedResults ? [counted(removedResults, 'result')] : []),
    ...(removedPeople ? [counted(removedPeople, 'athlete')] : []),
    ...(removedMeets ? [counted(removedMeets, 'meet')] : []),
  ]
  const parts = [
    ...(removed.length > 0 ? [`${listed(removed)} removed`] : []),
    ...(restored ? [`${counted(restored, 'row')} set back to what they were`] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : 'There was nothing to take back.'
}
