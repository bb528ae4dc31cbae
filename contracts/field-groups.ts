import type { Grant } from './permission'

/**
 * The second half of the permission table: which fields of which type are read by whom. A refused field is null, so it
 * must be nullable in the schema. The row says whose it is by its clubId, leagueSeqno, personId (or athleteId), userId.
 * '*' is for types that have one group only. Types named …Connection follow their nodes.
 */
export interface FieldGroup {
  read: readonly Grant[]
  fields: readonly string[] | '*'
}

/** Whoever reached the row may read all of it: the call and row-level security decided. */
const open: Record<string, FieldGroup> = { all: { read: ['anyone'], fields: '*' } }

/** What members see of the swims of others in their club: name, age in years, event, time, place and what follows from them. */
const swim = [
  ...['resultId', 'setLibSetId', 'athleteId', 'firstName', 'lastName', 'age', 'gender', 'clubId', 'clubName', 'teamId'],
  ...['teamName', 'relayLetter', 'eventDesc', 'distance', 'stroke', 'noOfLegs', 'facilityType', 'resultTime'],
  ...['timeHundredths', 'resultDate', 'status', 'exhibition', 'round', 'isOfficial', 'place', 'places', 'points'],
  ...['pointsTable', 'pointsTableIsFallback', 'meetPoints', 'meetId', 'meetName', 'meetEventSeqno', 'externalEventId'],
  ...['heat', 'lane', 'timing', 'splits', 'leadOffOf', 'convertedFrom'],
]
const swimDetail: FieldGroup = {
  read: ['coach', 'leagueStaff', 'ownPeople'],
  fields: [
    ...['setId', 'comments', 'pulse', 'seedTime', 'seedCourse', 'reactionHundredths', 'dqCode', 'dqText', 'importId'],
    ...['fileName', 'createDate', 'updateDate', 'updateSource'],
  ],
}
const swimGroups = (more: readonly string[]): Record<string, FieldGroup> => ({
  swim: { read: ['anyone'], fields: [...swim, ...more] },
  detail: swimDetail,
})

export const fieldGroups: Record<string, Record<string, FieldGroup>> = {
  DeleteResult: open,
  // session
  UserDetails: open,
  SignInPayload: open,
  NewAccessTokenPayload: open,
  SignOutPayload: open,
  User: {
    name: { read: ['anyone'], fields: ['userId', 'userName'] },
    account: {
      read: ['self', 'administrator'],
      fields: ['userEmail', 'gender', 'birthDate', 'photo', 'state', 'country', 'language', 'googleId', 'facebookId'],
    },
    rights: {
      read: ['self', 'administrator'],
      fields: [
        'role',
        'userAccess',
        'emailConfirmed',
        'createDate',
        'updateDate',
        'updateSource',
        'leagueClubs',
        'people',
      ],
    },
  },
  UserAccess: open,
  // organisation
  League: {
    profile: {
      read: ['anyone'],
      fields: ['seqno', 'name', 'description', 'logo', 'sport', 'website', 'leagueClubRels'],
    },
    settings: { read: ['signedIn'], fields: ['params', 'updateDate', 'updateSource'] },
  },
  LeagueClubRel: open,
  Club: {
    profile: {
      read: ['anyone'],
      fields: [
        ...['clubId', 'clubCode', 'clubName', 'clubDesc', 'logo', 'countryId', 'year', 'createDate', 'timeZone'],
        ...['visibility', 'latitude', 'longitude', 'website', 'reviewsUrl', 'facebookUrl', 'instagramUrl', 'xUrl'],
        ...['tiktokUrl', 'youtubeUrl', 'discordUrl', 'teams', 'leagueClubRels'],
      ],
    },
    contact: { read: ['signedIn'], fields: ['email'] },
    counts: { read: ['member', 'leagueStaff'], fields: ['athletesCount', 'groupsCount'] },
    settings: {
      read: ['staff'],
      fields: ['userId', 'publicResults', 'membersSeeMembers', 'unclaimed', 'updateDate', 'updateSource'],
    },
  },
  Team: open,
  TeamFee: open,
  Category: open,
  CategoryValue: open,
  Facility: {
    profile: {
      read: ['anyone'],
      fields: [
        ...[
          'facilityId',
          'id',
          'name',
          'description',
          'desc',
          'contactInfo',
          'urlToDetails',
          'type',
          'address',
          'city',
        ],
        ...['countryId', 'latitude', 'longitude', 'timeZone', 'lanes', 'tag', 'state', 'leagueSeqno'],
      ],
    },
    settings: { read: ['signedIn'], fields: ['userId', 'updateDate', 'updateSource'] },
  },
  // people
  Athlete: {
    name: {
      read: ['fellowMember', 'leagueStaff', 'ownPeople'],
      fields: [
        ...['athleteId', 'personId', 'firstName', 'lastName', 'preferredName', 'middleInitial', 'gender'],
        ...['age', 'clubId', 'clubName', 'teamId', 'teamName'],
      ],
    },
    photo: { read: ['coach', 'ownPeople'], fields: ['photo'] },
    birth: { read: ['coach', 'ownPeople'], fields: ['birthDate', 'birthYearOnly'] },
    contact: {
      read: ['coach', 'ownPeople'],
      fields: ['email', 'phone', 'homeAddress', 'postalCode', 'language', 'country', 'occupation'],
    },
    membership: {
      read: ['coach', 'ownPeople'],
      fields: [
        ...['status', 'createDate', 'updateDate', 'updateSource', 'leadId', 'eventId', 'startMembership'],
        ...['endMembership', 'formsSigned', 'participationDays', 'registrationState', 'tryoutDatetime'],
        ...['volunteerPreference', 'sourceOfInformation', 'identifiers'],
      ],
    },
    medical: { read: ['coach', 'ownPeople'], fields: ['additionalInfo', 'otherInfo'] },
  },
  PersonIdentifier: open,
  // training
  SetLibraryEntry: open,
  // competition
  Rank: open,
  Standard: open,
  Meet: {
    profile: {
      read: ['anyone'],
      fields: [
        ...['meetId', 'meetName', 'meetDesc', 'contactInfo', 'meetType', 'meetDate', 'meetDateTo', 'facilityId'],
        ...[
          'facilityName',
          'latitude',
          'longitude',
          'meetAddress',
          'countryId',
          'sport',
          'urlToDetails',
          'state',
          'tag',
        ],
        ...['leagueSeqno', 'course', 'ageRule', 'ageDate', 'pointsTable', 'entriesOpen', 'entriesClose'],
      ],
    },
    settings: { read: ['signedIn'], fields: ['userId', 'clubId', 'updateDate', 'updateSource'] },
  },
  MeetSession: open,
  MeetEvent: open,
  Result: swimGroups(['legs']),
  ResultLeg: open,
  ResultRow: swimGroups([
    ...['rankClassification', 'athRank', 'athRankName', 'nextRankName', 'timeToNextRank', 'timeToNextRankHundredths'],
    'isNew',
  ]),
  RecordRow: open,
  RecordHolder: swimGroups(['state', 'swimmers']),
  RelaySwimmer: open,
  // imports: whoever reaches one is coach of its club or staff of its league
  FileImport: open,
  ImportClub: open,
  ImportWarning: open,
  ImportStep: open,
  ImportCounts: open,
  ImportWritten: open,
  ImportKept: open,
  ImportUndoReport: open,
  ImportLine: open,
  ImportQuestion: open,
  ImportProposal: open,
  ImportPreview: open,
  UploadFilesPayload: open,
}
