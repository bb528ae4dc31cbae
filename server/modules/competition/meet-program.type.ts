import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listMeetEvents, listMeetSessions, type MeetEventRow, type MeetSessionRow } from './meet-program.repo'

export const MeetSessionRef = builder.objectRef<MeetSessionRow>('MeetSession').implement({
  fields: (t) => ({
    seqno: t.exposeInt('seqno'),
    number: t.exposeInt('number'),
    name: t.exposeString('name'),
    meetId: t.exposeInt('meet_id'),
    date: t.expose('date', { type: 'Date' }),
    time: t.string({
      description: 'hh:mm, on the clock of the facility.',
      resolve: ({ time }) => time?.slice(0, 5) ?? null,
    }),
    course: t.exposeString('course'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const MeetSessionConnection = connectionType('MeetSession', MeetSessionRef)

builder.queryField('allMeetSession', (t) =>
  t.field({
    type: MeetSessionConnection,
    args: { meetId: t.arg.int(), seqno: t.arg.int(), ...pageArgs(t.arg) },
    resolve: async (_root, args, { db }) => listMeetSessions(await db(), args, pageOf(args)),
  }),
)

export const MeetEventRef = builder.objectRef<MeetEventRow>('MeetEvent').implement({
  fields: (t) => ({
    seqno: t.exposeInt('seqno'),
    sessionSeqno: t.exposeInt('session_seqno'),
    meetId: t.exposeInt('meet_id'),
    eventId: t.exposeInt('event_id', { description: 'The event of the library (setId).' }),
    externalEventId: t.exposeString('external_event_id', { description: 'Its number in the meet, as text.' }),
    position: t.exposeInt('position'),
    gender: t.exposeString('gender'),
    ageMin: t.exposeInt('age_min'),
    ageMax: t.exposeInt('age_max'),
    round: t.exposeString('round'),
    eventDesc: t.string({ resolve: ({ set_name, set_desc }) => set_name ?? set_desc }),
    distance: t.exposeInt('distance', { description: 'Of one leg.' }),
    facilityType: t.exposeString('facility_type'),
    noOfLegs: t.exposeInt('legs', { description: '1 for individual events.' }),
    noOfRep: t.exposeInt('no_of_rep'),
    noOfSets: t.exposeInt('no_of_sets'),
    sportType: t.exposeString('sport_type'),
    stroke: t.exposeString('stroke'),
    tag: t.exposeString('tag'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const MeetEventConnection = connectionType('MeetEvent', MeetEventRef)

builder.queryField('allMeetEvent', (t) =>
  t.field({
    type: MeetEventConnection,
    args: { meetId: t.arg.int(), sessionSeqno: t.arg.int(), seqno: t.arg.int(), ...pageArgs(t.arg) },
    resolve: async (_root, args, { db }) => listMeetEvents(await db(), args, pageOf(args)),
  }),
)
