-- migrate:up

create type material as enum ('pet', 'pehd', 'aluminium');
create type point_kind as enum ('shop', 'association', 'school', 'office', 'other');
create type point_status as enum ('pending', 'active', 'suspended', 'closed');
create type membership as enum ('owner', 'collaborator');

create table points (
  id uuid primary key,
  name jsonb not null check (name ? 'en'),
  kind point_kind not null,
  status point_status not null default 'pending',
  commune_code integer not null references communes,
  address jsonb not null check (address ? 'fr'),
  location geometry(Point, 4326) not null,
  capacity_grams bigint not null check (capacity_grams > 0),
  accepts_bags_left boolean not null default false,
  created_at timestamptz not null default now()
);
create index points_location_idx on points using gist (location);

create table point_members (
  point_id uuid not null references points,
  user_id uuid not null references users,
  membership membership not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (point_id, user_id)
);
create index point_members_user_idx on point_members (user_id) where removed_at is null;

-- One row for each material a point takes; the totals people see on every page are kept, not counted.
create table point_stock (
  point_id uuid not null references points,
  material material not null,
  accepted boolean not null default true,
  stock_grams bigint not null default 0 check (stock_grams >= 0),
  collected_grams bigint not null default 0 check (collected_grams >= 0),
  deposit_count bigint not null default 0 check (deposit_count >= 0),
  primary key (point_id, material)
) with (fillfactor = 80);

-- Effective-dated, never retroactive: two rates of one material cannot hold at once.
create table rates (
  id integer primary key,
  material material not null,
  per_kilogram integer not null check (per_kilogram > 0),
  star_bonus_percent integer not null check (star_bonus_percent between 0 and 100),
  valid tstzrange not null,
  created_at timestamptz not null default now(),
  exclude using gist (material with =, valid with &&)
);

insert into rates (id, material, per_kilogram, star_bonus_percent, valid) values
  (1, 'pet', 2000, 10, '[2026-01-01T00:00:00Z,)'),
  (2, 'pehd', 2400, 10, '[2026-01-01T00:00:00Z,)'),
  (3, 'aluminium', 6000, 10, '[2026-01-01T00:00:00Z,)');

grant select, insert, update on points, point_members to app_server;
-- Stock moves only through the functions that record why.
grant select, insert on point_stock to app_server;
grant select on rates to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
