import type { ReactNode } from 'react'
import { errorIcon, Icon } from '../icons'
import styles from './FieldFrame.module.css'

export interface FieldFrameProps {
  /** Id of the control; its text has the id `<id>-text`. */
  id: string
  label: string
  isOptional?: boolean | undefined
  error?: string | undefined
  help?: string | undefined
  children: ReactNode
}

/** Label above, help or error below in the space kept for them, so a field that turns red moves nothing. */
export const FieldFrame = ({ id, label, isOptional = false, error, help, children }: FieldFrameProps) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {isOptional && <span className={styles.optional}> optional</span>}
    </label>
    {children}
    <p id={`${id}-text`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
      {error && <Icon icon={errorIcon} size={14} />}
      {error ?? help}
    </p>
  </div>
)

/** What the control itself must say to a screen reader: antd's own form item leaves it out when formik validates. */
export const fieldAria = (id: string, error: string | undefined, help: string | undefined) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby': error || help ? `${id}-text` : undefined,
})
