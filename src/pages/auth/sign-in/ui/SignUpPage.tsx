import { Link, useNavigate } from 'react-router-dom'
import { pathTo } from '@/shared/routes'
import { toasts } from '@/shared/ui/toasts'
import { loadCalls, validateSignUp } from '../model/deferred'
import { AuthForm } from './AuthForm'
import { AuthFrame } from './AuthFrame'
import { PlainField } from './PlainField'

const empty = { userName: '', userEmail: '', password: '' }

const signUp = async (values: typeof empty) => (await loadCalls()).signUp(values)

export function SignUpPage() {
  const navigate = useNavigate()
  const handleDone = () => {
    toasts.success('Your account is ready, you can sign in now')
    void navigate(pathTo('signIn'))
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
      <AuthForm
        initialValues={empty}
        validate={validateSignUp}
        call={signUp}
        onDone={handleDone}
        verb="Sign up"
        busyVerb="Signing up"
      >
        <PlainField name="userName" label="Name" autoComplete="name" autoFocus />
        <PlainField name="userEmail" label="E-mail" type="email" autoComplete="username" />
        <PlainField name="password" label="Password" type="password" autoComplete="new-password" />
      </AuthForm>
    </AuthFrame>
  )
}
