import { sql, type Kysely } from 'kysely'

/*
 * The second wall. Each request sets, for its transaction only, who is asking (CONVENTIONS.md); these policies keep the
 * serving role away from rows of other clubs even where the application forgot to ask. The owner role is not bound.
 */

const admin = `(select app.role()) = 'administrator'`
const session = `(select app.role()) = 'session'`
const user = `(select app.user_id()) is not null`
// A hashed list: looked up once per row whatever its length, and the planner takes it for half of the rows. The same as
// `= any(array)` made it expect a handful, and choose nested loops over thousands.
const any = (column: string, list: string) => `${column} in (select unnest(app.${list}()))`
const ofClub = any('club_id', 'clubs')
const byStaff = `${admin} or ${any('club_id', 'staff_clubs')}`
const ofLeagueClub = any('club_id', 'league_clubs')
const ofLeague = any('league_seqno', 'leagues')
const mine = `user_id = (select app.user_id())`
const writesMeetOf = (table: string) => `exists (select from meet m where m.meet_id = ${table}.meet_id and
  (${admin} or ${any('m.club_id', 'staff_clubs')} or m.${mine} or ${any('m.league_seqno', 'leagues')}))`

interface Rule {
  read: string
  /** insert, update and delete; `insert` overrides for inserts */
  write: string
  insert?: string
}

const rules: Record<string, Rule> = {
  // accounts
  app_user: {
    read: `${admin} or ${session} or ${mine} or exists (select from user_access a where a.user_id = app_user.user_id
      and (${any('a.club_id', 'staff_clubs')} or ${any('a.league_seqno', 'leagues')}))`,
    write: `${admin} or ${session} or ${mine}`,
    insert: `${admin} or ${session}`,
  },
  user_credential: { read: session, write: session },
  user_identity: { read: session, write: session },
  refresh_token: { read: session, write: session },
  user_code: { read: session, write: session },
  sign_in_attempt: { read: session, write: session },
  user_access: {
    read: `${admin} or ${session} or ${mine} or ${any('club_id', 'staff_clubs')} or ${ofLeague}`,
    write: `${admin} or ${session} or ${any('club_id', 'staff_clubs')} or ${ofLeague}`,
  },
  // organisation
  league: { read: 'true', write: `${admin} or ${any('seqno', 'leagues')}` },
  league_club_rel: { read: 'true', write: `${admin} or ${ofLeague}` },
  club: {
    read: `visibility = 1 or ${admin} or ${session} or ${ofClub} or ${ofLeagueClub}`,
    write: byStaff,
    insert: user,
  },
  team: { read: `visibility = 1 or ${admin} or ${ofClub}`, write: byStaff },
  team_fee: {
    read: `${admin} or ${ofClub} or exists (select from team t where t.team_id = team_fee.team_id)`,
    write: byStaff,
  },
  facility: { read: 'true', write: `${admin} or ${mine} or ${ofLeague}`, insert: user },
  event_catalog: { read: `visibility = 1 or ${admin} or ${ofClub} or ${ofLeague}`, write: `${byStaff} or ${ofLeague}` },
  club_forms: { read: 'true', write: byStaff },
  category: { read: 'true', write: admin },
  category_value: { read: 'true', write: admin },
  // people
  person: {
    read: `${admin} or ${ofClub} or ${ofLeagueClub} or ${any('person_id', 'people')}`,
    write: `${byStaff} or ${any('person_id', 'people')}`,
    insert: byStaff,
  },
  person_identifier: { read: byStaff, write: byStaff },
  user_person: {
    read: `${byStaff} or ${session} or ${mine}`,
    write: `${admin} or ${session} or ${any('club_id', 'staff_clubs')}`,
  },
  guardian_relation: {
    read: `${byStaff} or ${session} or ${any('guardian_id', 'people')} or ${any('child_id', 'people')}`,
    write: byStaff,
  },
  club_person_rel: { read: `${byStaff} or ${any('person_id', 'people')}`, write: byStaff },
  person_communication: { read: byStaff, write: byStaff },
  // training
  activity: { read: 'true', write: admin },
  program: { read: `club_id is null or ${admin} or ${ofClub}`, write: `${byStaff} or ${mine}` },
  workout: { read: `club_id is null or ${admin} or ${ofClub}`, write: `${byStaff} or (club_id is null and ${user})` },
  training_set: {
    read: `club_id is null or ${admin} or ${ofClub}`,
    write: `${byStaff} or (club_id is null and ${user})`,
  },
  set_lib: { read: `club_id is null or ${admin} or ${ofClub}`, write: `${byStaff} or ${mine}` },
  drill: { read: 'true', write: `${byStaff} or ${mine}` },
  favorite_drill: { read: mine, write: mine },
  workout_schedule: { read: `${admin} or ${ofClub}`, write: byStaff },
  attendance: { read: `${byStaff} or ${any('athlete_id', 'people')}`, write: byStaff },
  // competition
  rank: { read: 'true', write: admin },
  standard: { read: 'true', write: `${admin} or cardinality((select app.leagues())::int[]) > 0` },
  base_time: { read: 'true', write: admin },
  reference_version: { read: 'true', write: 'false' },
  meet: {
    read: `state = 'active' or ${admin} or ${mine} or ${ofClub} or ${ofLeague}`,
    write: `${byStaff} or ${mine} or ${ofLeague}`,
  },
  meet_session: { read: 'true', write: writesMeetOf('meet_session') },
  meet_event: { read: 'true', write: writesMeetOf('meet_event') },
  result: { read: `${admin} or ${ofClub} or ${ofLeagueClub} or ${any('person_id', 'people')}`, write: byStaff },
  result_leg: { read: `${admin} or ${ofClub} or ${ofLeagueClub} or ${any('person_id', 'people')}`, write: byStaff },
  // system
  uploaded_file: { read: `${byStaff} or ${ofLeague}`, write: `${byStaff} or ${ofLeague}` },
  job: { read: `${byStaff} or ${ofLeague} or ${mine}`, write: `${byStaff} or ${ofLeague} or ${mine}` },
  file_import: { read: `${byStaff} or ${ofLeague}`, write: `${byStaff} or ${ofLeague}` },
  import_line: {
    read: 'exists (select from file_import i where i.import_id = import_line.import_id)',
    write: 'exists (select from file_import i where i.import_id = import_line.import_id)',
  },
  import_change: {
    read: 'exists (select from file_import i where i.import_id = import_change.import_id)',
    write: 'false',
  },
  visitor_result: { read: `${byStaff} or ${ofLeague}`, write: 'false' },
  message_template: {
    read: `${byStaff} or ${any('league_id', 'leagues')}`,
    write: `${byStaff} or ${any('league_id', 'leagues')}`,
  },
  message_entry: { read: `${byStaff} or ${ofLeague}`, write: `${byStaff} or ${ofLeague}` },
  outbox_mail: { read: admin, write: admin, insert: `${admin} or ${session} or ${any('club_id', 'staff_clubs')}` },
  pivot_profile: { read: `${mine} or ${ofClub} or ${ofLeague}`, write: mine },
  audit_log: {
    read: `${admin} or ${any('club_id', 'staff_clubs')}`,
    write: 'false',
    insert: 'user_id is not distinct from (select app.user_id())',
  },
}

