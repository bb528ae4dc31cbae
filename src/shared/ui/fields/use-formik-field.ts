import { useId } from 'react'
import { useField } from 'formik'

/** A formik field for a control that is not an input: value, error once touched, and setters that validate once. */
export function useFormikField<Value>(name: string) {
  const id = useId()
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>(name)
  return {
    id,
    value,
    error: touched ? error : undefined,
    change: (next: Value) => void setValue(next),
    blur: () => void setTouched(true),
  }
}
