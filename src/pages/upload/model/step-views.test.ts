import { stepViews } from './step-views'

const steps = (...given: [name: string, state: string, done: number, total: number][]) =>
  given.map(([name, state, done, total]) => ({ name, state, done, total }))
const view = (name: string, state: string, done: number, total: number, importState = 'reading') =>
  stepViews({ steps: steps([name, state, done, total]), state: importState })[0]!

test('[IMPORT-07] each step is a rope of ten floats with its count', () => {
  expect(
    stepViews({
      state: 'reading',
      steps: steps(['reading', 'done', 1284, 1284], ['matching', 'running', 1027, 1284], ['writing', 'waiting', 0, 0]),
    }),
  ).toEqual([
    { name: 'reading', title: 'Reading', state: 'done', text: '1,284 lines', filled: 10, percent: 100 },
    { name: 'matching', title: 'Matching', state: 'running', text: '1,027 of 1,284', filled: 7, percent: 79 },
    { name: 'writing', title: 'Writing', state: 'waiting', text: 'starts when you accept', filled: 0, percent: 0 },
  ])
})

test.each([
  [0, 1000, 0],
  [99, 1000, 0],
  [100, 1000, 1],
  [999, 1000, 9],
  // everything counted, but the step is not over: the rope waits for its last float
  [1000, 1000, 9],
  [1200, 1000, 9],
  [-5, 1000, 0],
])('[IMPORT-07] %i of %i fills %i floats while a step runs', (done, total, filled) => {
  expect(view('writing', 'running', done, total, 'writing').filled).toBe(filled)
})

test('[IMPORT-07] a step that has begun and counted nothing says so, and the count never passes its end', () => {
  expect(view('reading', 'running', 0, 0)).toMatchObject({ text: 'starting', filled: 0, percent: 0 })
  expect(view('matching', 'running', 1300, 1284).text).toBe('1,284 of 1,284')
})

test('[IMPORT-07] writing waits for the person before it waits for its turn', () => {
  expect(view('writing', 'waiting', 0, 0, 'preview').text).toBe('starts when you accept')
  expect(view('matching', 'waiting', 0, 0, 'reading').text).toBe('waiting')
})

test('[IMPORT-07] an import without steps shows none', () => {
  expect(stepViews({ steps: null, state: 'refused' })).toEqual([])
})
