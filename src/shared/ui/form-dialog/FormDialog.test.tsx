import { screen, waitFor } from '@testing-library/react'
import { CombinedError } from '@urql/core'
import { GraphQLError } from 'graphql'
import { object } from 'yup'
import { EMAIL_INVALID, NAME_REQUIRED } from 'contracts/messages'
import { optionalEmail, requiredName } from 'contracts/validation'
import { renderPage } from '@/shared/lib/testing'
import { TextField } from '../fields'
import { FormDialog } from './FormDialog'
import { useEditor } from './use-editor'

interface Coach {
  id: number
  name: string
  email: string | null
}

const schema = object({ name: requiredName(), email: optionalEmail() })
const rows: Coach[] = [
  { id: 1, name: 'Marta Ilves', email: null },
  { id: 2, name: 'Erik Dahl', email: 'erik@riverside.example' },
]
const failed = (message: string, extensions = {}) =>
  new CombinedError({ graphQLErrors: [new GraphQLError(message, { extensions })] })

function Coaches({ onSave }: { onSave: (values: Coach) => Promise<CombinedError | undefined> }) {
  const editor = useEditor<Coach>()
  return (
    <>
      <button onClick={editor.openNew}>Add coach</button>
      {rows.map((row) => (
        <button key={row.id} onClick={() => editor.openEdit(row)}>
          Edit {row.name}
        </button>
      ))}
      {editor.isOpen && (
        <FormDialog
          title={editor.row ? 'Edit coach' : 'Add coach'}
          initialValues={editor.row ?? { id: 0, name: '', email: '' }}
          schema={schema}
          onSave={onSave}
          onClose={editor.close}
        >
          <TextField name="name" label="Name" maxLength={50} />
          <TextField name="email" label="E-mail" isOptional />
        </FormDialog>
      )}
    </>
  )
}

test('[SHELL-24] add and edit share the dialog, and the first row opens in edit too', async () => {
  const { user } = renderPage(<Coaches onSave={async () => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Edit Marta Ilves' }))
  expect(await screen.findByRole('dialog', { name: 'Edit coach' })).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Marta Ilves')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add coach' }))
  expect(await screen.findByRole('dialog', { name: 'Add coach' })).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('[SHELL-24] while saving an overlay covers the dialog, a second save is impossible, then it closes', async () => {
  let finish = () => {}
  const onSave = jest.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))))
  const { user } = renderPage(<Coaches onSave={onSave} />)
  await user.click(screen.getByRole('button', { name: 'Edit Erik Dahl' }))
  const name = await screen.findByLabelText('Name')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  await user.type(name, '{Enter}')
  expect(await screen.findByRole('status', { name: 'Saving' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(name).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.keyboard('{Enter}{Escape}')
  expect(onSave).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toBeVisible()
  finish()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('Save is off while the form is invalid, and the message stands at its field', async () => {
  const { user } = renderPage(<Coaches onSave={async () => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Add coach' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled())
  await user.type(screen.getByLabelText(/E-mail/), 'nora@mail')
  await user.click(screen.getByLabelText('Name'))
  await user.tab()
  expect(await screen.findByText(NAME_REQUIRED)).toBeVisible()
  expect(screen.getByText(EMAIL_INVALID)).toBeVisible()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(NAME_REQUIRED)
})

test('a refused save keeps the dialog and what was typed, and shows the words of the server', async () => {
  const answers = [
    failed('Someone saved this coach before you'),
    failed('', { code: 'BAD_INPUT', fields: { name: 'Taken' } }),
  ]
  const { user } = renderPage(<Coaches onSave={async () => answers.shift()} />)
  await user.click(screen.getByRole('button', { name: 'Edit Erik Dahl' }))
  await user.type(await screen.findByLabelText('Name'), ' junior')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Someone saved this coach before you')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Erik Dahl junior')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Taken')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Taken')
})
