import { act, screen, waitFor, within } from '@testing-library/react'
import { SELECT_CLUB, SELECT_LEAGUE } from 'contracts/messages'
import { askForSelection } from '../model/ask-for-selection'
import { address, coach, currentUser, HARBOUR, renderApp, setViewport } from '@/shared/lib/testing'

const LIBRARY = [
  ...['Library', 'Drills', 'Programs', 'Sets', 'Activities', 'Rank Library', 'Standards', 'Meets', 'Artifacts'],
  'Events Catalog',
]
const LEAGUE = ['League Home', 'Records', 'Ranks', 'Upload Files', 'Meet Report']
const CLUB = ['Club Management', 'Athletes', 'Upload Files', 'Automation Center']
const ADMIN = ['Leagues', 'Clubs', 'Users']
const MISC = ['Map', 'Calendar']

const menu = () => screen.getByRole('navigation', { name: 'Main menu' })
const entriesOf = (section: string) =>
  within(screen.getByRole('list', { name: section }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const sections = () =>
  within(menu())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

/** A user with no access anywhere, so that nothing is selected. */
const newcomer = () => currentUser()

test('[SHELL-01] [SHELL-02] a coach sees sections and titles as specified, hidden screens are not listed', async () => {
  renderApp('/lib/home_lib')
  await waitFor(() => expect(sections()).toEqual(['League', 'Club', 'Library', 'Misc']))
  expect(entriesOf('League')).toEqual(LEAGUE)
  expect(entriesOf('Club')).toEqual(CLUB)
  expect(entriesOf('Library')).toEqual(LIBRARY)
  expect(entriesOf('Misc')).toEqual(MISC)
})

test('[SHELL-01] an administrator sees the Admin section too', async () => {
  renderApp('/lib/home_lib', { as: currentUser({ role: 'Administrator' }) })
  await waitFor(() => expect(sections()).toContain('Admin'))
  expect(entriesOf('Admin')).toEqual(ADMIN)
})

test('[SHELL-03] entries that need a club or a league are listed only once one is chosen', async () => {
  const { user } = renderApp('/lib/home_lib', { as: newcomer() })
  await waitFor(() => expect(sections()).toEqual(['Library', 'Misc']))
  await user.click(await screen.findByRole('button', { name: 'League: not selected' }))
  await user.click(await screen.findByRole('option', { name: /Lakeshore League/ }))
  await waitFor(() => expect(sections()).toEqual(['League', 'Library', 'Misc']))
})

test('[SHELL-04] Events Catalog asks for a club with an alert of two seconds while none is chosen', async () => {
  const { user } = renderApp('/lib/home_lib', { as: newcomer() })
  const entry = await screen.findByRole('button', { name: 'Events Catalog' })
  const shownAt = Date.now()
  await user.click(entry)
  expect(screen.getByRole('alert')).toHaveTextContent(SELECT_CLUB)
  expect(address()).toBe('/lib/home_lib')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), { timeout: 4_000 })
  expect(Date.now() - shownAt).toBeGreaterThan(1_900)
})

test('[SHELL-04] with a club chosen the placeholder is filled', async () => {
  const { user } = renderApp('/lib/home_lib')
  await user.click(await screen.findByRole('link', { name: 'Events Catalog' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Events Catalog' })).toBeVisible()
  expect(address()).toBe('/5/club/eventscatalog')
})

test('[SHELL-04] two missing choices are told in one alert, one to a line', async () => {
  renderApp('/lib/home_lib', { as: newcomer() })
  await screen.findByRole('heading', { level: 1, name: 'Library' })
  act(() => askForSelection(['club', 'league']))
  expect((await screen.findByRole('alert')).textContent).toBe(`${SELECT_CLUB}\n${SELECT_LEAGUE}`)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('[SHELL-05] [SHELL-26] sign-in and sign-up show to the anonymous only, profile and sign-out to the others', async () => {
  renderApp('/lib/map', { as: null })
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin')
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/signup')
  expect(screen.queryByRole('button', { name: /Account of/ })).not.toBeInTheDocument()
})

test('[SHELL-05] [SHELL-26] who is signed in finds profile and sign-out, and no sign-in', async () => {
  const { user } = renderApp('/lib/map', { as: coach() })
  await user.click(await screen.findByRole('button', { name: 'Account of Marta Ilves' }))
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/auth/user_profile')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Sign (in|up)/ })).not.toBeInTheDocument()
})

test('[SHELL-10] Help leads to the community chat of the selected club', async () => {
  renderApp('/lib/home_lib')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://discord.gg/riverside'),
  )
})

test('[SHELL-10] Help is disabled where the club has no community chat', async () => {
  renderApp(`/${HARBOUR.clubId}/club/homeclub`)
  await screen.findByRole('heading', { level: 1, name: 'Club Management' })
  const help = screen.getByRole('link', { name: 'Help' })
  expect(help).toHaveAttribute('aria-disabled', 'true')
  expect(help).not.toHaveAttribute('href')
})

test('[SHELL-16] on narrow screens the menu is a drawer that closes when it leads somewhere', async () => {
  setViewport(360)
  const { user } = renderApp('/lib/home_lib')
  await screen.findByRole('heading', { level: 1, name: 'Library' })
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  await user.click(within(drawer).getByRole('link', { name: 'Sets' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sets' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
