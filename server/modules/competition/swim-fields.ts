import { formatSwimTime } from 'contracts/swim-time'
import { takesPlace, type ResultStatus } from 'contracts/result-status'
import type { Round } from 'contracts/round'
import type { builder } from '../../builder'
import type { Context } from '../../context'
import { detailsOfResults, type ResultDetail } from './result-detail.repo'
import type { RatedResult } from './result-list'

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never

export const timeText = (hundredths: number | null): string | null =>
  hundredths === null ? null : formatSwimTime(hundredths)

/** A place is shown of a swim that takes one, whatever a file says. */
const placeOf = (row: RatedResult): number | null =>
  takesPlace({
    status: row.status as ResultStatus,
    hundredths: row.time_hundredths,
    exhibition: row.exhibition,
    round: row.round as Round,
    converted: row.converted_from !== null,
  })
    ? row.place
    : null

/** Resolver of a field that is read apart, for all rows of the list at once. */
const detail =
  <Column extends keyof ResultDetail>(column: Column) =>
  async ({ result_id }: RatedResult, _args: object, { load }: Context) =>
    (await load(detailsOfResults, result_id))?.[column] ?? null

/** What every type that shows a swim has: the result as in the specification, and what design.md section 5 adds. */
export const swimFields = <Row extends RatedResult>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Row>) => ({
  resultId: t.int({ resolve: (row) => row.result_id }),
  setLibSetId: t.int({ resolve: (row) => row.set_lib_id }),
  athleteId: t.int({ resolve: (row) => row.person_id }),
  setId: t.int({ resolve: detail('set_id') }),
  firstName: t.string({ resolve: (row) => row.first_name }),
  lastName: t.string({ resolve: (row) => row.last_name }),
  age: t.int({ description: 'At the swim, under the rule of the meet.', resolve: (row) => row.age }),
  gender: t.string({ resolve: (row) => row.gender }),
  clubId: t.int({ description: 'At the swim.', resolve: (row) => row.club_id }),
  clubName: t.string({ resolve: (row) => row.club_name }),
  teamId: t.int({ description: 'At the swim.', resolve: (row) => row.team_id }),
  teamName: t.string({ resolve: detail('team_name') }),
  relayLetter: t.string({ resolve: (row) => row.relay_letter }),
  eventDesc: t.string({ resolve: ({ event }) => event?.name ?? null }),
  distance: t.int({ description: 'Of one leg.', resolve: ({ event }) => event?.distance ?? null }),
  stroke: t.string({ resolve: ({ event }) => event?.stroke ?? null }),
  noOfLegs: t.int({ description: '1 for individual events.', resolve: ({ event }) => event?.legs ?? null }),
  facilityType: t.string({ resolve: (row) => row.facility_type }),
  resultTime: t.string({ resolve: (row) => timeText(row.time_hundredths) }),
  timeHundredths: t.int({ resolve: (row) => row.time_hundredths }),
  resultDate: t.field({ type: 'Date', resolve: (row) => row.result_date }),
  status: t.string({ resolve: (row) => row.status }),
  exhibition: t.boolean({ resolve: (row) => row.exhibition }),
  round: t.string({ resolve: (row) => row.round }),
  isOfficial: t.int({ resolve: (row) => row.is_official }),
  place: t.int({ resolve: placeOf }),
  places: t.field({ type: 'JSON', resolve: detail('places') }),
  points: t.int({ description: 'World Aquatics points.', resolve: (row) => row.points }),
  pointsTable: t.string({ resolve: (row) => row.pointsTable?.name ?? null }),
  pointsTableIsFallback: t.boolean({
    description: 'No table was valid on the day, so the newest earlier one is taken.',
    resolve: (row) => row.pointsTable?.isFallback ?? null,
  }),
  meetPoints: t.float({ resolve: (row) => (row.meet_points === null ? null : Number(row.meet_points)) }),
  meetId: t.int({ resolve: (row) => row.meet_id }),
  meetName: t.string({ resolve: (row) => row.meet_name }),
  meetEventSeqno: t.int({ resolve: detail('meet_event_seqno') }),
  externalEventId: t.string({ resolve: (row) => row.external_event_id }),
  heat: t.int({ resolve: detail('heat') }),
  lane: t.int({ resolve: detail('lane') }),
  timing: t.string({ resolve: detail('timing') }),
  splits: t.field({
    type: 'JSON',
    description: '[[distance from the start, hundredths from the start], …]',
    resolve: detail('splits'),
  }),
  leadOffOf: t.int({ description: 'The relay whose first leg this swim is.', resolve: (row) => row.lead_off_of }),
  convertedFrom: t.field({
    type: 'JSON',
    description: 'What a converted time was made from; it never counts.',
    resolve: (row) => row.converted_from,
  }),
  comments: t.string({ resolve: (row) => row.comments }),
  pulse: t.int({ resolve: detail('pulse') }),
  seedTime: t.string({
    resolve: async (row, _args, { load }) =>
      timeText((await load(detailsOfResults, row.result_id))?.seed_hundredths ?? null),
  }),
  seedCourse: t.string({ resolve: detail('seed_course') }),
  reactionHundredths: t.int({ resolve: detail('reaction_hundredths') }),
  dqCode: t.string({ resolve: detail('dq_code') }),
  dqText: t.string({ resolve: detail('dq_text') }),
  importId: t.int({ resolve: (row) => row.import_id }),
  fileName: t.string({ description: 'The file that brought the swim.', resolve: detail('file_name') }),
  createDate: t.field({ type: 'DateTime', resolve: detail('created_at') }),
  updateDate: t.field({ type: 'DateTime', resolve: (row) => row.update_date }),
  updateSource: t.string({ resolve: (row) => row.update_source }),
})
