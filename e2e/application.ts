import { expect, test as base, type Page } from '@playwright/test'

interface Account {
  email: string
  password: string
  what: string
}

/** Tests against the application that start-application.ts runs. */
export const test = base.extend({
  baseURL: async ({}, use) => use(process.env.LANEWISE_URL),
})
export { expect }

/** A demo account by the beginning of its address, such as 'coach'. */
export function account(name: string): Account {
  const accounts = JSON.parse(process.env.LANEWISE_ACCOUNTS ?? '[]') as Account[]
  const found = accounts.find(({ email }) => email.startsWith(`${name}@`))
  if (!found) throw new Error(`there is no demo account ${name}`)
  return found
}

/** Signs in through the form, as a person does; ends on the screen that follows. */
export async function signIn(page: Page, name: string, path = '/auth/signin'): Promise<void> {
  const { email, password } = account(name)
  await page.goto(path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

/** The id of the club in the address of a club screen. */
export const clubOf = (page: Page): string => new URL(page.url()).pathname.split('/')[1] ?? ''
