import { Link } from 'react-router-dom'
import { pathTo } from '@/shared/routes'
import { loadCalls, validateSignIn } from '../model/deferred'
import { AuthForm } from './AuthForm'
import { AuthFrame } from './AuthFrame'
import { PlainField } from './PlainField'

const empty = { userEmail: '', password: '' }

/** On success the application takes over: it leads to where the person wanted to go. */
const signIn = async ({ userEmail, password }: typeof empty) =>
  (await loadCalls()).signIn({ userEmail: userEmail.trim(), password })

export const SignInPage = () => (
  <AuthFrame
    title="Sign in"
    alternative={
      <>
        No account yet? <Link to={pathTo('signUp')}>Sign up</Link>
      </>
    }
  >
    <AuthForm initialValues={empty} validate={validateSignIn} call={signIn} verb="Sign in" busyVerb="Signing in">
      <PlainField name="userEmail" label="E-mail" type="email" autoComplete="username" autoFocus />
      <PlainField name="password" label="Password" type="password" autoComplete="current-password" />
    </AuthForm>
  </AuthFrame>
)
