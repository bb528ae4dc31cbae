import { sql, type Kysely } from 'kysely'
import { auditColumns } from './audit-columns'

/** Users and their access, leagues, clubs, teams, facilities, event catalogue, categories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table app_user (
  user_id integer generated always as identity primary key,
  user_name text not null check (length(user_name) between 1 and 50),
  user_email text not null check (length(user_email) <= 254),
  email_confirmed_at timestamptz,
  role text not null default 'User' check (role in ('Administrator', 'User')),
  gender text check (gender in ('M', 'F', 'X')),
  birth_date date,
  photo text,
  state text,
  country text,
  language text not null default 'en',
  -- raised by every change of rights or password; an access token of an older version is refused
  token_version integer not null default 1,
  disabled_at timestamptz,
  create_date timestamptz not null default now(),
  ${auditColumns}
);
create unique index app_user_email_key on app_user (lower(user_email));

-- What only the sign-in code may read lives apart from the user, so that no other query can reach it.
create table user_credential (
  user_id integer primary key references app_user on delete cascade,
  password_hash text not null,
  password_class text not null check (password_class in ('short', 'long')),
  changed_at timestamptz not null default now()
);
create table user_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id integer not null references app_user on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index user_identity_user on user_identity (user_id);
create table refresh_token (
  token_id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  user_id integer not null references app_user on delete cascade,
  token_hash text not null unique,
  device text,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- first use for a new pair; uses within the grace answer too, later ones end the family
  rotated_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index refresh_token_family on refresh_token (family_id);
create index refresh_token_user on refresh_token (user_id);
create table user_code (
  code_hash text primary key,
  user_id integer not null references app_user on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_code_user on user_code (user_id);
-- One row per key (account or address) and attempt; old rows are swept.
create table sign_in_attempt (
  attempt_key text not null,
  attempted_at timestamptz not null default now()
);
create index sign_in_attempt_key on sign_in_attempt (attempt_key, attempted_at);

create table league (
  seqno integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 50),
  description text not null check (length(description) <= 300),
  logo text not null,
  sport text not null check (length(sport) <= 50),
  website text not null,
  params jsonb not null default '{}',
  ${auditColumns}
);

create table club (
  club_id integer generated always as identity primary key,
  club_code text not null check (length(club_code) between 1 and 50),
  club_name text not null check (length(club_name) between 1 and 50),
  club_desc text check (length(club_desc) <= 300),
  logo text,
  email text,
  country_id integer,
  year integer,
  user_id integer references app_user on delete set null,
  visibility smallint not null default 1 check (visibility in (0, 1)),
  create_date date not null,
  latitude numeric(8, 5) check (latitude between -90 and 90),
  longitude numeric(8, 5) check (longitude between -180 and 180),
  time_zone text not null default 'UTC',
  website text,
  reviews_url text,
  facebook_url text,
  instagram_url text,
  x_url text,
  tiktok_url text,
  youtube_url text,
  discord_url text,
  -- public results of its members: off unless the club switches it on
  public_results smallint not null default 0 check (public_results in (0, 1)),
  -- a member sees names and times of other members unless the club switches it off
  members_see_members smallint not null default 1 check (members_see_members in (0, 1)),
  -- added from the map and not yet owned by a confirmed account
  unclaimed smallint not null default 0 check (unclaimed in (0, 1)),
  ${auditColumns}
);

create table league_club_rel (
  seqno integer generated always as identity primary key,
  league_seqno integer not null references league on delete cascade,
  club_id integer not null references club on delete cascade,
  ${auditColumns},
  unique (league_seqno, club_id)
);
create index league_club_rel_club on league_club_rel (club_id);

create table user_access (
  seq_no integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  access_level text not null check (access_level in ('OWNER', 'STAFF', 'COACH', 'MEMBER')),
  is_default smallint not null default 0 check (is_default in (0, 1)),
  ${auditColumns},
  check (num_nonnulls(club_id, league_seqno) = 1),
  unique (user_id, club_id),
  unique (user_id, league_seqno)
);
create index user_access_club on user_access (club_id);
create index user_access_league on user_access (league_seqno);

create table facility (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 300),
  contact_info text,
  url_to_details text,
  type text,
  address text,
  city text,
  country_id integer,
  latitude numeric(8, 5) check (latitude between -90 and 90),
  longitude numeric(8, 5) check (longitude between -180 and 180),
  time_zone text not null default 'UTC',
  lanes integer,
  tag jsonb,
  state text not null default 'active' check (state in ('active', 'inactive')),
  league_seqno integer references league on delete set null,
  user_id integer references app_user on delete set null,
  reviewed_at timestamptz,
  ${auditColumns}
);
create index facility_league on facility (league_seqno);

create table team (
  team_id integer generated always as identity primary key,
  team_name text not null check (length(team_name) between 1 and 50),
  year integer,
  to_year integer,
  club_id integer not null references club on delete cascade,
  visibility smallint not null default 1 check (visibility in (0, 1)),
  sport_type text,
  logo text,
  order_on_ui integer not null default 0,
  competitive_flag smallint not null default 0 check (competitive_flag in (0, 1)),
  student_coach_ratio integer,
  monthly_fee integer,
  registration_fee integer,
  fundrasing_fee integer,
  max_athletes integer check (max_athletes >= 0),
  coaches text,
  team_description text,
  commitment_requirements text,
  forms_to_sign text,
  payment_link text,
  webpage text,
  ${auditColumns}
);
create index team_club on team (club_id);
create table team_fee (
  seq_no integer generated always as identity primary key,
  team_id integer not null references team on delete cascade,
  club_id integer not null references club on delete cascade,
  fee_type text not null,
  amount integer not null,
  billing_frequency text,
  is_mandatory smallint not null default 1 check (is_mandatory in (0, 1)),
  notes text
);
create index team_fee_team on team_fee (team_id);
create index team_fee_club on team_fee (club_id);

create table event_catalog (
  event_id integer generated always as identity primary key,
  org_type text not null default 'CLUB' check (org_type in ('CLUB', 'LEAGUE')),
  org_id integer not null,
  -- the tenant of row-level security: the club, or none for a league's event
  club_id integer references club on delete cascade,
  league_seqno integer references league on delete cascade,
  visibility smallint not null default 1 check (visibility in (0, 1)),
  name text not null check (length(name) between 1 and 50),
  event_type text,
  status text,
  start_date timestamptz,
  end_date timestamptz,
  description text,
  facility_id integer references facility on delete set null,
  url_to_details text,
  max_athletes integer check (max_athletes >= 0),
  create_date timestamptz not null default now(),
  ${auditColumns}
);
create index event_catalog_club on event_catalog (club_id);

create table club_forms (
  club_form_id integer generated always as identity primary key,
  club_id integer not null references club on delete cascade,
  version integer not null default 1,
  terms_and_conditions text,
  medical_consent_authorization text,
  waiver_of_liability text,
  photograph_permission text,
  swimmer_rule_conduct text,
  parent_volunteer_time text,
  senior_members_commitment text,
  required_forms text,
  ${auditColumns}
);
create index club_forms_club on club_forms (club_id);

create table category (
  cat_id integer generated always as identity primary key,
  cat_name text not null unique check (length(cat_name) between 1 and 50),
  cat_desc text not null,
  cat_type text not null,
  ${auditColumns}
);
create table category_value (
  val_id integer generated always as identity primary key,
  cat_id integer not null references category on delete restrict,
  val_name text not null check (length(val_name) between 1 and 50),
  val_desc text not null check (length(val_desc) <= 300),
  val_name_ru text,
  val_desc_ru text,
  obsolete smallint not null default 0 check (obsolete in (0, 1)),
  ${auditColumns},
  unique (cat_id, val_name)
);
`,
    )
    .execute(db)
}
