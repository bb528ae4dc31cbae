import { account, expect, signIn, test } from './application'

test('[AUTH-01] [AUTH-06] a coach signs in through the form and lands in the own club', async ({ page }) => {
  await signIn(page, 'coach')
  await expect(page.getByText('You are now signed in!')).toBeVisible()
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

test('[AUTH-03] signing up leads to the sign-in page', async ({ page }) => {
  await page.goto('/auth/signup')
  await page.getByLabel('Name').fill('Noa Lind')
  await page.getByLabel('E-mail').fill(`noa.${Date.now()}@family.example`)
  await page.getByLabel('Password', { exact: true }).fill('quiet-water-19')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('[AUTH-08] [AUTH-11] [AUTH-16] a guarded address asks for sign-in and is opened afterwards', async ({ page }) => {
  await page.goto('/lib/rank_lib?from=link')
  await expect(page).toHaveURL('/auth/signin?redirect=%2Flib%2Frank_lib%3Ffrom%3Dlink')
  await signIn(page, 'coach', page.url())
  await expect(page).toHaveURL('/lib/rank_lib?from=link')
  await expect(page.getByRole('heading', { level: 1, name: 'Rank Library' })).toBeVisible()
})

test('[AUTH-07] [AUTH-10] an access token that has run out is renewed once, unnoticed', async ({ page }) => {
  await signIn(page, 'coach')
  await expect(page.getByRole('button', { name: /Club.*Alderlake Aquatics/ })).toBeVisible()
  const before = await page.evaluate(() => localStorage.accessToken as string)
  // the server's own words for an old token, once for each call that still carries this one
  let refreshes = 0
  await page.route('**/graphql', async (route) => {
    const request = route.request()
    if (request.postData()?.includes('getNewAccessToken')) refreshes += 1
    if (request.headers().authorization !== `Bearer ${before}`) return route.continue()
    await route.fulfill({
      json: { errors: [{ message: 'Signature has expired', extensions: { code: 'UNAUTHENTICATED' } }] },
    })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: /Club.*Alderlake Aquatics/ })).toBeVisible()
  expect(refreshes).toBe(1)
  expect(await page.evaluate(() => localStorage.accessToken)).not.toBe(before)
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
