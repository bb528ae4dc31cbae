import type { FileImport } from '@/entities/competition/file-import'
import type { ChipProps } from '@/shared/ui/chip'
import { addIcon, athletesIcon, checkIcon, doubtfulIcon, editIcon, refusedIcon } from '@/shared/ui/icons'

/** In the order of the look; 'visitor' is a swimmer of another club, whose results stay text. */
export const VERDICTS = ['new', 'known', 'changed', 'doubtful', 'refused', 'visitor'] as const
export type Verdict = (typeof VERDICTS)[number]

interface VerdictLook {
  label: string
  tone: ChipProps['tone']
  icon: NonNullable<ChipProps['icon']>
}

export const verdictLooks: Record<Verdict, VerdictLook> = {
  new: { label: 'New', tone: 'info', icon: addIcon },
  known: { label: 'Known', tone: 'mute', icon: checkIcon },
  changed: { label: 'Changed', tone: 'warn', icon: editIcon },
  doubtful: { label: 'Doubtful', tone: 'ask', icon: doubtfulIcon },
  refused: { label: 'Refused', tone: 'err', icon: refusedIcon },
  visitor: { label: 'Other clubs', tone: 'mute', icon: athletesIcon },
}

export const isVerdict = (text: string): text is Verdict => VERDICTS.includes(text as Verdict)

type Counts = NonNullable<FileImport['counts']>

export interface VerdictCount {
  /** undefined stands for all lines */
  verdict: Verdict | undefined
  label: string
  count: number
}

/** The filters over the lines, with how many each shows. Other clubs only where the file has any. */
export const verdictCounts = (counts: Counts): VerdictCount[] => [
  { verdict: undefined, label: 'All', count: counts.total },
  ...VERDICTS.filter((verdict) => verdict !== 'visitor' || counts.visitor > 0).map((verdict) => ({
    verdict,
    label: verdictLooks[verdict].label,
    count: counts[verdict],
  })),
]

const subjects: Record<string, string> = {
  meet: 'Meet',
  person: 'Person',
  result: 'Result',
  relay: 'Relay',
  entry: 'Entry',
  other: 'Other',
}

export const subjectLabel = (subject: string): string => subjects[subject] ?? subject
