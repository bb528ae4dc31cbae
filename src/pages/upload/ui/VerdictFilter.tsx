import type { FileImport } from '@/entities/competition/file-import'
import { verdictCounts, type Verdict } from '../model/verdicts'
import styles from './VerdictFilter.module.css'

export interface VerdictFilterProps {
  counts: NonNullable<FileImport['counts']>
  value: Verdict | undefined
  onChange: (verdict: Verdict | undefined) => void
}

/** The verdicts with how many lines have each; a press shows those alone. */
export const VerdictFilter = ({ counts, value, onChange }: VerdictFilterProps) => (
  <div role="group" aria-label="Lines by verdict" className={styles.verdicts}>
    {verdictCounts(counts).map(({ verdict, label, count }) => (
      <button
        key={label}
        type="button"
        className={styles.verdict}
        aria-pressed={verdict === value}
        onClick={() => onChange(verdict)}
      >
        {label} <span className={styles.count}>{count.toLocaleString('en')}</span>
      </button>
    ))}
  </div>
)
