import type { ReactNode } from 'react'
import { Form, Formik, type FormikHelpers } from 'formik'
import { SORRY } from 'contracts/messages'
import { errorIcon, Icon } from '@/shared/ui/icons'
import styles from './AuthForm.module.css'

export interface AuthFormProps<Values> {
  initialValues: Values
  validate: (values: Values) => Promise<Record<string, string>>
  /** Answers why the server said no, null when it worked. */
  call: (values: Values) => Promise<{ message: string; fields: Record<string, string> | null } | null>
  onDone?: () => void
  verb: string
  busyVerb: string
  children: ReactNode
}

/** Shared by sign-in and sign-up: the refusal of the server above the button, one filled button, no second submit. */
export function AuthForm<Values extends object>({
  initialValues,
  validate,
  call,
  onDone,
  verb,
  busyVerb,
  children,
}: AuthFormProps<Values>) {
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined)
    // The call's own code may fail to load; the person is told the same as for any other failure.
    const refusal = await call(values).catch(() => ({ message: SORRY, fields: null }))
    if (refusal === null) onDone?.()
    else if (refusal.fields) form.setErrors(refusal.fields as Parameters<typeof form.setErrors>[0])
    else form.setStatus(refusal.message)
  }
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={handleSubmit}>
      {({ isSubmitting, status }: { isSubmitting: boolean; status?: string }) => (
        <Form noValidate>
          {children}
          {status && (
            <p className={styles.refusal} role="alert">
              <Icon icon={errorIcon} />
              {status}
            </p>
          )}
          <button
            type="submit"
            className={`button button-filled button-large ${styles.submit}`}
            disabled={isSubmitting}
            aria-busy={isSubmitting}
          >
            {isSubmitting ? busyVerb : verb}
          </button>
        </Form>
      )}
    </Formik>
  )
}
