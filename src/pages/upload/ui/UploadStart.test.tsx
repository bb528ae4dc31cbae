import { screen, waitFor, within } from '@testing-library/react'
import { currentUser, holdUploads, renderPage, type HeldUpload } from '@/shared/lib/testing'
import { uploadQueue } from '../model/upload-queue'
import { ClubUploadPage } from './ClubUploadPage'
import { CLUB, importAnswers, importRow, noImports, steps } from './import-answers'

let uploads: HeldUpload[]
beforeEach(() => {
  uploadQueue.clear()
  uploads = holdUploads()
})

const path = `/${CLUB.clubId}/club/etl`
const file = (name = 'cup.hy3', size = 4096) => new File(['a'.repeat(size)], name)
const picker = () => screen.findByLabelText('Choose files')
const taken = (importId = 12) => ({
  data: {
    uploadFiles: {
      ...{ __typename: 'UploadFilesPayload', success: true },
      imports: [importRow({ importId, state: 'reading' })],
    },
  },
})

test('[CLUB-14] [API-06] a file goes as a multipart request with token and CSRF header, with its progress in bytes', async () => {
  const { user } = renderPage(<ClubUploadPage />, { path, answers: noImports })
  await user.upload(await picker(), file('cup.hy3', 2048))
  await waitFor(() => expect(uploads).toHaveLength(1))
  const [upload] = uploads
  expect(upload!.headers.get('authorization')).toBe('Bearer access')
  expect(upload!.headers.get('x-graphql-yoga-csrf')).toBe('1')
  expect(JSON.parse(String(upload!.form.get('operations')))).toMatchObject({
    operationName: 'UploadFile',
    variables: { file: null, clubId: CLUB.clubId },
  })
  expect(String(upload!.form.get('map'))).toContain('variables.file')
  upload!.sent(1024, 2048)
  expect(await screen.findByText('1 KB of 2 KB')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Uploading cup.hy3' })).toHaveAttribute('value', '50')
})

test('[CLUB-14] a file chosen alone opens its import, whose number stands in the address', async () => {
  const row = importRow({ state: 'reading', counts: null })
  const { user } = renderPage(<ClubUploadPage />, { path, answers: { ...noImports, ...importAnswers(() => row) } })
  await user.upload(await picker(), file())
  await waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]!.answer(200, taken(12))
  await waitFor(() => expect(window.location.search).toBe('?import=12'))
  expect(await screen.findByRole('list', { name: 'Steps of the import' })).toBeVisible()
})

test('[CLUB-14] several files are an upload each, one after the other, and the list stays', async () => {
  const { user } = renderPage(<ClubUploadPage />, { path, answers: noImports })
  await user.upload(await picker(), [file('one.hy3'), file('two.lef')])
  expect(await screen.findByText('4 KB, waits for its turn')).toBeVisible()
  expect(uploads).toHaveLength(1)
  await uploads[0]!.answer(200, taken(12))
  await waitFor(() => expect(uploads).toHaveLength(2))
  await uploads[1]!.answer(200, taken(13))
  await waitFor(() => expect(screen.queryByText('two.lef')).not.toBeInTheDocument())
  expect(window.location.search).toBe('')
})

test('[CLUB-14] an upload can be cancelled; the next one goes on', async () => {
  const { user } = renderPage(<ClubUploadPage />, { path, answers: noImports })
  await user.upload(await picker(), [file('one.hy3'), file('two.lef')])
  await user.click(await screen.findByRole('button', { name: 'Cancel one.hy3' }))
  expect(uploads[0]!.isAborted).toBe(true)
  expect(screen.queryByText('one.hy3')).not.toBeInTheDocument()
  await waitFor(() => expect(uploads).toHaveLength(2))
})

