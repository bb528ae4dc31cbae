import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Button, Modal } from 'antd'
import { Form, Formik, useFormikContext, type FormikHelpers, type FormikTouched } from 'formik'
import type { CombinedError } from '@urql/core'
import type { AnySchema } from 'yup'
import { serverFieldErrors, serverMessage } from '@/shared/api'
import { useReturnFocus } from '@/shared/lib/focus'
import { validateWith } from '@/shared/lib/forms'
import { LaneRope } from '../loader'
import styles from './FormDialog.module.css'

/** The server's error, or what somebody else has saved meanwhile, in words; a second save then goes through. */
export type SaveFailure = CombinedError | { conflict: string }

export interface FormDialogProps<Values> {
  title: string
  initialValues: Values
  /** Rule of the form, from contracts/. */
  schema: AnySchema
  /** Saves; answers what went wrong, which keeps the dialog and everything typed. */
  onSave: (values: Values) => Promise<SaveFailure | undefined>
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
  useReturnFocus()
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined)
    const failure = await onSave(values)
    if (!failure) return onClose()
    if ('conflict' in failure) return form.setStatus({ text: failure.conflict, isConflict: true })
    const fields = serverFieldErrors(failure)
    // A complaint about a field that the form does not have would be seen nowhere.
    if (!fields || Object.keys(fields).some((path) => !(path.split(/[.[]/)[0]! in values))) {
      return form.setStatus({ text: serverMessage(failure), isConflict: false })
    }
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
              <p
                className={status.isConflict ? styles.conflict : styles.refusal}
                role="alert"
                tabIndex={-1}
                data-refusal
              >
                {status.text}
              </p>
            )}
            <FocusProblem body={body} />
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
  status?: { text: string; isConflict: boolean }
  submitForm: () => Promise<unknown>
}

/** Fields are switched off while saving, which drops the focus; after a refusal it goes where the problem is said. */
function FocusProblem({ body }: { body: RefObject<HTMLDivElement | null> }) {
  const { isSubmitting, submitCount } = useFormikContext()
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus()
  }, [body, isSubmitting, submitCount])
  return null
}
