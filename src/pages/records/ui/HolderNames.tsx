import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { RecordHolder } from '@/entities/competition/result'
import { useViewer } from '@/entities/system/session'
import { performancePath } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { clubNames, holderName } from '../model/record-rows'
import { RecordDate } from './RecordTime'
import styles from './Records.module.css'

export interface HolderNamesProps {
  holders: readonly RecordHolder[]
  /** The chips stand before the names, as in the left half. */
  isMirrored?: boolean
  /** The day stands below the club where it has no column. */
  hasDate?: boolean
}

/** Joint holders, the earliest first, with their clubs below. */
export function HolderNames({ holders, isMirrored = false, hasDate = false }: HolderNamesProps) {
  if (holders.length === 0) return null
  const names = (
    <span className={styles.names}>
      {holders.map((holder, index) => (
        <Fragment key={holder.resultId}>
          {index > 0 && ' / '}
          <HolderName holder={holder} />
        </Fragment>
      ))}
    </span>
  )
  return (
    <>
      <span className={`${styles.nameLine} ${isMirrored ? styles.mirrored : ''}`}>
        {names}
        <RecordChips holders={holders} />
      </span>
      <span className={styles.club}>{clubNames(holders)}</span>
      {hasDate && (
        <span className={styles.club}>
          <RecordDate holders={holders} />
        </span>
      )}
    </>
  )
}

/** A link for those who may open the swimmer's club. */
function HolderName({ holder }: { holder: RecordHolder }) {
  const viewer = useViewer()
  const { athleteId, clubId } = holder
  if (athleteId === null || clubId === null) return holderName(holder)
  const isOpen =
    viewer.role === 'Administrator' ||
    viewer.leagueClubs.includes(clubId) ||
    viewer.clubs.some((club) => club.clubId === clubId)
  if (!isOpen) return holderName(holder)
  return <Link to={performancePath(clubId, athleteId)}>{holderName(holder)}</Link>
}

/** What is not the usual: swims that are not official yet, and times that several hold. */
export function RecordChips({ holders }: { holders: readonly RecordHolder[] }) {
  const open = holders.filter(({ state }) => state === 'unofficial').length
  return (
    <>
      {open > 0 && (
        <Chip tone="warn" isSmall>
          {open === holders.length ? 'Unofficial' : 'Partly unofficial'}
        </Chip>
      )}
      {holders.length > 1 && (
        <Chip tone="mute" isSmall>
          Equalled
        </Chip>
      )}
    </>
  )
}
