import styles from './LaneRope.module.css'

export interface LaneRopeProps {
  /** Floats in blue, 0 to 10. */
  filled: number
}

// The rope of a pool changes its colour in a rhythm; these floats are the lighter ones.
const LIGHT = new Set([2, 5, 8])

/** Ten floats of a lane rope as progress. Decoration: what it means is said beside it. */
export const LaneRope = ({ filled }: LaneRopeProps) => (
  <span className={styles.rope} aria-hidden="true">
    {Array.from({ length: 10 }, (_, index) => (
      <span key={index} className={index < filled ? (LIGHT.has(index) ? styles.light : styles.filled) : styles.empty} />
    ))}
  </span>
)
