import { sql, type Kysely } from 'kysely'

/**
 * Who of a club's people is an athlete: whoever has such a relation, or none at all. Kept on the person, because members
 * may list athletes but not read the relations (parent, coach) of others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table person add column is_athlete boolean not null default true;

create function app.mark_athletes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update person p set is_athlete = marked.is_athlete
  from (
    select c.person_id, coalesce(bool_or(r.role = 'ATHLETE'), true) as is_athlete
    from (select distinct person_id from changed) c left join club_person_rel r on r.person_id = c.person_id
    group by c.person_id
  ) marked
  where p.person_id = marked.person_id and p.is_athlete <> marked.is_athlete;
  return null;
end $$;
create trigger club_person_rel_added after insert on club_person_rel
  referencing new table as changed for each statement execute function app.mark_athletes();
create trigger club_person_rel_altered after update on club_person_rel
  referencing new table as changed for each statement execute function app.mark_athletes();
create trigger club_person_rel_removed after delete on club_person_rel
  referencing old table as changed for each statement execute function app.mark_athletes();

create or replace function app.athlete_counts(asked integer[]) returns table (club_id integer, athletes integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.club_id, count(*)::integer from person p
  where p.club_id = any(asked) and p.is_athlete
    and (app.role() = 'administrator' or p.club_id = any(app.clubs()) or p.club_id = any(app.league_clubs()))
  group by p.club_id
$$;
`,
    )
    .execute(db)
}
