import { Link } from 'react-router-dom'
import { performancePath } from '@/shared/routes'
import styles from './Ranks.module.css'

interface Leg {
  leg: number | null
  athleteId: number | null
  firstName: string | null
  lastName: string | null
  swimmerName: string | null
  time: string | null
}

/** The swimmers of a relay in their order, as far as they are known. */
export const RelayLegs = ({ legs, clubId }: { legs: readonly Leg[]; clubId: number | null }) => (
  <ol className={styles.legs} aria-label="Legs">
    {legs.map(({ leg, athleteId, firstName, lastName, swimmerName, time }) => {
      const name = [firstName, lastName].filter(Boolean).join(' ') || swimmerName || 'Unknown swimmer'
      return (
        <li key={leg}>
          <span className={styles.leg}>{leg}</span>
          {athleteId !== null && clubId !== null ? <Link to={performancePath(clubId, athleteId)}>{name}</Link> : name}
          <span className={styles.legTime}>{time ?? '–'}</span>
        </li>
      )
    })}
  </ol>
)
