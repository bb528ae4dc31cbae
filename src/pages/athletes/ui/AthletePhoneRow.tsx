import { Link } from 'react-router-dom'
import { athleteName, AthleteStatusChip, type Athlete } from '@/entities/people/athlete'
import { performancePath } from '@/shared/routes'
import { Avatar } from '@/shared/ui/avatar'
import { Icon, rightIcon } from '@/shared/ui/icons'
import { AthleteMenu, type AthleteActions } from './AthleteMenu'
import styles from './Athletes.module.css'

export interface AthletePhoneRowProps extends AthleteActions {
  row: Athlete
  clubId: number
}

/** An athlete in a phone's list: name, age and group; the status where it is not the usual one. */
export function AthletePhoneRow({ row, clubId, ...actions }: AthletePhoneRowProps) {
  const facts = [row.age === null ? 'age unknown' : `${row.age} years`, row.teamName].filter(Boolean).join(', ')
  return (
    <div className={styles.phoneRow}>
      <Link to={performancePath(clubId, row.athleteId ?? 0)} className={styles.phoneLink}>
        <Avatar name={athleteName(row)} photo={row.photo} />
        <span className={styles.phoneWords}>
          <span className={styles.phoneName}>{athleteName(row)}</span>
          <span className={styles.phoneFacts}>{facts}</span>
        </span>
        {row.status && row.status !== 'ACTIVE' && <AthleteStatusChip status={row.status} />}
        {!actions.onEdit && <Icon icon={rightIcon} size={14} />}
      </Link>
      <AthleteMenu row={row} {...actions} />
    </div>
  )
}
