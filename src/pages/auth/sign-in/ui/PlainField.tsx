import { useId, useState } from 'react'
import { useField } from 'formik'
import { errorIcon, hideIcon, Icon, showIcon } from '@/shared/ui/icons'
import styles from './PlainField.module.css'

export interface PlainFieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  autoFocus?: boolean
  hint?: string
}

/** A field of the public forms, which load no component library: label above, error in the place kept for it. */
export function PlainField({ name, label, type = 'text', autoComplete, autoFocus = false, hint }: PlainFieldProps) {
  const id = useId()
  const [field, { touched, error }] = useField<string>(name)
  const [isShown, setIsShown] = useState(false)
  const isInvalid = touched && error !== undefined
  const message = isInvalid ? error : hint
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={`${styles.box} ${isInvalid ? styles.invalid : ''}`}>
        <input
          {...field}
          id={id}
          type={isShown ? 'text' : type}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          aria-invalid={isInvalid}
          aria-describedby={message ? `${id}-text` : undefined}
        />
        {type === 'password' && (
          <button
            type="button"
            className={styles.eye}
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon icon={isShown ? hideIcon : showIcon} />
          </button>
        )}
      </span>
      <p id={`${id}-text`} className={isInvalid ? styles.error : styles.hint} role={isInvalid ? 'alert' : undefined}>
        {isInvalid && <Icon icon={errorIcon} size={14} />}
        {message}
      </p>
    </div>
  )
}