const setting = (name: string, type: string, value: string) =>
  `create function app.${name}() returns ${type} language sql stable as $$ select ${value} $$;`
const list = (name: string) =>
  setting(name, 'integer[]', `coalesce(nullif(current_setting('app.${name}', true), ''), '{}')::integer[]`)

function policies(table: string, { read, write, insert }: Rule): string {
  return `
    alter table ${table} enable row level security;
    create policy ${table}_read on ${table} for select to lanewise_web using (${read});
    create policy ${table}_insert on ${table} for insert to lanewise_web with check (${insert ?? write});
    create policy ${table}_update on ${table} for update to lanewise_web using (${write}) with check (${write});
    create policy ${table}_delete on ${table} for delete to lanewise_web using (${write});`
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create schema app;
${setting('role', 'text', `coalesce(nullif(current_setting('app.role', true), ''), 'anonymous')`)}
${setting('user_id', 'integer', `nullif(current_setting('app.user_id', true), '')::integer`)}
${['clubs', 'staff_clubs', 'league_clubs', 'leagues', 'people'].map(list).join('\n')}
grant usage on schema public, app to lanewise_web;
grant execute on all functions in schema app to lanewise_web;
grant select, insert, update, delete on ${Object.keys(rules).join(', ')} to lanewise_web;
revoke update, delete on audit_log from lanewise_web;
${Object.entries(rules)
  .map(([table, rule]) => policies(table, rule))
  .join('\n')}
`,
    )
    .execute(db)
}
