import { sql, type Kysely } from 'kysely'
import { auditColumns } from './audit-columns'

/** Programs, workouts, sets, the library of sets and events, drills, schedule and attendance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table activity (
  activity_id integer generated always as identity primary key,
  activity_name text not null check (length(activity_name) between 1 and 50),
  activity_description text,
  activity_category text,
  us_code text, eu_code text, can_code text,
  hr_min_pct numeric, hr_max_pct numeric,
  duration_min numeric, duration_max numeric,
  work_rest text,
  swim_duration_min numeric, swim_duration_max numeric,
  activity_color text,
  activity_type text,
  vo2_max_pct numeric,
  ${auditColumns}
);

create table program (
  program_id integer generated always as identity primary key,
  program_name text not null check (length(program_name) between 1 and 50),
  program_short_desc text,
  program_desc text,
  program_type text,
  focus text,
  goals text,
  duration text,
  structure text,
  parent_program_id integer references program on delete set null,
  start_date date,
  end_date date,
  club_id integer references club on delete cascade,
  team_id integer references team on delete set null,
  user_id integer references app_user on delete set null,
  private smallint not null default 0 check (private in (0, 1)),
  ${auditColumns}
);
create index program_club on program (club_id);

create table workout_schedule (
  seq_no integer generated always as identity primary key,
  club_id integer not null references club on delete cascade,
  group_id integer not null references team on delete cascade,
  event_id integer references event_catalog on delete set null,
  facility_id integer references facility on delete set null,
  day_of_week text not null
    check (day_of_week in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
  start_time time not null,
  end_time time not null,
  workout_type text not null,
  max_athletes integer check (max_athletes >= 0),
  notes text,
  create_date timestamptz not null default now(),
  ${auditColumns},
  check (end_time > start_time)
);
create index workout_schedule_club on workout_schedule (club_id);
create index workout_schedule_group on workout_schedule (group_id);

create table workout (
  workout_id integer generated always as identity primary key,
  club_id integer references club on delete cascade,
  workout_desc text,
  program_id integer references program on delete cascade,
  start_datetime timestamptz,
  workout_date date,
  schedule_seq_no integer references workout_schedule on delete set null,
  duration integer,
  volume integer,
  day_of_microcycle integer,
  video_url text,
  ${auditColumns}
);
create index workout_club on workout (club_id);
create index workout_program on workout (program_id);
create unique index workout_schedule_date on workout (schedule_seq_no, workout_date) where schedule_seq_no is not null;

-- The library: what a workout takes its sets from, and the events that results, standards and meets refer to.
create table set_lib (
  set_lib_id integer generated always as identity primary key,
  club_id integer references club on delete cascade,
  set_name text,
  set_desc text not null,
  set_purpose text,
  no_of_sets integer,
  no_of_rep integer,
  distance integer,
  stroke text,
  tag text,
  set_interval text,
  time_per_dist text,
  time_total text,
  equipment text,
  sport_type text not null default 'SWIMMING',
  activity_id integer references activity on delete set null,
  facility_type text,
  video_url text,
  set_order integer,
  user_id integer references app_user on delete set null,
  team_id integer references team on delete set null,
  -- an event: distance is per leg, legs is 1 for individual swims
  is_event boolean not null default false,
  legs integer not null default 1 check (legs between 1 and 10),
  ${auditColumns}
);
create unique index set_lib_event on set_lib (stroke, distance, legs) where is_event;
create index set_lib_club on set_lib (club_id);

create table training_set (
  set_id integer generated always as identity primary key,
  club_id integer references club on delete cascade,
  workout_id integer references workout on delete cascade,
  parent_set_id integer references training_set on delete cascade,
  set_name text,
  set_desc text,
  set_purpose text,
  no_of_sets integer,
  no_of_rep integer,
  distance integer,
  stroke text,
  tag text,
  set_interval text,
  time_per_dist text,
  time_total text,
  equipment text,
  sport_type text,
  activity_id integer references activity on delete set null,
  is_library_set smallint not null default 0 check (is_library_set in (0, 1)),
  set_order integer not null default 0,
  video_url text,
  ${auditColumns},
  check (parent_set_id <> set_id)
);
create index training_set_workout on training_set (workout_id);
create index training_set_parent on training_set (parent_set_id);
create index training_set_club on training_set (club_id);

create table drill (
  drill_id integer generated always as identity primary key,
  club_id integer references club on delete set null,
  user_id integer references app_user on delete set null,
  drill_name text not null check (length(drill_name) between 1 and 50),
  drill_desc text,
  drill_purpose text,
  video_id text,
  video_url text,
  equipment text,
  sport_type text not null,
  facility text,
  status text,
  tag text,
  level text,
  ${auditColumns}
);
create table favorite_drill (
  favdrill_id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  drill_id integer not null references drill on delete cascade,
  unique (user_id, drill_id)
);
create index favorite_drill_drill on favorite_drill (drill_id);

create table attendance (
  attendance_id integer generated always as identity primary key,
  club_id integer not null references club on delete cascade,
  athlete_id integer not null references person on delete cascade,
  workout_id integer not null references workout on delete cascade,
  effective_date date not null,
  missed smallint not null check (missed in (0, 1)),
  comments text not null default '',
  ${auditColumns},
  unique (athlete_id, workout_id, effective_date)
);
create index attendance_workout on attendance (workout_id, effective_date);
create index attendance_club on attendance (club_id, effective_date);
`,
    )
    .execute(db)
}
