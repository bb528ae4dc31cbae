import { screen, waitFor, within } from '@testing-library/react'
import { renderPage, setViewport, type Answer, type Answers, type Call } from '@/shared/lib/testing'
import { ClubRankTablePage } from './ClubRankTablePage'
import { LeagueRankTablePage } from './LeagueRankTablePage'
import { list, notCounting, resultServer, swim } from './ranks-world'

const rows = () => [
  swim(1, 'Mia', { isNew: true }),
  swim(2, 'Freya', {
    resultTime: '1:07.02',
    timeHundredths: 6702,
    place: null,
    athRank: null,
    athRankName: null,
    timeToNextRank: null,
  }),
  notCounting(3, 'DQ', 'Emma', { dqText: 'one hand at the turn' }),
]

function open(answers: Answers, { path = '/5/club/Ranks', page = <ClubRankTablePage /> } = {}) {
  const view = renderPage(page, { path, selection: { clubId: 5, leagueSeqno: 2 }, answers })
  const last = () => view.calls.filter(({ operation }) => operation === 'ResultList').at(-1)?.variables
  return { ...view, last }
}
const bodyRows = () => [...screen.getByRole('table').querySelectorAll<HTMLElement>('tbody tr[data-row-key]')]
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const address = () => window.location.search

test('[CLUB-24] the columns stand in the specified order with their values', async () => {
  open(resultServer(rows()))
  const table = await screen.findByRole('table', { name: 'Results' })
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(heads).toEqual([
    'Athlete',
    'Rank',
    'Distance',
    'Date',
    'Time',
    'Comments',
    'Place',
    'Course',
    'To next rank',
    'Meet',
    'Points',
  ])
  expect(cells(bodyRows()[0]!)).toEqual([
    'Mia SandbergNew best',
    'AA',
    '100 m butterfly',
    '21 Nov 2026',
    '1:05.08',
    '',
    '1',
    'SCM',
    '2.89',
    'Lakeshore Autumn Cup',
    '531',
  ])
  expect(screen.getByRole('link', { name: 'Mia Sandberg' })).toHaveAttribute(
    'href',
    '/5/club/athlete_performance?athlete=101',
  )
})

test('[SWIM-02] [CLUB-24] a disqualified swim is a chip in the time column at the end, without place, rank and points', async () => {
  open(resultServer(rows()), { path: '/5/club/Ranks?event=100-FLY&bestOnly=0' })
  await screen.findByText('DQ')
  const [first, , last] = bodyRows()
  expect(cells(first!)[0]).toBe('1')
  expect(cells(last!)).toEqual([
    '',
    'Emma Sandberg',
    '–',
    '100 m butterfly',
    '21 Nov 2026',
    'DQ',
    'one hand at the turn',
    '–',
    'SCM',
    '–',
    'Lakeshore Autumn Cup',
    '–',
  ])
})

test.each([
  ['NS', 'NS'],
  ['DNF', 'DNF'],
  ['SCR', 'SCR'],
  ['NO_SWIM', 'Not swum'],
])('[SWIM-02] %s is shown as %s and takes no position', async (status, shown) => {
  open(resultServer([swim(1, 'Mia'), notCounting(2, status, 'Ida')]), {
    path: '/5/club/Ranks?event=100-FLY&bestOnly=0',
  })
  expect(await screen.findByText(shown)).toBeVisible()
  expect(cells(bodyRows()[1]!)[0]).toBe('')
})

test('[CLUB-13] equal times share a position', async () => {
  const tied = { resultTime: '1:05.08', timeHundredths: 6508 }
  const later = swim(3, 'Ida', { resultTime: '1:06.00', timeHundredths: 6600 })
  open(resultServer([swim(1, 'Mia', tied), swim(2, 'Freya', tied), later]), { path: '/5/club/Ranks?event=100-FLY' })
  await screen.findByText('Ida Sandberg')
  expect(bodyRows().map((row) => cells(row)[0])).toEqual(['1', '1', '3'])
})

