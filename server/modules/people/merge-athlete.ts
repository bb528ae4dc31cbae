import { validateMerge } from 'contracts/merge'
import { athleteInput, personInput, type PersonInput } from 'contracts/inputs/athlete'
import type { Insertable } from 'kysely'
import { badInput, checkedInput } from '../../checked-input'
import { deleted } from '../../connection'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { toColumns, toFields } from '../../db/column-names'
import { AppError } from '../../errors'
import { refuseStale } from '../../stale-copy'
import * as people from './athlete.repo'

type Given = Record<string, unknown> & {
  athleteId?: number | null
  personId?: number | null
  clubId?: number | null
  ifUpdateDate?: string | null
}
type MergeCall = 'Mutation.athleteMerge' | 'Mutation.athleteAddUpdate' | 'Mutation.personMerge'

/** Fields that a save may set. createDate and updateDate are stamped by the server (specification section 7). */
const fields = [
  ...[
    'firstName',
    'lastName',
    'preferredName',
    'middleInitial',
    'status',
    'birthDate',
    'birthYearOnly',
    'photo',
    'phone',
  ],
  ...[
    'sourceOfInformation',
    'additionalInfo',
    'homeAddress',
    'postalCode',
    'occupation',
    'gender',
    'email',
    'language',
  ],
  ...['country', 'teamId', 'leadId', 'eventId', 'startMembership', 'endMembership', 'formsSigned', 'participationDays'],
  ...['registrationState', 'tryoutDatetime', 'volunteerPreference', 'clubId', 'otherInfo', 'updateSource'],
]

/**
 * Adds a person to a club, or changes one. A payload for an athlete must be complete when it adds one, that for other
 * people (parents, volunteers) needs a name and a club only.
 */
export async function mergePerson(context: Context, call: MergeCall, data: Given): Promise<people.AthleteRow> {
  const db = await context.db()
  const id = idOf(data)
  const stored = id === null ? undefined : await people.lockPerson(db, id)
  if (id !== null && !stored) throw new AppError('NOT_FOUND', 'There is no such person')
  if (stored) context.authorize(call, { clubId: stored.club_id, personId: id })
  if (!stored || data.clubId != null) context.authorize(call, { clubId: data.clubId ?? null })
  if (stored) refuseStale(stored, data.ifUpdateDate)

  const schema = call === 'Mutation.personMerge' ? personInput : athleteInput
  const input = checkedInput(
    validateMerge(schema, data, { isNew: !stored, stored: stored && toFields(stored) }),
  ) as Partial<PersonInput>
  const columns = columnsOf(input)
  const clubId = input.clubId ?? stored!.club_id
  const teamId = input.teamId === undefined ? stored?.team_id : input.teamId
  if (teamId != null && !(await people.teamIsOfClub(db, teamId, clubId))) {
    throw badInput({ teamId: 'The team is not of this club' })
  }
  const stamp = { update_date: new Date().toISOString(), updated_by: context.viewer.userId }
  let personId = id
  if (personId === null) {
    const created = { ...columns, ...stamp, created_by: context.viewer.userId }
    personId = await people.insertPerson(db, created as Insertable<Database['person']>)
  } else {
    await people.updatePerson(db, personId, { ...columns, ...stamp })
    if (input.gender && input.gender !== stored!.gender) await people.updateGenderOfSwims(db, personId, input.gender)
  }
  return (await people.findAthlete(db, personId))!
}

function idOf({ athleteId, personId }: Given): number | null {
  if (athleteId != null && personId != null && athleteId !== personId) {
    throw badInput({ personId: 'athleteId and personId must be the same' })
  }
  return athleteId ?? personId ?? null
}

function columnsOf(input: Partial<PersonInput>): Record<string, unknown> {
  const columns = toColumns(input, fields)
  if ('birth_year_only' in columns) columns.birth_year_only = Boolean(columns.birth_year_only)
  // columns with a default take it for a cleared value
  for (const column of ['status', 'update_source']) if (columns[column] === null) delete columns[column]
  return columns
}

/** Deletes a person who has no swims; those of one who has would lose their swimmer. */
export async function removePerson(context: Context, personId: number) {
  const db = await context.db()
  const stored = await people.lockPerson(db, personId)
  if (!stored) throw new AppError('NOT_FOUND', 'There is no such person')
  context.authorize('Mutation.personDelete', { clubId: stored.club_id, personId })
  const swims = await people.countSwims(db, personId)
  if (swims > 0) {
    throw new AppError('CONFLICT', `This person has ${swims} ${swims === 1 ? 'result' : 'results'}: delete those first`)
  }
  await people.deletePerson(db, personId)
  return deleted('Person has been deleted')
}
