import { Switch } from 'antd'
import { FieldFrame } from './FieldFrame'
import styles from './FieldFrame.module.css'
import { useFormikField } from './use-formik-field'

export interface SwitchFieldProps {
  name: string
  label: string
  help?: string
}

/** Yes or no. The form holds a boolean; the schema turns it into the integer that travels. */
export function SwitchField({ name, label, help }: SwitchFieldProps) {
  const { id, value, error, change } = useFormikField<boolean>(name)
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <span className={styles.switch}>
        <Switch id={id} checked={Boolean(value)} onChange={change} aria-describedby={help ? `${id}-text` : undefined} />
      </span>
    </FieldFrame>
  )
}
