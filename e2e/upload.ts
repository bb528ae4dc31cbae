import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

export const samplePath = (name: string): string =>
  fileURLToPath(new URL(`../server/test/formats/${name}`, import.meta.url))
export const sample = (name: string): Buffer => readFileSync(samplePath(name))

export type UploadedFile = string | { name: string; mimeType: string; buffer: Buffer }

export const picker = (page: Page) => page.getByLabel('Choose files')
export const verdict = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Lines by verdict' }).getByRole('button', { name })
export const importButton = (page: Page) =>
  page.getByRole('button', { name: /^(Import \d+ changes?|Nothing to import)$/ })

/** Picks one file on the club's Upload Files and waits for its preview. Answers the import's number. */
export async function upload(page: Page, club: string, file: UploadedFile): Promise<string> {
  await page.goto(`/${club}/club/etl`)
  await picker(page).setInputFiles(file)
  await expect(verdict(page, /^All/)).toBeVisible()
  return new URL(page.url()).searchParams.get('import')!
}

/** Presses the filled button and waits until everything is written. */
export async function accept(page: Page): Promise<void> {
  await importButton(page).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
}

/** Takes the open import back as a whole. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible()
}

/** Says which club of the file is the coach's. */
export async function chooseClub(page: Page, name: string): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /^It is / })
    // some programs write a club once for each of its entries
    .first()
    .click()
  await expect(importButton(page)).toBeEnabled()
}

/** 'All' and the six verdicts with their counts. */
export async function counts(page: Page): Promise<Record<string, number>> {
  const texts = await verdict(page, /./).allInnerTexts()
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, count] = /^(\D+?)\s+([\d,]+)$/.exec(text.trim())!
      return [name!, Number(count!.replace(',', ''))]
    }),
  )
}
