import { account, expect, signIn, test } from './application'
import { letExpire } from './expired-tokens'

test('[AUTH-01] [AUTH-06] a coach signs in through the form and lands in the own club', async ({ page }) => {
  await signIn(page, 'coach')
  const toast = page.getByText('You are now signed in!')
  await toast.waitFor()
  const shownAt = Date.now()
  await toast.waitFor({ state: 'detached' })
  // 1.5 s from when it came; a busy machine sees it late and lets it go late
  expect(Date.now() - shownAt).toBeGreaterThan(700)
  expect(Date.now() - shownAt).toBeLessThan(3500)
  await expect(page).toHaveURL(/\/\d+\/club\/homeclub$/)
  await expect(page.getByRole('button', { name: /Club.*Alderlake Aquatics/ })).toBeVisible()
  expect(await page.evaluate(() => [!!localStorage.accessToken, !!localStorage.refreshToken])).toEqual([true, true])
})

test('[AUTH-09] a wrong password is said, stored as the last error, and the form can be sent again', async ({
  page,
}) => {
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill(account('coach').email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(await page.evaluate(() => localStorage.graphqlError)).toBeTruthy()
  expect(await page.evaluate(() => localStorage.accessToken)).toBeUndefined()
})

test('[AUTH-03] signing up says what is missing, leads to the sign-in page, and the new account signs in', async ({
  page,
}) => {
  const email = `noa.${Date.now()}@family.example`
  await page.goto('/auth/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('E-mail is required')).toBeVisible()
  await page.getByLabel('Name').fill('Noa Lind')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('quiet-water-19')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('quiet-water-19')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Account of Noa Lind' })).toBeVisible()
})

test('[AUTH-08] [AUTH-11] [AUTH-16] a guarded address asks for sign-in and is opened afterwards', async ({ page }) => {
  await page.goto('/lib/rank_lib?from=link')
  await expect(page).toHaveURL('/auth/signin?redirect=%2Flib%2Frank_lib%3Ffrom%3Dlink')
  await signIn(page, 'coach', page.url())
  await expect(page).toHaveURL('/lib/rank_lib?from=link')
  await expect(page.getByRole('heading', { level: 1, name: 'Rank Library' })).toBeVisible()
})

test('[AUTH-07] [AUTH-10] an access token that has run out is renewed once for all calls, unnoticed', async ({
  page,
}) => {
  await signIn(page, 'coach')
  await expect(page.getByRole('button', { name: /Club.*Alderlake Aquatics/ })).toBeVisible()
  await letExpire(page, { access: true, refresh: false })
  const kept = await page.evaluate(() => ({ access: localStorage.accessToken, refresh: localStorage.refreshToken }))
  const renewals: string[] = []
  let refused = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('getNewAccessToken')) renewals.push(request.headers()['authorization'] ?? '')
  })
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql') && (await response.text()).includes('Signature has expired')) refused += 1
  })
  await page.reload()
  await expect(page.getByRole('button', { name: /Club.*Alderlake Aquatics/ })).toBeVisible()
  await page.goto('/1/club/athlete_list')
  await expect(page.getByRole('table')).toBeVisible()
  expect(refused).toBeGreaterThan(0)
  expect(renewals).toEqual([`Bearer ${kept.refresh}`])
  expect(await page.evaluate(() => localStorage.accessToken)).not.toBe(kept.access)
  expect(await page.evaluate(() => localStorage.refreshToken)).not.toBe(kept.refresh)
  expect(await page.evaluate(() => localStorage.graphqlError)).toBeUndefined()
})

test('[AUTH-08] [AUTH-16] once both tokens have run out one signs in again and comes back', async ({ page }) => {
  await signIn(page, 'coach')
  await expect(page).toHaveURL(/homeclub/)
  await letExpire(page, { access: true, refresh: true })
  await page.goto('/1/club/athlete_list?search=ma')
  await expect(page).toHaveURL('/auth/signin?redirect=%2F1%2Fclub%2Fathlete_list%3Fsearch%3Dma')
  expect(await page.evaluate(() => localStorage.accessToken)).toBeUndefined()
  await signIn(page, 'coach', page.url())
  await expect(page).toHaveURL('/1/club/athlete_list?search=ma')
})

test('[AUTH-08] a redirect to another site leads home', async ({ page }) => {
  await signIn(page, 'coach', '/auth/signin?redirect=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveURL(/\/\d+\/club\/homeclub$/)
})

test('[AUTH-08] a token that is no access token ends the session', async ({ page }) => {
  await signIn(page, 'coach')
  await expect(page).toHaveURL(/homeclub/)
  await page.evaluate(() => localStorage.setItem('accessToken', localStorage.refreshToken as string))
  await page.evaluate(() => localStorage.setItem('refreshToken', 'no token at all'))
  await page.goto('/lib/rank_lib')
  await expect(page).toHaveURL('/auth/signin?redirect=%2Flib%2Frank_lib')
})

test('[AUTH-05] signing out forgets everything and ends the session on the server', async ({ page, request }) => {
  await signIn(page, 'staff')
  const refreshToken = await page.evaluate(() => localStorage.refreshToken as string)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByText('Sign out').click()
  await expect(page).toHaveURL('/auth/signin')
  expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
    undefined,
    undefined,
  ])
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${refreshToken}` },
    data: { query: 'mutation { getNewAccessToken { newAccessToken } }' },
  })
  expect((await answer.json()).errors).toHaveLength(1)
})
