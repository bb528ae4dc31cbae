import { screen, waitFor, within } from '@testing-library/react'
import { renderPage, setViewport, type Answers } from '@/shared/lib/testing'
import { ClubRecordsPage } from './ClubRecordsPage'
import { LeagueRecordsPage } from './LeagueRecordsPage'
import { holder, recordServer, relay, row } from './records-world'

const rows = () => [
  row('LCM', 50, 'FREE', [
    holder({ gender: 'M', firstName: 'Noah', resultTime: '23.84', athleteId: 11, fileName: 'autumn.lxf' }),
    holder({ gender: 'F', firstName: 'Freya', lastName: 'Holm', resultTime: '26.95', resultDate: '2026-11-21' }),
  ]),
  row('SCM', 100, 'BREAST', [
    holder({ gender: 'M', firstName: 'Samir', lastName: 'Aziz', resultTime: '1:05.31', resultDate: '2024-10-13' }),
    holder({
      gender: 'M',
      firstName: 'Aaron',
      lastName: 'Lind',
      resultTime: '1:05.31',
      resultDate: '2025-03-01',
      clubId: 6,
      clubName: 'Northgate Aquatics',
      state: 'unofficial',
    }),
  ]),
  row('SCM', 50, 'MEDLEY', [relay('X', ['Noah', 'Freya', 'Tom', 'Ines'], { resultTime: '1:49.70' })], 4),
]

type Given = Parameters<typeof recordServer>[0]
function open(given: Given = rows(), { query = '', league = false, answers = {} as Answers } = {}) {
  const view = renderPage(league ? <LeagueRecordsPage /> : <ClubRecordsPage />, {
    path: `${league ? '/2/league/records' : '/5/club/records'}${query}`,
    selection: { clubId: 5, leagueSeqno: 2 },
    answers: { ...recordServer(given), ...answers },
  })
  const lists = () => view.calls.filter(({ operation }) => operation === 'RecordList')
  return { ...view, lists, last: () => lists().at(-1)?.variables }
}
const cells = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((line) => [...line.children].map(({ textContent }) => textContent))
const address = () => window.location.search

test('[CLUB-16] men stand left of the event and women right, course by course, with name, date, time and club', async () => {
  const { last } = open()
  const long = await screen.findByRole('table', { name: 'Records, Long course (50 m)' })
  expect(cells(long)).toEqual([
    [
      'Noah OkaforRiverside Swim Club',
      '14 Nov 2026',
      '23.84',
      '50 m freestyle',
      '26.95',
      '21 Nov 2026',
      'Freya HolmRiverside Swim Club',
    ],
  ])
  expect(last()).toEqual({
    leagueSeqno: null,
    clubId: 5,
    teamId: null,
    ageFrom: null,
    ageTo: null,
    facilityType: null,
    includeUnofficial: false,
    limit: 500,
  })
  expect(screen.getByText('4 records')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Noah Okafor' })).toHaveAttribute(
    'href',
    '/5/club/athlete_performance?athlete=11',
  )
})

test('[CLUB-16] [SWIM-06] joint holders stand in one field, the earliest first; what is missing says so', async () => {
  open()
  const short = await screen.findByRole('table', { name: 'Records, Short course (25 m)' })
  expect(cells(short)).toEqual([
    [
      'Samir Aziz / Aaron LindPartly unofficialEqualledRiverside Swim Club / Northgate Aquatics',
      '13 Oct 2024',
      '1:05.31',
      '100 m breaststroke',
      'No data',
      '',
      '',
    ],
  ])
  // of a club that the viewer may not open
  expect(screen.queryByRole('link', { name: 'Aaron Lind' })).not.toBeInTheDocument()
})

test('[CLUB-16] mixed relays have their own half with the names of their swimmers', async () => {
  open()
  const mixed = await screen.findByRole('table', { name: 'Mixed records, Short course (25 m)' })
  expect(cells(mixed)).toEqual([
    ['4 × 50 m medley relay', '1:49.70', '14 Nov 2026', 'Noah, Freya, Tom, InesRiverside Swim Club'],
  ])
})

