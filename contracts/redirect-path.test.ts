import { routeMatcher, safeRedirectPath } from './redirect-path'

const isKnownPath = routeMatcher([
  '/',
  '/{club}/club/homeclub',
  '/{club}/club/athlete_list',
  '/{club}/club/Ranks',
  '/{league}/league',
  '/{league}/league/report',
  '/lib/program',
  '/lib/map',
  '/lib/drill_lib/{drill}',
  '/admin/user_list',
  '/auth/signin',
  '/auth/signup',
  '/auth/user_profile',
])

it.each([
  '/',
  '/7/club/homeclub',
  '/7/club/athlete_list?status=ACTIVE&search=a%20b',
  '/7/club/Ranks#top',
  '/7/club/ranks',
  '/12/league',
  '/12/league/',
  '/lib/map?zoom=4&at=50.1,8.6',
  '/lib/drill_lib/33',
  '/auth/user_profile',
  // a host in the query of a known path stays a query
  '/lib/program?next=//evil.example',
])('[AUTH-08] goes back to %s', (path) => {
  expect(safeRedirectPath(path, isKnownPath)).toBe(path)
})

it.each([
  'https://evil.example',
  'http://evil.example/7/club/homeclub',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/7/club/homeclub',
  '//evil.example/7/club/homeclub',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /lib/program',
  '/lib/program\r\nSet-Cookie: a=b',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/lib/%2e%2e/admin/user_list',
  '/lib/../admin/user_list',
  '/./lib/program',
  '/.evil.example',
  '/@evil.example',
  '@evil.example',
  'evil.example',
  'lib/program',
  '?redirect=/lib/program',
  '#/lib/program',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  '/lib/program;//evil.example',
  '/lib//program',
  '/lib/program//evil.example',
  '/graphql',
  '/unknown',
  '/x/club/homeclub',
  '/0/club/homeclub',
  '/7/club/homeclub/extra',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  '/auth/signin',
  '/auth/signin?redirect=/auth/signin',
  '/auth/signup/',
  `/lib/program?x=${'a'.repeat(2000)}`,
  '',
  null,
  undefined,
])('[AUTH-08] does not follow %j', (redirect) => {
  expect(safeRedirectPath(redirect, isKnownPath)).toBeNull()
})

it.each(['/lib/program?x=\r\nSet-Cookie: a=b', '/lib/program?x=\\evil', '/lib/program#<script>', '/lib/program?x= y'])(
  '[AUTH-08] does not follow %j, whose path is known and whose query is hostile',
  (redirect) => expect(safeRedirectPath(redirect, isKnownPath)).toBeNull(),
)

it.each([
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/lib/%2e%2e/admin',
  '/lib/../admin',
  '/@evil.example',
])('[AUTH-08] does not follow %j even where every path is known', (redirect) =>
  expect(safeRedirectPath(redirect, () => true)).toBeNull(),
)
