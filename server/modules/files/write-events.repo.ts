import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { EventStart, PlannedEvent } from './plan-events'
import { sessionOfStarts } from './plan-meet'
import type { PreparedImport } from './prepared-import'

interface EventHere {
  seqno: number
  sessionSeqno: number
}

/**
 * Adds the events that the meet does not have yet: an event of a number and round is here once for each time that a file
 * lists it, in its own session where there is one. Returns the row's number of each start.
 */
export async function writeEvents(
  db: Kysely<Database>,
  meetId: number,
  sessions: ReadonlyMap<string, number>,
  prepared: PreparedImport,
): Promise<Map<EventStart, number>> {
  const here = await eventsHere(db, meetId)
  const sessionOf = sessionOfStarts(prepared.file, prepared.sessions)
  const seqnos = new Map<EventStart, number>()
  let position = [...here.values()].reduce((count, list) => count + list.length, 0)
  for (const [eventKey, event] of prepared.events) {
    for (const start of event.setLibId === null ? [] : event.starts) {
      const sessionSeqno = sessions.get(sessionOf(eventKey, start))!
      const free = here.get(identity(event.externalId, start.round, event.setLibId)) ?? []
      const same = free.find((one) => one.sessionSeqno === sessionSeqno) ?? free[0]
      if (same) free.splice(free.indexOf(same), 1)
      const seqno =
        same?.seqno ?? (await addEvent(db, { meetId, sessionSeqno, position: position++ }, event, start, prepared))
      seqnos.set(start, seqno)
    }
  }
  return seqnos
}

const identity = (externalId: string | null, round: string | null, setLibId: number | null) =>
  `${externalId}|${round}|${setLibId}`

async function eventsHere(db: Kysely<Database>, meetId: number): Promise<Map<string, EventHere[]>> {
  const rows = await db
    .selectFrom('meet_event')
    .select(['seqno', 'session_seqno', 'external_event_id', 'round', 'event_id'])
    .where('meet_id', '=', meetId)
    .orderBy('seqno')
    .execute()
  const here = new Map<string, EventHere[]>()
  for (const { seqno, session_seqno, external_event_id, round, event_id } of rows) {
    const key = identity(external_event_id, round, event_id)
    here.set(key, [...(here.get(key) ?? []), { seqno, sessionSeqno: session_seqno }])
  }
  return here
}

async function addEvent(
  db: Kysely<Database>,
  place: { meetId: number; sessionSeqno: number; position: number },
  { inFile, externalId, setLibId }: PlannedEvent,
  { round }: EventStart,
  { scope: { importId, userId } }: PreparedImport,
): Promise<number> {
  const row = await db
    .insertInto('meet_event')
    .values({
      session_seqno: place.sessionSeqno,
      meet_id: place.meetId,
      event_id: setLibId!,
      position: place.position,
      external_event_id: externalId,
      gender: inFile.gender,
      round,
      import_id: importId,
      age_min: inFile.ageMin,
      age_max: inFile.ageMax,
      created_by: userId,
      updated_by: userId,
      update_source: 'import',
    })
    .returning('seqno')
    .executeTakeFirstOrThrow()
  return row.seqno
}
