import { anonymousViewer, type Viewer } from 'contracts/viewer'
import { initialSelection } from './initial-selection'

const club = (clubId: number, isDefault = false) => ({
  clubId,
  isDefault,
  accessLevel: 'COACH' as const,
  membersSeeMembers: true,
})
const none = { clubId: null, leagueSeqno: null }
const viewer: Viewer = { ...anonymousViewer, userId: 7, role: 'User', clubs: [club(5), club(8, true)] }
const leaguesOf = (clubId: number) => ({ 5: [2], 8: [3, 4] })[clubId] ?? []

const select = (given: Partial<Parameters<typeof initialSelection>[0]>) =>
  initialSelection({ address: none, stored: none, viewer, leaguesOf, ...given })

test.each([
  ['the access entry marked as default', {}, { clubId: 8, leagueSeqno: 3 }],
  ['else the first entry', { viewer: { ...viewer, clubs: [club(5), club(8)] } }, { clubId: 5, leagueSeqno: 2 }],
  ['memory before access', { stored: { clubId: 5, leagueSeqno: 2 } }, { clubId: 5, leagueSeqno: 2 }],
  [
    'address before memory',
    { address: { clubId: 8, leagueSeqno: null }, stored: { clubId: 5, leagueSeqno: 2 } },
    { clubId: 8, leagueSeqno: 3 },
  ],
  [
    'no remembered club that is no longer open',
    { stored: { clubId: 6, leagueSeqno: null } },
    { clubId: 8, leagueSeqno: 3 },
  ],
  [
    'any remembered club for an administrator',
    { viewer: { ...viewer, role: 'Administrator' as const, clubs: [] }, stored: { clubId: 6, leagueSeqno: 9 } },
    { clubId: 6, leagueSeqno: 9 },
  ],
  ['nothing without access', { viewer: { ...viewer, clubs: [] } }, none],
  [
    'the own league of league staff',
    {
      viewer: {
        ...viewer,
        clubs: [],
        leagues: [
          { leagueSeqno: 4, accessLevel: 'STAFF' as const, isDefault: false },
          { leagueSeqno: 9, accessLevel: 'STAFF' as const, isDefault: true },
        ],
      },
    },
    { clubId: null, leagueSeqno: 9 },
  ],
  [
    'the league of the address though the club is in another',
    { address: { clubId: null, leagueSeqno: 2 } },
    { clubId: 8, leagueSeqno: 2 },
  ],
])('[SHELL-09] [AUTH-06] the start selects %s', (_what, given, expected) => {
  expect(select(given)).toEqual(expected)
})
