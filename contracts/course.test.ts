import { compareCourses, courseFromLetter, courseLabel, courseUnit, isCourse } from './course'

it.each([
  ['L', 'LCM'],
  ['s', 'SCM'],
  [' Y ', 'SCY'],
  ['1', 'SCM'],
  ['2', 'SCY'],
  ['3', 'LCM'],
  ['X', null],
  ['', null],
  ['toString', null],
])('courseFromLetter(%j) is %j', (letter, course) => {
  expect(courseFromLetter(letter)).toBe(course)
})

it.each([
  ['LCM', 'Long course (50 m)', 'm'],
  ['SCM', 'Short course (25 m)', 'm'],
  ['SCY', 'Short course (25 y)', 'y'],
  ['SCM33', 'SCM33', 'm'],
  ['SCY20', 'SCY20', 'y'],
  ['OPEN', 'OPEN', 'm'],
])('[SWIM-05] %s keeps its own name (%s) and unit (%s)', (course, label, unit) => {
  expect(isCourse(course)).toBe(true)
  expect(courseLabel(course)).toBe(label)
  expect(courseUnit(course)).toBe(unit)
})

it.each(['', 'lcm', 'L', '25 m', "SCM'; drop", '50M'])('%j is no course', (text) => {
  expect(isCourse(text)).toBe(false)
})

it('orders long course, metres, yards, odd pools', () => {
  expect(['SCY20', 'SCY', 'SCM', 'OPEN', 'LCM'].sort(compareCourses)).toEqual(['LCM', 'SCM', 'SCY', 'OPEN', 'SCY20'])
})
