import { screen, waitFor } from '@testing-library/react'
import { EMBED_COPIED, EMBED_COPY_FAILED, LINK_COPIED, LINK_COPY_FAILED } from 'contracts/messages'
import { renderApp } from '@/shared/lib/testing'

/** Both ways of copying, as a browser allows or refuses them. */
function clipboard(allows: boolean) {
  const written: string[] = []
  const writeText = async (text: string) => {
    if (!allows) throw new DOMException('refused', 'NotAllowedError')
    written.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  document.execCommand = () => false
  return written
}

async function openFooter(path = '/lib/home_lib') {
  const view = renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  return view
}

test('[SHELL-12] [SHELL-23] the link of the page is copied, told for two seconds in a live region', async () => {
  const { user } = await openFooter('/5/club/records')
  const written = clipboard(true)
  const timers = jest.spyOn(globalThis, 'setTimeout')
  await user.click(screen.getByRole('button', { name: 'Copy page link' }))
  const status = await screen.findByText(LINK_COPIED)
  expect(status.closest('[aria-live="polite"]')).toHaveAttribute('role', 'status')
  expect(written).toEqual(['http://localhost/5/club/records'])
  await waitFor(() => expect(screen.queryByText(LINK_COPIED)).not.toBeInTheDocument())
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 2_000)
  timers.mockRestore()
})

test('[SHELL-12] the embed snippet is a frame of this page that may use the clipboard', async () => {
  const { user } = await openFooter('/lib/map')
  const written = clipboard(true)
  await user.click(screen.getByRole('button', { name: 'Copy embed snippet' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(EMBED_COPIED)
  const box = document.createElement('div')
  box.innerHTML = written[0] ?? ''
  const frame = box.querySelector('iframe')
  expect(frame?.src).toBe('http://localhost/lib/map')
  expect(frame?.getAttribute('allow')).toContain('clipboard-write')
  expect(frame?.title).toBe('Map · Lanewise')
})

test('[SHELL-13] a link that cannot be copied is told in the words of the specification', async () => {
  const { user } = await openFooter()
  clipboard(false)
  await user.click(screen.getByRole('button', { name: 'Copy page link' }))
  expect((await screen.findByRole('alert')).textContent).toBe(LINK_COPY_FAILED)
})

test('[SHELL-13] so is a snippet', async () => {
  const { user } = await openFooter()
  clipboard(false)
  await user.click(screen.getByRole('button', { name: 'Copy embed snippet' }))
  expect((await screen.findByRole('alert')).textContent).toBe(EMBED_COPY_FAILED)
})

test('[SHELL-12] without the clipboard a selected text field is tried before giving up', async () => {
  const { user } = await openFooter()
  clipboard(false)
  let selected = ''
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? ''
    return true
  }
  await user.click(screen.getByRole('button', { name: 'Copy page link' }))
  expect(await screen.findByText(LINK_COPIED)).toBeVisible()
  expect(selected).toBe('http://localhost/lib/home_lib')
})

test('[SHELL-12] social links and a contact mail link', async () => {
  await openFooter()
  for (const name of ['YouTube', 'Instagram', 'Facebook', 'X']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:/))
  }
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})

test.each(['/lib/calendar', '/auth/user_profile'])('[SHELL-12] %s has no footer', async (path) => {
  await openFooter(path)
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})

test.each(['/auth/signin', '/auth/signup'])('[SHELL-12] [SHELL-11] %s has neither footer nor shell', async (path) => {
  renderApp(path, { as: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
})
