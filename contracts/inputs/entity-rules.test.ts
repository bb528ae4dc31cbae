import type { ObjectSchema } from 'yup'
import { leadOffRuleOf, recordRuleOf } from '../league-params'
import { validateAll, validateMerge } from '../merge'
import { activityInput } from './activity'
import { athleteInput } from './athlete'
import { attendanceInput } from './attendance'
import { calendarEventForm, hasMember } from './calendar-event'
import { clubForm } from './club'
import { eventCatalogInput } from './event-catalog'
import { facilityForm, facilityInput } from './facility'
import { leagueInput } from './league'
import { meetForm, meetInput } from './meet'
import { programInput } from './program'
import { resultInput } from './result'
import { standardInput } from './standard'
import { readTags, writeTags } from './tag-list'
import { teamInput } from './team'
import { setInput } from './training-set'
import { signInInput, signUpInput, userInput } from './user'
import { workoutScheduleInput } from './workout-schedule'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyInput = ObjectSchema<any>
/** The one field that an update with these values is refused for; null when it is taken. */
const refused = (schema: AnyInput, input: object): string | null =>
  Object.keys(validateMerge(schema, input, { isNew: false }).fields ?? {}).join(' ') || null

it.each<[string, AnyInput, object, string | null]>([
  ['a program that ends before it starts', programInput, { startDate: '2026-02-01', endDate: '2026-01-31' }, 'endDate'],
  ['a program of one day', programInput, { startDate: '2026-02-01', endDate: '2026-02-01' }, null],
  ['a schedule entry without length', workoutScheduleInput, { startTime: '18:00', endTime: '18:00' }, 'endTime'],
  ['a schedule entry on no weekday', workoutScheduleInput, { dayOfWeek: 'Monday' }, 'dayOfWeek'],
  ['a schedule time with seconds', workoutScheduleInput, { startTime: '18:00:00' }, 'startTime'],
  ['a team that ends before it starts', teamInput, { year: 2027, toYear: 2026 }, 'toYear'],
  ['a team with a switch of 2', teamInput, { visibility: 2 }, 'visibility'],
  ['a fee without a type', teamInput, { fees: [{ amount: 10 }] }, 'fees[0].feeType'],
  ['a negative fee', teamInput, { fees: [{ feeType: 'CAMP', amount: -1 }] }, 'fees[0].amount'],
  [
    'an event that ends before it starts by the clock of another zone',
    eventCatalogInput,
    { startDate: '2026-05-01T10:00:00Z', endDate: '2026-05-01T11:00:00+02:00' },
    'endDate',
  ],
  [
    'an event whose end only looks earlier',
    eventCatalogInput,
    { startDate: '2026-05-01T10:00:00+02:00', endDate: '2026-05-01T09:00:00Z' },
    null,
  ],
  ['an athlete of gender X', athleteInput, { gender: 'X' }, 'gender'],
  ['an athlete born in the future', athleteInput, { birthDate: '2097-01-01' }, 'birthDate'],
  [
    'a membership that ends before it starts',
    athleteInput,
    { startMembership: '2026-02-01', endMembership: '2026-01-01' },
    'endMembership',
  ],
  ['a zone with its pulse upside down', activityInput, { HRMinPct: 80, HRMaxPct: 70 }, 'HRMaxPct'],
  ['a zone with its duration upside down', activityInput, { DURATIONMin: 30, DURATIONMax: 10 }, 'DURATIONMax'],
  ['a set in itself', setInput, { setId: 5, parentSetId: 5 }, 'parentSetId'],
  ['a meet that ends before it starts', meetInput, { meetDate: '2027-04-10', meetDateTo: '2027-04-09' }, 'meetDateTo'],
  [
    'entries that close before they open',
    meetInput,
    { entriesOpen: '2027-03-10', entriesClose: '2027-03-09' },
    'entriesClose',
  ],
  ['a fixed age date that is not given', meetInput, { ageRule: 'FIXED_DATE', ageDate: null }, 'ageDate'],
  ['a meet that is neither active nor inactive', meetInput, { state: 'cancelled' }, 'state'],
  ['tags that are no JSON', meetInput, { tag: 'open, youth' }, 'tag'],
  ['tags that are no list', meetInput, { tag: '{"open":1}' }, 'tag'],
  ['tags as a JSON list', meetInput, { tag: '["open","youth"]' }, null],
  ['a meet with a link of javascript', meetInput, { urlToDetails: 'javascript:alert(1)' }, 'urlToDetails'],
  ['a standard for ages upside down', standardInput, { ageFrom: 12, ageTo: 11 }, 'ageTo'],
  ['a standard that is no time', standardInput, { standardTime: '34' }, 'standardTime'],
  [
    'a standard valid until before it begins',
    standardInput,
    { effectiveDate: '2026-01-01', validTo: '2025-01-01' },
    'validTo',
  ],
])('%s', (_name, schema, input, path) => {
  expect(refused(schema, input)).toBe(path)
})

