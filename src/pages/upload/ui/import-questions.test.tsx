import { screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '@/shared/lib/testing'
import { ClubUploadPage } from './ClubUploadPage'
import { CLUB, counts, doubtful, importAnswers, importLine, importRow, question } from './import-answers'

const path = `/${CLUB.clubId}/club/etl?import=12`
const acceptButton = (name: string | RegExp = /^Import/) => screen.findByRole('button', { name })
const questionOf = (name: string) => screen.findByRole('region', { name: `Who is ${name}?` })

describe('a doubtful person', () => {
  let row = importRow()
  let lines = [importLine(1)]
  const person = (position: number, name: string) =>
    importLine(position, {
      ...{ verdict: 'doubtful', subject: 'person', label: name, timeText: null, athleteKey: `P${position}` },
      question: question as never,
    })
  beforeEach(() => {
    lines = [person(1, 'Hanna Kobayasi, born 2013'), person(2, 'Noah Okafor, born 2012')]
    row = importRow({ counts: counts({ total: 2, doubtful: 2 }), countsBySubject: [doubtful(2)] })
  })
  const answers = () => ({
    ...importAnswers(
      () => row,
      () => lines,
    ),
    ImportDecide: ({ variables }: { variables: Record<string, unknown> }) => {
      lines = lines.map((line) => (line.athleteKey === variables['athleteKey'] ? { ...line, verdict: 'new' } : line))
      const open = lines.filter(({ verdict }) => verdict === 'doubtful').length
      row = importRow({
        ...{ counts: counts({ total: 2, doubtful: open, new: 2 - open }), countsBySubject: [doubtful(open)] },
      })
      return { data: { importDecide: row } }
    },
  })

  test('[IMPORT-03] is asked about in place, beside ours, and keeps the import back until answered', async () => {
    const { user, calls } = renderPage(<ClubUploadPage />, { path, answers: answers() })
    const first = await questionOf('Hanna Kobayasi, born 2013')
    expect(within(first).getByText('83%')).toBeVisible()
    expect(within(first).getByRole('row', { name: 'Name Hanna Kobayasi Hana Kobayashi differs' })).toBeVisible()
    expect(within(first).getByText('14 results follow this decision')).toBeVisible()
    // one at a time: the second waits behind its arrow
    expect(screen.getAllByText('Is this the same person?')).toHaveLength(1)
    expect(await acceptButton('Nothing to import')).toBeDisabled()

    await user.click(within(first).getByRole('button', { name: 'Same person' }))
    expect(calls.find(({ operation }) => operation === 'ImportDecide')!.variables).toEqual({
      ...{ importId: 12, athleteKey: 'P1', personId: 77 },
    })
    const second = await questionOf('Noah Okafor, born 2012')
    await waitFor(() => expect(within(second).getByRole('button', { name: 'Same person' })).toHaveFocus())
    await user.click(within(second).getByRole('button', { name: 'New person' }))
    await waitFor(async () => expect(await acceptButton('Import 2 changes')).toHaveFocus())
    expect(await acceptButton('Import 2 changes')).toBeEnabled()
  })

  test('[IMPORT-03] can be left out with all results', async () => {
    const { user, calls } = renderPage(<ClubUploadPage />, { path, answers: answers() })
    await user.click(await screen.findByRole('button', { name: 'Leave out' }))
    expect(calls.find(({ operation }) => operation === 'ImportDecide')!.variables).toMatchObject({ choice: 'skip' })
  })

  test('[IMPORT-03] all who are left can be left out together', async () => {
    row = importRow({ counts: counts({ total: 3, new: 1, doubtful: 2 }), countsBySubject: [doubtful(2)] })
    const { user, calls } = renderPage(<ClubUploadPage />, {
      path,
      answers: { ...answers(), ImportAccept: () => ({ data: { importAccept: importRow({ state: 'writing' }) } }) },
    })
    expect(await screen.findByText(/2 athletes are doubtful/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'import without them and their results' }))
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'ImportAccept')?.variables).toEqual({
        ...{ importId: 12, skipDoubtful: true },
      }),
    )
  })

  test('[IMPORT-03] who is compared with results of before shows once the file is read again', async () => {
    const { user } = renderPage(<ClubUploadPage />, {
      path,
      answers: {
        ...answers(),
        // the answer is taken, and the worker needs a moment
        ImportDecide: () => {
          setTimeout(() => {
            lines = lines.map((line) => (line.athleteKey === 'P1' ? { ...line, verdict: 'known' } : line))
            row = importRow({ counts: counts({ total: 2, doubtful: 1, known: 1 }), countsBySubject: [doubtful(1)] })
          }, 300)
          return { data: { importDecide: row } }
        },
      },
    })
    const first = await questionOf('Hanna Kobayasi, born 2013')
    await user.click(within(first).getByRole('button', { name: 'Same person' }))
    expect(await questionOf('Noah Okafor, born 2012')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Known 1' })).toBeVisible()
  })

  test('[IMPORT-03] a refused decision is said, and the question stays', async () => {
    const { user } = renderPage(<ClubUploadPage />, {
      path,
      answers: { ...answers(), ImportDecide: { error: 'Choose an athlete of the club' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Same person' }))
    expect(await screen.findByText('Choose an athlete of the club')).toBeVisible()
    expect(await questionOf('Hanna Kobayasi, born 2013')).toBeVisible()
  })
})

describe('the clubs of the file', () => {
  test('[IMPORT-03] one asks which is ours where none is known, and nothing is imported before', async () => {
    const club = (clubId: number | null) => ({
      ...(importRow().clubs ?? [])[0]!,
      clubId,
      proposedClubId: CLUB.clubId as never,
    })
    let row = importRow({ clubs: [club(null)] as never })
    const { user, calls } = renderPage(<ClubUploadPage />, {
      path,
      answers: {
        ...importAnswers(() => row),
        ImportChooseClub: () => {
          row = importRow({ clubs: [club(CLUB.clubId)] as never })
          return { data: { importChooseClub: row } }
        },
      },
    })
    expect(await screen.findByText('Which club of the file is yours?')).toBeVisible()
    expect(await acceptButton('Import 3 changes')).toBeDisabled()
    await user.click(await screen.findByRole('button', { name: 'It is Riverside Swim Club' }))
    expect(calls.find(({ operation }) => operation === 'ImportChooseClub')!.variables).toEqual({
      ...{ importId: 12, clubKey: 'RIV', clubId: CLUB.clubId },
    })
    await waitFor(async () => expect(await acceptButton('Import 3 changes')).toBeEnabled())
    expect(screen.getByText('Riverside Swim Club', { selector: 'strong' })).toBeVisible()
  })
})
