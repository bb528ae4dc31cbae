import { counted, fileLine, listed, meetLine, undoneLine, writtenLine } from './import-words'

test.each([
  [{ results: 53, relays: 4, people: 12 }, '53 results, 4 relays and 12 athletes added.'],
  [{ results: 1, people: 1, changed: 2 }, '1 result and 1 athlete added, 2 rows changed.'],
  [{ changed: 1 }, '1 row changed.'],
  [{ people: 5, visitors: 1240 }, '5 athletes added, 1,240 results of other clubs kept as text.'],
  [{ results: 0, relays: null }, 'Nothing was new: everything in the file was here already.'],
])('[CLUB-14] %j reads %s', (written, text) => expect(writtenLine(written)).toBe(text))

test.each([
  [{ removedResults: 53, removedPeople: 12, removedMeets: 1 }, '53 results, 12 athletes and 1 meet removed.'],
  [{ removedPeople: 1, restored: 3 }, '1 athlete removed, 3 rows set back to what they were.'],
  [{}, 'There was nothing to take back.'],
])('[IMPORT-05] an undo of %j reads %s', (report, text) =>
  expect(
    undoneLine({
      ...{ removedResults: 0, removedPeople: 0, removedMeets: 0, removedVisitors: 0, restored: 0, kept: [] },
      ...report,
    }),
  ).toBe(text),
)

test('file and meet are named by what is known of them', () => {
  expect(fileLine({ fileName: 'cup.hy3', format: 'HY3', lines: 1284 })).toBe('cup.hy3, HY3 file, 1,284 lines')
  expect(fileLine({ fileName: 'cup.hy3', format: null, lines: null })).toBe('cup.hy3')
  expect(meetLine({ meetName: 'Autumn Cup', meetDate: '2026-11-21' })).toBe('Autumn Cup, 21 Nov 2026')
  expect(meetLine({ meetName: null, meetDate: null })).toBeNull()
})

test('counts and lists read as a sentence', () => {
  expect(counted(1, 'line')).toBe('1 line')
  expect(counted(0, 'line')).toBe('0 lines')
  expect(listed([])).toBe('')
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
})
