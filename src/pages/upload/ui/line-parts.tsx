import type { ImportLine } from '@/entities/competition/file-import'
import { Chip } from '@/shared/ui/chip'
import type { Owner } from '../model/owner'
import type { Decisions } from '../model/use-decisions'
import { isVerdict, verdictLooks } from '../model/verdicts'

export interface LineProps {
  line: ImportLine
  owner: Owner
  decisions: Decisions | null
  isOpen: boolean
  takesFocus: boolean
  onToggle: () => void
}

export function VerdictChip({ verdict }: Pick<ImportLine, 'verdict'>) {
  if (!isVerdict(verdict)) return <Chip tone="mute">{verdict}</Chip>
  const { label, tone, icon } = verdictLooks[verdict]
  return (
    <Chip tone={tone} icon={icon}>
      {label}
    </Chip>
  )
}

/** What a line says for itself; a known one that says nothing has nothing to do. */
export function reasonOf({ verdict, reason, question }: ImportLine): string {
  if (verdict === 'doubtful' && question && !reason) return 'One athlete here may be the same person'
  if (verdict === 'known' && !reason) return 'Already here, nothing to do'
  return reason ?? ''
}
