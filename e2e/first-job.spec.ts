import type { Page } from '@playwright/test'
import { violations } from './axe'
import { clubOf, expect, signIn, test } from './application'
import { accept, chooseClub, counts, importButton, sample, samplePath, undo, upload, verdict } from './upload'

// One club, one story after the other: each test leaves the records as it found them.
test.describe.configure({ mode: 'serial' })

let page: Page
let club: string
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: baseURL! })
  await signIn(page, 'coach')
  await expect(page).toHaveURL(/homeclub/)
  club = clubOf(page)
})
test.afterAll(() => page.close())

const main = () => page.getByRole('main')
const rowOf = (...texts: string[]) =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), main().getByRole('row'))

/** What the three screens say about a swimmer: on Athletes, in Ranks of that course and day, in Records. */
async function athletesFound(name: string): Promise<number> {
  await page.goto(`/${club}/club/athlete_list?search=${encodeURIComponent(name)}`)
  await expect(
    main()
      .getByText(/^\d+ of [\d,]+$|^No athletes/)
      .first(),
  ).toBeVisible()
  return rowOf(name).count()
}
const ranksOf = (course: string, from: string, to: string) =>
  page.goto(`/${club}/club/Ranks?course=${course}&fromDate=${from}&toDate=${to}&bestOnly=0`)

