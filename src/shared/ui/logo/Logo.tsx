import { product } from '@/shared/config'
import styles from './Logo.module.css'

export interface LogoProps {
  /** White mark for the deep blue ground. */
  onDeep?: boolean
  hasName?: boolean
}

/** The mark, three lanes of different length, with the product's name. */
export function Logo({ onDeep = false, hasName = true }: LogoProps) {
  const bars = onDeep ? ['#64b5f6', '#1565c0', '#1e88e5'] : ['#64b5f6', '#fff', '#bbdefb']
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={onDeep ? '#fff' : '#1565c0'} />
        <rect x="7" y="7.5" width="12" height="4" rx="2" fill={bars[0]} />
        <rect x="7" y="14" width="19" height="4" rx="2" fill={bars[1]} />
        <rect x="7" y="20.5" width="15" height="4" rx="2" fill={bars[2]} />
      </svg>
      <span className={hasName ? undefined : 'visually-hidden'}>{product.name}</span>
    </span>
  )
}
