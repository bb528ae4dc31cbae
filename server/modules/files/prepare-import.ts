import type { SwimEvent } from 'contracts/event'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { ImportScope } from './import-scope'
import { loadEventLibrary, loadMeetsOf, loadOwnClubs, loadPeople, loadResults } from './known.repo'
import { matchClubs } from './match-clubs'
import { matchMeet } from './match-meet'
import { libraryKey, planEvents } from './plan-events'
import { leadOffEvent } from './plan-lead-off'
import { meetValues, planSessions, swimDays, type MeetValues } from './plan-meet'
import { planPeople } from './plan-people'
import type { KnownMeetDetails, PreparedImport } from './prepared-import'
import type { MeetFile } from './readers/meet-file'

/**
 * Sets what a file says against what is here: clubs, people, meet, events, results. Reads only, and only rows of clubs
 * that the scope names, whatever the connection could see.
 */
export async function prepareImport(db: Kysely<Database>, file: MeetFile, scope: ImportScope): Promise<PreparedImport> {
  const clubs = await loadOwnClubs(db, scope)
  const ownIds = new Set(clubs.map(({ clubId }) => clubId))
  const chosen = Object.fromEntries(
    Object.entries(scope.decisions.clubs).filter(([, clubId]) => clubId === null || ownIds.has(clubId)),
  )
  const clubMatches = matchClubs(file.clubs, clubs, chosen)
  const clubOf = (clubKey: string) => clubMatches.get(clubKey)?.clubId ?? null
  const clubIds = [...new Set([...clubMatches.values()].flatMap(({ clubId }) => clubId ?? []))]
  const people = planPeople(file, clubOf, await loadPeople(db, clubIds), scope.decisions.people)
  const library = await loadEventLibrary(db)
  const days = swimDays(file)
  const values = meetValues(file.meet, days)
  const known = values && (await findMeet(db, values, scope))
  const results = known ? await loadResults(db, known.meetId, clubIds) : { known: new Map(), leadOffs: new Map() }
  return {
    file,
    scope,
    clubs,
    clubMatches,
    people,
    library,
    meet: values && { values, known: known ?? null, fills: known?.isOwn ? fillMeet(values, known) : {} },
    sessions: values ? planSessions(file, values.meet_date, days) : [],
    events: planEvents(file, library),
    ...results,
  }
}

async function findMeet(
  db: Kysely<Database>,
  values: MeetValues,
  scope: ImportScope,
): Promise<KnownMeetDetails | undefined> {
  const meets = await loadMeetsOf(db, values.meet_date, scope)
  const inFile = { name: values.meet_name, startDate: values.meet_date, course: values.course }
  const match = matchMeet(inFile, meets)
  return meets.find(({ meetId }) => meetId === match?.meetId)
}

function fillMeet(values: MeetValues, known: KnownMeetDetails): Partial<MeetValues> {
  const fills: Partial<MeetValues> = {}
  if (values.meet_date_to && !known.endDate) fills.meet_date_to = values.meet_date_to
  if (values.place_name && !known.placeName) fills.place_name = values.place_name
  if (values.course && !known.course) fills.course = values.course
  return fills
}

/** Events of the file, and of the lead-offs of its relays, that the library does not have. */
export function missingEvents({ events, library }: PreparedImport): SwimEvent[] {
  const missing = new Map<string, SwimEvent>()
  for (const { swim } of events.values()) {
    const swims = !swim ? [] : swim.legs === 1 ? [swim] : [swim, leadOffEvent(swim)]
    for (const one of swims) if (!library.has(libraryKey(one))) missing.set(libraryKey(one), one)
  }
  return [...missing.values()]
}