test.describe('a HY3 file', () => {
  const FILE = samplePath('prelims-finals-50m.hy3')

  test('[CLUB-14] [IMPORT-03] [CLUB-13] becomes athletes and results, after a preview that writes nothing', async () => {
    await upload(page, club, FILE)
    expect(await counts(page)).toEqual({
      ...{ All: 48, New: 8, Known: 0, Changed: 0, Doubtful: 0, Refused: 0, 'Other clubs': 40 },
    })
    const swim = page.getByRole('row', { name: /8 New Result Zora Maplewood, 100 m freestyle, preliminary 1:13\.74/ })
    await expect(swim).toBeVisible()
    const preview = page.url()
    expect(await athletesFound('Maplewood')).toBe(0)

    await page.goto(preview)
    await accept(page)
    await expect(main()).toContainText(
      '1 result, 1 relay and 5 athletes added, 40 results of other clubs kept as text.',
    )
    const links = page.getByRole('navigation', { name: 'Look at what was imported' })
    await links.getByRole('link', { name: 'Athletes' }).click()
    await expect(page).toHaveURL(`/${club}/club/athlete_list`)

    expect(await athletesFound('Maplewood')).toBe(1)
    await page.goto(preview)
    await links.getByRole('link', { name: 'Ranks' }).click()
    await expect(rowOf('Zora Maplewood', '100 m freestyle', '1:13.74')).toHaveCount(1)
    await expect(rowOf('15 May 2026', 'Lakeshore Long Course Invitational').first()).toBeVisible()
    await page.goto(preview)
    await links.getByRole('link', { name: 'Records' }).click()
    await expect(main().getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
    await expect(page).toHaveURL(`/${club}/club/records?course=LCM`)
  })

  test('[IMPORT-04] adds nothing twice', async () => {
    await upload(page, club, FILE)
    expect(await counts(page)).toMatchObject({ New: 0, Known: 8, Changed: 0, Doubtful: 0 })
    await expect(importButton(page)).toHaveText('Nothing to import')
    await expect(importButton(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('The file has been discarded')).toBeVisible()
    expect(await athletesFound('Maplewood')).toBe(1)
  })

  test('[IMPORT-03] [IMPORT-04] [A11Y-01] corrected, asks for who is doubtful and changes what was wrong', async () => {
    const corrected = sample('prelims-finals-50m.hy3')
      .toString('latin1')
      .replace(
        'Maplewood           Zora                                     900000001',
        'Mapplewood          Zora                                     900000991',
      )
      .replace('E2P   73.74L', 'E2P   73.04L')
    await upload(page, club, { name: 'corrected.hy3', mimeType: '', buffer: Buffer.from(corrected, 'latin1') })
    await expect(importButton(page)).toBeDisabled()
    const question = page.getByRole('region', { name: 'Who is Zora Mapplewood, born 2013?' })
    await expect(question.getByRole('row', { name: /Name Zora Mapplewood Zora Maplewood differs/ })).toBeVisible()
    await expect(question).toContainText('1 result follows this decision')
    expect(await violations(page), 'the question about a person').toEqual([])
    await question.getByRole('button', { name: 'Same person' }).click()
    await expect(verdict(page, 'Doubtful 0')).toBeVisible()
    await expect(page.getByRole('row', { name: /Changed Result .* 1:13\.04 Was 1:13\.74/ })).toBeVisible()
    await expect(importButton(page)).toBeFocused()
    await accept(page)

    await ranksOf('LCM', '2026-05-14', '2026-05-17')
    await expect(rowOf('Zora Maplewood', '1:13.04')).toHaveCount(1)
    await expect(rowOf('Zora Maplewood', '1:13.74')).toHaveCount(0)
  })

  test('[IMPORT-05] is undone from the list of imports, the correction first', async () => {
    await page.goto(`/${club}/club/etl`)
    const undoOf = async (file: string) => {
      await page.getByRole('button', { name: `Undo the import of ${file}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
      await expect(rowOf(file, 'Undone')).toHaveCount(1)
    }
    await undoOf('corrected.hy3')
    await ranksOf('LCM', '2026-05-14', '2026-05-17')
    await expect(rowOf('Zora Maplewood', '1:13.74')).toHaveCount(1)
    await page.goto(`/${club}/club/etl`)
    await undoOf('prelims-finals-50m.hy3')
    expect(await athletesFound('Maplewood')).toBe(0)
  })
})

test('[CLUB-14] [CLUB-16] [IMPORT-03] a zip of a meet of strangers asks which club is ours, and makes club records', async () => {
  await upload(page, club, samplePath('dual-meet-25y.zip'))
  await expect(page.getByRole('heading', { name: 'Which club of the file is yours?' })).toBeVisible()
  await chooseClub(page, 'Riverbend Rays')
  await expect(verdict(page, 'Refused 4')).toBeVisible()
  await accept(page)

  expect(await athletesFound('Yannick Glaston')).toBe(1)
  await ranksOf('SCY', '2026-07-07', '2026-07-07')
  await expect(rowOf('Yannick Glaston', '25 y butterfly', '21.91')).toHaveCount(1)
  await page.goto(`/${club}/club/records?course=SCY`)
  await expect(rowOf('25 y butterfly')).toContainText('7 Jul 2026')
})

test('[IMPORT-05] and leaves nothing behind when it is undone', async () => {
  await page.goto(`/${club}/club/etl`)
  await page.getByRole('button', { name: 'dual-meet-25y.zip', exact: true }).click()
  await undo(page)
  await expect(main()).toContainText(/results?, .*removed/)
  expect(await athletesFound('Yannick Glaston')).toBe(0)
  await page.goto(`/${club}/club/records?course=SCY`)
  await expect(main().getByRole('heading', { level: 1 })).toBeVisible()
  await expect(rowOf('25 y butterfly')).toHaveCount(0)
})

for (const [file, theirClub, swimmer] of [
  ['youth-relays-25m.lxf', 'Schwimmclub Auental', 'relay'],
  ['national-50m.lef', 'Westmount Waves', 'result'],
] as const) {
  test(`[CLUB-14] the LENEX file ${file} goes in and comes out again`, async () => {
    await upload(page, club, samplePath(file))
    await chooseClub(page, theirClub)
    await accept(page)
    await expect(main()).toContainText(new RegExp(`\\d+ ${swimmer}s?.*added`))
    await undo(page)
    await expect(main()).toContainText('removed')
  })
}

test('[IMPORT-07] leaving the page stops nothing, and coming back shows how far it is', async () => {
  await page.goto(`/${club}/club/etl`)
  await page.getByLabel('Choose files').setInputFiles(samplePath('prelims-finals-50m.hy3'))
  await expect(page).toHaveURL(/import=\d+/)
  const address = page.url()
  await page.goto('/lib/rank_lib')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(address)
  await expect(importButton(page)).toHaveText('Import 8 changes')
  await expect(page.getByRole('progressbar', { name: 'Matching' })).toHaveAttribute('aria-valuenow', '100')
})

test('[CLUB-14] two files at once are two imports', async () => {
  await page.goto(`/${club}/club/etl`)
  await page
    .getByLabel('Choose files')
    .setInputFiles([samplePath('prelims-finals-50m.hy3'), samplePath('national-50m.lef')])
  await expect(rowOf('prelims-finals-50m.hy3', 'To be accepted').first()).toBeVisible()
  await expect(rowOf('national-50m.lef', 'Which club of the file is yours?')).toBeVisible()
  await expect(page).toHaveURL(`/${club}/club/etl`)
})

test('[LEAGUE-04] the league takes the file of all its clubs at once, and undoes it as a whole', async ({
  browser,
  baseURL,
}) => {
  const office = await browser.newPage({ baseURL: baseURL! })
  await signIn(office, 'secretary')
  await expect(office).toHaveURL(/\/league/)
  const league = clubOf(office)
  await office.goto(`/${league}/league/etl`)
  await office.getByLabel('Choose files').setInputFiles(samplePath('prelims-finals-50m.hy3'))
  await expect(verdict(office, /^All/)).toBeVisible()
  // every club of the file is a member, so none of its swimmers is a stranger
  expect(await counts(office)).not.toHaveProperty('Other clubs')
  await accept(office)
  const links = office.getByRole('navigation', { name: 'Look at what was imported' })
  await expect(links.getByRole('link')).toHaveText(['Ranks', 'Records'])
  await undo(office)
  await office.close()
})
