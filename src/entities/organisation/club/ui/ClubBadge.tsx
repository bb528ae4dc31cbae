import { externalUrl } from '@/shared/lib/external-url'
import styles from './ClubBadge.module.css'

export interface ClubBadgeProps {
  name: string
  logo?: string | null | undefined
  /** Pixels, 36 in lists, 48 in a page header. */
  size?: number
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** A club's logo, or its initials on deep blue. Decoration beside the name. */
export function ClubBadge({ name, logo, size = 36 }: ClubBadgeProps) {
  const address = externalUrl(logo)
  const box = { width: size, height: size, fontSize: size * 0.36 }
  return address ? (
    <img className={styles.badge} style={box} src={address} alt="" loading="lazy" />
  ) : (
    <span className={styles.badge} style={box} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
