import { screen, waitFor, within } from '@testing-library/react'
import { renderPage, setViewport } from '@/shared/lib/testing'
import { ClubUploadPage } from './ClubUploadPage'
import { CLUB, counts, importAnswers, importLine, importRow, steps } from './import-answers'

const path = `/${CLUB.clubId}/club/etl?import=12`
const { step } = steps
const acceptButton = (name: string | RegExp = /^Import/) => screen.findByRole('button', { name })

describe('while a worker is at it', () => {
  test('[IMPORT-07] [CLUB-14] the steps are told by subscription, and the preview follows by itself', async () => {
    let row = importRow({
      ...{ state: 'reading', counts: null, meetName: null, lines: null },
      steps: [step('reading', 'running', 300, 1284), step('matching', 'waiting'), step('writing', 'waiting')],
    })
    renderPage(<ClubUploadPage />, {
      path,
      answers: importAnswers(
        () => row,
        () => [importLine(1)],
      ),
    })
    expect(await screen.findByText('300 of 1,284')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Reading' })).toHaveAttribute('aria-valuenow', '23')
    expect(screen.getByText(/You may leave this page/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
    row = importRow()
    expect(await acceptButton('Import 3 changes')).toBeEnabled()
    expect(await screen.findByText('Swimmer 1, 100 m butterfly')).toBeVisible()
  })

  test('[IMPORT-07] where subscriptions do not come through, it asks again and again', async () => {
    let row = importRow({ state: 'writing' })
    renderPage(<ClubUploadPage />, { path, answers: { ...importAnswers(() => row), ImportProgress: 'unreachable' } })
    expect(await screen.findByRole('progressbar', { name: 'Writing' })).toBeVisible()
    row = importRow({ state: 'done', written: null, finishedAt: '2026-11-22T09:01:00Z' })
    expect(await screen.findByText('The import is done')).toBeVisible()
  })
})

describe('the preview', () => {
  const lines = () => [
    importLine(1),
    importLine(2, { verdict: 'known', timeText: '2:24.10' }),
    importLine(3, { verdict: 'changed', reason: 'Was 2:01.87', timeText: '2:01.37' }),
    importLine(4, { verdict: 'refused', reason: 'A time of zero is not a result', timeText: null }),
  ]
  const row = () => importRow({ counts: counts({ total: 4, new: 1, known: 1, changed: 1, refused: 1 }) })

  test('[IMPORT-03] shows each line with number, verdict and reason', async () => {
    renderPage(<ClubUploadPage />, { path, answers: importAnswers(row, lines) })
    const table = await screen.findByRole('table', { name: 'Lines of the file' })
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((tableRow) => [...tableRow.children].slice(0, 6).map(({ textContent }) => textContent))
    expect(cells).toEqual([
      ['401', 'New', 'Result', 'Swimmer 1, 100 m butterfly', '1:05.08', ''],
      ['402', 'Known', 'Result', 'Swimmer 2, 100 m butterfly', '2:24.10', 'Already here, nothing to do'],
      ['403', 'Changed', 'Result', 'Swimmer 3, 100 m butterfly', '2:01.37', 'Was 2:01.87'],
      ['404', 'Refused', 'Result', 'Swimmer 4, 100 m butterfly', '–', 'A time of zero is not a result'],
    ])
  })

  test('[IMPORT-03] the verdicts filter by a press, and the address carries it', async () => {
    const { user } = renderPage(<ClubUploadPage />, { path, answers: importAnswers(row, lines) })
    const refused = await screen.findByRole('button', { name: 'Refused 1' })
    await user.click(refused)
    expect(refused).toHaveAttribute('aria-pressed', 'true')
    expect(window.location.search).toBe('?import=12&verdict=refused')
    await waitFor(() => expect(screen.queryByText('Swimmer 1, 100 m butterfly')).not.toBeInTheDocument())
    expect(screen.getByText('Swimmer 4, 100 m butterfly')).toBeVisible()
  })

  test('[IMPORT-03] the search goes to the server, and no match offers to clear it', async () => {
    const { user, calls } = renderPage(<ClubUploadPage />, {
      path,
      answers: {
        ...importAnswers(row, lines),
        ImportLines: ({ variables: { search } }) => ({
          data: {
            importPreview: {
              ...{ __typename: 'ImportPreview', import: row(), totalCount: search ? 0 : 4 },
              nodes: search ? [] : lines(),
            },
          },
        }),
      },
    })
    await user.type(await screen.findByLabelText('Line, name or event'), 'meier')
    expect(await screen.findByText('No lines for these filters')).toBeVisible()
    expect(calls.at(-1)!.variables).toMatchObject({ search: 'meier', offset: 0 })
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('Swimmer 1, 100 m butterfly')).toBeVisible()
  })

  test('[CLUB-14] a phone shows the lines as a list, and accepting at the thumb', async () => {
    setViewport(360)
    renderPage(<ClubUploadPage />, { path, answers: importAnswers(row, lines) })
    const list = await screen.findByRole('list', { name: 'Lines of the file' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    expect(screen.getAllByRole('button', { name: 'Import 2 changes' })).toHaveLength(1)
  })

  test('[IMPORT-04] a file of which everything is here has nothing to import', async () => {
    const known = () => importRow({ counts: counts({ total: 2, known: 2 }) })
    renderPage(<ClubUploadPage />, { path, answers: importAnswers(known, () => lines().slice(1, 2)) })
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  })

  test('[CLUB-14] an import of another club is not shown here', async () => {
    renderPage(<ClubUploadPage />, { path, answers: importAnswers(() => importRow({ clubId: 6 })) })
    expect(await screen.findByText('There is no such import here')).toBeVisible()
  })

  test('[IMPORT-06] a refused file shows why, and the way to another', async () => {
    const refused = () => importRow({ state: 'refused', error: 'Line 2: The file has a DOCTYPE', counts: null })
    const { user } = renderPage(<ClubUploadPage />, { path, answers: importAnswers(refused) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The file was refusedLine 2: The file has a DOCTYPE')
    await user.click(screen.getByRole('button', { name: 'Upload another file' }))
    expect(await screen.findByLabelText('Choose files')).toBeVisible()
    expect(window.location.search).toBe('')
  })
})

describe('accepted', () => {
  const written = {
    ...{ __typename: 'ImportWritten', people: 12, results: 53, relays: 0, leadOffs: 0, changed: 3, visitors: 0 },
  }

  test('[CLUB-14] says what was done, where it is, and lets it be undone with what stays', async () => {
    let row = importRow()
    const { user } = renderPage(<ClubUploadPage />, {
      path,
      answers: {
        ...importAnswers(() => row),
        ImportAccept: () => {
          row = importRow({ state: 'done', meetId: 3, written, finishedAt: '2026-11-22T09:01:00Z' })
          return { data: { importAccept: importRow({ state: 'writing' }) } }
        },
        ImportUndo: () => {
          const kept = [{ __typename: 'ImportKept', what: 'result', label: 'Mia, 100 m', reason: 'Changed again' }]
          row = importRow({
            state: 'undone',
            undoReport: {
              ...{ __typename: 'ImportUndoReport', removedResults: 52, removedPeople: 12, removedMeets: 0 },
              ...{ removedVisitors: 0, restored: 3, kept },
            } as never,
          })
          return { data: { importUndo: importRow({ state: 'undoing' }) } }
        },
      },
    })
    await user.click(await acceptButton())
    expect(await screen.findByText('53 results and 12 athletes added, 3 rows changed.')).toBeVisible()
    const links = screen.getByRole('navigation', { name: 'Look at what was imported' })
    await waitFor(() =>
      expect(
        within(links)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([
        '/5/club/athlete_list',
        '/5/club/Ranks?course=SCM&fromDate=2026-11-21&toDate=2026-11-22&bestOnly=0',
        '/5/club/records?course=SCM',
      ]),
    )
    await user.click(screen.getByRole('button', { name: 'Undo import' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }))
    expect(
      await screen.findByText('52 results and 12 athletes removed, 3 rows set back to what they were.'),
    ).toBeVisible()
    expect(screen.getByText('1 thing stayed')).toBeVisible()
    expect(screen.getByText('(result): Changed again')).toBeVisible()
  })

  test('[CLUB-14] a discarded file leaves the list of imports', async () => {
    const { user, calls } = renderPage(<ClubUploadPage />, {
      path,
      answers: {
        ...importAnswers(() => importRow()),
        ImportDiscard: () => ({ data: { importDiscard: importRow({ state: 'discarded' }) } }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByLabelText('Choose files')).toBeVisible()
    expect(calls.some(({ operation }) => operation === 'ImportDiscard')).toBe(true)
  })

  test('[IMPORT-05] a failed write says that nothing was written', async () => {
    const failed = () => importRow({ state: 'failed', error: 'Out of space. Nothing of the file was written.' })
    renderPage(<ClubUploadPage />, { path, answers: importAnswers(failed) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing of the file was written')
  })
})
