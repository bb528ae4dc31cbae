import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '@/shared/lib/testing'

const hasMenu = () => screen.queryByRole('navigation', { name: 'Main menu' }) !== null

test('[SHELL-14] the toggle hides menus and footer and brings them back', async () => {
  const { user } = renderApp('/lib/home_lib')
  await screen.findByRole('heading', { level: 1, name: 'Library' })
  await user.click(screen.getByRole('button', { name: 'Zen mode' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  expect(hasMenu()).toBe(false)
  expect(screen.queryByRole('button', { name: /^(Club|League):/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Leave zen mode' }))
  expect(hasMenu()).toBe(true)
  expect(screen.getByRole('contentinfo')).toBeVisible()
})

test('[SHELL-14] zen mode stays with the tab over a reload', async () => {
  const { user, unmount } = renderApp('/lib/home_lib')
  await user.click(await screen.findByRole('button', { name: 'Zen mode' }))
  unmount()
  renderApp('/lib/home_lib')
  expect(await screen.findByRole('button', { name: 'Leave zen mode' })).toBeVisible()
})

describe('inside a frame', () => {
  const top = Object.getOwnPropertyDescriptor(window, 'self')!
  afterEach(() => Object.defineProperty(window, 'self', top))

  test('[SHELL-14] zen mode is on from the start and offers the page in a tab of its own', async () => {
    // jsdom does not let `top` be replaced; a frame is where `self` is another window.
    Object.defineProperty(window, 'self', { value: {}, configurable: true })
    renderApp('/lib/map', { as: null })
    expect(await screen.findByRole('button', { name: 'Leave zen mode' })).toBeVisible()
    expect(hasMenu()).toBe(false)
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', '/lib/map')
  })
})

test.each([
  ['/lib/map', false],
  ['/lib/drill_lib', false],
  ['/lib/sets_lib', true],
  ['/5/club/homeclub', true],
])('[SHELL-11] %s stands inside the padded container: %s', async (path, isPadded) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('main').dataset['padded']).toBe(String(isPadded))
})

test('a link jumps over menus to the content', async () => {
  renderApp('/lib/home_lib')
  const link = await screen.findByRole('link', { name: 'Skip to the content' })
  expect(link).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  await waitFor(() => expect(document.body).toBeVisible())
})
