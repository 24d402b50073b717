-- migrate:up

-- Where material ends: weighed in through a link on the driver's phone, without an account.
create table facilities (
  id uuid primary key,
  name jsonb not null check (name ? 'fr'),
  commune_code integer not null references communes,
  location geometry(Point, 4326) not null,
  hours jsonb not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create type pickup_status as enum ('requested', 'offered', 'accepted', 'on_the_way', 'weighing',
  'handed_over', 'delivered', 'cancelled', 'no_taker', 'disputed');
create type pickup_origin as enum ('by_hand', 'full');

-- A point asks for a van. What it will be paid is fixed when it is asked: whoever accepts knows.
create table pickups (
  id uuid primary key,
  point_id uuid not null references points,
  facility_id uuid not null references facilities,
  origin pickup_origin not null,
  requested_by uuid not null,
  status pickup_status not null default 'requested',
  window_from timestamptz not null,
  window_to timestamptz not null,
  access_note text not null check (char_length(access_note) <= 200),
  meters integer not null check (meters >= 0),
  pay_centimes bigint not null check (pay_centimes >= 0),
  transporter_id uuid references users,
  vehicle_id uuid references vehicles,
  -- Another time, which a driver may propose once.
  proposed_from timestamptz,
  proposed_to timestamptz,
  proposed_at timestamptz,
  late_minutes smallint check (late_minutes in (15, 30, 60)),
  -- The driver's own place of it in the route; null while the planner orders it.
  place smallint,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (window_from < window_to),
  check ((transporter_id is null) = (vehicle_id is null)),
  check (transporter_id is not null or status in ('requested', 'offered', 'cancelled', 'no_taker'))
);
-- A point has one van coming at a time.
create unique index pickups_open_idx on pickups (point_id)
  where status in ('requested', 'offered', 'accepted', 'on_the_way', 'weighing');
create index pickups_point_idx on pickups (point_id, created_at desc);
create index pickups_transporter_idx on pickups (transporter_id, window_from)
  where status not in ('delivered', 'cancelled');
create index pickups_free_idx on pickups (window_from) where status in ('requested', 'offered');

create table pickup_items (
  pickup_id uuid not null references pickups,
  material material not null,
  bags smallint not null check (bags between 0 and 999),
  grams integer not null check (grams > 0),
  primary key (pickup_id, material)
);

-- What became of a pick-up, step by step, by whom and why.
create table pickup_steps (
  id uuid primary key,
  pickup_id uuid not null references pickups,
  status pickup_status not null,
  kind text not null,
  actor_id uuid,
  data jsonb not null,
  at timestamptz not null
);
create index pickup_steps_pickup_idx on pickup_steps (pickup_id, at);
create trigger no_change before update or delete on pickup_steps
  for each row execute function refuse_change();

-- Four digits that the owner types on the driver's phone when their own has no network or is not there.
create table point_pins (
  point_id uuid primary key references points,
  pin_hash text not null,
  set_by uuid not null,
  set_at timestamptz not null
);

-- What each side says was weighed. The pick-up is the one identity of a hand-over: both phones know
-- it before they lose the network, so that their copies meet here in any order.
create type handover_side as enum ('driver', 'point');
create type signed_by as enum ('phone', 'pin');
create table handover_signatures (
  pickup_id uuid not null references pickups,
  side handover_side not null,
  signed_with signed_by not null,
  actor_id uuid not null,
  items jsonb not null,
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  primary key (pickup_id, side)
);
create trigger no_change before update or delete on handover_signatures
  for each row execute function refuse_change();

create sequence lot_numbers start 1001;
create table lots (
  id uuid primary key,
  -- "A-1182": said on the telephone, printed, typed.
  number text not null unique,
  pickup_id uuid not null unique references pickups,
  point_id uuid not null references points,
  facility_id uuid not null references facilities,
  transporter_id uuid not null references users,
  handed_over_at timestamptz not null,
  created_at timestamptz not null
);
create index lots_point_idx on lots (point_id, created_at desc);
create table lot_items (
  lot_id uuid not null references lots,
  material material not null,
  bags smallint not null,
  -- What the point had counted on, what stayed there because the driver refused it, and what both
  -- signed. Of that, what deposits stand behind: no claim may use more.
  declared_grams integer not null check (declared_grams >= 0),
  refused_grams integer not null check (refused_grams >= 0),
  grams integer not null check (grams >= 0),
  attributed_grams integer not null check (attributed_grams between 0 and grams),
  reason text check (char_length(reason) <= 200),
  photo text,
  primary key (lot_id, material)
);

-- Which grams of which deposit went where: into a lot, or lost. Counted from the first gram of the
-- deposit, so that the database itself refuses to give one gram away twice.
create table allocations (
  deposit_id uuid not null,
  deposit_created_at timestamptz not null,
  span int4range not null check (not isempty(span)),
  point_id uuid not null,
  material material not null,
  lot_id uuid references lots,
  correction_id uuid references stock_corrections,
  created_at timestamptz not null,
  check (num_nonnulls(lot_id, correction_id) = 1),
  exclude using gist (deposit_id with =, span with &&)
);
create index allocations_lot_idx on allocations (lot_id, material) where lot_id is not null;

-- Since when deposits of a point may still have grams that are not allocated.
alter table point_stock
  add column handed_grams bigint not null default 0 check (handed_grams >= 0),
  add column corrected_grams bigint not null default 0,
  add column lost_grams bigint not null default 0 check (lost_grams >= 0),
  add column unallocated_since timestamptz not null default '-infinity';
update point_stock s set corrected_grams = coalesce((select sum(c.grams) from stock_corrections c
  where c.point_id = s.point_id and c.material = s.material), 0);

-- What a van brings to a facility at once; weighed in under a link that works once.
create table deliveries (
  id uuid primary key,
  transporter_id uuid not null references users,
  facility_id uuid not null references facilities,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  received_at timestamptz,
  received_by text check (char_length(received_by) between 2 and 80),
  ticket text
);
create index deliveries_transporter_idx on deliveries (transporter_id, created_at desc);
create table delivery_lots (
  lot_id uuid primary key references lots,
  delivery_id uuid not null references deliveries
);
create index delivery_lots_delivery_idx on delivery_lots (delivery_id);

create type grade as enum ('A', 'B', 'C');
create table receipt_items (
  delivery_id uuid not null references deliveries,
  material material not null,
  expected_grams integer not null check (expected_grams >= 0),
  received_grams integer not null check (received_grams >= 0),
  refused_grams integer not null check (refused_grams >= 0),
  grade grade not null,
  primary key (delivery_id, material)
);
-- A facility weighs a van, not a lot: each lot gets its share of what was found, to the gram.
create table lot_receipts (
  lot_id uuid not null references lots,
  delivery_id uuid not null references deliveries,
  material material not null,
  received_grams integer not null check (received_grams >= 0),
  refused_grams integer not null check (refused_grams >= 0),
  grade grade not null,
  primary key (lot_id, material)
);
create index lot_receipts_delivery_idx on lot_receipts (delivery_id);
create trigger no_change before update or delete on receipt_items
  for each row execute function refuse_change();
create trigger no_change before update or delete on lot_receipts
  for each row execute function refuse_change();

-- What a transporter is paid for a pick-up that arrived.
create table transport_payments (
  pickup_id uuid primary key references pickups,
  transporter_id uuid not null references users,
  centimes bigint not null check (centimes >= 0),
  created_at timestamptz not null
);
create index transport_payments_transporter_idx on transport_payments (transporter_id, created_at desc);

grant select on facilities, lots, lot_items, allocations, delivery_lots, receipt_items, lot_receipts,
  transport_payments, handover_signatures to app_server;
grant select, insert, update on pickups, point_pins to app_server;
grant select, insert on pickup_items, pickup_steps, deliveries to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
