import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { fieldAria, FieldFrame } from './FieldFrame'
import styles from './FieldFrame.module.css'
import { useFormikField } from './use-formik-field'

export interface DateFieldProps {
  name: string
  label: string
  isOptional?: boolean
  help?: string
}

const FORMAT = 'YYYY-MM-DD'

/** A calendar date; the form holds it as text YYYY-MM-DD, so no time zone touches it. */
export function DateField({ name, label, isOptional = false, help }: DateFieldProps) {
  const { id, value, error, change, blur } = useFormikField<string | null>(name)
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} error={error} help={help}>
      <DatePicker
        {...fieldAria(id, error, help)}
        className={styles.wide ?? ''}
        value={value ? dayjs(value, FORMAT) : null}
        format={FORMAT}
        placeholder={FORMAT}
        // its button would be one more stop of the keyboard in a field that must not be empty
        allowClear={isOptional}
        status={error ? 'error' : ''}
        onChange={(next) => change(next ? next.format(FORMAT) : null)}
        onBlur={blur}
      />
    </FieldFrame>
  )
}
