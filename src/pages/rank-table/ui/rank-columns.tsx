import type { TableColumnsType } from 'antd'
import { RankName, type Ranks } from '@/entities/competition/rank'
import type { ResultRow } from '@/entities/competition/result'
import { formatDate } from '@/shared/lib/dates'
import { swimComments, swimEvent } from '../model/swim-words'
import { PointsCell, SwimmerCell, TimeCell } from './swim-cells'
import styles from './Ranks.module.css'

export interface RankColumnsOptions {
  colorOf: Ranks['colorOf']
  /** Position of each row by resultId; only where the list is one event in the order of times. */
  positions: ReadonlyMap<number, number> | undefined
}

/** Columns of a results list in the order that the specification gives. */
export const rankColumns = ({ colorOf, positions }: RankColumnsOptions): TableColumnsType<ResultRow> => [
  ...(positions
    ? [
        {
          key: 'position',
          title: <span className="visually-hidden">Position</span>,
          align: 'right' as const,
          className: styles.position ?? '',
          render: (_value: unknown, row: ResultRow) => positions.get(row.resultId ?? 0) ?? '',
        },
      ]
    : []),
  { key: 'lastName', title: 'Athlete', sorter: true, render: (_value, row) => <SwimmerCell row={row} /> },
  {
    key: 'rank',
    title: 'Rank',
    render: (_value, row) => (row.athRankName ? <RankName name={row.athRankName} color={colorOf(row.athRank)} /> : '–'),
  },
  {
    key: 'distance',
    title: 'Distance',
    render: (_value, row) => <span className={styles.event}>{swimEvent(row)}</span>,
  },
  {
    key: 'resultDate',
    title: 'Date',
    sorter: true,
    render: (_value, row) => (
      <span className={`${styles.nowrap} ${styles.quiet}`}>{row.resultDate ? formatDate(row.resultDate) : '–'}</span>
    ),
  },
  { key: 'resultTime', title: 'Time', align: 'right', sorter: true, render: (_value, row) => <TimeCell row={row} /> },
  {
    key: 'comments',
    title: 'Comments',
    render: (_value, row) => {
      const comments = swimComments(row)
      return (
        <span className={styles.comments} title={comments || undefined}>
          {comments}
        </span>
      )
    },
  },
  {
    key: 'place',
    title: 'Place',
    align: 'right',
    sorter: true,
    className: 'number',
    render: (_value, row) => row.place ?? '–',
  },
  { key: 'course', title: 'Course', render: (_value, row) => row.facilityType },
  {
    key: 'toNextRank',
    title: 'To next rank',
    align: 'right',
    className: 'number',
    render: (_value, row) => (
      <span title={row.nextRankName ? `to ${row.nextRankName}` : undefined}>{row.timeToNextRank ?? '–'}</span>
    ),
  },
  {
    key: 'meetName',
    title: 'Meet',
    sorter: true,
    render: (_value, row) => (
      <span className={`${styles.meet} ${styles.quiet}`} title={row.meetName ?? undefined}>
        {row.meetName ?? '–'}
      </span>
    ),
  },
  {
    key: 'points',
    title: 'Points',
    align: 'right',
    className: 'number',
    render: (_value, row) => <PointsCell row={row} />,
  },
]
