import { sql, type Kysely } from 'kysely'

/**
 * How many athletes a club has, for whoever belongs to it: which relations its people have (parent, coach) is hidden from
 * members, so the count is made by the owner of the schema, for the clubs of the asking viewer only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create function app.athlete_counts(asked integer[]) returns table (club_id integer, athletes integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.club_id, count(*)::integer from person p
  where p.club_id = any(asked)
    and (app.role() = 'administrator' or p.club_id = any(app.clubs()) or p.club_id = any(app.league_clubs()))
    and (exists (select from club_person_rel r where r.person_id = p.person_id and r.role = 'ATHLETE')
      or not exists (select from club_person_rel r where r.person_id = p.person_id))
  group by p.club_id
$$;
`,
    )
    .execute(db)
}
