-- migrate:up

create type deposit_status as enum
  ('declared', 'confirmed', 'corrected', 'refused', 'expired', 'voided', 'disputed');

-- point_id is null while a citizen has declared a bag that no point has weighed yet. recorded_by
-- and rate_id are proved by record_deposits(); keys to them would only slow the counter down.
create table deposits (
  id uuid not null,
  created_at timestamptz not null,
  occurred_at timestamptz not null,
  citizen_id uuid not null references users,
  number integer not null,
  point_id uuid references points,
  recorded_by uuid not null,
  status deposit_status not null,
  material material not null,
  grams integer not null check (grams between 50 and 50000),
  clean boolean not null,
  compacted boolean not null,
  manners boolean not null,
  rate_id integer not null,
  tokens bigint not null check (tokens >= 0),
  primary key (id, created_at)
) partition by range (created_at);

-- A citizen's history as it is read: one flat table, so that a page never looks into the months.
-- Written in the transaction of the deposit; ledger_violations() proves the two alike.
create table citizen_deposits (
  citizen_id uuid not null,
  number integer not null,
  deposit_id uuid not null,
  created_at timestamptz not null,
  point_id uuid,
  status deposit_status not null,
  material material not null,
  grams integer not null,
  clean boolean not null,
  compacted boolean not null,
  manners boolean not null,
  tokens bigint not null,
  primary key (citizen_id, number)
);

grant select on deposits, citizen_deposits to app_server;

create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user_idx on notifications (user_id, created_at desc);
grant select, insert, update, delete on notifications to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
