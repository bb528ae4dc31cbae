import { screens } from '../src/shared/routes/screens'
import type { Page } from '@playwright/test'
import { clubOf, expect, signIn, test } from './application'

test.describe.configure({ mode: 'parallel' })

const fill = (path: string) => path.replace(':club', '1').replace(':league', '1')
const routes = Object.values(screens).map(({ path, title }) => ({ path: fill(path), title }))
const isPublicFace = ({ path }: { path: string }) => path === '/' || path.startsWith('/auth/sign')
const guarded = routes.filter((route) => !isPublicFace(route))
const half = Math.ceil(guarded.length / 2)

async function checkRoute(page: Page, { path, title }: { path: string; title: string }) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect(page, path).toHaveTitle(new RegExp(`^${title}`))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${path} scrolls sideways` })
    .toBeLessThanOrEqual(360)
}

for (const [which, some] of [
  ['first', guarded.slice(0, half)],
  ['second', guarded.slice(half)],
] as const)
  test(`[SHELL-20] [SHELL-16] every route opens by its address and fits 360 px, the ${which} half`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await signIn(page, 'admin')
    for (const route of some) await checkRoute(page, route)
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(`^${some.at(-1)!.title}`))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  })

test('[SHELL-20] [SHELL-16] the public pages open by their address and fit 360 px', async ({ page }) => {
  for (const route of routes.filter(isPublicFace)) await checkRoute(page, route)
})

test('[SHELL-01] [SHELL-02] [SHELL-03] [SHELL-05] the menu lists what the selection allows', async ({ page }) => {
  await signIn(page, 'coach')
  await expect(page).toHaveURL(/homeclub/)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const titles = (section: string) => menu.getByRole('list', { name: section }).getByRole('link').allInnerTexts()
  await expect(menu.getByRole('list', { name: 'Club' })).toBeVisible()
  expect(await titles('Club')).toEqual(['Club Management', 'Athletes', 'Upload Files', 'Automation Center'])
  expect(await titles('League')).toEqual(['League Home', 'Records', 'Ranks', 'Upload Files', 'Meet Report'])
  expect((await titles('Library')).at(-1)).toBe('Events Catalog')
  await expect(menu.getByRole('list', { name: 'Admin' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
})

test('[SHELL-04] without a club a club entry asks for one', async ({ page }) => {
  // the league's secretary has no club of their own
  await signIn(page, 'secretary')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('list', { name: 'League' })).toBeVisible()
  await menu.getByRole('button', { name: 'Events Catalog' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select club')
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 4_000 })
})

test('[SHELL-06] [SHELL-07] [SHELL-08] choosing another club rewrites the address in place and survives a reload', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/1/club/records')
  await page.getByRole('button', { name: /^Club: / }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/\/(?!1\/)\d+\/club\/records$/)
  const chosen = clubOf(page)
  // in place: going back leaves the screen instead of going through the clubs
  await page.goBack()
  await expect(page).not.toHaveURL(/records/)
  await page.goForward()
  await expect(page).toHaveURL(`/${chosen}/club/records`)
  await page.goto('/lib/rank_lib')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Club Management' }).click()
  expect(clubOf(page)).toBe(chosen)
})

test('[SHELL-12] the footer copies the link and the embed snippet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/lib/map')
  await page.getByRole('button', { name: 'Copy page link' }).click()
  await expect(page.getByText('Link has been copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('button', { name: 'Copy embed snippet' }).click()
  await expect(page.getByRole('alert')).toContainText('Embed code copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`<iframe src="${page.url()}"`)
})

test('[SHELL-14] inside a frame the application is in zen mode, and the way out of it works there', async ({
  page,
}) => {
  await page.goto('/healthz')
  await page.setContent('<iframe src="/lib/map" width="1300" height="700" title="map"></iframe>')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('contentinfo')).toHaveCount(0)
  await expect(frame.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  await expect(frame.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', '/lib/map')
  await frame.getByRole('button', { name: 'Leave zen mode' }).click()
  await expect(frame.getByRole('contentinfo')).toBeVisible()
})

test('[SHELL-14] [SHELL-12] the toggle hides menu and footer, and a reload keeps it', async ({ page }) => {
  await page.goto('/lib/map')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('button', { name: 'Zen mode' }).click()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Leave zen mode' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
})

test('[SHELL-12] calendar and sign-in have no footer', async ({ page }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await signIn(page, 'coach', '/auth/signin?redirect=%2Flib%2Fcalendar')
  await expect(page).toHaveTitle(/^Calendar/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('[SHELL-13] a refused clipboard is said', async ({ page }) => {
  await page.goto('/lib/map')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy page link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong((')
})

test('[SHELL-18] an unknown address offers a way home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('[SHELL-17] [SHELL-21] a screen whose code does not load says so and can be tried again', async ({ page }) => {
  await signIn(page, 'admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  await page.route('**/js/**', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Artifacts' }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/js/**')
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Artifacts' })).toBeVisible()
})
