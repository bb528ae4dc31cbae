import { comparePeople, confidencePercent } from './compare-people'
import { meetLinks } from './meet-links'
import { openQuestions } from './open-questions'
import { uploadAddress } from './upload-address'
import { verdictCounts } from './verdicts'

const counts = { total: 79, new: 53, known: 20, changed: 2, doubtful: 0, refused: 4, visitor: 0 }
const club = (clubId: number | null) => ({
  ...{ key: 'A', code: 'ALDER', name: 'Alderlake', athletes: 5, proposedClubId: null, clubId },
})

describe('the filters over the lines', () => {
  test('[IMPORT-03] every verdict with its count, other clubs only where there are any', () => {
    expect(verdictCounts(counts).map(({ label, count }) => `${label} ${count}`)).toEqual([
      'All 79',
      'New 53',
      'Known 20',
      'Changed 2',
      'Doubtful 0',
      'Refused 4',
    ])
    expect(verdictCounts({ ...counts, visitor: 40 }).at(-1)).toEqual({
      ...{ verdict: 'visitor', label: 'Other clubs', count: 40 },
    })
  })

  test.each([
    ['', { importId: undefined, verdict: undefined, search: '', page: 1 }],
    ['import=12&verdict=doubtful&search=meier&page=3', { importId: 12, verdict: 'doubtful', search: 'meier', page: 3 }],
    ['import=12x&verdict=odd&page=-1', { importId: undefined, verdict: undefined, search: '', page: 1 }],
  ])('stand in the address: %s', (query, state) => {
    expect(uploadAddress.read(new URLSearchParams(query))).toEqual(state)
  })
})

describe('what is open', () => {
  test('[IMPORT-03] a file without a club of ours, and each person in doubt', () => {
    const people = [
      { subject: 'person', doubtful: 2 },
      { subject: 'result', doubtful: 14 },
    ]
    expect(openQuestions({ clubs: [club(null)], counts, countsBySubject: people })).toEqual({
      ...{ isClubOpen: true, people: 2, changes: 55 },
    })
    expect(openQuestions({ clubs: [club(null), club(1)], counts, countsBySubject: [] })).toEqual({
      ...{ isClubOpen: false, people: 0, changes: 55 },
    })
  })
})

describe('a doubtful person', () => {
  const question = {
    ...{ firstName: 'Hanna', lastName: 'Kobayasi', birthDate: '2013-06-02', birthYearOnly: false, gender: 'F' },
    ...{ clubName: 'Riverside SC', follows: 14, proposals: [] },
  }
  const person = {
    ...{ personId: 7, confidence: 0.834, differs: ['name'], firstName: 'Hana', lastName: 'Kobayashi' },
    ...{ birthDate: '2013-06-02', gender: null, clubName: 'Riverside Swim Club' },
  }

  test('[IMPORT-03] stands beside ours, row by row, with what differs', () => {
    expect(comparePeople(question, person)).toEqual([
      { what: 'Name', inFile: 'Hanna Kobayasi', here: 'Hana Kobayashi', isSame: false },
      { what: 'Birth date', inFile: '2 Jun 2013', here: '2 Jun 2013', isSame: true },
      // one of them does not say, so nothing is claimed
      { what: 'Gender', inFile: 'Female', here: '', isSame: null },
      { what: 'Club', inFile: 'Riverside SC', here: 'Riverside Swim Club', isSame: true },
    ])
  })

  test('[IMPORT-03] a birth date known by its year stays a year', () => {
    const [, birth] = comparePeople({ ...question, birthDate: '2013-01-01', birthYearOnly: true }, person)
    expect(birth).toMatchObject({ inFile: '2013', here: '2 Jun 2013' })
  })

  test('[IMPORT-03] the confidence is whole percent, and never certainty', () => {
    expect(confidencePercent(0.834)).toBe(83)
    expect(confidencePercent(1)).toBe(99)
  })
})

describe('where an import is looked at', () => {
  const meet = { course: 'LCM', meetDate: '2026-05-14', meetDateTo: '2026-05-17' }

  test('[CLUB-14] all swims of the days of the meet, and the records of its course', () => {
    expect(meetLinks({ clubId: 5 }, meet)).toEqual({
      ranks: '/5/club/Ranks?course=LCM&fromDate=2026-05-14&toDate=2026-05-17&bestOnly=0',
      records: '/5/club/records?course=LCM',
    })
    expect(meetLinks({ leagueSeqno: 2 }, { ...meet, meetDateTo: null }).ranks).toBe(
      '/2/league/Ranks?course=LCM&fromDate=2026-05-14&toDate=2026-05-14&bestOnly=0',
    )
  })

  test('[CLUB-14] before the meet is known, the plain lists', () => {
    expect(meetLinks({ clubId: 5 }, null)).toEqual({ ranks: '/5/club/Ranks', records: '/5/club/records' })
  })
})
