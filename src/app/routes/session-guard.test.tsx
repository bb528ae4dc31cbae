import { act, screen, waitFor } from '@testing-library/react'
import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import { pathTo, screenOf, screens, type ScreenKey } from '@/shared/routes'
import { address, coach, renderApp } from '@/shared/lib/testing'

const open: readonly ScreenKey[] = ['landing', 'signIn', 'signUp', 'map', 'registration']
const keys = Object.keys(screens) as ScreenKey[]
const pathOf = (key: ScreenKey) => pathTo(key, { clubId: 5, leagueSeqno: 2 })

test.each(keys.filter((key) => !open.includes(key)))(
  '[AUTH-16] an anonymous visit of %s goes to sign-in and keeps the way back',
  async (key) => {
    renderApp(`${pathOf(key)}?page=2`, { as: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(address()).toBe(`/auth/signin?redirect=${encodeURIComponent(`${pathOf(key)}?page=2`)}`)
  },
)

test.each(open)('[AUTH-16] %s opens without an account', async (key) => {
  renderApp(pathOf(key), { as: null })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(address()).toBe(pathOf(key))
})

test('[AUTH-11] a guarded screen neither renders nor redirects before the user is known', async () => {
  let answer = (_: ReturnType<typeof coach>) => {}
  renderApp('/lib/sets_lib', { as: () => new Promise((resolve) => (answer = resolve)) })
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(address()).toBe('/lib/sets_lib')
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  await act(async () => answer(coach()))
  expect(await screen.findByRole('heading', { level: 1, name: screenOf('sets').title })).toBeVisible()
})

test.each([SIGNATURE_EXPIRED, ONLY_ACCESS_TOKENS])(
  '[AUTH-08] a refresh answered with "%s" leads to sign-in with the way back',
  async (message) => {
    renderApp('/5/club/records?facilityType=SCM', {
      as: { error: SIGNATURE_EXPIRED },
      answers: { getNewToken: { error: message } },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(address()).toBe(`/auth/signin?redirect=${encodeURIComponent('/5/club/records?facilityType=SCM')}`)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('refreshToken')).toBeNull()
    expect(localStorage.getItem('graphqlError')).toBe(message)
  },
)

test('[AUTH-11] a server that does not answer keeps the session and offers to try again', async () => {
  renderApp('/lib/sets_lib', { as: 'unreachable' })
  expect(await screen.findByRole('heading', { name: 'The server did not answer' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(localStorage.getItem('refreshToken')).toBe('refresh')
  await waitFor(() => expect(address()).toBe('/lib/sets_lib'))
})
