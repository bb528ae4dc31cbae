import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useMutation } from 'urql'
import type { FormikHelpers } from 'formik'
import { SORRY } from 'contracts/messages'
import { selectIsSelectionApplied, selectIsSignedIn, selectSelection } from '@/entities/system/session'
import { serverMessage } from '@/shared/api'
import { tokenStore } from '@/shared/auth'
import { validateWith } from '@/shared/lib/forms'
import { homePath, pathTo } from '@/shared/routes'
import { SignInMutation } from '../api/sign-in'
import { redirectTarget } from '../model/redirect'
import { AuthForm } from './AuthForm'
import { AuthFrame } from './AuthFrame'
import { PlainField } from './PlainField'

const empty = { userEmail: '', password: '' }
type Values = typeof empty

const validate = validateWith<Values>(async () => (await import('contracts/inputs/user')).signInInput)

export function SignInPage() {
  useLeaveWhenSignedIn()
  const [, signIn] = useMutation(SignInMutation)

  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined)
    const { data, error } = await signIn({ ...values, userEmail: values.userEmail.trim() })
    const details = data?.signInUser?.userDetails
    if (details?.accessToken && details.refreshToken) {
      tokenStore.signIn({ accessToken: details.accessToken, refreshToken: details.refreshToken })
    } else {
      form.setStatus(error ? serverMessage(error) : SORRY)
    }
  }

  return (
    <AuthFrame
      title="Sign in"
      alternative={
        <>
          No account yet? <Link to={pathTo('signUp')}>Sign up</Link>
        </>
      }
    >
      <AuthForm initialValues={empty} validate={validate} onSubmit={handleSubmit} verb="Sign in" busyVerb="Signing in">
        <PlainField name="userEmail" label="E-mail" type="email" autoComplete="username" autoFocus />
        <PlainField name="password" label="Password" type="password" autoComplete="current-password" />
      </AuthForm>
    </AuthFrame>
  )
}

/** Goes to where the person wanted to, else to the selected club as soon as it is known. */
function useLeaveWhenSignedIn(): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isSelectionApplied = useSelector(selectIsSelectionApplied)
  const selected = useSelector(selectSelection)
  const target = redirectTarget(search)
  const path = target ?? (isSelectionApplied ? homePath(selected) : null)
  useEffect(() => {
    if (isSignedIn && path !== null) void navigate(path, { replace: true })
  }, [isSignedIn, path, navigate])
}