describe('result', () => {
  const swim = { updateSource: 'web', setLibSetId: 1, athleteId: 2, resultDate: '2026-11-28' }
  it.each<[string, object, string[]]>([
    ['an OK swim needs a time', { status: 'OK' }, ['resultTime']],
    ['without a status a swim is OK', {}, ['resultTime']],
    ['a disqualified swim needs none', { status: 'DQ' }, []],
    ['a no show needs none', { status: 'NS' }, []],
    ['a disqualified swim may have one', { status: 'DQ', resultTime: '1:05.08' }, []],
    ['a status never stands in the time', { resultTime: 'DQ' }, ['resultTime']],
    ['NT is no status', { status: 'NT', resultTime: '1:05.08' }, ['status']],
    ['a relay has legs in place of an athlete', { resultTime: '4:05.08', athleteId: null, legs: [{ leg: 1 }] }, []],
    ['neither athlete nor legs', { resultTime: '4:05.08', athleteId: null }, ['athleteId']],
    ['a leg needs its number', { resultTime: '4:05.08', legs: [{ athleteId: 3 }] }, ['legs[0].leg']],
    ['a split needs a time', { resultTime: '1:05.08', splits: [{ distance: 50, time: '31' }] }, ['splits[0].time']],
  ])('[SWIM-02] %s', (_name, facts, paths) => {
    expect(Object.keys(validateMerge(resultInput, { ...swim, ...facts }, { isNew: true }).fields ?? {})).toEqual(paths)
  })

  it('[SWIM-02] an update to OK looks at the time that is stored', () => {
    const update = (stored: object) => validateMerge(resultInput, { status: 'OK' }, { isNew: false, stored }).fields
    expect(update({ resultTime: null, athleteId: 2 })).toEqual({ resultTime: 'Value is required' })
    expect(update({ resultTime: '1:05.08', athleteId: 2 })).toBeUndefined()
  })
})

describe('attendance', () => {
  const mark = { updateSource: 'web', athleteId: 1, effectiveDate: '2026-11-28', missed: 1, comments: '' }
  it('[CLUB-22] a schedule entry stands in for the workout that it does not have yet', () => {
    expect(validateMerge(attendanceInput, { ...mark, scheduleSeqNo: 4 }, { isNew: true }).fields).toBeUndefined()
    expect(validateMerge(attendanceInput, mark, { isNew: true }).fields).toEqual({ workoutId: 'Value is required' })
  })
})

describe('forms that ask for more than the server', () => {
  it('[VAL-10] the club form needs both coordinates', () => {
    const club = { updateSource: 'web', clubCode: 'NSC', clubName: 'North SC', createDate: '2026-01-01' }
    expect(validateAll(clubForm, { ...club, latitude: '', longitude: '8.123456' }).fields).toEqual({
      latitude: 'Wrong format number',
      longitude: 'Wrong format number',
    })
    expect(validateAll(clubForm, { ...club, latitude: '50.12345', longitude: '8.1' }).value).toMatchObject({
      latitude: 50.12345,
      longitude: 8.1,
    })
  })

  it('[MAP-12] the meet form needs an end date, and league, state, sport and tags are optional', () => {
    const meet = {
      updateSource: 'web',
      meetName: ' Spring Cup ',
      meetDesc: 'Two sessions',
      contactInfo: 'office@club.example',
      meetType: 'competition',
      meetDate: '2027-04-10',
      meetDateTo: '',
    }
    expect(validateAll(meetForm, meet).fields).toEqual({ meetDateTo: 'Value is required' })
    expect(validateAll(meetForm, { ...meet, meetDateTo: '2027-04-11', leagueSeqno: '3' }).value).toMatchObject({
      meetName: 'Spring Cup',
      leagueSeqno: 3,
    })
    expect(validateAll(meetForm, { ...meet, meetName: 'x'.repeat(51), meetDateTo: '2027-04-11' }).fields).toEqual({
      meetName: 'Name must be less than 50 characters',
    })
  })

  it('[MAP-13] the facility form needs coordinates, country and league, and rounds to 4 decimals', () => {
    const facility = { name: 'City Pool', contactInfo: 'x', type: 'INDOOR', address: '1 Pool Street' }
    expect(Object.keys(validateAll(facilityForm, facility).fields ?? {}).sort()).toEqual([
      'countryId',
      'latitude',
      'leagueSeqno',
      'longitude',
    ])
    const full = { ...facility, countryId: 1, leagueSeqno: 2, latitude: '50.123456', longitude: 8.12345 }
    expect(validateAll(facilityForm, full).value).toMatchObject({ latitude: 50.1235, longitude: 8.1235 })
    expect(refused(facilityInput, { latitude: 90.5 })).toBe('latitude')
    expect(refused(facilityInput, { longitude: 'east' })).toBe('longitude')
  })
})

