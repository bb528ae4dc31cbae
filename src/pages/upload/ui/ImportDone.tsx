import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import { ImportedMeetQuery, type FileImport } from '@/entities/competition/file-import'
import { formatInstant } from '@/shared/lib/dates'
import { pathTo } from '@/shared/routes'
import { athletesIcon, Icon, ranksIcon, recordsIcon, successIcon } from '@/shared/ui/icons'
import { writtenLine } from '../model/import-words'
import { meetLinks } from '../model/meet-links'
import type { Owner } from '../model/owner'
import styles from './ImportDone.module.css'

export interface ImportDoneProps {
  owner: Owner
  row: FileImport
}

/** What an import has done, and where to look at it. */
export function ImportDone({ owner, row }: ImportDoneProps) {
  const [{ data }] = useQuery({
    query: ImportedMeetQuery,
    variables: { meetId: row.meetId ?? 0 },
    pause: row.meetId === null,
  })
  const { ranks, records } = meetLinks(owner, data?.allMeet?.nodes?.[0] ?? null)
  return (
    <section className={`card ${styles.done}`} aria-labelledby="import-done">
      <Icon icon={successIcon} size={24} className={styles.icon} />
      <div className={styles.words} role="status">
        <h2 id="import-done">The import is done</h2>
        <p className={styles.text}>{row.written && writtenLine(row.written)}</p>
        {row.finishedAt && (
          <p className={styles.hint}>
            {[formatInstant(row.finishedAt), row.uploadedBy && `uploaded by ${row.uploadedBy}`]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      <nav aria-label="Look at what was imported" className={styles.links}>
        {owner.clubId !== undefined && (
          <Link className="button" to={pathTo('athletes', owner)}>
            <Icon icon={athletesIcon} />
            Athletes
          </Link>
        )}
        <Link className="button" to={ranks}>
          <Icon icon={ranksIcon} />
          Ranks
        </Link>
        <Link className="button" to={records}>
          <Icon icon={recordsIcon} />
          Records
        </Link>
      </nav>
    </section>
  )
}
