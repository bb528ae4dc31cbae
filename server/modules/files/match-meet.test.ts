import { matchMeet, type KnownMeet } from './match-meet'

const meet = (name: string, more: Partial<KnownMeet> = {}): KnownMeet => ({
  meetId: 1,
  name,
  startDate: '2026-05-14',
  course: 'LCM',
  ...more,
})
const file = (name: string) => ({ name, startDate: '2026-05-14', course: 'LCM' })
const full = '2026 Lakeshore Long Course Invitational'

test.each([
  ['the same name', full, full],
  ['other case and punctuation', 'Hillcrest vs. Riverbend', 'HILLCREST VS RIVERBEND'],
  ['a name that SDIF cut at 30', full.slice(0, 30), full],
  ['a name that was cut here before', full, full.slice(0, 30)],
  [
    'a name that HY3 cut at 45',
    'Regional Long Course Championships of the Nor',
    'Regional Long Course Championships of the North East',
  ],
])('[IMPORT-04] %s is the same meet', (_name, inFile, known) => {
  expect(matchMeet(file(inFile), [meet(known)])?.meetId).toBe(1)
})

test.each<[string, string, KnownMeet]>([
  ['a longer name that was not cut', 'County Championships', meet('County Championships Masters')],
  ['another start date', full, meet(full, { startDate: '2026-05-15' })],
  ['another course', full, meet(full, { course: 'SCM' })],
])('[IMPORT-04] %s is another meet', (_name, inFile, known) => {
  expect(matchMeet(file(inFile), [known])).toBeUndefined()
})

test('[IMPORT-04] the whole name wins over a cut one, and a meet without a course fits any', () => {
  const meets = [meet(full.slice(0, 30)), meet(full, { meetId: 2, course: null })]
  expect(matchMeet(file(full), meets)?.meetId).toBe(2)
})