describe('accounts', () => {
  const account = { userName: 'Anna Berg', userEmail: 'anna@club.example' }
  it('[VAL-08] [AUTH-03] sign-up needs a password that keeps the rule', () => {
    const password = (value?: string) => validateAll(signUpInput, { ...account, password: value }).fields
    expect(password()).toEqual({ password: 'Password is required' })
    expect(password('abc')).toEqual({ password: 'Password must be at least 4 characters' })
    expect(password('1234')).toEqual({ password: 'Password is too common' })
    expect(password('annaberg1')).toEqual({ password: 'Password must not be made of your name or e-mail' })
    expect(password('  xk7q  ')).toBeUndefined()
    expect(validateAll(signUpInput, { ...account, password: ' xk7q ' }).value?.password).toBe(' xk7q ')
  })
  it('[VAL-08] a new password of a known account is held against its stored name', () => {
    const stored = { userName: 'Anna Berg', userEmail: 'anna@club.example' }
    expect(validateMerge(userInput, { password: 'annaberg1' }, { isNew: false, stored }).fields).toEqual({
      password: 'Password must not be made of your name or e-mail',
    })
  })
  it('[AUTH-01] [VAL-03] sign-in asks for both, and never for the rule of new passwords', () => {
    expect(validateAll(signInInput, {}).fields).toEqual({
      userEmail: 'E-mail is required',
      password: 'Password is required',
    })
    expect(validateAll(signInInput, { userEmail: 'anna@club.example', password: '1234' }).fields).toBeUndefined()
  })
  it.each([
    [{ clubId: 1, accessLevel: 'COACH' }, null],
    [{ leagueSeqno: 1, accessLevel: 'STAFF', isDefault: 1 }, null],
    [{ accessLevel: 'COACH' }, 'userAccess[0].clubId'],
    [{ clubId: 1, leagueSeqno: 1, accessLevel: 'COACH' }, 'userAccess[0].clubId'],
    [{ clubId: 1, accessLevel: 'GOD' }, 'userAccess[0].accessLevel'],
  ])('an access entry %j is for a club or a league', (entry, path) => {
    expect(refused(userInput, { userAccess: [entry] })).toBe(path)
  })
})

describe('league settings', () => {
  it.each<[unknown, string | null]>([
    [{ recordTimeTrials: true }, null],
    ['{"recordTimeTrials":true}', null],
    [null, null],
    [{ recordTimeTrials: 'sometimes' }, 'params.recordTimeTrials'],
    [{ unheardOf: 1 }, 'params'],
    ['not json', 'params'],
    [[1], 'params'],
  ])('params %j', (params, path) => {
    expect(refused(leagueInput, { params })).toBe(path)
  })
  it('[SWIM-02] [SWIM-05] absent settings have the defaults of the rules', () => {
    expect(recordRuleOf(null)).toEqual({ timeTrials: false, exhibition: false })
    expect(recordRuleOf({ recordTimeTrials: true })).toEqual({ timeTrials: true, exhibition: false })
    expect(leadOffRuleOf(undefined)).toEqual({ counts: true, inMixedRelays: false, withManualTiming: false })
    expect(leadOffRuleOf({ leadOffCounts: false, leadOffInMixedRelays: true })).toEqual({
      counts: false,
      inMixedRelays: true,
      withManualTiming: false,
    })
  })
})

describe('calendar event', () => {
  const event = {
    eventType: 'MEETING',
    summary: 'Board',
    description: 'Monthly',
    start: '2026-12-01T18:00:00Z',
    end: '2026-12-01T19:00:00Z',
  }
  it('[VAL-13] [CAL-06] name, description, start, end and type are required', () => {
    expect(validateAll(calendarEventForm, event).fields).toBeUndefined()
    expect(validateAll(calendarEventForm, {}).fields).toEqual({
      eventType: 'Value is required',
      summary: 'Name is required',
      description: 'Description is required',
      start: 'Value is required',
      end: 'Value is required',
    })
  })
  it('[CAL-06] members have a valid e-mail, and each only once', () => {
    const members = (...emails: string[]) =>
      validateAll(calendarEventForm, { ...event, attendees: emails.map((email) => ({ email })) }).fields
    expect(members('a@club.example', 'b@club.example')).toBeUndefined()
    expect(members('nobody')).toEqual({ 'attendees[0].email': 'E-mail must be valid' })
    expect(members('a@club.example', 'A@Club.example ')).toEqual({
      attendees: 'Member with current email already exist.',
    })
    expect(hasMember([{ email: 'a@club.example' }], ' A@club.example')).toBe(true)
  })
  it('ends no earlier than it starts', () => {
    expect(validateAll(calendarEventForm, { ...event, end: '2026-12-01T17:00:00Z' }).fields).toHaveProperty('end')
  })
})

it('[MAP-12] tags travel as JSON text when there are some', () => {
  expect(writeTags([])).toBeNull()
  expect(writeTags(['open'])).toBe('["open"]')
  expect(readTags('["open","youth"]')).toEqual(['open', 'youth'])
  expect(readTags('[1]')).toBeNull()
  expect(readTags('["' + 'x'.repeat(51) + '"]')).toBeNull()
})
