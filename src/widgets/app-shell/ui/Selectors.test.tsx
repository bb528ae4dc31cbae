import { screen, waitFor, within } from '@testing-library/react'
import { address, coach, currentUser, HARBOUR, leagues, renderApp, RIVERSIDE } from '@/shared/lib/testing'

const optionNames = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const selector = (label: 'Club' | 'League', value: string) =>
  screen.findByRole('button', { name: `${label}: ${value}` })

test('[SHELL-06] others than administrators choose among the clubs of the league that they have access to', async () => {
  const { user } = renderApp('/lib/home_lib')
  await user.click(await selector('Club', 'Riverside Swim Club'))
  await screen.findByRole('listbox', { name: 'Clubs' })
  // Northgate is in the league without access, Harbour is accessible in another league.
  expect(optionNames()).toEqual(['Riverside Swim Club'])
})

test('[SHELL-06] administrators see all clubs, those of the league first', async () => {
  const { user } = renderApp('/3/league', { as: currentUser({ role: 'Administrator' }) })
  await selector('League', 'Northern League')
  await user.click(await selector('Club', 'not selected'))
  await waitFor(() =>
    expect(optionNames()).toEqual(['Harbour DolphinsNorthern League', 'Northgate Aquatics', 'Riverside Swim Club']),
  )
})

test('[SHELL-06] choosing a league that excludes the selected club clears the club', async () => {
  const { user } = renderApp('/lib/home_lib')
  await selector('Club', 'Riverside Swim Club')
  await user.click(await selector('League', 'Lakeshore League'))
  await user.click(await screen.findByRole('option', { name: /Northern League/ }))
  expect(await selector('Club', 'not selected')).toBeVisible()
  await user.click(await selector('Club', 'not selected'))
  await screen.findByRole('listbox', { name: 'Clubs' })
  expect(optionNames()).toEqual(['Harbour Dolphins'])
})

test('[SHELL-06] an administrator keeps the club when the league changes', async () => {
  const { user } = renderApp('/5/club/homeclub', { as: currentUser({ role: 'Administrator' }) })
  await user.click(await selector('League', 'Lakeshore League'))
  await user.click(await screen.findByRole('option', { name: /Northern League/ }))
  expect(await selector('League', 'Northern League')).toBeVisible()
  expect(await selector('Club', 'Riverside Swim Club')).toBeVisible()
  expect(address()).toBe('/5/club/homeclub')
})

test('[SHELL-07] changing the club rewrites the screen in place and adds nothing to the history', async () => {
  // Without leagues nothing limits the coach's two clubs.
  const { user } = renderApp('/5/club/schedule', {
    answers: { getAllLeagues: leagues({}) },
  })
  await user.click(await selector('Club', 'Riverside Swim Club'))
  const entries = window.history.length
  await user.click(await screen.findByRole('option', { name: 'Harbour Dolphins' }))
  expect(await selector('Club', 'Harbour Dolphins')).toBeVisible()
  await waitFor(() => expect(address()).toBe(`/${HARBOUR.clubId}/club/schedule`))
  expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
  expect(window.history.length).toBe(entries)
})

test('[SHELL-07] changing the league rewrites the screen of the league', async () => {
  const { user } = renderApp('/2/league/report')
  await user.click(await selector('League', 'Lakeshore League'))
  const entries = window.history.length
  await user.click(await screen.findByRole('option', { name: /Northern League/ }))
  await waitFor(() => expect(address()).toBe('/3/league/report'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Meet Report' })).toBeVisible()
  expect(window.history.length).toBe(entries)
})

test('[SHELL-07] a club screen whose club the league clears goes to the home of the league', async () => {
  const { user } = renderApp('/5/club/schedule')
  await user.click(await selector('League', 'Lakeshore League'))
  await user.click(await screen.findByRole('option', { name: /Northern League/ }))
  await waitFor(() => expect(address()).toBe('/3/league'))
  expect(await selector('Club', 'not selected')).toBeVisible()
})

test('[SHELL-08] what was selected survives a reload', async () => {
  localStorage.setItem('selection:7', JSON.stringify({ clubId: HARBOUR.clubId, leagueSeqno: 3 }))
  renderApp('/lib/home_lib')
  expect(await selector('Club', 'Harbour Dolphins')).toBeVisible()
  expect(await selector('League', 'Northern League')).toBeVisible()
})

test('[SHELL-08] a choice is kept for this user', async () => {
  const { user } = renderApp('/lib/home_lib')
  await user.click(await selector('League', 'Lakeshore League'))
  await user.click(await screen.findByRole('option', { name: /Northern League/ }))
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('selection:7') ?? '{}')).toEqual({ clubId: null, leagueSeqno: 3 }),
  )
})

test('[SHELL-09] the club of the address wins over what was stored', async () => {
  localStorage.setItem('selection:7', JSON.stringify({ clubId: RIVERSIDE.clubId, leagueSeqno: 2 }))
  renderApp(`/${HARBOUR.clubId}/club/homeclub`)
  expect(await selector('Club', 'Harbour Dolphins')).toBeVisible()
  expect(await selector('League', 'Northern League')).toBeVisible()
})

test('[SHELL-09] leagues that do not come hold the default club back for two seconds at most', async () => {
  const never = () => new Promise<never>(() => undefined)
  const startedAt = Date.now()
  renderApp('/lib/home_lib', { as: coach(), answers: { getAllLeagues: never } })
  expect(await selector('Club', 'not selected')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Club: Riverside Swim Club' }, { timeout: 4_000 })).toBeVisible()
  expect(Date.now() - startedAt).toBeGreaterThan(1_900)
})

test('the list is chosen from by keyboard alone, and Escape gives the focus back', async () => {
  const { user } = renderApp('/lib/home_lib')
  const button = await selector('League', 'Lakeshore League')
  button.focus()
  await user.keyboard('{Enter}')
  const field = await screen.findByRole('combobox', { name: 'Search leagues' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await user.keyboard('nor{Enter}')
  expect(await selector('League', 'Northern League')).toBeVisible()
})