test('[CLUB-16] course, group, ages and unofficial swims filter the list and stand in the address', async () => {
  const { user, last } = open(({ ageTo }) => (ageTo === null ? rows() : rows().slice(1)))
  await screen.findByText('Freya Holm')
  expect(screen.queryByRole('combobox', { name: 'Club' })).not.toBeInTheDocument()
  await user.click(screen.getByText('SCM'))
  await user.click(screen.getByRole('combobox', { name: 'Group' }))
  await user.click(await screen.findByTitle('Junior squad'))
  await user.type(screen.getByLabelText('Age from'), '11{Enter}')
  await user.type(screen.getByLabelText('Age to'), '12{Enter}')
  await user.click(screen.getByRole('switch', { name: 'Include unofficial' }))
  await waitFor(() =>
    expect(last()).toMatchObject({
      clubId: 5,
      facilityType: 'SCM',
      teamId: 2,
      ageFrom: 11,
      ageTo: 12,
      includeUnofficial: true,
    }),
  )
  expect(address()).toBe('?course=SCM&teamId=2&ageFrom=11&ageTo=12&unofficial=1')
  expect(screen.queryByText('Freya Holm')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(await screen.findByText('Freya Holm')).toBeVisible()
  expect(address()).toBe('')
})

test('[CLUB-16] the address alone gives the same list; nonsense in it is left out', async () => {
  const { last } = open(rows(), { query: '?course=LCM&teamId=3&ageFrom=14&ageTo=10&unofficial=1&clubId=9' })
  await screen.findByText('Freya Holm')
  expect(last()).toMatchObject({
    clubId: 5,
    facilityType: 'LCM',
    teamId: 3,
    ageFrom: 10,
    ageTo: 14,
    includeUnofficial: true,
  })
  expect(screen.getByText('Official and unofficial results')).toBeVisible()
})

test('[LEAGUE-02] [LEAGUE-07] a league asks for its own records; one of its clubs can be chosen, then a group of it', async () => {
  const { user, last } = open(rows(), { league: true })
  await screen.findByText('Freya Holm')
  expect(last()).toMatchObject({ leagueSeqno: 2, clubId: null, teamId: null })
  expect(screen.queryByRole('combobox', { name: 'Group' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('combobox', { name: 'Club' }))
  await user.click(await screen.findByTitle('Northgate Aquatics'))
  await waitFor(() => expect(last()).toMatchObject({ leagueSeqno: 2, clubId: 6 }))
  await user.click(await screen.findByRole('combobox', { name: 'Group' }))
  await user.click(await screen.findByTitle('Masters'))
  await waitFor(() => expect(last()).toMatchObject({ leagueSeqno: 2, clubId: 6, teamId: 3 }))
  expect(address()).toBe('?clubId=6&teamId=3')
})

test('[SWIM-06] a time says how it came about: swim, meet, date, course, status and file', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '23.84, 50 m freestyle: how this record came about' }))
  expect(await screen.findByText('How this record came about')).toBeVisible()
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')!.textContent,
    fact.querySelector('dd')!.textContent,
  ])
  expect(facts).toEqual([
    ['Swimmer', 'Noah Okafor'],
    ['Swim', '23.84, 50 m freestyle, final'],
    ['Club', 'Riverside Swim Club'],
    ['Meet', 'Autumn Meet'],
    ['Date', '14 Nov 2026'],
    ['Course', 'Long course (50 m)'],
    ['Status', 'Official'],
    ['Timing', 'automatic'],
    ['File', 'autumn.lxf'],
  ])
})

