import { useRef, type ReactNode } from 'react'
import { Button, Modal } from 'antd'
import { Form, Formik, type FormikHelpers, type FormikTouched } from 'formik'
import type { CombinedError } from '@urql/core'
import type { AnySchema } from 'yup'
import { serverFieldErrors, serverMessage } from '@/shared/api'
import { validateWith } from '@/shared/lib/forms'
import { LaneRope } from '../loader'
import styles from './FormDialog.module.css'

export interface FormDialogProps<Values> {
  title: string
  initialValues: Values
  /** Rule of the form, from contracts/. */
  schema: AnySchema
  /** Saves; answers the server's error, which keeps the dialog and everything typed. */
  onSave: (values: Values) => Promise<CombinedError | undefined>
  onClose: () => void
  /** 480 one column, 720 two columns, 960 with a table inside. */
  width?: 480 | 720 | 960
  verb?: string
  children: ReactNode
}

/** The one dialog for adding and editing. Mounted while open: `{editor.isOpen && <FormDialog …>}`. */
export function FormDialog<Values extends object>({
  title,
  initialValues,
  schema,
  onSave,
  onClose,
  width = 480,
  verb = 'Save',
  children,
}: FormDialogProps<Values>) {
  const body = useRef<HTMLDivElement>(null)
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined)
    const error = await onSave(values)
    if (!error) return onClose()
    const fields = serverFieldErrors(error)
    if (!fields) return form.setStatus(serverMessage(error))
    await form.setTouched(
      Object.fromEntries(Object.keys(fields).map((name) => [name, true])) as FormikTouched<Values>,
      false,
    )
    form.setErrors(fields as Parameters<typeof form.setErrors>[0])
  }
  return (
    <Formik initialValues={initialValues} validate={validateWith(() => schema)} validateOnMount onSubmit={handleSubmit}>
      {({ isValid, isSubmitting, status, submitForm }: FormState) => (
        <Modal
          open
          title={title}
          width={width}
          closable={!isSubmitting}
          keyboard={!isSubmitting}
          mask={{ closable: false }}
          onCancel={isSubmitting ? () => undefined : onClose}
          // The first field, unless somebody was quicker and is in another one.
          afterOpenChange={(isOpen) => {
            if (isOpen && !body.current?.contains(document.activeElement)) {
              body.current?.querySelector<HTMLElement>('input, textarea')?.focus()
            }
          }}
          footer={[
            <Button key="cancel" onClick={onClose} disabled={isSubmitting}>
              Cancel
            </Button>,
            <Button key="save" type="primary" disabled={!isValid || isSubmitting} onClick={() => void submitForm()}>
              {verb}
            </Button>,
          ]}
        >
          <div ref={body} className={styles.body} aria-busy={isSubmitting}>
            <Form noValidate>
              <fieldset disabled={isSubmitting} className={width === 480 ? styles.one : styles.two}>
                {children}
              </fieldset>
              {/* Enter in a field saves; the visible button stands in the footer, outside of the form. */}
              <button type="submit" hidden disabled={!isValid || isSubmitting} />
            </Form>
            {status && (
              <p className={styles.refusal} role="alert">
                {status}
              </p>
            )}
            {isSubmitting && (
              <div className={styles.overlay} role="status" aria-label="Saving">
                <LaneRope filled={10} />
              </div>
            )}
          </div>
        </Modal>
      )}
    </Formik>
  )
}

interface FormState {
  isValid: boolean
  isSubmitting: boolean
  status?: string
  submitForm: () => Promise<unknown>
}
