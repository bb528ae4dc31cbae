import { useId } from 'react'
import { downIcon, Icon } from '@/shared/ui/icons'
import { subjectLabel } from '../model/verdicts'
import { reasonOf, VerdictChip, type LineProps } from './line-parts'
import { PersonQuestion } from './PersonQuestion'
import styles from './ImportLines.module.css'

/** A line of the file in the wide table, with its question below it while that is open. */
export function LineRow({ line, owner, decisions, isOpen, takesFocus, onToggle }: LineProps) {
  const id = useId()
  const hasQuestion = decisions !== null && line.question !== null
  return (
    <>
      <tr className={isOpen ? styles.asked : undefined}>
        <td className={`number ${styles.quiet}`}>{line.line}</td>
        <td>
          <VerdictChip verdict={line.verdict} />
        </td>
        <td className={styles.second}>{subjectLabel(line.subject)}</td>
        <th scope="row">{line.label}</th>
        <td className={`number ${styles.time}`}>{line.timeText ?? '–'}</td>
        <td className={styles.second}>{reasonOf(line)}</td>
        <td>
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
        </td>
      </tr>
      {isOpen && hasQuestion && (
        <tr className={styles.asked}>
          <td />
          <td colSpan={6} id={id} className={styles.question}>
            <PersonQuestion line={line} owner={owner} decisions={decisions} takesFocus={takesFocus} />
          </td>
        </tr>
      )}
    </>
  )
}
