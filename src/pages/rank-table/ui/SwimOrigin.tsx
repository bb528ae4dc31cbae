import { useQuery } from 'urql'
import { pointsTableLabel } from 'contracts/base-time-table'
import { courseLabel } from 'contracts/course'
import { statusLabel, type ResultStatus } from 'contracts/result-status'
import { ResultOriginQuery, type ResultRow } from '@/entities/competition/result'
import { serverMessage } from '@/shared/api'
import { formatDate } from '@/shared/lib/dates'
import { roundWord, swimEvent } from '../model/swim-words'
import { RelayLegs } from './RelayLegs'
import styles from './Ranks.module.css'

/** Where a swim and its points come from. What the list leaves out is asked when this opens. */
export function SwimOrigin({ row }: { row: ResultRow }) {
  const [{ data, error }] = useQuery({ query: ResultOriginQuery, variables: { resultId: row.resultId ?? 0 } })
  const origin = data?.allResults?.nodes[0]
  const place = [origin?.heat != null && `heat ${origin.heat}`, origin?.lane != null && `lane ${origin.lane}`].filter(
    Boolean,
  )
  const facts: [term: string, fact: string | null | undefined | false][] = [
    [
      'Swim',
      [swimEvent(row), courseLabel(row.facilityType ?? ''), roundWord(row.round), ...place].filter(Boolean).join(', '),
    ],
    ['Meet', [row.meetName ?? 'None', row.resultDate && formatDate(row.resultDate)].filter(Boolean).join(', ')],
    [
      'Status',
      `${statusLabel((row.status ?? 'OK') as ResultStatus)}, ${row.isOfficial === 1 ? 'official' : 'unofficial'}`,
    ],
    ['Timing', origin?.timing !== 'unknown' && origin?.timing],
    ['Table', tableWords(row)],
    ['Rule', row.points !== null && `1000 × (base time ÷ ${row.resultTime})³, rounded down`],
    ['Source', origin && (origin.fileName ?? 'Not from a file')],
  ]
  return (
    <>
      {row.points !== null && (
        <p className={styles.points}>
          <span className={styles.large}>{row.points}</span> points for <strong>{row.resultTime}</strong>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([term, fact]) =>
          fact ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {origin?.legs && origin.legs.length > 0 && <RelayLegs legs={origin.legs} clubId={row.clubId} />}
      {error && <p role="alert">{serverMessage(error)}</p>}
    </>
  )
}

/** The table of base times; when none was valid on the day, it says so. */
function tableWords({ pointsTable, pointsTableIsFallback }: ResultRow): string | false {
  if (pointsTable === null) return false
  return pointsTableIsFallback
    ? `${pointsTableLabel(pointsTable)}, the newest before that day`
    : pointsTableLabel(pointsTable)
}
