import styles from './DataTable.module.css'

const WIDTHS = [38, 30, 44, 26, 36, 32]

/** Shape of a list while its first page is on its way. */
export const TableSkeleton = () => (
  <div className={`card ${styles.skeleton}`} role="status" aria-label="Loading">
    {WIDTHS.map((width) => (
      <div key={width} className={styles.ghostRow} aria-hidden="true">
        <span className={styles.ghostRound} />
        <span className={styles.ghost} style={{ width: `${width}%` }} />
        <span className={styles.ghostSpace} />
        <span className={styles.ghost} style={{ width: '12%' }} />
        <span className={styles.ghost} style={{ width: '8%' }} />
      </div>
    ))}
  </div>
)
