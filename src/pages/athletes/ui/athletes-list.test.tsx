import { screen, waitFor, within } from '@testing-library/react'
import { renderPage, setViewport, type Answer, type Answers, type Call } from '@/shared/lib/testing'
import { AthletesPage } from './AthletesPage'
import { athleteServer, stored, type StoredAthlete } from './athletes-world'

const people = () => [
  stored(1, 'Mia', 'Sandberg'),
  stored(2, 'Noah', 'Okafor', { gender: 'M', age: 16, teamId: 2 }),
  stored(3, 'Zoe', 'Petrov', { status: 'TRYOUT', email: null, teamId: null, startMembership: null, age: null }),
]
const many = () => Array.from({ length: 53 }, (_, index) => stored(index + 1, 'Swimmer', `No ${index + 1}`))

interface OpenOptions {
  query?: string
  answers?: Answers
  level?: 'MEMBER' | 'STAFF'
}

function open(rows: StoredAthlete[], { query = '', answers = {}, level = 'STAFF' }: OpenOptions = {}) {
  const view = renderPage(<AthletesPage />, {
    path: `/5/club/athlete_list${query}`,
    selection: { clubId: 5 },
    answers: { ...athleteServer(rows, level), ...answers },
  })
  const lists = () => view.calls.filter(({ operation }) => operation === 'AthleteList')
  return { ...view, lists, last: () => lists().at(-1)?.variables }
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const address = () => window.location.search

test('[CLUB-04] the list shows name, age, gender, group, status, membership and e-mail', async () => {
  open(people())
  const table = await screen.findByRole('table', { name: 'Athletes' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Athlete', 'Age', 'Gender', 'Group', 'Status', 'Member since', 'E-mail', 'Actions'])
  const [mia, , zoe] = table.querySelectorAll<HTMLElement>('tbody tr[data-row-key]')
  expect(cells(mia!)).toEqual([
    'MSMia Sandberg',
    '15',
    'Female',
    'Competition',
    'Active',
    'Sep 2021',
    'mia@mail.example',
    '',
  ])
  expect(cells(zoe!)).toEqual(['ZPZoe Petrov', '–', 'Female', '–', 'Tryout', '–', '–', ''])
  expect(screen.getByRole('link', { name: 'Mia Sandberg' })).toHaveAttribute(
    'href',
    '/5/club/athlete_performance?athlete=1',
  )
  expect(screen.getByText('3 athletes in 2 groups')).toBeVisible()
})

test('[CLUB-04] a search is sent with the club, stands in the address and says how many of how many', async () => {
  const { user, last } = open(people())
  await user.type(await screen.findByLabelText('Name or e-mail'), 'okaf')
  expect(await screen.findByText('1 of 3')).toBeVisible()
  expect(last()).toMatchObject({ clubId: 5, search: 'okaf', email: null, offset: 0 })
  expect(address()).toBe('?search=okaf')
  expect(screen.queryByText('Mia Sandberg')).not.toBeInTheDocument()
})

test('[CLUB-04] a whole e-mail address is looked for as such', async () => {
  const { user, last } = open(people())
  await user.type(await screen.findByLabelText('Name or e-mail'), 'noah@mail.example')
  await screen.findByText('1 of 3')
  expect(last()).toMatchObject({ search: null, email: 'noah@mail.example' })
})

test('[CLUB-04] status, group and competitive filter the list and stand in the address', async () => {
  const { user, last } = open(people())
  await screen.findByText('Mia Sandberg')
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }))
    await user.click(await screen.findByTitle(option))
  }
  await choose('Status', 'Active')
  await choose('Group', 'Junior squad')
  await choose('Competitive', 'Competitive: yes')
  await waitFor(() => expect(last()).toMatchObject({ status: 'ACTIVE', teamId: 2, competitiveFlag: 1 }))
  await waitFor(() => expect(screen.queryByText('Mia Sandberg')).not.toBeInTheDocument())
  expect(address()).toBe('?status=ACTIVE&teamId=2&competitiveFlag=1')
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(await screen.findByText('Noah Okafor')).toBeVisible()
  expect(address()).toBe('')
})

test('[CLUB-04] the address alone gives the same list', async () => {
  const { last } = open(many(), { query: '?search=no&status=ACTIVE&teamId=1&competitiveFlag=0&sort=-age&page=2' })
  expect(await screen.findByText('26 to 50 of 53')).toBeVisible()
  expect(last()).toEqual({
    clubId: 5,
    search: 'no',
    email: null,
    status: 'ACTIVE',
    teamId: 1,
    competitiveFlag: 0,
    orderBy: '-age',
    offset: 25,
    limit: 25,
  })
})

