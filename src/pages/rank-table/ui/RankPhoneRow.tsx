import { RankName, type Ranks } from '@/entities/competition/rank'
import type { ResultRow } from '@/entities/competition/result'
import { formatDate } from '@/shared/lib/dates'
import { swimComments, swimEvent } from '../model/swim-words'
import { PointsCell, SwimmerCell, TimeCell } from './swim-cells'
import styles from './Ranks.module.css'

export interface RankPhoneRowProps {
  row: ResultRow
  colorOf: Ranks['colorOf']
  position: number | undefined
}

/** A swim in a phone's list: who and what at the left, time and what it is worth at the right. */
export function RankPhoneRow({ row, colorOf, position }: RankPhoneRowProps) {
  const comments = swimComments(row)
  const facts = [swimEvent(row), row.resultDate && formatDate(row.resultDate), comments]
  return (
    <div className={styles.phoneRow}>
      {position !== undefined && <span className={styles.phonePosition}>{position}</span>}
      <div className={styles.phoneWords}>
        <SwimmerCell row={row} />
        <p className={styles.phoneFacts}>{facts.filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.phoneWorth}>
        <TimeCell row={row} />
        <span className={styles.phoneRank}>
          {row.athRankName && <RankName name={row.athRankName} color={colorOf(row.athRank)} />}
          {row.points !== null && <PointsCell row={row} />}
        </span>
      </div>
    </div>
  )
}
