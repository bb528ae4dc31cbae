import { matchClub, matchClubs, type OwnClub } from './match-clubs'

const club = (clubId: number, code: string, name: string): OwnClub => ({ clubId, code, name })
const inFile = (name: string, code: string | null = null, shortName: string | null = null) => ({
  name,
  code,
  shortName,
})

test.each([
  ['the code', inFile('RIVERBEND', 'RIVR'), club(1, 'rivr', 'Riverbend Rays')],
  ['the name', inFile('Riverbend Rays', 'XX'), club(1, 'RIVR', 'Riverbend Rays')],
  ['the name with what kind of club it is', inFile('Riverside SC'), club(1, 'RSC', 'Riverside Swim Club')],
  [
    'the name cut at 30 characters',
    inFile('The Great Northern Aquatic Clu'),
    club(1, '', 'Great Northern Aquatic Club of Sampletown'),
  ],
  ['the name without accents', inFile('Cuan Rua Swimming Club'), club(1, 'CR', 'Cúan Rua Swimming Club')],
  ['a slip in the name', inFile('Hazelton Heron'), club(1, '', 'Hazelton Herons')],
  ['the short name', inFile('Wassersportfreunde von 1898', null, 'Lerchenfeld'), club(1, '', 'SC Lerchenfeld')],
])('[IMPORT-03] a club of the file is known by %s', (_name, file, own) => {
  expect(matchClub(file, [own, club(2, 'OTH', 'Some Others')])).toEqual({ clubId: 1, proposedClubId: 1 })
})

test.each([
  [
    'the only own club has another name',
    inFile('Elm Harbour Swim Team', 'ELM'),
    [club(1, 'RIVR', 'Riverbend Rays')],
    1,
  ],
  [
    'the code is the same and the name is not',
    inFile('Elm Harbour', 'RIVR'),
    [club(1, 'RIVR', 'Riverbend Rays'), club(2, 'A', 'Alder')],
    1,
  ],
  ['two of ours have the name', inFile('Rays'), [club(1, 'A', 'Rays'), club(2, 'B', 'Rays')], 1],
  ['nothing fits', inFile('Elm Harbour'), [club(1, 'A', 'Rays'), club(2, 'B', 'Juniper Jets')], null],
])('[IMPORT-03] the person is asked when %s', (_name, file, own, proposedClubId) => {
  expect(matchClub(file, own)).toEqual({ clubId: null, proposedClubId })
})

test('[IMPORT-03] two clubs of the file are not both ours, unless the person says so', () => {
  const own = [club(1, 'NM', 'Northbay Marlins')]
  const file = [
    { key: 'a', ...inFile('Northbay Marlins 9') },
    { key: 'b', ...inFile('Northbay Marlins') },
  ]
  const clubIds = (chosen: Record<string, number | null>) =>
    [...matchClubs(file, own, chosen)].map(([key, { clubId }]) => [key, clubId])
  expect(clubIds({})).toEqual([
    ['a', null],
    ['b', 1],
  ])
  expect(clubIds({ a: 1 })).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(clubIds({ b: null })).toEqual([
    ['a', null],
    ['b', null],
  ])
})
