import { sql, type Kysely } from 'kysely'
import { auditColumns } from './audit-columns'

/** Ranks, standards, points tables, meets and results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table rank (
  rank_id integer generated always as identity primary key,
  rank_code text not null check (length(rank_code) between 1 and 50),
  rank_name text not null check (length(rank_name) between 1 and 50),
  rank_desc text not null check (length(rank_desc) <= 300),
  rank_classification text not null default '',
  rank_color text,
  rank_logo text,
  rank_logo_key text,
  ${auditColumns},
  unique (rank_classification, rank_code)
);

create table standard (
  standard_id integer generated always as identity primary key,
  set_lib_id integer not null references set_lib on delete restrict,
  rank_id integer not null references rank on delete restrict,
  gender text not null check (gender in ('M', 'F', 'X')),
  facility_type text not null,
  classification text not null,
  age_from integer,
  age_to integer,
  time_hundredths integer not null check (time_hundredths > 0),
  effective_date date not null,
  valid_to date,
  kind text not null default 'max' check (kind in ('max', 'min')),
  comments text,
  ${auditColumns},
  constraint standard_key unique nulls not distinct
    (set_lib_id, rank_id, gender, facility_type, classification, age_from, age_to, effective_date)
);
create index standard_probe on standard (set_lib_id, facility_type, gender, classification, time_hundredths);
create index standard_rank on standard (rank_id);

-- Base times for 1000 World Aquatics points; distance is per leg.
create table base_time (
  course text not null,
  gender text not null check (gender in ('M', 'F', 'X')),
  stroke text not null,
  distance integer not null,
  legs integer not null default 1,
  hundredths integer not null check (hundredths > 0),
  valid_from date not null,
  valid_to date not null,
  table_name text not null,
  primary key (course, gender, stroke, distance, legs, valid_from)
);

create table meet (
  meet_id integer generated always as identity primary key,
  meet_name text not null check (length(meet_name) between 1 and 100),
  meet_desc text,
  contact_info text,
  meet_type text,
  meet_date date not null,
  meet_date_to date,
  facility_id integer references facility on delete restrict,
  -- the place as a file names it, while no facility is chosen
  place_name text,
  sport text,
  url_to_details text,
  state text not null default 'active' check (state in ('active', 'inactive')),
  tag jsonb,
  league_seqno integer references league on delete set null,
  user_id integer references app_user on delete set null,
  -- the club that made or imported it
  club_id integer references club on delete set null,
  course text,
  age_rule text not null default 'DAY_OF_SWIM'
    check (age_rule in ('DAY_OF_SWIM', 'FIRST_MEET_DAY', 'LAST_MEET_DAY', 'FIXED_DATE', 'END_OF_YEAR', 'YEAR_OF_BIRTH')),
  age_date date,
  points_table text,
  entries_open date,
  entries_close date,
  import_id integer,
  reviewed_at timestamptz,
  ${auditColumns},
  check (meet_date_to is null or meet_date_to >= meet_date)
);
create index meet_identity on meet (meet_date, lower(left(meet_name, 30)));
create index meet_facility on meet (facility_id);
create index meet_league on meet (league_seqno);
-- age filters ask for the meets of other rules only
create index meet_age_rule on meet (meet_id) where age_rule <> 'DAY_OF_SWIM';

create table meet_session (
  seqno integer generated always as identity primary key,
  meet_id integer not null references meet on delete cascade,
  number integer not null default 1,
  name text not null,
  date date not null,
  time time,
  course text,
  import_id integer,
  ${auditColumns}
);
create index meet_session_meet on meet_session (meet_id);

create table meet_event (
  seqno integer generated always as identity primary key,
  session_seqno integer not null references meet_session on delete cascade,
  meet_id integer not null references meet on delete cascade,
  event_id integer not null references set_lib on delete restrict,
  external_event_id text,
  position integer not null default 0,
  gender text check (gender in ('M', 'F', 'X')),
  age_min integer,
  age_max integer,
  round text,
  import_id integer,
  ${auditColumns}
);
create index meet_event_session on meet_event (session_seqno);
create index meet_event_meet on meet_event (meet_id, external_event_id);

create table result (
  result_id integer generated always as identity primary key,
  club_id integer not null references club on delete restrict,
  team_id integer references team on delete set null,
  person_id integer references person on delete restrict,
  set_lib_id integer not null references set_lib on delete restrict,
  set_id integer references training_set on delete set null,
  meet_id integer references meet on delete restrict,
  meet_event_seqno integer references meet_event on delete set null,
  -- the event's number in the meet, text: 7, 26A, 63S
  external_event_id text,
  -- of the athlete; of the relay for relays (X mixed). Repeated here, as the club, so that lists need no join.
  gender text not null check (gender in ('M', 'F', 'X')),
  facility_type text not null,
  time_hundredths integer check (time_hundredths > 0),
  status text not null default 'OK'
    check (status in ('OK', 'DQ', 'NS', 'DNF', 'SCR', 'REJECTED', 'NO_SWIM')),
  exhibition boolean not null default false,
  round text not null default 'FINAL'
    check (round in ('PRELIM', 'SEMI', 'QUARTER', 'SWIM_OFF', 'FINAL', 'TIME_TRIAL')),
  result_date date not null,
  comments text,
  is_official smallint not null default 0 check (is_official in (0, 1)),
  pulse integer,
  place integer,
  places jsonb,
  heat integer,
  lane integer,
  seed_hundredths integer,
  seed_course text,
  timing text not null default 'unknown' check (timing in ('automatic', 'semi', 'manual', 'unknown')),
  reaction_hundredths integer,
  dq_code text,
  dq_text text,
  meet_points numeric(8, 2),
  -- [[metres or yards from the start, hundredths from the start], …]
  splits jsonb,
  age_in_file text,
  -- a converted time keeps where it came from and never counts
  converted_from jsonb,
  relay_letter text,
  -- the relay whose first leg this swim is
  lead_off_of integer references result on delete cascade,
  import_id integer,
  import_line integer,
  counts boolean generated always as (status = 'OK' and time_hundredths is not null and converted_from is null) stored,
  ${auditColumns},
  check (status <> 'OK' or time_hundredths is not null),
  check (person_id is not null or relay_letter is not null)
);
create index result_best on result (club_id, set_lib_id, facility_type, gender, time_hundredths)
  include (person_id, result_date, result_id, meet_id, is_official, exhibition, round) where counts;
create index result_event on result (set_lib_id, facility_type, gender, time_hundredths) where counts;
create index result_person on result (person_id, set_lib_id, facility_type, time_hundredths);
create index result_date on result (club_id, result_date);
create index result_lead_off on result (lead_off_of) where lead_off_of is not null;
-- one swim of one person (or relay team) in one round of one event of one meet, and one lead-off of each relay; it also
-- finds the results of a meet
create unique index result_swim_key on result (meet_id, external_event_id, round, person_id, (coalesce(lead_off_of, 0)));
create unique index result_relay_key on result (meet_id, external_event_id, round, club_id, relay_letter)
  where person_id is null;

create table result_leg (
  result_id integer not null references result on delete cascade,
  leg smallint not null check (leg between 1 and 10),
  club_id integer not null references club on delete cascade,
  person_id integer references person on delete restrict,
  -- a swimmer of the file who is no person here
  swimmer_name text,
  time_hundredths integer,
  reaction_hundredths integer,
  primary key (result_id, leg)
);
create index result_leg_person on result_leg (person_id);
create index result_leg_club on result_leg (club_id);

-- Raised in the transaction that changes events, ranks, standards or base times: what a process keeps of them is good for
-- the version it was read with, which every list reads in the snapshot of its own.
create table reference_version (
  only_row boolean primary key default true check (only_row),
  version integer not null default 1
);
insert into reference_version default values;
create function raise_reference_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update reference_version set version = version + 1;
  return null;
end $$;
${['rank', 'standard', 'base_time']
  .map(
    (table) => `create trigger ${table}_version after insert or update or delete on ${table}
  for each statement execute function raise_reference_version();`,
  )
  .join('\n')}
create trigger set_lib_version_insert after insert on set_lib
  for each row when (new.is_event) execute function raise_reference_version();
create trigger set_lib_version_update after update on set_lib
  for each row when (new.is_event or old.is_event) execute function raise_reference_version();
create trigger set_lib_version_delete after delete on set_lib
  for each row when (old.is_event) execute function raise_reference_version();

-- Codes of the courses that anything was swum on, by one probe for each: no row of a club is told.
create function swum_courses() returns text[] language sql stable security definer set search_path = public as $$
  with recursive course as (
    select s.set_lib_id, (select min(r.facility_type) from result r where r.set_lib_id = s.set_lib_id and r.counts) as code
    from set_lib s where s.is_event
    union all
    select c.set_lib_id, (select min(r.facility_type) from result r
      where r.set_lib_id = c.set_lib_id and r.counts and r.facility_type > c.code)
    from course c where c.code is not null
  )
  select coalesce(array_agg(distinct code order by code), '{}') from course where code is not null
$$;
`,
    )
    .execute(db)
}
