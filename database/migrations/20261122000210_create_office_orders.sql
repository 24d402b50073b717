-- migrate:up

create type office_order_status as enum
  ('draft', 'placed', 'confirmed', 'installed', 'active', 'paused', 'ended');
create type office_pack as enum ('starter', 'team', 'site');
create type office_rhythm as enum ('weekly', 'two_weeks', 'monthly');
create type half_day as enum ('morning', 'afternoon');

create sequence office_order_numbers start 1001;

-- What an office wants, what it pays, and when vans come. The price is the one that held when it was
-- ordered.
create table office_orders (
  id uuid primary key,
  -- "OF-1001": said on the telephone.
  number text not null unique default 'OF-' || nextval('office_order_numbers'),
  organisation_id uuid not null references organisations,
  status office_order_status not null,
  company text not null check (char_length(company) between 2 and 120),
  pack office_pack not null,
  people integer not null check (people between 1 and 5000),
  dinars_per_month integer not null check (dinars_per_month > 0),
  rhythm office_rhythm not null,
  weekday smallint not null check (weekday between 0 and 4),
  half half_day not null,
  access_note text not null check (char_length(access_note) <= 200),
  contact_name text not null check (char_length(contact_name) between 2 and 60),
  contact_phone text not null check (contact_phone ~ '^\+213[567][0-9]{8}$'),
  invoice jsonb not null,
  installs_on date,
  starts_on date,
  paused_from date,
  paused_to date,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (paused_from <= paused_to),
  check ((paused_from is null) = (paused_to is null)),
  check (installs_on is not null or status in ('draft', 'placed', 'ended')),
  check (starts_on is not null or status not in ('active', 'paused'))
);
-- An office has one order at a time.
create unique index office_orders_open_idx on office_orders (organisation_id)
  where status <> 'ended';
create index office_orders_organisation_idx on office_orders (organisation_id, created_at desc);

-- A site is a place of its own: once the bins stand there, a private point has the same id, and pick-ups,
-- hand-overs and lots know it by that.
create table office_sites (
  id uuid primary key,
  order_id uuid not null references office_orders,
  place smallint not null,
  name text not null check (char_length(name) between 2 and 80),
  address text not null check (char_length(address) between 5 and 160),
  commune_code integer not null references communes,
  floors jsonb not null,
  unique (order_id, place)
);

-- Who took an order further, when and why.
create table office_order_steps (
  id uuid primary key,
  order_id uuid not null references office_orders,
  status office_order_status not null,
  -- A person of the back office, or the office itself.
  actor_id uuid not null,
  note text not null check (char_length(note) <= 500),
  at timestamptz not null
);
create index office_order_steps_order_idx on office_order_steps (order_id, at);
create trigger no_change before update or delete on office_order_steps
  for each row execute function refuse_change();

-- One date of the rhythm, moved or left out.
create table office_moves (
  order_id uuid not null references office_orders,
  day date not null,
  moved_to date,
  primary key (order_id, day)
);

-- The van that was asked for: for a date of the rhythm once, whatever runs twice.
create table office_visits (
  pickup_id uuid primary key references pickups,
  site_id uuid not null references office_sites,
  -- None: it was asked for beside the rhythm.
  planned_day date
);
create unique index office_visits_planned_idx on office_visits (site_id, planned_day)
  where planned_day is not null;
create index office_visits_site_idx on office_visits (site_id);

create type office_problem_kind as enum ('missed', 'broken', 'full');
create table office_problems (
  id uuid primary key,
  site_id uuid not null references office_sites,
  kind office_problem_kind not null,
  note text not null check (char_length(note) <= 500),
  photo text,
  created_at timestamptz not null
);
create index office_problems_site_idx on office_problems (site_id, created_at desc);

grant usage on sequence office_order_numbers to app_server;
grant select, insert, update on office_orders, office_moves to app_server;
grant select, insert on office_sites, office_order_steps, office_visits, office_problems to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
