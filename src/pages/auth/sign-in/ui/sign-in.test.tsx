import { screen, waitFor } from '@testing-library/react'
import { EMAIL_INVALID, EMAIL_REQUIRED, NAME_REQUIRED, NAME_TOO_LONG, SIGNED_IN } from 'contracts/messages'
import { PASSWORD_REQUIRED, PASSWORD_TOO_SHORT } from 'contracts/password-rule'
import { address, coach, renderApp, type Answers } from '@/shared/lib/testing'

const signedIn = {
  data: {
    __typename: 'Mutation',
    signInUser: {
      __typename: 'SignInPayload',
      userDetails: { __typename: 'UserDetails', userId: 7, accessToken: 'access', refreshToken: 'refresh' },
    },
  },
}
const signUpDone = {
  data: {
    __typename: 'Mutation',
    userMerge: { __typename: 'User', userName: 'Nora Quist', userEmail: 'nora@mail.example' },
  },
}

async function openSignIn(path = '/auth/signin', answers: Answers = {}) {
  const view = renderApp(path, { as: null, answers: { signInUser: signedIn, getCurrentUser: coach(), ...answers } })
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  const fillIn = async () => {
    await view.user.type(screen.getByLabelText('E-mail'), ' marta@riverside.example ')
    await view.user.type(screen.getByLabelText('Password'), 'a long password')
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...view, fillIn }
}

test('[AUTH-01] signing in sends e-mail and password and keeps both tokens', async () => {
  const { calls, fillIn } = await openSignIn()
  await fillIn()
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBe('access'))
  expect(localStorage.getItem('refreshToken')).toBe('refresh')
  const call = calls.find(({ operation }) => operation === 'signInUser')
  expect(call?.variables).toEqual({ userEmail: 'marta@riverside.example', password: 'a long password' })
  expect(call?.bearer).toBeNull()
})

test('[AUTH-06] who has signed in is greeted for 1.5 s, in the first club of the access entries', async () => {
  const { fillIn } = await openSignIn()
  const timers = jest.spyOn(globalThis, 'setTimeout')
  await fillIn()
  expect(await screen.findByText(SIGNED_IN)).toBeVisible()
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 1_500)
  timers.mockRestore()
  expect(await screen.findByRole('heading', { level: 1, name: 'Club Management' })).toBeVisible()
  expect(address()).toBe('/5/club/homeclub')
  expect(await screen.findByRole('button', { name: 'Club: Riverside Swim Club' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(SIGNED_IN)).not.toBeInTheDocument())
})

test('[AUTH-06] a reload of a signed-in page greets nobody', async () => {
  renderApp('/5/club/homeclub')
  expect(await screen.findByRole('button', { name: 'Club: Riverside Swim Club' })).toBeVisible()
  expect(screen.queryByText(SIGNED_IN)).not.toBeInTheDocument()
})

test('[AUTH-08] signing in returns to the path that was wanted', async () => {
  const { fillIn } = await openSignIn(`/auth/signin?redirect=${encodeURIComponent('/5/club/records?facilityType=SCM')}`)
  await fillIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  expect(address()).toBe('/5/club/records?facilityType=SCM')
})

test.each([
  'https://evil.example/lib/map',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/auth/signin',
  '/nowhere',
])('[AUTH-08] %s is no place to return to', async (redirect) => {
  const { fillIn } = await openSignIn(`/auth/signin?redirect=${encodeURIComponent(redirect)}`)
  await fillIn()
  await waitFor(() => expect(address()).toBe('/5/club/homeclub'))
})

test('[AUTH-09] a refused sign-in is shown and kept, and loading stops', async () => {
  let answer = () => {}
  const { fillIn } = await openSignIn('/auth/signin', {
    signInUser: () => new Promise((resolve) => (answer = () => resolve({ error: 'E-mail or password is wrong' }))),
  })
  await fillIn()
  expect(await screen.findByRole('button', { name: 'Signing in' })).toBeDisabled()
  answer()
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong')
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(localStorage.getItem('graphqlError')).toBe('E-mail or password is wrong')
  expect(screen.getByLabelText('Password')).toHaveValue('a long password')
})

