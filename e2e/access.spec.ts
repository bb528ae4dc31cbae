import type { Page } from '@playwright/test'
import { screens } from '../src/shared/routes/screens'
import { violations } from './axe'
import { account, expect, signIn, test } from './application'
import { samplePath, upload } from './upload'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }
const fill = (path: string) => path.replace(':club', '1').replace(':league', '1')

/** The screen is there and has what it shows. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

/** Goes to another screen without loading the application again. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

async function checkBoth(page: Page, what: string): Promise<void> {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await settled(page)
    expect.soft(await violations(page), `${what} at ${size.width} px`).toEqual([])
  }
}

const guarded = Object.values(screens).filter(({ path }) => path !== '/' && !path.startsWith('/auth/sign'))
const half = Math.ceil(guarded.length / 2)
// in two halves, so that both browsers work
for (const [name, some] of [
  ['the first half of the routes', guarded.slice(0, half)],
  ['the second half of the routes', guarded.slice(half)],
] as const)
  test(`[A11Y-01] ${name}, wide and narrow`, async ({ page }) => {
    test.setTimeout(240_000)
    await signIn(page, 'admin')
    for (const { path, title } of some) {
      await goTo(page, fill(path))
      await expect(page).toHaveTitle(new RegExp(title))
      await checkBoth(page, path)
    }
  })

test('[A11Y-01] public pages, with their errors', async ({ page }) => {
  await page.goto('/')
  await checkBoth(page, '/')
  await page.goto('/auth/signin')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await checkBoth(page, 'sign-in with its errors')
  await page.goto('/auth/signup')
  await checkBoth(page, 'sign-up')
  await page.goto('/no/such/page')
  await checkBoth(page, 'not found')
})

test('[A11Y-01] the import with its question, its done and its undo, and the open menu', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'owner')
  await expect(page).toHaveURL(/homeclub/)
  await page.setViewportSize(NARROW)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Athletes' })).toBeVisible()
  expect.soft(await violations(page), 'the menu drawer').toEqual([])

  await upload(page, '1', samplePath('youth-relays-25m.lxf'))
  await checkBoth(page, 'the question about the club')
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByLabel('Choose files').setInputFiles(samplePath('bad-html.cl2'))
  await expect(page.getByText('The file was refused')).toBeVisible()
  await checkBoth(page, 'a refused file')
})

test('[A11Y-01] [SHELL-24] the athlete form with its errors', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/1/club/athlete_list')
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Add athlete' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await page.keyboard.press('Tab')
    expect.soft(await violations(page), `the athlete form at ${size.width} px`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('[A11Y-02] [CLUB-14] from sign-in to an accepted import by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  const { email, password } = account('owner')
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count++) await page.keyboard.press(key)
  }
  /** Tabs on until the focus is on what has this name. */
  const tabTo = async (name: RegExp) => {
    for (let count = 0; count < 80; count++) {
      const label = await page.evaluate(() => {
        const { activeElement: element } = document
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
      })
      if (name.test(label.trim())) return
      await press('Tab')
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  await page.goto('/auth/signin')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(email)
  await tabTo(/^Password$/)
  await page.keyboard.type(password)
  await press('Enter')
  await expect(page).toHaveURL(/homeclub/)
  await tabTo(/^Upload Files$/)
  // the first of the two is the league's
  await press('Tab')
  await tabTo(/^Upload Files$/)
  await press('Enter')
  await expect(page).toHaveURL(/\/club\/etl$/)
  await expect(page.getByLabel('Choose files')).toBeAttached()
  await tabTo(/^Choose files$/)
  const chooser = page.waitForEvent('filechooser')
  await press('Enter')
  await (await chooser).setFiles(samplePath('youth-relays-25m.lxf'))
  await expect(page.getByRole('heading', { name: 'Which club of the file is yours?' })).toBeVisible()
  await tabTo(/^It is Alderlake Aquatics$/)
  await press('Enter')
  await expect(page.getByRole('button', { name: /^Import \d+ changes$/ })).toBeEnabled()
  await tabTo(/^Import \d+ changes$/)
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  await tabTo(/^Undo import$/)
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page), 'the question before an undo').toEqual([])
  // the focus starts on Cancel, so that Enter alone destroys nothing
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await press('Tab')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible()
})
