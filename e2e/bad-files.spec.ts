import type { Page } from '@playwright/test'
import { clubOf, expect, signIn, test } from './application'
import { importButton, picker, sample, samplePath } from './upload'

let page: Page
let club: string
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: baseURL! })
  await signIn(page, 'staff')
  await expect(page).toHaveURL(/homeclub/)
  club = clubOf(page)
})
test.afterAll(() => page.close())
test.beforeEach(() => page.goto(`/${club}/club/etl`))

/** A file of a name and content, as a person would pick it. */
const file = (name: string, content: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(content) })

// Each line of formats/bad-files.expected.json that is refused, and what no meet file is.
for (const [what, given, answer] of [
  [
    'a LENEX file with a DOCTYPE',
    samplePath('bad-doctype.lef'),
    'Line 2: The file has a DOCTYPE, which is no part of LENEX',
  ],
  ['a web page under the name of a meet file', samplePath('bad-html.cl2'), 'This is a web page, not a meet file'],
  ['a picture', file('photo.hy3', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), 'not a meet file'],
  ['a text', file('notes.txt', 'Bring towels\nand goggles\n'), 'not a meet file'],
  ['half a zip', file('half.zip', sample('dual-meet-25y.zip').subarray(0, 400)), /archive|zip/i],
  [
    'a HY3 file cut in its first lines',
    file('cut.hy3', sample('prelims-finals-50m.hy3').subarray(0, 300)),
    /incomplete|no athletes|cut/i,
  ],
] as const)
  test(`[IMPORT-06] ${what} is refused in plain words, and nothing is written`, async () => {
    await picker(page).setInputFiles(given)
    const alert = page.getByRole('alert').filter({ hasText: 'The file was refused' })
    await expect(alert).toContainText(answer)
    await expect(importButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Upload another file' }).click()
    await expect(picker(page)).toBeAttached()
  })

for (const [name, remark] of [
  ['bad-checksum.hy3', /Line 10: The check digits do not fit/],
  ['bad-utf8-resaved.hy3', /Line 1: /],
  ['bad-truncated.cl2', /incomplete|cut|end/i],
] as const)
  test(`[IMPORT-06] ${name} can be imported, with a remark on what is wrong with it`, async () => {
    await picker(page).setInputFiles(samplePath(name))
    await page.getByText(/remarks? about the file/).click()
    await expect(page.getByRole('group').getByRole('listitem').filter({ hasText: remark }).first()).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Matching' })).toHaveAttribute('aria-valuenow', '100')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(picker(page)).toBeAttached()
  })

test('[IMPORT-06] a zip with a path outside takes its meet file alone', async () => {
  await picker(page).setInputFiles(samplePath('bad-path.zip'))
  await expect(page.getByText('Winter Time Trial')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('[IMPORT-06] an empty file and one over the limit are refused before they are sent', async () => {
  await picker(page).setInputFiles(file('empty.hy3', ''))
  await expect(page.getByRole('alert').filter({ hasText: 'The file is empty' })).toBeVisible()
  // more than playwright passes as a buffer, so the page makes it
  const input = picker(page)
  await input.evaluate((element: HTMLInputElement) => {
    const data = new DataTransfer()
    data.items.add(new File([new ArrayBuffer(100 << 20)], 'season.zip'))
    element.files = data.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(
    page.getByRole('alert').filter({ hasText: 'The file has 100 MB, an upload may have at most 64 MB' }),
  ).toBeVisible()
})

test('[IMPORT-06] what the server finds too large is answered with 413 and shown in its words', async () => {
  // a page that was opened before the limit was lowered still believes in the old one
  await page.evaluate(() => {
    document.querySelector('meta[name="upload-limit"]')!.setAttribute('content', String(1 << 30))
  })
  await picker(page).evaluate((element: HTMLInputElement) => {
    const data = new DataTransfer()
    data.items.add(new File([new ArrayBuffer(70 << 20)], 'season.zip'))
    element.files = data.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByRole('alert').filter({ hasText: 'An upload may have at most 64 MB' })).toBeVisible()
})

test('[IMPORT-06] one bad file of several keeps no other back', async () => {
  await picker(page).setInputFiles([samplePath('bad-html.cl2'), samplePath('national-50m.lef')])
  const row = (name: string, state: string) =>
    page.getByRole('row').filter({ hasText: name }).filter({ hasText: state })
  await expect(row('bad-html.cl2', 'This is a web page, not a meet file').first()).toBeVisible()
  await expect(row('national-50m.lef', 'To be accepted').first()).toBeVisible()
})

test('[IMPORT-06] an upload that is cancelled leaves no import', async () => {
  const before = await page.getByRole('table').getByRole('row').count()
  // too slow to arrive: the request is held while it is cancelled
  await page.route('**/graphql', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/')
    if (!isUpload) await route.continue()
  })
  await picker(page).setInputFiles(samplePath('prelims-finals-50m.hy3'))
  await page.getByRole('button', { name: 'Cancel prelims-finals-50m.hy3' }).click()
  await page.unroute('**/graphql')
  await expect(page.getByRole('button', { name: 'Cancel prelims-finals-50m.hy3' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(before)
})
