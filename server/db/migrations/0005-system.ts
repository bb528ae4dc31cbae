import { sql, type Kysely } from 'kysely'
import { auditColumns } from './audit-columns'

/** Uploaded files, imports, jobs, messages, reports, audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table uploaded_file (
  file_id uuid primary key default gen_random_uuid(),
  user_id integer not null references app_user on delete cascade,
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  file_name text not null,
  sha256 text not null,
  size_bytes bigint not null,
  stored_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index uploaded_file_expiry on uploaded_file (expires_at);

create table job (
  job_id integer generated always as identity primary key,
  kind text not null,
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  user_id integer references app_user on delete set null,
  payload jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 3,
  lease_until timestamptz,
  worker text,
  progress jsonb not null default '{}',
  result jsonb,
  error text,
  dedupe_key text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_due on job (run_at) where state in ('queued', 'running');
create unique index job_dedupe on job (dedupe_key) where dedupe_key is not null and state in ('queued', 'running');
create index job_club on job (club_id);

create table file_import (
  import_id integer generated always as identity primary key,
  file_id uuid references uploaded_file on delete set null,
  -- the club (or the league for its clubs) that imports
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  user_id integer references app_user on delete set null,
  file_name text not null,
  sha256 text not null,
  format text,
  -- reading > preview > writing > done > undoing > undone, or refused, failed, discarded
  state text not null default 'reading'
    check (state in ('reading', 'preview', 'writing', 'done', 'undoing', 'undone', 'refused', 'failed', 'discarded')),
  meet_id integer references meet on delete set null,
  meet_name text,
  meet_date date,
  -- clubs of the file, and which of ours each one is: [{key, code, name, athletes, clubId, proposedClubId}]
  clubs jsonb not null default '[]',
  -- what the person decided: {people: {athleteKey: personId | 'new' | 'skip'}}
  decisions jsonb not null default '{}',
  counts jsonb not null default '{}',
  warnings jsonb not null default '[]',
  job_id integer references job on delete set null,
  error text,
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  undo_report jsonb,
  check (num_nonnulls(club_id, league_seqno) = 1)
);
create index file_import_club on file_import (club_id, created_at);
create index file_import_league on file_import (league_seqno, created_at);

-- The preview: one row for each thing in the file, dropped when the import is discarded or old.
create table import_line (
  import_id integer not null references file_import on delete cascade,
  position integer not null,
  line integer not null,
  verdict text not null check (verdict in ('new', 'known', 'changed', 'doubtful', 'refused', 'visitor')),
  subject text not null check (subject in ('meet', 'person', 'result', 'relay', 'entry', 'other')),
  label text not null,
  time_text text,
  reason text,
  athlete_key text,
  -- proposals for a doubtful person: [{personId, name, birthDate, confidence, differs: []}]
  proposals jsonb,
  primary key (import_id, position)
);

-- What an import changed in rows that were there before; rows it added carry its import_id.
create table import_change (
  import_id integer not null references file_import on delete cascade,
  table_name text not null,
  row_id integer not null,
  before jsonb not null,
  after jsonb not null,
  primary key (import_id, table_name, row_id)
);

-- Swims of other clubs in an uploaded file: text only, seen by the importing club.
create table visitor_result (
  visitor_result_id integer generated always as identity primary key,
  import_id integer not null references file_import on delete cascade,
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  meet_id integer not null references meet on delete cascade,
  external_event_id text,
  round text,
  set_lib_id integer references set_lib on delete set null,
  swimmer_name text not null,
  club_name text not null,
  gender text,
  facility_type text not null,
  time_hundredths integer,
  status text not null,
  exhibition boolean not null default false,
  place integer,
  relay_letter text
);
create index visitor_result_meet on visitor_result (meet_id);
create index visitor_result_import on visitor_result (import_id);
create index visitor_result_club on visitor_result (club_id);

create table message_template (
  seq_no integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 50),
  subject text not null,
  body text not null,
  description text not null,
  type text not null,
  industry text not null,
  create_date timestamptz not null default now(),
  club_id integer references club on delete cascade,
  league_id integer references league on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'active', 'archived')),
  ${auditColumns}
);
create index message_template_club on message_template (club_id);

create table message_entry (
  message_id integer generated always as identity primary key,
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  user_id integer references app_user on delete set null,
  username text not null,
  date timestamptz not null default now(),
  message text not null
);
create index message_entry_club on message_entry (club_id, date);

-- Mail that waits for SMTP, or for an administrator to read where no SMTP is configured.
create table outbox_mail (
  mail_id integer generated always as identity primary key,
  club_id integer references club on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);

create table pivot_profile (
  profile_seqno integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  profile_name text not null check (length(profile_name) between 1 and 50),
  profile_category text,
  rep_rows text, rep_cols text, rep_vals text,
  agregator_name text,
  renderer_name text,
  colorder text, roworder text,
  value_filter text,
  show_total_rows smallint, show_total_cols smallint,
  is_default smallint not null default 0,
  ${auditColumns}
);
create index pivot_profile_user on pivot_profile (user_id);

create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer,
  club_id integer,
  origin text,
  table_name text not null,
  row_id text,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);
create index audit_log_club on audit_log (club_id, at);
create index audit_log_row on audit_log (table_name, row_id);
`,
    )
    .execute(db)
}
