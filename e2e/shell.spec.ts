import { screens } from '../src/shared/routes/screens'
import { clubOf, expect, signIn, test } from './application'

const paths = Object.values(screens).map(({ path, title }) => ({ path, title }))
const fill = (path: string) => path.replace(':club', '1').replace(':league', '1')

test('[SHELL-20] every route of the specification opens by its address and reloads', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'admin')
  for (const { path, title } of paths.filter(({ path }) => !path.startsWith('/auth/sign') && path !== '/')) {
    await page.goto(fill(path))
    await expect(page.getByRole('heading', { level: 1, name: title }).first(), path).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})

test('[SHELL-16] no route scrolls sideways at 360 px', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin')
  for (const { path } of paths) {
    await page.goto(fill(path))
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})

test('[SHELL-06] [SHELL-07] [SHELL-08] choosing another club rewrites the address in place and survives a reload', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/1/club/records')
  await page.getByRole('button', { name: /^Club/ }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/\/(?!1\/)\d+\/club\/records$/)
  const chosen = clubOf(page)
  await page.goto('/lib/rank_lib')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Club Management' }).click()
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

test('[SHELL-14] inside a frame the application is in zen mode', async ({ page }) => {
  await page.goto('/healthz')
  await page.setContent('<iframe src="/lib/map" width="900" height="600" title="map"></iframe>')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('contentinfo')).toHaveCount(0)
  await expect(frame.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
})

test('[SHELL-18] an unknown address offers a way home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('[SHELL-17] [SHELL-21] a screen whose code does not load says so and can be tried again', async ({ page }) => {
  await signIn(page, 'admin')
  await page.route('**/js/**', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Artifacts' }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/js/**')
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Artifacts' })).toBeVisible()
})
