import { courseLabel } from 'contracts/course'
import { useIsWide } from '@/shared/lib/viewport'
import type { CourseRecords, EventRecords } from '../model/record-rows'
import { HolderNames } from './HolderNames'
import { RecordDate, RecordTime } from './RecordTime'
import styles from './Records.module.css'

const isMixed = ({ halves }: EventRecords) => halves.X.length > 0
const isSplit = ({ halves }: EventRecords) => halves.M.length > 0 || halves.F.length > 0

/** Course by course: men left, the event in the middle, women right; mixed relays below in a half of their own. */
export const RecordTables = ({ courses }: { courses: readonly CourseRecords[] }) =>
  courses.map(({ course, rows }) => (
    <section key={course} className={styles.course} aria-label={courseLabel(course)}>
      <h2 className={styles.courseTitle}>{courseLabel(course)}</h2>
      {rows.some(isSplit) && <MirroredTable course={course} rows={rows.filter(isSplit)} />}
      {rows.some(isMixed) && <MixedTable course={course} rows={rows.filter(isMixed)} />}
    </section>
  ))

/** On middle widths the date stands below the club, so that names keep their line. */
function MirroredTable({ course, rows }: CourseRecords) {
  const isWide = useIsWide()
  const dateColumn = isWide && <col className={styles.dateColumn} />
  return (
    <div className={`card ${styles.scroll}`}>
      <table className={styles.table}>
        <caption className="visually-hidden">{`Records, ${courseLabel(course)}`}</caption>
        <colgroup>
          <col />
          {dateColumn}
          <col className={styles.timeColumn} />
          <col className={styles.eventColumn} />
          <col className={styles.timeColumn} />
          {dateColumn}
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={isWide ? 3 : 2} className={styles.end}>
              Male
            </th>
            <th scope="col" className={styles.event}>
              Event
            </th>
            <th scope="colgroup" colSpan={isWide ? 3 : 2}>
              Female
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, event, halves: { M, F } }) => (
            <tr key={key}>
              <td className={styles.end}>
                <HolderNames holders={M} isMirrored hasDate={!isWide} />
              </td>
              {isWide && (
                <td className={`${styles.date} ${styles.end}`}>
                  <RecordDate holders={M} />
                </td>
              )}
              <td className={styles.time}>
                <RecordTime event={event} course={course} holders={M} />
              </td>
              <th scope="row" className={styles.event}>
                {event}
              </th>
              <td className={styles.time}>
                <RecordTime event={event} course={course} holders={F} />
              </td>
              {isWide && (
                <td className={styles.date}>
                  <RecordDate holders={F} />
                </td>
              )}
              <td>
                <HolderNames holders={F} hasDate={!isWide} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const MixedTable = ({ course, rows }: CourseRecords) => (
  <div className={`card ${styles.scroll}`}>
    <table className={styles.table}>
      <caption className="visually-hidden">{`Mixed records, ${courseLabel(course)}`}</caption>
      <colgroup>
        <col className={styles.eventColumn} />
        <col className={styles.timeColumn} />
        <col className={styles.dateColumn} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.event}>
            Event
          </th>
          <th scope="colgroup" colSpan={3}>
            Mixed
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.event}>
              {row.event}
            </th>
            <td className={styles.time}>
              <RecordTime event={row.event} course={course} holders={row.halves.X} />
            </td>
            <td className={styles.date}>
              <RecordDate holders={row.halves.X} />
            </td>
            <td>
              <HolderNames holders={row.halves.X} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
