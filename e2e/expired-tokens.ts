import type { Page } from '@playwright/test'
import { defaultSession } from '../server/config'
import { Tokens } from '../server/modules/auth/tokens'

const HOUR = 3_600_000

/** Replaces the page's tokens by the same ones of earlier, signed by the server's own key and out of date. */
export async function letExpire(page: Page, which: { access: boolean; refresh: boolean }): Promise<void> {
  const tokens = new Tokens(process.env.LANEWISE_SECRET!, defaultSession)
  const kept = await page.evaluate(() => ({ access: localStorage.accessToken, refresh: localStorage.refreshToken }))
  const aged: Record<string, string> = {}
  if (which.access) aged['accessToken'] = await tokens.access(await tokens.readAccess(kept.access), Date.now() - HOUR)
  if (which.refresh)
    aged['refreshToken'] = await tokens.refresh(await tokens.readRefresh(kept.refresh), new Date(Date.now() - HOUR))
  await page.evaluate((entries) => Object.assign(localStorage, entries), aged)
}
