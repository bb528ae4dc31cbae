import { screen, waitFor } from '@testing-library/react'
import { Form, Formik } from 'formik'
import { renderPage } from '@/shared/lib/testing'
import { DateField, SelectField, SwitchField } from '.'

const courses = [
  { value: 'SCM', label: 'Short course' },
  { value: 'LCM', label: 'Long course' },
]

function renderFields(onSubmit: (values: object) => void) {
  return renderPage(
    <Formik
      initialValues={{ course: null, day: '2016-03-14', isOpen: false }}
      initialTouched={{ course: true, day: true }}
      initialErrors={{ course: 'Value is required', day: 'Too early' }}
      validate={() => ({})}
      onSubmit={onSubmit}
    >
      <Form>
        <SelectField name="course" label="Course" options={courses} isOptional />
        <DateField name="day" label="Day" help="The first day" />
        <SwitchField name="isOpen" label="Open to all" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  )
}

test('choices, dates and switches say to a screen reader what is wrong with them', async () => {
  renderFields(() => undefined)
  expect(await screen.findByRole('combobox', { name: /Course/ })).toHaveAccessibleDescription('Value is required')
  expect(screen.getByRole('combobox', { name: /Course/ })).toBeInvalid()
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Too early')
  expect(screen.getByLabelText('Day')).toBeInvalid()
})

test('a date is held as text, a choice as its value, a switch as a boolean', async () => {
  const sent: object[] = []
  const { user } = renderFields((values) => sent.push(values))
  await user.click(await screen.findByRole('combobox', { name: /Course/ }))
  await user.click(await screen.findByTitle('Long course'))
  await user.click(screen.getByRole('switch', { name: 'Open to all' }))
  const day = screen.getByLabelText('Day')
  await user.clear(day)
  await user.type(day, '2017-12-31{Enter}')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ course: 'LCM', day: '2017-12-31', isOpen: true }))
})