test('[CLUB-13] without a course in the address the one of the latest result is asked for', async () => {
  const { last } = open(resultServer(rows(), 'SCY'))
  await screen.findByText('Mia Sandberg')
  expect(last()).toMatchObject({ clubId: 5, facilityType: 'SCY', bestOnly: true, leagueSeqno: null })
  expect(screen.getByRole('radio', { name: 'SCY' })).toBeChecked()
})

test('[CLUB-13] without any result it is long course, and the next step is told', async () => {
  const { last } = open(resultServer([], ''))
  expect(await screen.findByRole('heading', { name: 'No results yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Upload Files' })).toHaveAttribute('href', '/5/club/etl')
  expect(last()).toMatchObject({ facilityType: 'LCM' })
})

test('[CLUB-13] the filters of the row go into the call and the address', async () => {
  const { user, last } = open(resultServer(rows()))
  await screen.findByText('Mia Sandberg')
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }))
    await user.click(await screen.findByTitle(option))
  }
  await choose('Gender', 'Female')
  await choose('Event', '100 m butterfly')
  await user.click(screen.getByText('LCM'))
  await user.type(screen.getByLabelText('Age from'), '12')
  await user.type(screen.getByLabelText('Age to'), '18{Enter}')
  await user.click(screen.getByRole('switch', { name: 'Bests only' }))
  await waitFor(() =>
    expect(last()).toMatchObject({
      gender: 'F',
      stroke: 'FLY',
      distance: 100,
      noOfLegs: 1,
      facilityType: 'LCM',
      ageFrom: 12,
      ageTo: 18,
      bestOnly: false,
    }),
  )
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({
    gender: 'F',
    event: '100-FLY',
    course: 'LCM',
    ageFrom: '12',
    ageTo: '18',
    bestOnly: '0',
  })
})

test('[CLUB-13] the rare filters stand behind More, which says how many are set', async () => {
  const { user, last } = open(resultServer(rows()), { path: '/5/club/Ranks?fromDate=2025-09-01&status=ACTIVE' })
  await user.click(await screen.findByRole('button', { name: 'More, 2 set' }))
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }))
    await user.click(await screen.findByTitle(option))
  }
  expect(screen.getByLabelText('Swum from')).toHaveValue('2025-09-01')
  await choose('Group', 'Junior squad')
  await choose('Athlete', 'Mia Sandberg')
  await choose('Kind of event', 'distance')
  await choose('Ranks of', 'Motivational')
  await choose('New within', '7 days')
  await user.click(screen.getByRole('switch', { name: 'Only new bests' }))
  await waitFor(() =>
    expect(last()).toMatchObject({
      fromDate: '2025-09-01',
      inAthleteStatus: ['ACTIVE'],
      teamId: 2,
      athleteId: 101,
      tagSl: 'distance',
      rankClassification: 'Motivational',
      isNewDays: 7,
      onlyNew: true,
    }),
  )
  expect(screen.getByRole('button', { name: 'More, 8 set' })).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(address()).toBe(''))
})

test('[CLUB-13] a column head orders the list; positions go with the order of times', async () => {
  const { user, last } = open(resultServer(rows()), { path: '/5/club/Ranks?event=100-FLY' })
  expect(await screen.findAllByText('Position')).not.toHaveLength(0)
  await user.click(screen.getByRole('columnheader', { name: 'Date' }))
  await waitFor(() => expect(last()).toMatchObject({ orderBy: 'resultDate' }))
  expect(screen.queryAllByText('Position')).toHaveLength(0)
})

test('[CLUB-13] pages of 25 stand in the address', async () => {
  const page = Array.from({ length: 25 }, (_, index) => swim(index + 1, `Swimmer${index}`))
  const { user, last } = open({ ...resultServer([]), ResultList: list(page, 60) })
  expect(await screen.findByText('1 to 25 of 60')).toBeVisible()
  await user.click(screen.getByTitle('2'))
  await waitFor(() => expect(last()).toMatchObject({ offset: 25, limit: 25 }))
  expect(address()).toBe('?page=2')
})

