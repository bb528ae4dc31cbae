import { Link } from 'react-router-dom'
import { statusLabel, type ResultStatus } from 'contracts/result-status'
import type { ResultRow } from '@/entities/competition/result'
import { performancePath } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { isRelaySwim, statusShort, swimEvent, swimName } from '../model/swim-words'
import { SwimOrigin } from './SwimOrigin'
import { SwimPopover } from './SwimPopover'
import styles from './Ranks.module.css'

/** The swimmer with the way to all of the swims; a relay says who swam. */
export function SwimmerCell({ row }: { row: ResultRow }) {
  const name = swimName(row)
  return (
    <span className={styles.swimmer}>
      {isRelaySwim(row) ? (
        <SwimPopover
          name={`${name}, ${swimEvent(row)}: who swam`}
          title={name}
          side="left"
          content={<SwimOrigin row={row} />}
        >
          {name}
        </SwimPopover>
      ) : row.athleteId !== null && row.clubId !== null ? (
        <Link to={performancePath(row.clubId, row.athleteId)} className={styles.name}>
          {name}
        </Link>
      ) : (
        name
      )}
      {row.isNew && (
        <Chip tone="info" isSmall>
          New best
        </Chip>
      )}
    </span>
  )
}

/** The time, or in its place why there is none that counts. */
export function TimeCell({ row }: { row: ResultRow }) {
  const status = row.status ?? 'OK'
  if (status === 'OK') return <strong className={styles.time}>{row.resultTime ?? '–'}</strong>
  return (
    <span title={statusLabel(status as ResultStatus)}>
      <Chip tone={status === 'DQ' || status === 'REJECTED' ? 'err' : 'mute'}>{statusShort(status)}</Chip>
    </span>
  )
}

/** Points that say how they came about. */
export function PointsCell({ row }: { row: ResultRow }) {
  if (row.points === null) return <>–</>
  return (
    <SwimPopover
      name={`${row.points} points, ${swimName(row)}: how this number came about`}
      title="How this number came about"
      content={<SwimOrigin row={row} />}
    >
      {row.points}
    </SwimPopover>
  )
}
