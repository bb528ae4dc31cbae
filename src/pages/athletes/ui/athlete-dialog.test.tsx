import { screen, waitFor, within } from '@testing-library/react'
import { EMAIL_INVALID, EMAIL_REQUIRED, NAME_REQUIRED, NAME_TOO_LONG, VALUE_REQUIRED } from 'contracts/messages'
import { errorStore } from '@/shared/api'
import { renderPage, type Answers } from '@/shared/lib/testing'
import { AthletesPage } from './AthletesPage'
import { athleteServer, stored, type StoredAthlete } from './athletes-world'

const people = () => [stored(1, 'Mia', 'Sandberg'), stored(2, 'Noah', 'Okafor', { gender: 'M', email: null })]

const inDialog = (label: string | RegExp) => within(screen.getByRole('dialog')).getByLabelText(label)

interface OpenOptions {
  answers?: Answers
  level?: 'COACH' | 'STAFF'
}

async function open(rows: StoredAthlete[], { answers = {}, level = 'STAFF' }: OpenOptions = {}) {
  const view = renderPage(<AthletesPage />, {
    path: '/5/club/athlete_list',
    selection: { clubId: 5 },
    answers: { ...athleteServer(rows, level), ...answers },
  })
  await screen.findByText(rows.length > 0 ? 'Mia Sandberg' : 'No athletes yet')
  const sent = (operation: string) => view.calls.filter((call) => call.operation === operation).at(-1)?.variables
  const act = async (name: string, action: 'Edit' | 'Delete') => {
    await view.user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: action }))
    return screen.findByRole('dialog')
  }
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }))
  return { ...view, sent, act, save }
}

