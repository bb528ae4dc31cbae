import { useState } from 'react'
import { Popover } from 'antd'
import type { RecordHolder } from '@/entities/competition/result'
import { formatDate } from '@/shared/lib/dates'
import { useIsPhone } from '@/shared/lib/viewport'
import { NoData } from '@/shared/ui/no-data'
import { RecordOrigin } from './RecordOrigin'
import styles from './Records.module.css'

export interface RecordTimeProps {
  event: string
  course: string
  holders: readonly RecordHolder[]
}

/** The time of a record, which says where it comes from. */
export function RecordTime({ event, course, holders }: RecordTimeProps) {
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const first = holders[0]
  if (!first) return <NoData />
  return (
    <Popover
      trigger="click"
      placement={isPhone ? 'topRight' : 'top'}
      open={isOpen}
      onOpenChange={setIsOpen}
      title="How this record came about"
      content={<RecordOrigin event={event} course={course} holders={holders} />}
    >
      <button
        type="button"
        className={styles.explain}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${first.resultTime}, ${event}: how this record came about`}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      >
        {first.resultTime}
      </button>
    </Popover>
  )
}

/** The day of the earliest holder. */
export const RecordDate = ({ holders }: { holders: readonly RecordHolder[] }) => {
  const date = holders[0]?.resultDate
  return date ? <time dateTime={date}>{formatDate(date)}</time> : null
}
