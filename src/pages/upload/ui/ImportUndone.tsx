import type { FileImport } from '@/entities/competition/file-import'
import { formatInstant } from '@/shared/lib/dates'
import { Icon, okIcon, waitingIcon } from '@/shared/ui/icons'
import { counted, undoneLine } from '../model/import-words'
import styles from './ImportDone.module.css'

export interface ImportUndoneProps {
  row: Pick<FileImport, 'state' | 'undoneAt' | 'undoReport'>
}

/** An import that is, or has been, taken back; with what could not be. */
export function ImportUndone({ row: { state, undoneAt, undoReport } }: ImportUndoneProps) {
  if (state === 'undoing')
    return (
      <section className={`card ${styles.done}`} role="status">
        <Icon icon={waitingIcon} size={24} className={styles.mute} />
        <div className={styles.words}>
          <h2>The import is being undone</h2>
          <p className={styles.text}>It is taken back as a whole. You may leave this page.</p>
        </div>
      </section>
    )
  const kept = undoReport?.kept ?? []
  return (
    <section className={`card ${styles.done}`}>
      <Icon icon={okIcon} size={24} className={styles.icon} />
      <div className={styles.words} role="status">
        <h2>The import was undone</h2>
        <p className={styles.text}>{undoReport && undoneLine(undoReport)}</p>
        {undoneAt && <p className={styles.hint}>{formatInstant(undoneAt)}</p>}
      </div>
      {kept.length > 0 && (
        <div className={styles.kept}>
          <h3>{counted(kept.length, 'thing')} stayed</h3>
          <ul>
            {kept.map(({ what, label, reason }, index) => (
              <li key={index}>
                {label}{' '}
                <span className={styles.hint}>
                  ({what}): {reason}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