test('[AUTH-09] without a connection the sign-in says so and can be tried again', async () => {
  const { fillIn } = await openSignIn('/auth/signin', { signInUser: 'unreachable' })
  await fillIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer')
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('[VAL-03] [VAL-08] empty fields are told in the words of the specification, at their fields', async () => {
  const { user, calls } = await openSignIn()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(EMAIL_REQUIRED)).toBeVisible()
  expect(screen.getByText(PASSWORD_REQUIRED)).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toBeInvalid()
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(EMAIL_REQUIRED)
  expect(calls.filter(({ operation }) => operation === 'signInUser')).toEqual([])
})

async function openSignUp(answers: Answers = {}) {
  const view = renderApp('/auth/signup', { as: null, answers: { SignUp: signUpDone, ...answers } })
  await screen.findByRole('heading', { level: 1, name: 'Sign up' })
  const fillIn = async ({ name = 'Nora Quist', email = 'nora@mail.example', password = 'tricky one' } = {}) => {
    await view.user.type(screen.getByLabelText('Name'), name)
    await view.user.type(screen.getByLabelText('E-mail'), email)
    await view.user.type(screen.getByLabelText('Password'), password)
    await view.user.click(screen.getByRole('button', { name: 'Sign up' }))
  }
  return { ...view, fillIn }
}

test('[AUTH-03] a sign-up makes the account and goes to sign-in', async () => {
  const { calls, fillIn } = await openSignUp()
  await fillIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(address()).toBe('/auth/signin')
  expect(calls.find(({ operation }) => operation === 'SignUp')?.variables).toEqual({
    data: { userName: 'Nora Quist', userEmail: 'nora@mail.example', password: 'tricky one', updateSource: 'web' },
  })
})

test('[AUTH-03] [VAL-01] [VAL-03] [VAL-08] an empty sign-up names what is missing', async () => {
  const { user } = await openSignUp()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  for (const text of [NAME_REQUIRED, EMAIL_REQUIRED, PASSWORD_REQUIRED])
    expect(await screen.findByText(text)).toBeVisible()
})

test('[AUTH-03] [VAL-01] [VAL-03] [VAL-08] a sign-up is refused for a long name, a wrong e-mail, a short password', async () => {
  const { fillIn, calls } = await openSignUp()
  await fillIn({ name: 'n'.repeat(51), email: 'nora@mail', password: 'abc' })
  for (const text of [NAME_TOO_LONG, EMAIL_INVALID, PASSWORD_TOO_SHORT])
    expect(await screen.findByText(text)).toBeVisible()
  expect(calls).toEqual([])
})

test('[AUTH-03] what the server refuses is shown at its field, and loading stops', async () => {
  const { fillIn } = await openSignUp({
    SignUp: {
      error: 'Password is too common',
      extensions: { code: 'BAD_INPUT', fields: { password: 'Password is too common' } },
    },
  })
  await fillIn()
  expect(await screen.findByText('Password is too common')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is too common')
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled()
  expect(address()).toBe('/auth/signup')
})

test('[AUTH-05] sign-out tells the server, clears tokens, cache and selection, and goes to sign-in', async () => {
  const { user, calls } = renderApp('/5/club/homeclub', {
    answers: {
      signoutUser: { data: { __typename: 'Mutation', signoutUser: { __typename: 'SignOutPayload', success: true } } },
    },
  })
  await screen.findByRole('button', { name: 'Club: Riverside Swim Club' })
  await user.click(screen.getByRole('button', { name: 'Account of Marta Ilves' }))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(address()).toBe('/auth/signin')
  expect(calls.find(({ operation }) => operation === 'signoutUser')?.bearer).toBe('access')
  expect(Object.keys(localStorage)).toEqual([])
})

test('[AUTH-05] the next person gets nothing of the one before from the cache', async () => {
  const nora = {
    data: { ...coach().data, getCurrentUser: { ...coach().data.getCurrentUser, userId: 8, userName: 'Nora Quist' } },
  }
  let isSecond = false
  const { user, calls } = renderApp('/5/club/homeclub', {
    as: () => (isSecond ? nora : coach()),
    answers: {
      signoutUser: { data: { __typename: 'Mutation', signoutUser: { __typename: 'SignOutPayload', success: true } } },
      signInUser: signedIn,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Account of Marta Ilves' }))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  isSecond = true
  await user.type(await screen.findByLabelText('E-mail'), 'nora@mail.example')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('button', { name: 'Account of Nora Quist' })).toBeVisible()
  expect(await screen.findByText(SIGNED_IN)).toBeVisible()
  expect(calls.filter(({ operation }) => operation === 'getAllLeagues')).toHaveLength(2)
})
