import { sql, type Kysely } from 'kysely'

/** Tables whose every change is written down, with the column that names the row. Secrets and bulk previews are not. */
const audited: Record<string, string> = {
  app_user: 'user_id',
  user_access: 'seq_no',
  league: 'seqno',
  league_club_rel: 'seqno',
  club: 'club_id',
  team: 'team_id',
  team_fee: 'seq_no',
  facility: 'id',
  event_catalog: 'event_id',
  club_forms: 'club_form_id',
  category: 'cat_id',
  category_value: 'val_id',
  person: 'person_id',
  user_person: 'person_id',
  guardian_relation: 'seq_no',
  club_person_rel: 'seq_no',
  person_communication: 'seq_no',
  activity: 'activity_id',
  program: 'program_id',
  workout: 'workout_id',
  training_set: 'set_id',
  set_lib: 'set_lib_id',
  drill: 'drill_id',
  workout_schedule: 'seq_no',
  attendance: 'attendance_id',
  rank: 'rank_id',
  standard: 'standard_id',
  meet: 'meet_id',
  meet_session: 'seqno',
  meet_event: 'seqno',
  result: 'result_id',
  file_import: 'import_id',
  message_template: 'seq_no',
  pivot_profile: 'profile_seqno',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- Runs as whoever writes, so the serving role's insert-only right on the log is what holds. An import of the worker
-- (app.bulk) is written down once, as the import (the condition of the triggers, so that they cost it nothing); its rows carry the import's id and import_change keeps what it altered.
create function app.write_audit() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
begin
  insert into audit_log (user_id, club_id, origin, table_name, row_id, action, before, after)
  values ((select app.user_id()), (any_row ->> 'club_id')::integer, nullif(current_setting('app.origin', true), ''),
    tg_table_name, any_row ->> tg_argv[0], lower(tg_op), old_row, new_row);
  return null;
end $$;
${Object.entries(audited)
  .map(
    ([table, id]) => `create trigger ${table}_audit after insert or update or delete on ${table}
  for each row when (current_setting('app.bulk', true) is distinct from 'on' or current_user = 'lanewise_web')
  execute function app.write_audit('${id}');`,
  )
  .join('\n')}
`,
    )
    .execute(db)
}
