import { canReadField, decide, decideCall, decideRow, may } from './permission'
import { anonymousViewer, type AccessLevel, type Viewer } from './viewer'

const ours = 1
const theirs = 2
const league = 7

const someone: Viewer = { ...anonymousViewer, userId: 10, role: 'User', userName: 'Someone', emailConfirmed: true }
const inClub = (accessLevel: AccessLevel, membersSeeMembers = true): Viewer => ({
  ...someone,
  clubs: [{ clubId: ours, accessLevel, isDefault: true, membersSeeMembers }],
})
const viewers = {
  anonymous: anonymousViewer,
  user: someone,
  parent: { ...someone, people: [100, 101] },
  member: inClub('MEMBER'),
  coach: inClub('COACH'),
  staff: inClub('STAFF'),
  owner: inClub('OWNER'),
  leagueStaff: {
    ...someone,
    leagues: [{ leagueSeqno: league, accessLevel: 'STAFF', isDefault: true }],
    leagueClubs: [ours],
  },
  leagueMember: { ...someone, leagues: [{ leagueSeqno: league, accessLevel: 'MEMBER', isDefault: true }] },
  administrator: { ...someone, role: 'Administrator' },
} satisfies Record<string, Viewer>
type Who = keyof typeof viewers
const everybody = Object.keys(viewers) as Who[]

/** Who of all passes; written out by hand, so that a changed row of the table shows here. */
const passing = (decision: (viewer: Viewer) => string) => everybody.filter((who) => decision(viewers[who]) === 'allow')

test.each<[Parameters<typeof decideCall>[1], Parameters<typeof decideCall>[2], Who[]]>([
  ['Query.allClub', {}, everybody],
  ['Query.allRankLib', {}, everybody.filter((who) => who !== 'anonymous')],
  ['Query.allUser', {}, ['administrator']],
  ['Query.allUser', { userId: 10 }, everybody.filter((who) => who !== 'anonymous')],
  ['Query.allUser', { userId: 11 }, ['administrator']],
  ['Query.allAthlete', { clubId: ours }, ['member', 'coach', 'staff', 'owner', 'leagueStaff', 'administrator']],
  ['Query.allAthlete', { clubId: theirs }, ['administrator']],
  ['Query.allAthlete', {}, ['parent', 'member', 'coach', 'staff', 'owner', 'leagueStaff', 'administrator']],
  [
    'Query.allAthlete',
    { personId: 101 },
    ['parent', 'member', 'coach', 'staff', 'owner', 'leagueStaff', 'administrator'],
  ],
  ['Query.allAthlete', { clubId: theirs, personId: 102 }, ['administrator']],
  [
    'Query.resultsList',
    { leagueSeqno: league },
    ['parent', 'member', 'coach', 'staff', 'owner', 'leagueStaff', 'administrator'],
  ],
  ['Query.allPersonCommunications', { clubId: ours }, ['coach', 'staff', 'owner', 'administrator']],
  ['Mutation.uploadFiles', { clubId: ours }, ['coach', 'staff', 'owner', 'leagueStaff', 'administrator']],
  ['Mutation.uploadFiles', { clubId: theirs }, ['administrator']],
  ['Mutation.uploadFiles', { leagueSeqno: league }, ['coach', 'staff', 'owner', 'leagueStaff', 'administrator']],
  ['Mutation.rankMerge', {}, ['administrator']],
  ['Mutation.addClub', {}, everybody.filter((who) => who !== 'anonymous')],
])('[PERM-01] %s about %j is let through for those who may', (call, target, who) => {
  expect(passing((viewer) => decideCall(viewer, call, target))).toEqual(who)
})

test.each<[Parameters<typeof decideRow>[1], Parameters<typeof decideRow>[2], Who[]]>([
  ['Mutation.athleteMerge', { clubId: ours }, ['coach', 'staff', 'owner', 'administrator']],
  ['Mutation.athleteMerge', { clubId: theirs }, ['administrator']],
  ['Mutation.groupMerge', { clubId: ours }, ['staff', 'owner', 'administrator']],
  ['Mutation.clubMerge', { clubId: ours }, ['staff', 'owner', 'administrator']],
  ['Mutation.meetMerge', { clubId: ours, leagueSeqno: league }, ['staff', 'owner', 'leagueStaff', 'administrator']],
  ['Mutation.meetMerge', { leagueSeqno: league }, ['leagueStaff', 'administrator']],
  ['Mutation.meetMerge', { leagueSeqno: 8 }, ['administrator']],
  ['Mutation.editCurrentMeet', { clubId: ours }, ['administrator']],
  ['Mutation.facilityDelete', { userId: 11 }, ['administrator']],
])('[PERM-01] the row that %s names, of %j, is touched by those who may', (call, target, who) => {
  expect(passing((viewer) => decideRow(viewer, call, target))).toEqual(who)
})

test.each<[string, string, Who[]]>([
  ['Club', 'clubName', everybody],
  ['Club', 'email', everybody.filter((who) => who !== 'anonymous')],
  ['Club', 'athletesCount', ['member', 'coach', 'staff', 'owner', 'leagueStaff', 'administrator']],
  ['Club', 'unclaimed', ['staff', 'owner', 'administrator']],
  ['Athlete', 'lastName', ['parent', 'member', 'coach', 'staff', 'owner', 'leagueStaff', 'administrator']],
  ['Athlete', 'birthDate', ['parent', 'coach', 'staff', 'owner', 'administrator']],
  ['Athlete', 'phone', ['parent', 'coach', 'staff', 'owner', 'administrator']],
  ['Athlete', 'additionalInfo', ['parent', 'coach', 'staff', 'owner', 'administrator']],
  ['User', 'userEmail', ['administrator']],
  ['Athlete', 'noSuchField', []],
  ['NoSuchType', 'name', []],
])('[PERM-03] [CLUB-21] %s.%s of our club is read by those who may', (type, field, who) => {
  const target = { clubId: ours, personId: 100, userId: 11 }
  expect(everybody.filter((each) => canReadField(viewers[each], type, field, target))).toEqual(who)
})

test('[PERM-02] a row that does not say whose it is shows its private fields to nobody but administrators', () => {
  expect(everybody.filter((who) => canReadField(viewers[who], 'Athlete', 'phone', {}))).toEqual(['administrator'])
})

test('[CLUB-21] a club may keep its members from seeing one another; coaches still do', () => {
  const target = { clubId: ours, personId: 100 }
  expect(canReadField(inClub('MEMBER', false), 'Athlete', 'lastName', target)).toBe(false)
  expect(canReadField(inClub('COACH', false), 'Athlete', 'lastName', target)).toBe(true)
})

test('[PERM-01] the anonymous are asked to sign in, others are refused', () => {
  expect(decide(viewers.anonymous, ['administrator'])).toBe('UNAUTHENTICATED')
  expect(decide(viewers.user, ['administrator'])).toBe('FORBIDDEN')
})

test('[PERM-01] a button is shown by the same table', () => {
  expect(may(viewers.staff, 'Mutation.groupMerge', { clubId: ours })).toBe(true)
  expect(may(viewers.staff, 'Mutation.groupMerge', { clubId: theirs })).toBe(false)
  expect(may(viewers.anonymous, 'Mutation.addClub')).toBe(false)
})
