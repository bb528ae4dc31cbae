import { Input } from 'antd'
import { fieldAria, FieldFrame } from './FieldFrame'
import { useFormikField } from './use-formik-field'

export interface TextFieldProps {
  name: string
  label: string
  isOptional?: boolean
  help?: string
  type?: 'text' | 'email' | 'tel' | 'url'
  /** Shows the count of characters. The schema holds the rule. */
  maxLength?: number
  /** More than one makes it a text of several lines. */
  rows?: number
}

export function TextField({ name, label, isOptional, help, type = 'text', maxLength, rows = 1 }: TextFieldProps) {
  const { id, value, error, change, blur } = useFormikField<string | null>(name)
  const control = {
    ...fieldAria(id, error, help),
    name,
    value: value ?? '',
    status: error ? ('error' as const) : ('' as const),
    ...(maxLength ? { count: { max: maxLength, show: true } } : {}),
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    onBlur: blur,
  }
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} error={error} help={help}>
      {rows > 1 ? <Input.TextArea rows={rows} {...control} /> : <Input type={type} {...control} />}
    </FieldFrame>
  )
}
