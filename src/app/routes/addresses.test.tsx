import { screen } from '@testing-library/react'
import { pathTo, screenOf, screens, type ScreenKey } from '@/shared/routes'
import { address, renderApp, RIVERSIDE } from '@/shared/lib/testing'

const selected = { clubId: RIVERSIDE.clubId, leagueSeqno: 2 }
const shellScreens = (Object.keys(screens) as ScreenKey[]).filter(
  (key) => !['landing', 'signIn', 'signUp'].includes(key),
)

// Some of the specification's paths once more, by hand: the table above must not drift from it.
const specified = [
  ['/5/club/homeclub', 'Club Management'],
  ['/5/club/group_program', 'Group Program'],
  ['/5/club/Ranks', 'Ranks'],
  ['/5/club/messagecenter', 'Automation Center'],
  ['/5/club/eventscatalog', 'Events Catalog'],
  ['/2/league', 'League Home'],
  ['/2/league/report', 'Meet Report'],
  ['/lib/standardsPivot', 'Standards Pivot'],
  ['/lib/category_val', 'Artifacts'],
  ['/auth/user_profile', 'User profile'],
]

test.each(shellScreens)('[SHELL-20] [SHELL-26] %s opens directly by its address, with its title', async (key) => {
  const path = pathTo(key, selected)
  renderApp(path)
  const { title } = screenOf(key)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Lanewise`)
  expect(address()).toBe(path)
})

test.each(specified)('[SHELL-20] [SHELL-26] %s is %s', async (path, title) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('[SHELL-20] an address in other letters opens the same screen', async () => {
  renderApp('/5/CLUB/ranks')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ranks' })).toBeVisible()
})

test('[SHELL-18] an unknown address shows a not-found page with a way home', async () => {
  const { user } = renderApp('/lib/nothing_here')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go home' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Run your club/ })).toBeVisible()
  expect(address()).toBe('/')
})

test.each(['/999/club/records', '/5x/club/records', '/999/league/records'])(
  '[SHELL-18] %s names nothing that exists and shows no other club',
  async (path) => {
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: /Page not found|There is no such/ })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Records' })).not.toBeInTheDocument()
    expect(address()).toBe(path)
  },
)

test('[SHELL-18] a club of others is refused, not replaced by an own one', async () => {
  renderApp('/6/club/records')
  expect(await screen.findByRole('heading', { level: 1, name: 'You have no access to this club' })).toBeVisible()
  expect(address()).toBe('/6/club/records')
})
