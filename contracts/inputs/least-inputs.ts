import type { ObjectSchema } from 'yup'
import { activityInput } from './activity'
import { athleteInput, personInput } from './athlete'
import { attendanceInput } from './attendance'
import { categoryInput, categoryValueInput } from './category'
import { clubInput } from './club'
import { clubFormsInput } from './club-forms'
import { clubPersonRelInput } from './club-person-rel'
import { drillInput, favoriteDrillInput } from './drill'
import { eventCatalogInput } from './event-catalog'
import { facilityInput } from './facility'
import { leagueClubRelInput, leagueInput } from './league'
import { meetEventInput, meetInput, meetSessionInput } from './meet'
import { messageTemplateInput } from './message-template'
import { personCommunicationInput } from './person-communication'
import { pivotProfileInput } from './pivot-profile'
import { programInput } from './program'
import { rankInput } from './rank'
import { resultInput } from './result'
import { standardInput } from './standard'
import { teamInput } from './team'
import { setInput, setLibInput } from './training-set'
import { userInput } from './user'
import { workoutInput } from './workout'
import { workoutScheduleInput } from './workout-schedule'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyInput = ObjectSchema<any>
const web = { updateSource: 'web' }

/** Each merge with the least that it takes: these fields are required, and no other. */
export const leastInputs: Record<string, [AnyInput, Record<string, unknown>]> = {
  rank: [rankInput, { ...web, rankCode: 'AA', rankName: 'Double A', rankDesc: 'Second best' }],
  program: [programInput, { programName: 'Base season' }],
  workout: [workoutInput, {}],
  set: [setInput, {}],
  'set library entry': [setLibInput, { setDesc: '100 m freestyle' }],
  'workout schedule': [
    workoutScheduleInput,
    {
      groupId: 1,
      eventId: 2,
      facilityId: 3,
      dayOfWeek: 'MONDAY',
      startTime: '18:00',
      endTime: '19:30',
      workoutType: 'SWIM',
    },
  ],
  user: [userInput, { userName: 'Anna Berg', userEmail: 'anna@club.example' }],
  league: [
    leagueInput,
    {
      ...web,
      name: 'County League',
      description: 'Twelve clubs',
      logo: 'swimming',
      sport: 'SWIMMING',
      website: 'https://league.example',
    },
  ],
  'league-club relation': [leagueClubRelInput, { leagueSeqno: 1, clubId: 2 }],
  club: [clubInput, { ...web, clubCode: 'NSC', clubName: 'North SC', createDate: '2026-01-01' }],
  team: [teamInput, { ...web, teamName: 'Juniors', clubId: 1, visibility: 1 }],
  'event catalogue entry': [eventCatalogInput, { name: 'Tryout' }],
  athlete: [
    athleteInput,
    {
      ...web,
      firstName: 'Mia',
      lastName: 'Lund',
      birthDate: '2012-06-15',
      gender: 'F',
      email: 'lund@club.example',
      status: 'ACTIVE',
      clubId: 1,
      startMembership: '2026-09-01',
    },
  ],
  person: [personInput, { firstName: 'Ada', lastName: 'Lund', clubId: 1 }],
  'club-person relation': [clubPersonRelInput, { clubId: 1, personId: 2 }],
  communication: [
    personCommunicationInput,
    {
      leadId: 1,
      communicationType: 'CALL',
      subject: 'Tryout',
      details: 'Comes on Monday',
      communicationDate: '2026-11-28',
    },
  ],
  'club forms': [clubFormsInput, { clubId: 1 }],
  attendance: [
    attendanceInput,
    { ...web, athleteId: 1, workoutId: 2, effectiveDate: '2026-11-28', missed: 0, comments: 'late' },
  ],
  activity: [activityInput, { activityName: 'Threshold' }],
  result: [resultInput, { ...web, setLibSetId: 1, athleteId: 2, resultTime: '1:05.08', resultDate: '2026-11-28' }],
  drill: [drillInput, { ...web, drillName: 'Catch-up', sportType: 'SWIMMING' }],
  'favourite drill': [favoriteDrillInput, { drillId: 1 }],
  meet: [
    meetInput,
    {
      ...web,
      meetName: 'Spring Cup',
      meetDesc: 'Two sessions',
      contactInfo: 'office@club.example',
      meetType: 'competition',
      meetDate: '2027-04-10',
    },
  ],
  'meet session': [meetSessionInput, { meetId: 1, name: 'Saturday', date: '2027-04-10', time: '09:00' }],
  'meet event': [meetEventInput, { sessionSeqno: 1, eventId: 2 }],
  standard: [
    standardInput,
    {
      setLibSetId: 1,
      rankId: 2,
      standardTime: '1:05.08',
      effectiveDate: '2024-09-01',
      gender: 'F',
      facilityType: 'SCM',
      classification: 'Motivational',
    },
  ],
  category: [categoryInput, { catName: 'MEET_TAGS', catDesc: 'Tags of meets', catType: 'LIST' }],
  'category value': [categoryValueInput, { catId: 1, valName: 'open', valDesc: 'Open to all', obsolete: 0 }],
  facility: [
    facilityInput,
    { name: 'City Pool', contactInfo: 'pool@city.example', type: 'INDOOR', address: '1 Pool Street' },
  ],
  'pivot profile': [pivotProfileInput, { profileName: 'By club' }],
  'message template': [
    messageTemplateInput,
    {
      name: 'Welcome',
      subject: 'Welcome',
      body: 'Hello',
      description: 'Sent to new members',
      type: 'EMAIL',
      industry: 'SWIMMING',
      createDate: '2026-11-28',
      state: 'draft',
    },
  ],
}
