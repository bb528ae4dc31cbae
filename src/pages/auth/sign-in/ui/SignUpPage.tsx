import { Link, useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import type { FormikHelpers } from 'formik'
import { serverFieldErrors, serverMessage } from '@/shared/api'
import { validateWith } from '@/shared/lib/forms'
import { pathTo } from '@/shared/routes'
import { toasts } from '@/shared/ui/toasts'
import { SignUpMutation } from '../api/sign-in'
import { AuthForm } from './AuthForm'
import { AuthFrame } from './AuthFrame'
import { PlainField } from './PlainField'

const empty = { userName: '', userEmail: '', password: '' }
type Values = typeof empty

const validate = validateWith<Values>(async () => (await import('contracts/inputs/user')).signUpInput)

export function SignUpPage() {
  const navigate = useNavigate()
  const [, signUp] = useMutation(SignUpMutation)

  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined)
    const { error } = await signUp({ data: { ...values, updateSource: 'web' } })
    if (!error) {
      toasts.success('Your account is ready, you can sign in now')
      await navigate(pathTo('signIn'))
      return
    }
    const fields = serverFieldErrors(error)
    if (fields) form.setErrors(fields)
    else form.setStatus(serverMessage(error))
  }

  return (
    <AuthFrame
      title="Sign up"
      alternative={
        <>
          Already have an account? <Link to={pathTo('signIn')}>Sign in</Link>
        </>
      }
    >
      <AuthForm initialValues={empty} validate={validate} onSubmit={handleSubmit} verb="Sign up" busyVerb="Signing up">
        <PlainField name="userName" label="Name" autoComplete="name" autoFocus />
        <PlainField name="userEmail" label="E-mail" type="email" autoComplete="username" />
        <PlainField name="password" label="Password" type="password" autoComplete="new-password" />
      </AuthForm>
    </AuthFrame>
  )
}
