import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 A and AA, each with where it is. */
export async function violations(page: Page): Promise<string[]> {
  // rows of a list are alike, the first ones stand for all; without frames there is nothing to put together in a new page
  const found = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude('tbody > tr:nth-child(n + 8)')
    .exclude('main li:nth-child(n + 8)')
    .setLegacyMode()
    .analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}
