import { useId } from 'react'
import { downIcon, Icon } from '@/shared/ui/icons'
import { subjectLabel } from '../model/verdicts'
import { reasonOf, VerdictChip, type LineProps } from './line-parts'
import { PersonQuestion } from './PersonQuestion'
import styles from './ImportLines.module.css'

/** A line of the file in a phone's list. */
export function LinePhoneRow({ line, owner, decisions, isOpen, takesFocus, onToggle }: LineProps) {
  const id = useId()
  const hasQuestion = decisions !== null && line.question !== null
  const reason = reasonOf(line)
  return (
    <li className={`${styles.item} ${isOpen ? styles.asked : ''}`}>
      <div className={styles.itemRow}>
        <div className={styles.itemWords}>
          <span className={styles.itemName}>{line.label}</span>
          <span className={styles.itemSecond}>
            Line {line.line}, {subjectLabel(line.subject).toLowerCase()}
            {reason && `. ${reason}`}
          </span>
        </div>
        <div className={styles.itemFacts}>
          <VerdictChip verdict={line.verdict} />
          {line.timeText && <span className={styles.time}>{line.timeText}</span>}
        </div>
        {hasQuestion && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Who is ${line.label}?`}
            onClick={onToggle}
          >
            <Icon icon={downIcon} size={14} className={isOpen ? styles.up : ''} />
          </button>
        )}
      </div>
      {isOpen && hasQuestion && (
        <div id={id} className={styles.itemQuestion}>
          <PersonQuestion line={line} owner={owner} decisions={decisions} takesFocus={takesFocus} />
        </div>
      )}
    </li>
  )
}
