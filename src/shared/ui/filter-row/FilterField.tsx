import type { ReactNode } from 'react'
import styles from './FilterRow.module.css'

export interface FilterFieldProps {
  label: string
  children: ReactNode
}

/** One filter. Its label is seen where there is room above it; the control says its own name to a screen reader. */
export const FilterField = ({ label, children }: FilterFieldProps) => (
  <div className={styles.field}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
)
