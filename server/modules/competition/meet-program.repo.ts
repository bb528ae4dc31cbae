import type { Kysely } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'

/** Joined to the meet, so that the program of a meet which the viewer may not see is not seen either. */
const sessions = (db: Kysely<Database>) =>
  db
    .selectFrom('meet_session as s')
    .innerJoin('meet as m', 'm.meet_id', 's.meet_id')
    .selectAll('s')
    .orderBy('s.meet_id', 'desc')
    .orderBy('s.date')
    .orderBy('s.number')
    .orderBy('s.seqno')

export type MeetSessionRow = Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>

/** Sessions of meets in the order in which they are held. */
export async function listMeetSessions(
  db: Kysely<Database>,
  { seqno, meetId }: { seqno?: number | null; meetId?: number | null },
  page: Page,
): Promise<Connection<MeetSessionRow>> {
  let query = sessions(db)
  if (seqno != null) query = query.where('s.seqno', '=', seqno)
  if (meetId != null) query = query.where('s.meet_id', '=', meetId)
  return fetchPage(query, page)
}

const events = (db: Kysely<Database>) =>
  db
    .selectFrom('meet_event as v')
    .innerJoin('meet as m', 'm.meet_id', 'v.meet_id')
    .innerJoin('meet_session as s', 's.seqno', 'v.session_seqno')
    .leftJoin('set_lib as e', 'e.set_lib_id', 'v.event_id')
    .selectAll('v')
    .select(['e.set_name', 'e.set_desc', 'e.distance', 'e.stroke', 'e.legs', 'e.no_of_rep', 'e.no_of_sets', 'e.tag'])
    .select((of) => [of.fn.coalesce('s.course', 'm.course', 'e.facility_type').as('facility_type'), 'e.sport_type'])
    .orderBy('v.meet_id', 'desc')
    .orderBy('s.date')
    .orderBy('s.number')
    .orderBy('s.seqno')
    .orderBy('v.position')
    .orderBy('v.seqno')

/** An event of a meet with its details from the library. */
export type MeetEventRow = Awaited<ReturnType<ReturnType<typeof events>['executeTakeFirstOrThrow']>>

export interface MeetEventFilter {
  seqno?: number | null
  meetId?: number | null
  sessionSeqno?: number | null
}

/** Events of meets by session and position. */
export async function listMeetEvents(
  db: Kysely<Database>,
  { seqno, meetId, sessionSeqno }: MeetEventFilter,
  page: Page,
): Promise<Connection<MeetEventRow>> {
  let query = events(db)
  if (seqno != null) query = query.where('v.seqno', '=', seqno)
  if (meetId != null) query = query.where('v.meet_id', '=', meetId)
  if (sessionSeqno != null) query = query.where('v.session_seqno', '=', sessionSeqno)
  return fetchPage(query, page)
}
