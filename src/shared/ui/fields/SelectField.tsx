import { Select } from 'antd'
import { fieldAria, FieldFrame } from './FieldFrame'
import styles from './FieldFrame.module.css'
import { useFormikField } from './use-formik-field'

export interface SelectFieldProps {
  name: string
  label: string
  options: readonly { value: string | number; label: string }[]
  isOptional?: boolean
  help?: string
  /** Several values, kept as a list. */
  isMultiple?: boolean
}

/** One of a list, searched by typing. An optional one can be cleared, which gives null. */
export function SelectField({ name, label, options, isOptional = false, help, isMultiple = false }: SelectFieldProps) {
  const { id, value, error, change, blur } = useFormikField<unknown>(name)
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} error={error} help={help}>
      <Select
        {...fieldAria(id, error, help)}
        className={styles.wide ?? ''}
        value={value === '' ? null : value}
        options={[...options]}
        {...(isMultiple ? { mode: 'multiple' as const } : {})}
        allowClear={isOptional}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="Choose"
        status={error ? 'error' : ''}
        onChange={(next: unknown) => change(next ?? null)}
        onBlur={blur}
      />
    </FieldFrame>
  )
}
