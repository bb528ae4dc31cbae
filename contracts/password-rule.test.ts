import { COMMON_PASSWORDS } from './common-passwords'
import {
  PASSWORD_COMMON,
  PASSWORD_PERSONAL,
  PASSWORD_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  passwordClass,
  passwordProblem,
} from './password-rule'

const owner = { email: 'anna.berg@club.example', name: 'Anna Berg' }

it.each<[string, string | null]>([
  ['', PASSWORD_REQUIRED],
  ['abc', PASSWORD_TOO_SHORT],
  ['🏊🏊🏊', PASSWORD_TOO_SHORT],
  ['xk7q', null],
  ['four words of swim', null],
  ['k'.repeat(8), PASSWORD_COMMON],
  ['x7'.repeat(100), null],
  ['x7'.repeat(100) + 'x', PASSWORD_TOO_LONG],
  ['password', PASSWORD_COMMON],
  ['PassWord', PASSWORD_COMMON],
  ['1234', PASSWORD_COMMON],
  ['anna.berg@club.example', PASSWORD_PERSONAL],
  ['AnnaBerg', PASSWORD_PERSONAL],
  ['anna2024!', PASSWORD_PERSONAL],
  ['berg-anna', PASSWORD_PERSONAL],
  ['annaanna', PASSWORD_PERSONAL],
  ['Anna eats plums', null],
  ['hannover', null],
])('[VAL-08] the password %j: %s', (password, problem) => {
  expect(passwordProblem(password, owner)).toBe(problem)
})

it('[VAL-08] without an owner only length and commonness count', () => {
  expect(passwordProblem('annaberg')).toBeNull()
  expect(passwordProblem('annaberg', { email: null, name: '' })).toBeNull()
})

it('[VAL-08] a spelling with wide letters is the same password', () => {
  expect(passwordProblem('ｐａｓｓｗｏｒｄ')).toBe(PASSWORD_COMMON)
})

it('[VAL-08] all 100 of the list are refused', () => {
  expect(COMMON_PASSWORDS.size).toBe(100)
  for (const password of COMMON_PASSWORDS) expect(passwordProblem(password)).toBe(PASSWORD_COMMON)
})

it.each([
  ['elevenchars', 'short'],
  ['twelve chars', 'long'],
] as const)('the class of %j is %s', (password, expected) => {
  expect(passwordClass(password)).toBe(expected)
})