test('[CLUB-04] [API-12] the first athlete of an empty club is added and stands in the list at once', async () => {
  const { user, sent, save } = await open([])
  await user.click(screen.getAllByRole('button', { name: 'Add athlete' })[0]!)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.type(screen.getByLabelText('First name'), 'Alma')
  await user.type(screen.getByLabelText('Last name'), 'Berg')
  await user.type(screen.getByLabelText('Birth date'), '2016-03-14{Enter}')
  await user.click(screen.getByLabelText('Gender'))
  await user.click(await screen.findByTitle('Female'))
  await user.type(inDialog('E-mail'), 'berg@mail.example')
  expect(await screen.findByText(/^\d+ years old today$/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  await save()
  expect(await screen.findByRole('link', { name: 'Alma Berg' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('1 athlete in 2 groups')).toBeVisible()
  expect(screen.getByText('Alma Berg has been added')).toBeVisible()
  expect(sent('AthleteMerge')?.['data']).toMatchObject({
    firstName: 'Alma',
    lastName: 'Berg',
    birthDate: '2016-03-14',
    gender: 'F',
    email: 'berg@mail.example',
    status: 'ACTIVE',
    startMembership: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    clubId: 5,
    updateSource: 'web',
  })
})

test('[VAL-01] [VAL-02] [VAL-03] the rules of the form stand at their fields', async () => {
  const { user } = await open(people())
  await user.click(screen.getByRole('button', { name: 'Add athlete' }))
  await screen.findByRole('dialog')
  const said = inDialog
  await user.click(said('First name'))
  await user.type(said('Last name'), 'x'.repeat(51))
  await user.click(said('Birth date'))
  await user.click(said('E-mail'))
  await user.click(said('First name'))
  await waitFor(() => expect(said('First name')).toHaveAccessibleDescription(NAME_REQUIRED))
  expect(said('Last name')).toHaveAccessibleDescription(NAME_TOO_LONG)
  expect(said('Birth date')).toHaveAccessibleDescription(VALUE_REQUIRED)
  expect(said('E-mail')).toHaveAccessibleDescription(EMAIL_REQUIRED)
  await user.type(said('E-mail'), 'berg.family@mail')
  await waitFor(() => expect(said('E-mail')).toHaveAccessibleDescription(EMAIL_INVALID))
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('[SHELL-24] [API-12] the first row opens in edit; only what changed is sent, with the copy it was read from', async () => {
  const { user, sent, act, save } = await open(people())
  const dialog = await act('Mia Sandberg', 'Edit')
  expect(within(dialog).getByText('Edit athlete')).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Mia')
  await user.clear(screen.getByLabelText('Last name'))
  await user.type(screen.getByLabelText('Last name'), 'Berg')
  await save()
  expect(await screen.findByRole('link', { name: 'Mia Berg' })).toBeVisible()
  expect(sent('AthleteMerge')?.['data']).toEqual({
    athleteId: 1,
    lastName: 'Berg',
    updateSource: 'web',
    ifUpdateDate: '2026-11-01T10:00:00.000Z',
  })
})

test('[CLUB-04] an imported athlete without e-mail can be moved to a group', async () => {
  const { user, sent, act, save } = await open(people())
  await act('Noah Okafor', 'Edit')
  await user.click(inDialog(/^Group/))
  await user.click(await screen.findByTitle('Junior squad'))
  await save()
  expect(await screen.findByRole('cell', { name: 'Junior squad' })).toBeVisible()
  expect(sent('AthleteMerge')?.['data']).toMatchObject({ athleteId: 2, teamId: 2 })
  expect(sent('AthleteMerge')?.['data']).not.toHaveProperty('email')
})

test('[SHELL-24] the focus goes back to where the dialog was opened', async () => {
  const { user, act } = await open(people())
  await act('Mia Sandberg', 'Edit')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Mia Sandberg' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Add athlete' }))
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add athlete' })).toHaveFocus())
})

test('[API-16] a failing save keeps the dialog and what was typed, and shows the words of the server', async () => {
  const { user, act, save } = await open(people(), {
    answers: { AthleteMerge: { error: 'The club is closed for changes', extensions: { code: 'FORBIDDEN' } } },
  })
  await act('Mia Sandberg', 'Edit')
  await user.type(screen.getByLabelText('Last name'), 'son')
  await save()
  expect(await screen.findByText('The club is closed for changes')).toHaveFocus()
  expect(screen.getByLabelText('Last name')).toHaveValue('Sandbergson')
  expect(errorStore.read()).toBe('The club is closed for changes')
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('[API-16] a refused field is told at the field', async () => {
  const extensions = { code: 'BAD_INPUT', fields: { email: 'This address is blocked' } }
  const { user, act, save } = await open(people(), {
    answers: { AthleteMerge: { error: 'This address is blocked', extensions } },
  })
  await act('Mia Sandberg', 'Edit')
  await user.type(screen.getByLabelText('First name'), 'h')
  await save()
  await waitFor(() => expect(inDialog('E-mail')).toHaveAccessibleDescription('This address is blocked'))
  expect(inDialog('E-mail')).toHaveFocus()
})

test('[CLUB-04] a stale copy is not saved: what somebody else changed is said in place, a second save goes beside it', async () => {
  const rows = people()
  const { user, sent, act, save } = await open(rows)
  await act('Mia Sandberg', 'Edit')
  rows[0] = { ...rows[0]!, status: 'INACTIVE', teamId: 2, updateDate: '2026-11-02T09:00:00.000Z' }
  await user.type(screen.getByLabelText('Last name'), 'son')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Somebody else has changed this athlete meanwhile: Status is now Inactive, Group is now Junior squad.',
  )
  expect(screen.getByLabelText('Last name')).toHaveValue('Sandbergson')
  await save()
  expect(await screen.findByRole('link', { name: 'Mia Sandbergson' })).toBeVisible()
  expect(sent('AthleteMerge')?.['data']).toMatchObject({ ifUpdateDate: '2026-11-02T09:00:00.000Z' })
  expect(rows[0]).toMatchObject({ lastName: 'Sandbergson', status: 'INACTIVE', teamId: 2 })
})

test('[CLUB-04] [API-12] deleting asks, names the athlete, and the row goes at once', async () => {
  const { user, sent, act } = await open(people())
  const dialog = await act('Noah Okafor', 'Delete')
  expect(dialog).toHaveTextContent('Delete Noah Okafor?')
  expect(sent('PersonDelete')).toBeUndefined()
  await user.click(within(dialog).getByRole('button', { name: 'Delete athlete' }))
  await waitFor(() => expect(screen.queryByText('Noah Okafor')).not.toBeInTheDocument())
  expect(sent('PersonDelete')).toEqual({ personId: 2 })
  expect(await screen.findByText('1 athlete in 2 groups')).toBeVisible()
})

test('[CLUB-04] a refused delete says why and leaves the row', async () => {
  const error = 'This person has 4 results: delete those first'
  const { user, act } = await open(people(), {
    answers: { PersonDelete: { error, extensions: { code: 'CONFLICT' } } },
  })
  const dialog = await act('Noah Okafor', 'Delete')
  await user.click(within(dialog).getByRole('button', { name: 'Delete athlete' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(error)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('link', { name: 'Noah Okafor' })).toBeVisible()
})

test('[PERM-01] a coach edits and does not delete', async () => {
  const { user } = await open(people(), { level: 'COACH' })
  await user.click(screen.getByRole('button', { name: 'Actions for Mia Sandberg' }))
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
})
