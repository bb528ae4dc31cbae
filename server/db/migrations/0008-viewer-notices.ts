import { sql, type Kysely } from 'kysely'

/**
 * Every change of what a user may do is told to all processes (channel viewer, payload the user or * for everybody), so
 * that what they keep of it ends within a second, whichever statement made the change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create function app.tell_viewer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('viewer', to_jsonb(old) ->> 'user_id'); end if;
  if tg_op <> 'DELETE' then perform pg_notify('viewer', to_jsonb(new) ->> 'user_id'); end if;
  return null;
end $$;
create function app.tell_all_viewers() returns trigger language plpgsql as $$
begin
  perform pg_notify('viewer', '*');
  return null;
end $$;
create trigger app_user_notice after update of role, token_version, disabled_at, email_confirmed_at, user_name or delete
  on app_user for each row execute function app.tell_viewer();
create trigger user_access_notice after insert or update or delete on user_access
  for each row execute function app.tell_viewer();
create trigger user_person_notice after insert or update or delete on user_person
  for each row execute function app.tell_viewer();
create trigger guardian_relation_notice after insert or update or delete on guardian_relation
  for each statement execute function app.tell_all_viewers();
create trigger league_club_rel_notice after insert or update or delete on league_club_rel
  for each statement execute function app.tell_all_viewers();
create trigger club_notice after update of members_see_members on club
  for each statement execute function app.tell_all_viewers();
`,
    )
    .execute(db)
}
