import { matchPeople, type PersonMatch } from './match-people'
import type { KnownPerson, PersonInFile } from './people-index'

const known = (
  personId: number,
  lastName: string,
  firstName: string,
  more: Partial<KnownPerson> = {},
): KnownPerson => ({
  personId,
  clubId: 1,
  firstName,
  lastName,
  preferredName: null,
  middleInitial: null,
  birthDate: '2013-06-02',
  birthYearOnly: false,
  gender: 'F',
  memberIds: [],
  ...more,
})

const inFile = (lastName: string, firstName: string, more: Partial<PersonInFile> = {}): PersonInFile => ({
  key: `${lastName} ${firstName}`,
  clubId: 1,
  firstName,
  lastName,
  preferredName: null,
  birthDate: '2013-06-02',
  birthYearOnly: false,
  gender: 'F',
  memberId: null,
  bornAbout: null,
  ...more,
})

const match = (person: PersonInFile, people: KnownPerson[]): PersonMatch =>
  matchPeople([person], people).get(person.key)!
const isPerson = (personId: number): PersonMatch => ({ kind: 'known', personId })

describe('people who are certain', () => {
  test('[IMPORT-03] the id of a federation is enough, also with another spelling and no birth date', () => {
    const person = known(1, 'Kobayashi', 'Hana', { memberIds: ['A1B2C3D4'] })
    expect(match(inFile('Kobayasi', 'Hanna', { memberId: 'a1b2c3d4', birthDate: null }), [person])).toEqual(isPerson(1))
  })

  test.each(['0', 'II'])('[IMPORT-03] the id %s is none', (memberId) => {
    expect(
      match(inFile('Marin', 'Lea', { memberId }), [known(1, 'Zander', 'Noemi', { memberIds: [memberId] })]),
    ).toEqual({
      kind: 'new',
    })
  })

  test('[IMPORT-03] an id that two swimmers of the file carry is none', () => {
    const people = [known(1, 'Zander', 'Noemi', { memberIds: ['99999'] })]
    const file = [inFile('Marin', 'Lea', { memberId: '99999' }), inFile('Otter', 'Runa', { memberId: '99999' })]
    expect([...matchPeople(file, people).values()]).toEqual([{ kind: 'new' }, { kind: 'new' }])
  })

  test.each([
    ['Ó Fennel', 'Róghán', "O'FENNEL", 'ROGHAN'],
    ['Müller', 'Jürgen', 'Mueller', 'Juergen'],
    ['Größler', 'Aldo', 'Grossler', 'aldo'],
    ['Mac Tully', 'Verena', 'MacTully', 'Verena'],
    ['Ashby-Colen', 'Jorun', 'Ashby Colen', 'Jorun'],
    ['Stanmere', 'Tilda', 'Stanmere', 'Tilda D'],
    ['Łęcka', 'Zoë', 'Lecka', 'Zoe'],
    ['Берёзкин', 'Мирон', 'Березкин', 'мирон'],
  ])('[IMPORT-03] %s, %s and %s, %s with one birth date are one', (last, first, otherLast, otherFirst) => {
    expect(match(inFile(last, first), [known(1, otherLast, otherFirst)])).toEqual(isPerson(1))
  })

  test('[IMPORT-03] with a birth year only, name, sex and club are enough when one person fits', () => {
    const people = [
      known(1, 'Marin', 'Lea'),
      known(2, 'Marin', 'Lea', { birthDate: '2009-01-01', birthYearOnly: true }),
    ]
    const file = inFile('Marin', 'Lea', { birthDate: '2009-01-01', birthYearOnly: true })
    expect(match(file, people.slice(1))).toEqual(isPerson(2))
    expect(match(file, people)).toMatchObject({ kind: 'doubtful', proposals: [{ personId: 2 }, { personId: 1 }] })
  })

  test('[IMPORT-03] the age of the file keeps two of one name apart', () => {
    const people = [known(1, 'Marin', 'Lea', { birthDate: '2017-03-04' })]
    expect(match(inFile('Marin', 'Lea', { birthDate: null, bornAbout: 2017 }), people)).toEqual(isPerson(1))
    expect(match(inFile('Marin', 'Lea', { birthDate: null, bornAbout: 2018 }), people)).toEqual(isPerson(1))
    expect(match(inFile('Marin', 'Lea', { birthDate: null, bornAbout: 2008 }), people)).toEqual({ kind: 'new' })
  })

  test('[IMPORT-03] people of another club are no match by name', () => {
    expect(match(inFile('Marin', 'Lea', { birthDate: null }), [known(1, 'Marin', 'Lea', { clubId: 2 })])).toEqual({
      kind: 'new',
    })
  })
})

describe('people who are asked about', () => {
  test('[IMPORT-03] two of ours with the same name, sex and birth date are both proposed', () => {
    expect(match(inFile('Marin', 'Lea'), [known(1, 'Marin', 'Lea'), known(2, 'Marin', 'Lea')])).toMatchObject({
      kind: 'doubtful',
      proposals: [{ personId: 1, confidence: 1, differs: [] }, { personId: 2 }],
    })
  })

  test.each<[string, Partial<KnownPerson>, string[], number]>([
    ['a letter more in both names', { firstName: 'Hana', lastName: 'Kobayashi' }, ['name'], 0.84],
    ['a nickname', { firstName: 'Hannalore', lastName: 'Kobayasi' }, ['name'], 0.95],
    ['first and last name swapped', { firstName: 'Kobayasi', lastName: 'Hanna' }, ['name'], 0.95],
    ['day and month swapped', { birthDate: '2013-02-06' }, ['birthDate'], 0.88],
    ['one digit off', { birthDate: '2014-06-02' }, ['birthDate'], 0.88],
    ['another sex', { gender: 'M' }, ['gender'], 0.8],
  ])('[IMPORT-03] %s is doubtful, with what differs and how sure it is', (_name, change, differs, confidence) => {
    const other = { ...known(1, 'Kobayasi', 'Hanna'), ...change }
    expect(match(inFile('Kobayasi', 'Hanna'), [other])).toEqual({
      kind: 'doubtful',
      proposals: [{ personId: 1, confidence, differs }],
    })
  })

  test('[IMPORT-03] two of the file without birth date who could both be one of ours', () => {
    const file = ['a', 'b'].map((key) => inFile('Marin', 'Lea', { key, birthDate: null }))
    const matches = matchPeople(file, [known(1, 'Marin', 'Lea')])
    expect([...matches.values()].map(({ kind }) => kind)).toEqual(['doubtful', 'doubtful'])
  })
})

describe('people who are new', () => {
  test.each<[string, Partial<KnownPerson>]>([
    ['twins', { firstName: 'Yorick' }],
    ['namesakes born on other days of other years', { birthDate: '2008-11-23' }],
    ['another family', { lastName: 'Rudderby' }],
  ])('[IMPORT-03] %s are two people', (_name, change) => {
    expect(match(inFile('Glaston', 'Yannick'), [{ ...known(1, 'Glaston', 'Yannick'), ...change }])).toEqual({
      kind: 'new',
    })
  })

  test('[IMPORT-03] somebody alike who is in the file as well is nobody to ask about', () => {
    const file = [inFile('Marin', 'Hanna'), inFile('Marin', 'Hana')]
    const matches = matchPeople(file, [known(1, 'Marin', 'Hana')])
    expect(matches.get('Marin Hana')).toEqual(isPerson(1))
    expect(matches.get('Marin Hanna')).toEqual({ kind: 'new' })
  })
})
