import { courseLabel } from 'contracts/course'
import { ROUNDS, roundLabel } from 'contracts/round'
import type { RecordHolder } from '@/entities/competition/result'
import { formatDate } from '@/shared/lib/dates'
import { holderName } from '../model/record-rows'
import styles from './Records.module.css'

export interface RecordOriginProps {
  event: string
  course: string
  holders: readonly RecordHolder[]
}

/** Swim by swim: meet, date, course, status and the file that brought it. */
export const RecordOrigin = ({ event, course, holders }: RecordOriginProps) => (
  <div className={styles.origin}>
    {holders.map((holder) => (
      <dl key={holder.resultId} className={styles.facts}>
        {factsOf(holder, event, course).map(([term, fact]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    ))}
    <p className={styles.rule}>
      {holders.length > 1
        ? 'Equal times hold a record jointly, the earliest first.'
        : 'The fastest swim that counts; an equal time would hold it jointly.'}
    </p>
  </div>
)

function factsOf(holder: RecordHolder, event: string, course: string): [term: string, fact: string][] {
  const { resultTime, resultDate, meetName, clubName, relayLetter, state, timing, fileName, swimmers } = holder
  const round = ROUNDS.find((known) => known === holder.round)
  const isRelay = (swimmers ?? []).length > 0 || relayLetter !== null
  const club = [clubName, isRelay && relayLetter].filter(Boolean).join(' ')
  const facts: [string, string | null | undefined | false][] = [
    [isRelay ? 'Relay' : 'Swimmer', holderName(holder)],
    ['Swim', [`${resultTime}, ${event}`, round && roundLabel(round).toLowerCase()].filter(Boolean).join(', ')],
    ['Leg', holder.leadOffOf !== null && 'First leg of a relay'],
    ['Club', club],
    ['Meet', meetName ?? 'None'],
    ['Date', resultDate && formatDate(resultDate)],
    ['Course', courseLabel(course)],
    ['Status', state === 'unofficial' ? 'Unofficial' : 'Official'],
    ['Timing', timing],
    ['File', fileName],
  ]
  return facts.flatMap(([term, fact]): [string, string][] => (fact ? [[term, fact]] : []))
}
