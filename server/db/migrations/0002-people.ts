import { sql, type Kysely } from 'kysely'
import { auditColumns } from './audit-columns'

/** People of clubs, their guardians, relations to clubs and communications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table person (
  person_id integer generated always as identity primary key,
  club_id integer not null references club on delete restrict,
  team_id integer references team on delete set null,
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  preferred_name text,
  middle_initial text,
  gender text check (gender in ('M', 'F', 'X')),
  birth_date date,
  -- the day and month of birth_date are not known
  birth_year_only boolean not null default false,
  status text not null default 'ACTIVE',
  email text,
  phone text,
  photo text,
  language text,
  country text,
  home_address text,
  postal_code text,
  occupation text,
  source_of_information text,
  additional_info text,
  other_info text,
  lead_id integer,
  event_id integer references event_catalog on delete set null,
  start_membership date,
  end_membership date,
  forms_signed text,
  participation_days text,
  volunteer_preference text,
  registration_state text,
  tryout_datetime timestamptz,
  -- the import that brought this person; its undo removes who has nothing else
  import_id integer,
  ${auditColumns}
);
create index person_club on person (club_id, last_name, first_name);
create index person_team on person (team_id);
create index person_name on person (club_id, lower(last_name), lower(first_name));
create index person_import on person (import_id) where import_id is not null;

-- Ids that federations give: personal data, never a key of ours.
create table person_identifier (
  club_id integer not null references club on delete cascade,
  scheme text not null,
  value text not null,
  person_id integer not null references person on delete cascade,
  primary key (club_id, scheme, value)
);
create index person_identifier_person on person_identifier (person_id);

-- A user is linked to a person by a confirmed e-mail address only.
create table user_person (
  user_id integer not null references app_user on delete cascade,
  person_id integer not null references person on delete cascade,
  club_id integer not null references club on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (user_id, person_id)
);
create index user_person_person on user_person (person_id);

create table guardian_relation (
  seq_no integer generated always as identity primary key,
  club_id integer not null references club on delete cascade,
  guardian_id integer not null references person on delete cascade,
  child_id integer not null references person on delete cascade,
  kind text not null default 'PARENT',
  receives_messages boolean not null default true,
  may_act boolean not null default true,
  ${auditColumns},
  unique (guardian_id, child_id),
  check (guardian_id <> child_id)
);
create index guardian_relation_child on guardian_relation (child_id);
create index guardian_relation_club on guardian_relation (club_id);

create table club_person_rel (
  seq_no integer generated always as identity primary key,
  club_id integer not null references club on delete cascade,
  person_id integer not null references person on delete cascade,
  role text not null default 'ATHLETE',
  team_id integer references team on delete set null,
  event_id integer references event_catalog on delete set null,
  start_membership date,
  end_membership date,
  forms_signed text,
  participation_days text,
  volunteer_preference text,
  tryout_datetime timestamptz,
  status text,
  additional_info text,
  ${auditColumns},
  check (end_membership is null or start_membership is null or end_membership >= start_membership)
);
create index club_person_rel_club on club_person_rel (club_id);
create index club_person_rel_person on club_person_rel (person_id);

create table person_communication (
  seq_no integer generated always as identity primary key,
  club_id integer not null references club on delete cascade,
  lead_id integer not null references person on delete cascade,
  communication_type text not null,
  communication_resource text,
  subject text not null,
  details text not null,
  communication_date timestamptz not null,
  follow_up_date date,
  follow_up_status text,
  ${auditColumns}
);
create index person_communication_club on person_communication (club_id, follow_up_date);
create index person_communication_lead on person_communication (lead_id);
`,
    )
    .execute(db)
}