test('[CLUB-04] nonsense in the address is ignored', async () => {
  const { last } = open(people(), { query: '?sort=password&page=-3&teamId=x&competitiveFlag=7' })
  await screen.findByText('Mia Sandberg')
  expect(last()).toMatchObject({ orderBy: 'lastName', offset: 0, teamId: null, competitiveFlag: null })
})

test('[CLUB-04] a click on a column head orders by it, a second one turns the order round', async () => {
  const { user, last } = open(people())
  const age = await screen.findByRole('columnheader', { name: 'Age' })
  expect(screen.getByRole('columnheader', { name: 'Athlete' })).toHaveAttribute('aria-sort', 'ascending')
  await user.click(age)
  await waitFor(() => expect(last()).toMatchObject({ orderBy: 'age' }))
  expect(screen.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending')
  await user.click(screen.getByRole('columnheader', { name: 'Age' }))
  await waitFor(() => expect(last()).toMatchObject({ orderBy: '-age' }))
  expect(address()).toBe('?sort=-age')
})

test('[CLUB-04] pages of 25; a filter starts at the first page', async () => {
  const { user, last } = open(many())
  expect(await screen.findByText('1 to 25 of 53')).toBeVisible()
  await user.click(screen.getByTitle('3'))
  expect(await screen.findByText('51 to 53 of 53')).toBeVisible()
  expect(address()).toBe('?page=3')
  await user.type(screen.getByLabelText('Name or e-mail'), 'no 5')
  await waitFor(() => expect(last()).toMatchObject({ search: 'no 5', offset: 0 }))
  expect(address()).toBe('?search=no+5')
})

test('[CLUB-04] a page behind the end becomes the last one', async () => {
  open(many(), { query: '?page=9' })
  expect(await screen.findByText('51 to 53 of 53')).toBeVisible()
  expect(address()).toBe('?page=3')
})

test('[CLUB-04] first use says the next steps', async () => {
  const { user } = open([])
  expect(await screen.findByRole('heading', { name: 'No athletes yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Upload Files' })).toHaveAttribute('href', '/5/club/etl')
  const [, inState] = screen.getAllByRole('button', { name: 'Add athlete' })
  await user.click(inState!)
  expect(within(await screen.findByRole('dialog')).getByText('Add athlete')).toBeVisible()
})

test('[CLUB-04] no match repeats the filters and clears them', async () => {
  const { user } = open(people(), { query: '?search=xyz&status=WAITING&teamId=2' })
  expect(await screen.findByRole('heading', { name: 'No athletes for these filters' })).toBeVisible()
  expect(await screen.findByText('“xyz”, Waiting list, Junior squad')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Mia Sandberg')).toBeVisible()
})

test('[CLUB-04] a failure is told in its card and can be tried again', async () => {
  let fails = true
  const rows = people()
  const works = athleteServer(rows)['AthleteList'] as (call: Call) => Answer
  const { user } = open(rows, { answers: { AthleteList: (call) => (fails ? 'unreachable' : works(call)) } })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Athletes could not be loaded')
  expect(alert).toHaveTextContent('Your filters are kept.')
  expect(screen.getByLabelText('Name or e-mail')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mia Sandberg')).toBeVisible()
})

test('[PERM-01] members see neither status nor e-mail nor actions', async () => {
  open(people(), { level: 'MEMBER' })
  const table = await screen.findByRole('table', { name: 'Athletes' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Athlete', 'Age', 'Gender', 'Group'])
  expect(screen.queryByRole('button', { name: 'Add athlete' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toBeVisible()
})

test('[CLUB-04] on a phone the table is a list and the filters are in a sheet', async () => {
  setViewport(360)
  const { user, last } = open(people())
  const list = await screen.findByRole('list', { name: 'Athletes' })
  const [mia, , zoe] = within(list).getAllByRole('listitem')
  expect(mia).toHaveTextContent('Mia Sandberg15 years, Competition')
  expect(mia).not.toHaveTextContent('Active')
  expect(zoe).toHaveTextContent('age unknown')
  expect(zoe).toHaveTextContent('Tryout')
  expect(screen.queryByRole('combobox', { name: 'Group' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('combobox', { name: 'Group' }))
  await user.click(await screen.findByTitle('Junior squad'))
  await waitFor(() => expect(last()).toMatchObject({ teamId: 2 }))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByRole('button', { name: 'Filters, 1 set' })).toBeVisible()
  expect(screen.getByText('1 of 3')).toBeVisible()
})
