import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listSetLibrary, type SetLibraryRow } from './set-library.repo'

const distanceSum = ({ distance, no_of_rep, no_of_sets, legs }: SetLibraryRow): number | null =>
  distance === null ? null : distance * (no_of_rep ?? legs) * (no_of_sets ?? 1)

export const SetLibraryEntryRef = builder.objectRef<SetLibraryRow>('SetLibraryEntry').implement({
  description: 'A training set of the library, or an event that results, standards and meets refer to.',
  fields: (t) => ({
    setId: t.exposeInt('set_lib_id'),
    setsLibSetId: t.exposeInt('set_lib_id', { description: 'The same as setId.' }),
    setName: t.exposeString('set_name'),
    setDesc: t.exposeString('set_desc'),
    setPurpose: t.exposeString('set_purpose'),
    noOfSets: t.exposeInt('no_of_sets'),
    noOfRep: t.exposeInt('no_of_rep'),
    distance: t.exposeInt('distance', { description: 'Of one repetition, or one leg of a relay.' }),
    distanceSum: t.int({ resolve: distanceSum }),
    stroke: t.exposeString('stroke'),
    tag: t.exposeString('tag'),
    setInterval: t.exposeString('set_interval'),
    timePerDist: t.exposeString('time_per_dist'),
    timeTotal: t.exposeString('time_total'),
    equipment: t.exposeString('equipment'),
    sportType: t.exposeString('sport_type'),
    activityId: t.exposeInt('activity_id'),
    isLibrarySet: t.int({ resolve: () => 1 }),
    order: t.exposeInt('set_order'),
    videoUrl: t.exposeString('video_url'),
    facilityType: t.exposeString('facility_type'),
    userId: t.exposeInt('user_id'),
    teamId: t.exposeInt('team_id'),
    clubId: t.exposeInt('club_id'),
    isEvent: t.exposeBoolean('is_event'),
    noOfLegs: t.exposeInt('legs', { description: '1 for individual events.' }),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const SetLibraryEntryConnection = connectionType('SetLibraryEntry', SetLibraryEntryRef)

builder.queryFields((t) => ({
  allSetsLib: t.field({
    type: SetLibraryEntryConnection,
    args: {
      setId: t.arg.int(),
      stroke: t.arg.string(),
      distance: t.arg.int(),
      sportType: t.arg.string(),
      teamId: t.arg.int(),
      isEvent: t.arg.boolean({ description: 'Events of competitions only, or training sets only.' }),
      search: t.arg.string({ description: 'Part of the name or description.' }),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db }) => listSetLibrary(await db(), args, pageOf(args)),
  }),
  allCompetitionEvents: t.field({
    type: SetLibraryEntryConnection,
    description: 'The events of the library, in the order in which lists show them.',
    args: { stroke: t.arg.string(), search: t.arg.string(), ...pageArgs(t.arg) },
    resolve: async (_root, args, { db }) => listSetLibrary(await db(), { ...args, isEvent: true }, pageOf(args)),
  }),
}))
