import { Segmented } from 'antd'
import { courseLabel } from 'contracts/course'
import { genderLabel } from 'contracts/gender'
import { NoData } from '@/shared/ui/no-data'
import type { CourseRecords } from '../model/record-rows'
import type { Half } from '../model/records-filter'
import { HolderNames } from './HolderNames'
import { RecordDate, RecordTime } from './RecordTime'
import styles from './Records.module.css'

export interface RecordPhoneListProps {
  courses: readonly CourseRecords[]
  half: Half
  onHalf: (half: Half) => void
}

/** One half at a time, an event a row. */
export function RecordPhoneList({ courses, half, onHalf }: RecordPhoneListProps) {
  const hasMixed = courses.some(({ rows }) => rows.some(({ halves }) => halves.X.length > 0))
  const options: Half[] = hasMixed ? ['M', 'F', 'X'] : ['M', 'F']
  const shown = options.includes(half) ? half : 'M'
  const groups = courses
    .map(({ course, rows }) => ({ course, rows: rows.filter(({ halves }) => halves[shown].length > 0) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      <Segmented
        block
        aria-label="Male or female"
        className={styles.halves ?? ''}
        value={shown}
        options={options.map((value) => ({ value, label: genderLabel(value) }))}
        onChange={onHalf}
      />
      {groups.length === 0 && (
        <p className={styles.none}>
          {genderLabel(shown)} <NoData />
        </p>
      )}
      {groups.map(({ course, rows }) => (
        <section key={course} aria-label={courseLabel(course)}>
          <h2 className={styles.courseTitle}>{courseLabel(course)}</h2>
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.key} className={styles.item}>
                <div className={styles.itemWords}>
                  <span className={styles.itemEvent}>{row.event}</span>
                  <HolderNames holders={row.halves[shown]} />
                </div>
                <div className={styles.itemFacts}>
                  <RecordTime event={row.event} course={course} holders={row.halves[shown]} />
                  <span className={styles.date}>
                    <RecordDate holders={row.halves[shown]} />
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