test('[CLUB-13] no match repeats the filters and clears them', async () => {
  const { user } = open(
    resultServer(({ variables }) => (variables['gender'] === 'F' ? [] : rows())),
    { path: '/5/club/Ranks?gender=F&event=100-FLY&ageFrom=8&ageTo=9&course=SCM' },
  )
  expect(await screen.findByRole('heading', { name: 'No results for these filters' })).toBeVisible()
  const words = 'Female, 100 m butterfly, Short course (25 m), age 8 to 9'
  expect(screen.getAllByText(words).some((element) => element.closest('.card'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Mia Sandberg')).toBeVisible()
})

test('[CLUB-13] a failure is told in its card, keeps the filters and can be tried again', async () => {
  let fails = true
  const server = resultServer(rows())
  const works = server['ResultList'] as (call: Call) => Answer
  const { user } = open(
    { ...server, ResultList: (call) => (fails ? 'unreachable' : works(call)) },
    { path: '/5/club/Ranks?gender=F' },
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Results could not be loaded')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mia Sandberg')).toBeVisible()
  expect(address()).toBe('?gender=F')
})

test('[CLUB-24] points say how they came about, and Escape gives the focus back', async () => {
  const fallback = swim(1, 'Mia', { pointsTableIsFallback: true })
  const { user } = open(resultServer([fallback]))
  const number = await screen.findByRole('button', { name: '531 points, Mia Sandberg: how this number came about' })
  await user.click(number)
  const dialog = await screen.findByRole('dialog', { name: 'How this number came about' })
  await waitFor(() => expect(dialog).toHaveFocus())
  for (const fact of [
    'Lakeshore Autumn Cup, 21 Nov 2026',
    'OK, official',
    'SCM 2025 table, the newest before that day',
    '1000 × (base time ÷ 1:05.08)³, rounded down',
  ])
    expect(within(dialog).getByText(fact)).toBeVisible()
  expect(await within(dialog).findByText('autumn-cup.hy3')).toBeVisible()
  expect(within(dialog).getByText('100 m butterfly, Short course (25 m), final, heat 3, lane 4')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(number).toHaveFocus())
  expect(number).toHaveAttribute('aria-expanded', 'false')
})

test('[CLUB-13] a relay is named by its club and letter and says who swam', async () => {
  const relay = {
    athleteId: null,
    firstName: null,
    lastName: null,
    relayLetter: 'A',
    distance: 50,
    stroke: 'FREE',
    noOfLegs: 4,
  }
  const { user } = open(resultServer([swim(9, null, relay)]))
  const name = 'Riverside Swim Club A, 4 × 50 m freestyle relay: who swam'
  await user.click(await screen.findByRole('button', { name }))
  const legs = await screen.findByRole('list', { name: 'Legs' })
  expect(
    within(legs)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Mia Sandberg28.10', '2Ann Visitor–'])
})

test('[LEAGUE-03] [LEAGUE-07] the league page asks for the league and may be limited to one member club', async () => {
  const { user, last } = open(resultServer(rows()), { path: '/2/league/Ranks', page: <LeagueRankTablePage /> })
  await screen.findByText('Mia Sandberg')
  expect(last()).toMatchObject({ leagueSeqno: 2, clubId: null })
  await user.click(screen.getByRole('combobox', { name: 'Club' }))
  await user.click(await screen.findByTitle('Northgate Aquatics'))
  await waitFor(() => expect(last()).toMatchObject({ leagueSeqno: 2, clubId: 6 }))
  expect(address()).toBe('?clubId=6')
})

test('[CLUB-13] on a phone a swim is a row with name, facts, time and points', async () => {
  setViewport(360)
  open(resultServer(rows()), { path: '/5/club/Ranks?event=100-FLY&bestOnly=0' })
  const results = await screen.findByRole('list', { name: 'Results' })
  const [first, , last] = within(results).getAllByRole('listitem')
  expect(first).toHaveTextContent('1Mia SandbergNew best100 m butterfly, 21 Nov 20261:05.08AA531')
  expect(last).toHaveTextContent('DQ')
  expect(screen.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()
})
