import styles from './RankName.module.css'

export interface RankNameProps {
  name: string
  /** Any CSS colour; the name itself stays in ink, so every colour works. */
  color: string | null
}

/** A rank with its colour before it. */
export const RankName = ({ name, color }: RankNameProps) => (
  <span className={styles.rank}>
    <span className={styles.square} style={color ? { background: color } : undefined} aria-hidden="true" />
    {name}
  </span>
)
