import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { OwnClub } from './match-clubs'
import { libraryKey } from './plan-events'
import type { KnownPersonDetails } from './plan-people'
import {
  relayKey,
  resultKey,
  type KnownLeadOff,
  type KnownLeg,
  type KnownMeetDetails,
  type KnownResult,
} from './prepared-import'
import { RESULT_COLUMNS, type ResultValues } from './result-values'

/** The club that imports, or the member clubs of the league that does. */
export async function loadOwnClubs(
  db: Kysely<Database>,
  { clubId, leagueSeqno }: { clubId: number | null; leagueSeqno: number | null },
): Promise<OwnClub[]> {
  const members = db.selectFrom('league_club_rel').select('club_id').where('league_seqno', '=', leagueSeqno)
  const rows = await db
    .selectFrom('club')
    .select(['club_id', 'club_code', 'club_name'])
    .where((is) => (clubId === null ? is('club_id', 'in', members) : is('club_id', '=', clubId)))
    .orderBy('club_id')
    .execute()
  return rows.map((row) => ({ clubId: row.club_id, code: row.club_code, name: row.club_name }))
}

/** Everybody of the clubs, with the ids of federations. */
export async function loadPeople(db: Kysely<Database>, clubIds: readonly number[]): Promise<KnownPersonDetails[]> {
  const people = await db
    .selectFrom('person')
    .select(['person_id', 'club_id', 'first_name', 'last_name', 'preferred_name', 'middle_initial', 'birth_date'])
    .select(['birth_year_only', 'gender', 'country'])
    .where('club_id', 'in', [0, ...clubIds])
    .execute()
  const identifiers = await db
    .selectFrom('person_identifier')
    .select(['person_id', 'value'])
    .where('club_id', 'in', [0, ...clubIds])
    .execute()
  const ids = new Map<number, string[]>()
  for (const { person_id, value } of identifiers) ids.set(person_id, [...(ids.get(person_id) ?? []), value])
  return people.map((row) => ({
    personId: row.person_id,
    clubId: row.club_id,
    firstName: row.first_name,
    lastName: row.last_name,
    preferredName: row.preferred_name,
    middleInitial: row.middle_initial,
    birthDate: row.birth_date,
    birthYearOnly: row.birth_year_only,
    gender: row.gender,
    country: row.country,
    memberIds: ids.get(row.person_id) ?? [],
  }))
}

/** Ids of the library's events by libraryKey. */
export async function loadEventLibrary(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('set_lib')
    .select(['set_lib_id', 'stroke', 'distance', 'legs'])
    .where('is_event', '=', true)
    .execute()
  return new Map(
    rows.map(({ set_lib_id, stroke, distance, legs }) => [
      libraryKey({ stroke: stroke ?? '', distance: distance ?? 0, legs }),
      set_lib_id,
    ]),
  )
}

/** Meets that begin on a day, with whether the importing club or league made them. */
export async function loadMeetsOf(
  db: Kysely<Database>,
  day: string,
  { clubId, leagueSeqno }: { clubId: number | null; leagueSeqno: number | null },
): Promise<KnownMeetDetails[]> {
  const rows = await db.selectFrom('meet').selectAll().where('meet_date', '=', day).orderBy('meet_id').execute()
  return rows.map((row) => ({
    meetId: row.meet_id,
    name: row.meet_name,
    startDate: row.meet_date,
    endDate: row.meet_date_to,
    course: row.course,
    placeName: row.place_name,
    isOwn: clubId === null ? row.league_seqno === leagueSeqno : row.club_id === clubId,
  }))
}

interface KnownRow extends ResultValues {
  result_id: number
  club_id: number
  person_id: number | null
  external_event_id: string | null
  round: string
  relay_letter: string | null
  lead_off_of: number | null
}

/** Results of the clubs in a meet, by their keys; lead-offs by the id of their relay. */
export async function loadResults(
  db: Kysely<Database>,
  meetId: number,
  clubIds: readonly number[],
): Promise<{ known: Map<string, KnownResult>; leadOffs: Map<number, KnownLeadOff[]> }> {
  const legs = await loadLegs(db, meetId, clubIds)
  const { rows } = await sql<KnownRow>`
    select result_id, club_id, person_id, external_event_id, round, relay_letter, lead_off_of,
      ${sql.join(RESULT_COLUMNS.map((column) => sql.ref(column)))}
    from result where meet_id = ${meetId} and club_id = any(${clubIds}::int[])`.execute(db)
  const known = new Map<string, KnownResult>()
  const leadOffs = new Map<number, KnownLeadOff[]>()
  for (const row of rows) {
    const { result_id, club_id, person_id, external_event_id, round, relay_letter, lead_off_of, ...values } = row
    const result: KnownResult = { resultId: result_id, values, legs: legs.get(result_id) ?? [] }
    const number = external_event_id ?? ''
    if (lead_off_of !== null) {
      leadOffs.set(lead_off_of, [...(leadOffs.get(lead_off_of) ?? []), { ...result, personId: person_id! }])
    } else if (person_id === null) known.set(relayKey(number, round, club_id, relay_letter ?? ''), result)
    else known.set(resultKey(number, round, person_id), result)
  }
  return { known, leadOffs }
}

async function loadLegs(
  db: Kysely<Database>,
  meetId: number,
  clubIds: readonly number[],
): Promise<Map<number, KnownLeg[]>> {
  const { rows } = await sql<KnownLeg & { result_id: number }>`
    select l.result_id, l.leg, l.person_id, l.swimmer_name, l.time_hundredths, l.reaction_hundredths
    from result r join result_leg l using (result_id)
    where r.meet_id = ${meetId} and r.club_id = any(${clubIds}::int[]) and r.relay_letter is not null
    order by l.result_id, l.leg`.execute(db)
  const legs = new Map<number, KnownLeg[]>()
  for (const { result_id, ...leg } of rows) legs.set(result_id, [...(legs.get(result_id) ?? []), leg])
  return legs
}
