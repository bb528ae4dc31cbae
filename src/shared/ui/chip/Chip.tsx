import type { ReactNode } from 'react'
import { Icon, type IconProps } from '../icons'
import styles from './Chip.module.css'

export interface ChipProps {
  /** Meaning, by the look's table: ok active or new best, info new, warn changed or due, ask doubtful, err refused, mute known. */
  tone: 'ok' | 'info' | 'warn' | 'ask' | 'err' | 'mute'
  /** In tables and verdicts the colour never stands alone. */
  icon?: IconProps['icon']
  /** 18 px instead of 22, for rows of two lines. */
  isSmall?: boolean
  children: ReactNode
}

/** A state in a word. Chips state, buttons act: it is never clickable. */
export function Chip({ tone, icon, isSmall = false, children }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]} ${isSmall ? styles.small : ''}`}>
      {icon && <Icon icon={icon} size={12} />}
      {children}
    </span>
  )
}
