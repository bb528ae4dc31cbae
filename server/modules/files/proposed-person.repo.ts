import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'

export interface ProposedPerson {
  firstName: string
  lastName: string
  /** YYYY-MM-DD, or the year alone where no more is known */
  birthDate: string | null
  gender: string | null
  clubName: string
}

/** Those of ours who a person of a file may be, by id. */
export async function findProposed(
  db: Kysely<Database>,
  personIds: readonly number[],
): Promise<Map<number, ProposedPerson>> {
  const rows = await db
    .selectFrom('person')
    .innerJoin('club', 'club.club_id', 'person.club_id')
    .select(['person_id', 'first_name', 'last_name', 'birth_date', 'birth_year_only', 'gender', 'club_name'])
    .where('person_id', 'in', personIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.person_id,
      {
        firstName: row.first_name,
        lastName: row.last_name,
        birthDate: row.birth_year_only ? (row.birth_date?.slice(0, 4) ?? null) : row.birth_date,
        gender: row.gender,
        clubName: row.club_name,
      },
    ]),
  )
}