test.each([
  ['[IMPORT-06] an empty file', file('empty.hy3', 0), 'The file is empty'],
  [
    '[IMPORT-06] a file over the limit',
    Object.defineProperty(file('big.zip'), 'size', { value: 100 << 20 }),
    'The file has 100 MB, an upload may have at most 64 MB',
  ],
])('%s is refused before it is sent, with its reason', async (_what, given, reason) => {
  const { user } = renderPage(<ClubUploadPage />, { path, answers: noImports })
  await user.upload(await picker(), given)
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(uploads).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: `Dismiss ${given.name}` }))
  expect(screen.queryByText(reason)).not.toBeInTheDocument()
})

test('[IMPORT-06] what the server refuses in plain text is shown in its words', async () => {
  const { user } = renderPage(<ClubUploadPage />, { path, answers: noImports })
  await user.upload(await picker(), file())
  await waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]!.answer(413, 'An upload may have at most 64 MB')
  expect(await screen.findByRole('alert')).toHaveTextContent('An upload may have at most 64 MB')
})

test('[CLUB-14] a broken connection says so and keeps the place', async () => {
  const { user } = renderPage(<ClubUploadPage />, { path, answers: noImports })
  await user.upload(await picker(), file())
  await waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]!.break()
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer. Please try again.')
})

test('[AUTH-07] an access token that expires on the way is renewed and the file is sent once more', async () => {
  const { user, calls } = renderPage(<ClubUploadPage />, {
    path,
    answers: {
      ...noImports,
      getNewToken: {
        data: { getNewAccessToken: { __typename: 'NewToken', newAccessToken: 'fresh', newRefreshToken: 'next' } },
      },
    },
  })
  await user.upload(await picker(), file())
  await waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]!.answer(200, { errors: [{ message: 'Signature has expired' }] })
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(uploads[1]!.headers.get('authorization')).toBe('Bearer fresh')
  expect(calls.filter(({ operation }) => operation === 'getNewToken')).toHaveLength(1)
})

test('[CLUB-14] earlier imports say what they did, by whom, and can be undone from the list', async () => {
  const written = {
    __typename: 'ImportWritten',
    people: 12,
    results: 53,
    relays: 4,
    leadOffs: 0,
    changed: 0,
    visitors: 0,
  }
  let row = importRow({ state: 'done', written })
  const { user, calls } = renderPage(<ClubUploadPage />, {
    path,
    answers: {
      ...importAnswers(() => row),
      ImportUndo: () => {
        row = importRow({ state: 'undoing', written })
        return { data: { importUndo: row } }
      },
    },
  })
  const table = await screen.findByRole('table')
  expect(await within(table).findByText('53 results, 4 relays and 12 athletes added.')).toBeVisible()
  expect(within(table).getByText('Marta Ilves')).toBeVisible()
  await user.click(within(table).getByRole('button', { name: 'Undo the import of autumn-cup.hy3' }))
  expect(await screen.findByText('Undo the import of Autumn Cup?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo import' }))
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'ImportUndo')).toBe(true))
  expect(await within(table).findByText('Undoing')).toBeVisible()
})

test('[IMPORT-07] an import under way moves on in the list by itself', async () => {
  let row = importRow({ state: 'reading', counts: null, steps: [steps.step('reading', 'running', 1, 10)] })
  renderPage(<ClubUploadPage />, { path, answers: importAnswers(() => row) })
  expect(await screen.findByText('Reading')).toBeVisible()
  row = importRow()
  expect(await screen.findByText('To be accepted')).toBeVisible()
  expect(screen.getByText('3 changes wait for you')).toBeVisible()
})

test('[CLUB-14] a member is told who uploads files', async () => {
  renderPage(<ClubUploadPage />, {
    path,
    answers: {
      ...noImports,
      getCurrentUser: currentUser({ access: [{ clubId: CLUB.clubId, accessLevel: 'MEMBER' }] }),
    },
  })
  expect(await screen.findByText('Files are uploaded by coaches and staff')).toBeVisible()
  expect(screen.queryByLabelText('Choose files')).not.toBeInTheDocument()
})
