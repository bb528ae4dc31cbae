import { AppError, describeFailure, toGraphQLError } from './errors'
import { createLog } from './log'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog({ write: (line) => (text += line) }))
  return text
}

test('[OPS-06] a line is one JSON object with time and message', () => {
  const text = logged((log) => log('http: slow or failed', { path: '/graphql', status: 500 }))
  expect(text.endsWith('\n')).toBe(true)
  expect(JSON.parse(text)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    message: 'http: slow or failed',
    path: '/graphql',
    status: 500,
  })
})

test('[OPS-06] fields that are named like secrets or personal data are left out', () => {
  const fields = {
    accessToken: 'canary',
    userEmail: 'canary',
    phone: 'canary',
    birthDate: 'canary',
    password: 'canary',
  }
  expect(logged((log) => log('x', fields))).not.toContain('canary')
})

test('[OPS-06] of a failure the kind, code and place are logged, not its message', () => {
  const failure = Object.assign(new Error('duplicate key: (user_email)=(canary@family.example)'), {
    ...{ code: '23505', constraint: 'app_user_email_key', detail: 'Key (user_email)=(canary@family.example)' },
  })
  const described = describeFailure(failure)
  expect(described).toMatchObject({ name: 'Error', code: '23505', constraint: 'app_user_email_key' })
  expect(described.at).toEqual(expect.arrayContaining([expect.stringContaining('log.test')]))
  expect(JSON.stringify(described)).not.toContain('canary')
})

test.each([
  ['23505', 'DUPLICATE'],
  ['23503', 'CONFLICT'],
  ['42501', 'FORBIDDEN'],
  ['57014', 'RATE_LIMITED'],
])('[API-11] a failure %s of the database that no module foresaw is told as %s, without its values', (code, told) => {
  const error = toGraphQLError(Object.assign(new Error('canary'), { code }))
  expect(error?.extensions.code).toBe(told)
  expect(error?.message).not.toContain('canary')
})

test('[API-11] a refusal names its fields', () => {
  const error = toGraphQLError(new AppError('BAD_INPUT', 'Name is required', { userName: 'Name is required' }))
  expect(error?.extensions).toEqual({ code: 'BAD_INPUT', fields: { userName: 'Name is required' } })
})
