import { useState } from 'react'
import { Pagination } from 'antd'
import type { ImportLine } from '@/entities/competition/file-import'
import { useIsPhone } from '@/shared/lib/viewport'
import type { Owner } from '../model/owner'
import type { Decisions } from '../model/use-decisions'
import { LinePhoneRow } from './LinePhoneRow'
import { LineRow } from './LineRow'
import styles from './ImportLines.module.css'

export interface ImportLinesProps {
  lines: readonly ImportLine[]
  totalCount: number
  page: number
  limit: number
  isStale: boolean
  /** null: nothing can be decided any more */
  decisions: Decisions | null
  owner: Owner
  onPage: (page: number) => void
}

/** A page of lines. The first open question is open; any other opens by its arrow. */
export function ImportLines(props: ImportLinesProps) {
  const { lines, totalCount, page, limit, isStale, decisions, owner, onPage } = props
  const isPhone = useIsPhone()
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())

  const firstOpen = lines.find(
    ({ verdict, question, athleteKey }) =>
      verdict === 'doubtful' && question && !decisions?.pending.has(athleteKey ?? ''),
  )?.position
  const rowOf = (line: ImportLine) => {
    const isOpen = toggled.get(line.position) ?? line.position === firstOpen
    return {
      line,
      owner,
      decisions,
      isOpen: decisions !== null && line.question !== null && isOpen,
      // after an answer the next question takes the focus that went with the last
      takesFocus: line.position === firstOpen && (decisions?.answered ?? 0) > 0,
      onToggle: () => setToggled((rows) => new Map(rows).set(line.position, !isOpen)),
    }
  }

  return (
    <>
      {isPhone ? (
        <ul className={styles.list} aria-label="Lines of the file" aria-busy={isStale}>
          {lines.map((line) => (
            <LinePhoneRow key={line.position} {...rowOf(line)} />
          ))}
        </ul>
      ) : (
        <div className={`card ${styles.card}`}>
          <table className={styles.table} aria-label="Lines of the file" aria-busy={isStale}>
            <thead>
              <tr>
                <th scope="col" className={`number ${styles.colLine}`}>
                  Line
                </th>
                <th scope="col" className={styles.colVerdict}>
                  Verdict
                </th>
                <th scope="col" className={styles.colSubject}>
                  What
                </th>
                <th scope="col">In the file</th>
                <th scope="col" className={`number ${styles.colTime}`}>
                  Time
                </th>
                <th scope="col" className={styles.colReason}>
                  Reason
                </th>
                <th scope="col" className={styles.colToggle}>
                  <span className="visually-hidden">Question</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <LineRow key={line.position} {...rowOf(line)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {totalCount > limit && (
        <div className={styles.foot}>
          <Pagination current={page} pageSize={limit} total={totalCount} showSizeChanger={false} onChange={onPage} />
        </div>
      )}
    </>
  )
}
