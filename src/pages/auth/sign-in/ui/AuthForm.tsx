import type { ReactNode } from 'react'
import { Formik, Form, type FormikHelpers } from 'formik'
import { errorIcon, Icon } from '@/shared/ui/icons'
import styles from './AuthForm.module.css'

export interface AuthFormProps<Values> {
  initialValues: Values
  validate: (values: Values) => Promise<Record<string, string>>
  /** Sets a field's error, or the status when the refusal names no field. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<void>
  verb: string
  busyVerb: string
  children: ReactNode
}

/** Shared by sign-in and sign-up: the refusal of the server above the button, one filled button, no second submit. */
export function AuthForm<Values extends object>({ verb, busyVerb, children, ...form }: AuthFormProps<Values>) {
  return (
    <Formik {...form}>
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