test('[CLUB-16] without any record the unofficial ones are one step away', async () => {
  const { user, last } = open(({ includeUnofficial }) => (includeUnofficial ? rows() : []))
  expect(await screen.findByRole('heading', { name: 'No records yet' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Include unofficial' }))
  expect(await screen.findByText('Freya Holm')).toBeVisible()
  expect(last()).toMatchObject({ includeUnofficial: true })
})

test('[CLUB-16] filters that nothing meets are repeated and can be cleared', async () => {
  const { user } = open(({ ageTo }) => (ageTo === null ? rows() : []), { query: '?course=SCM&teamId=2&ageTo=9' })
  expect(await screen.findByText('No records for these filters')).toBeVisible()
  expect(await screen.findByText('Short course (25 m), Junior squad, age up to 9', { selector: 'div p' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Freya Holm')).toBeVisible()
  expect(address()).toBe('')
})

test('[CLUB-16] [LEAGUE-02] a failed list says so, keeps the filters and can be tried again', async () => {
  let isDown = true
  const { user } = open(rows(), {
    league: true,
    query: '?course=SCM',
    answers: {
      RecordList: (call) => {
        if (isDown) return { error: 'The database is busy', extensions: { code: 'CONFLICT' } }
        const answer = recordServer(rows())['RecordList']
        if (typeof answer !== 'function') throw new Error('records are answered by variables')
        return answer(call)
      },
    },
  })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Records could not be loaded')).toBeVisible()
  expect(alert).toHaveTextContent('Your filters are kept.')
  expect(address()).toBe('?course=SCM')
  isDown = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Freya Holm')).toBeVisible()
})

test('[CLUB-16] a phone shows one half as a list, switched by Male and Female', async () => {
  setViewport(360)
  const { user } = open()
  expect(await screen.findByText('Noah Okafor')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByText('Freya Holm')).not.toBeInTheDocument()
  await user.click(screen.getByText('Female'))
  expect(await screen.findByText('Freya Holm')).toBeVisible()
  expect(screen.queryByText('Noah Okafor')).not.toBeInTheDocument()
  expect(address()).toBe('?half=F')
  await user.click(screen.getByText('Mixed'))
  expect(await screen.findByText('Noah, Freya, Tom, Ines')).toBeVisible()
})

test('[CLUB-16] the list can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  print.mockRestore()
})

test('[CLUB-16] the shown records can be saved as a file, without a cell that a spreadsheet would run', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open([
    row('LCM', 50, 'FREE', [
      holder({ gender: 'F', firstName: '=cmd', lastName: 'Holm, "Fre"', resultTime: '26.95' }),
      holder({ gender: 'F', firstName: 'Ines', lastName: 'Roy', resultTime: '26.95', state: 'unofficial' }),
    ]),
  ])
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(click).toHaveBeenCalledTimes(1)
  click.mockRestore()
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(saved[0]!)
  })
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Course,Event,Gender,Time,Date,Name,Club,Status',
    `Long course (50 m),50 m freestyle,Female,26.95,2026-11-14,"'=cmd Holm, ""Fre"" / Ines Roy",Riverside Swim Club,official / unofficial`,
    '',
  ])
})

test('[LEAGUE-02] who does not see all clubs of a league is told so and can go on to the own club', async () => {
  const { user, last } = open([], {
    league: true,
    answers: {
      RecordList: (call) => {
        if (call.variables['clubId'] === null)
          return { error: 'These records cover clubs whose results you may not see', extensions: { code: 'FORBIDDEN' } }
        const answer = recordServer(rows())['RecordList']
        if (typeof answer !== 'function') throw new Error('records are answered by variables')
        return answer(call)
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Show Riverside Swim Club' }))
  expect(await screen.findByText('Freya Holm')).toBeVisible()
  expect(last()).toMatchObject({ leagueSeqno: 2, clubId: 5 })
  expect(address()).toBe('?clubId=5')
})

test('[CLUB-16] where no column is left for it the date stands below the club', async () => {
  setViewport(800)
  open()
  const long = await screen.findByRole('table', { name: 'Records, Long course (50 m)' })
  expect(cells(long)).toEqual([
    [
      'Noah OkaforRiverside Swim Club14 Nov 2026',
      '23.84',
      '50 m freestyle',
      '26.95',
      'Freya HolmRiverside Swim Club21 Nov 2026',
    ],
  ])
})
