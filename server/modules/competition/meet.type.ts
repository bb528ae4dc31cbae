import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listMeets, type MeetRow } from './meet.repo'

const degrees = (text: string | null): number | null => (text === null ? null : Number(text))

export const MeetRef = builder.objectRef<MeetRow>('Meet').implement({
  fields: (t) => ({
    meetId: t.exposeInt('meet_id'),
    meetName: t.exposeString('meet_name'),
    meetDesc: t.exposeString('meet_desc'),
    contactInfo: t.exposeString('contact_info'),
    meetType: t.exposeString('meet_type'),
    meetDate: t.expose('meet_date', { type: 'Date' }),
    meetDateTo: t.expose('meet_date_to', { type: 'Date' }),
    facilityId: t.exposeInt('facility_id'),
    facilityName: t.exposeString('facility_name'),
    latitude: t.float({ description: 'Of its facility.', resolve: ({ latitude }) => degrees(latitude) }),
    longitude: t.float({ description: 'Of its facility.', resolve: ({ longitude }) => degrees(longitude) }),
    meetAddress: t.exposeString('meet_address', {
      description: 'Of its facility, else the place as its file names it.',
    }),
    countryId: t.exposeInt('country_id', { description: 'Of its facility.' }),
    sport: t.exposeString('sport'),
    urlToDetails: t.exposeString('url_to_details'),
    state: t.exposeString('state'),
    tag: t.string({
      description: 'A list as JSON text.',
      resolve: ({ tag }) => (tag === null ? null : JSON.stringify(tag)),
    }),
    leagueSeqno: t.exposeInt('league_seqno'),
    userId: t.exposeInt('user_id'),
    clubId: t.exposeInt('club_id', { description: 'The club that made or imported it.' }),
    course: t.exposeString('course'),
    ageRule: t.exposeString('age_rule'),
    ageDate: t.expose('age_date', { type: 'Date' }),
    pointsTable: t.exposeString('points_table'),
    entriesOpen: t.expose('entries_open', { type: 'Date' }),
    entriesClose: t.expose('entries_close', { type: 'Date' }),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

export const MeetConnection = connectionType('Meet', MeetRef)

builder.queryField('allMeet', (t) =>
  t.field({
    type: MeetConnection,
    description: 'By id, the newest first.',
    args: {
      meetId: t.arg.int(),
      leagueSeqno: t.arg.int(),
      clubId: t.arg.int(),
      facilityId: t.arg.int(),
      state: t.arg.string(),
      sport: t.arg.string(),
      meetType: t.arg.string(),
      fromDate: t.arg({ type: 'Date', description: 'Meets that end on this day or later.' }),
      toDate: t.arg({ type: 'Date', description: 'Meets that begin on this day or earlier.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db }) => listMeets(await db(), args, pageOf(args)),
  }),
)
