import { eventLabel, type SwimEvent } from 'contracts/event'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { journal } from './import-change.repo'
import type { MeetValues } from './plan-meet'
import type { PreparedImport } from './prepared-import'

/** Adds events to the library; one that another import adds at the same moment is taken as it is. */
export async function addLibraryEvents(db: Kysely<Database>, events: readonly SwimEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    stroke: event.stroke,
    distance: event.distance,
    legs: event.legs,
    is_event: true,
    update_source: 'import',
    set_name: eventLabel(event),
    set_desc: eventLabel(event),
    no_of_sets: 1,
    no_of_rep: 1,
  }))
  await db
    .insertInto('set_lib')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['stroke', 'distance', 'legs']).where('is_event', '=', true).doNothing())
    .execute()
}

/** One import after the other for meets of one day: what the second finds is what the first has written. */
export async function lockMeetDay(db: Kysely<Database>, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('meet import'), hashtext(${day}))`.execute(db)
}

/** Adds the meet, or fills the blanks of the one that is here. Returns its id. */
export async function writeMeet(db: Kysely<Database>, { meet, scope }: PreparedImport): Promise<number> {
  const { importId, userId, clubId, leagueSeqno } = scope
  if (meet!.known) {
    const { meetId } = meet!.known
    if (Object.keys(meet!.fills).length === 0) return meetId
    const columns = Object.keys(meet!.fills) as (keyof MeetValues)[]
    await journal(db, { importId, table: 'meet', key: 'meet_id', rowId: meetId, columns }, () =>
      db
        .updateTable('meet')
        .set({ ...meet!.fills, update_date: sql`now()`, updated_by: userId, update_source: 'import' })
        .where('meet_id', '=', meetId)
        .execute(),
    )
    return meetId
  }
  const row = await db
    .insertInto('meet')
    .values({
      ...meet!.values,
      sport: 'SWIMMING',
      user_id: userId,
      club_id: clubId,
      league_seqno: leagueSeqno,
      import_id: importId,
      created_by: userId,
      updated_by: userId,
      update_source: 'import',
    })
    .returning('meet_id')
    .executeTakeFirstOrThrow()
  return row.meet_id
}

/** Adds the sessions that the meet does not have yet. Returns the row's number for each session of the file. */
export async function writeSessions(
  db: Kysely<Database>,
  meetId: number,
  prepared: PreparedImport,
): Promise<Map<string, number>> {
  const here = await db.selectFrom('meet_session').selectAll().where('meet_id', '=', meetId).orderBy('seqno').execute()
  const { importId, userId } = prepared.scope
  const seqnos = new Map<string, number>()
  const hasSessions = prepared.file.sessions.length > 0
  for (const { key, number, name, date, time, course } of prepared.sessions) {
    const same = here.find((row) => row.date === date && (!hasSessions || row.number === number))
    if (same) {
      seqnos.set(key, same.seqno)
      continue
    }
    const row = await db
      .insertInto('meet_session')
      .values({
        meet_id: meetId,
        number,
        name,
        date,
        time,
        course,
        import_id: importId,
        created_by: userId,
        updated_by: userId,
        update_source: 'import',
      })
      .returning('seqno')
      .executeTakeFirstOrThrow()
    seqnos.set(key, row.seqno)
  }
  return seqnos
}
