-- migrate:up

create type transporter_status as enum
  ('draft', 'pending', 'active', 'suspended', 'refused', 'closed');

-- What a driver says of themselves and their papers. Filled in step by step: whatever is handed in is whole.
alter table transporter_profiles
  add column status transporter_status not null default 'draft',
  -- As the licence has them, and in the other script if they said so.
  add column first_name text,
  add column last_name text,
  add column other_first_name text,
  add column other_last_name text,
  add column licence_number text check (licence_number ~ '^[0-9A-Za-z/-]{5,20}$'),
  add column licence_category text check (licence_category in ('B', 'C1', 'C', 'CE')),
  add column licence_until date,
  add column wilayas smallint[] not null default '{}',
  add column register_kind text check (register_kind in ('register', 'artisan')),
  add column register_number text check (register_number ~ '^[0-9A-Za-z/-]{6,20}$'),
  add column register_until date,
  add column bank_account text check (bank_account ~ '^[0-9]{20}$'),
  add column consented_at timestamptz,
  -- What a badge holds: it leads to the driver and to nothing else of the person.
  add column badge_code text unique check (badge_code ~ '^T[2-9A-HJKMNP-RT-Y]{7}$'),
  -- The papers the back office asked about with its last answer.
  add column asked_papers jsonb not null default '[]',
  add column submitted_at timestamptz,
  add column approved_at timestamptz,
  add constraint handed_in_is_whole check (status not in ('pending', 'active', 'suspended')
    or (num_nulls(first_name, last_name, licence_number, licence_category, licence_until, register_kind,
      register_number, register_until, bank_account, consented_at, badge_code) = 0
      and wilayas <> '{}')),
  add constraint closed_names_nobody check (status <> 'closed' or (username = '' and num_nonnulls(
    first_name, last_name, other_first_name, other_last_name, licence_number, register_number,
    bank_account, badge_code) = 0));
create index transporter_profiles_area_idx on transporter_profiles using gin (wilayas)
  where status = 'active';

create table vehicles (
  id uuid primary key,
  user_id uuid not null references transporter_profiles,
  -- "204517-118-16": serial, class and year, wilaya. Forgotten when the person is.
  plate text check (plate ~ '^[0-9]{5,6}-[1-9][0-9]{2}-[0-9]{2}$'),
  kind text not null check (kind in ('van', 'pickup', 'small_truck', 'truck')),
  payload_grams bigint not null check (payload_grams between 100000 and 20000000),
  volume_liters integer not null check (volume_liters between 500 and 100000),
  insurance_until date not null,
  -- In the order its driver lists them.
  place smallint not null check (place between 0 and 2),
  created_at timestamptz not null,
  -- What it carried stays known.
  removed_at timestamptz,
  check (plate is not null or removed_at is not null)
);
create unique index vehicles_plate_key on vehicles (user_id, plate) where removed_at is null;

-- Of which paper somebody was reminded, and how many days ahead: once each for every new date.
create table paper_reminders (
  user_id uuid not null references users on delete cascade,
  -- The person's own id, or the vehicle's.
  subject_id uuid not null,
  paper text not null check (paper in ('licence', 'register', 'insurance')),
  until date not null,
  days smallint not null check (days in (7, 30)),
  created_at timestamptz not null,
  primary key (user_id, subject_id, paper, until, days)
);

grant select, insert, update on vehicles to app_server;
grant select, insert, delete on paper_reminders to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
