-- migrate:up

-- New values of a type can be used from the next transaction on: that is why they come first.
alter type account_kind add value 'held';
alter type transfer_kind add value 'dispute_held';
alter type transfer_kind add value 'dispute_released';
alter type point_status add value 'draft' before 'pending';

-- How the point knew whose bag it was. A live code was shown by the citizen's app at that moment; an
-- old one is a picture of it, or too old; a card is printed and proves only that somebody has it.
create type identification as enum ('live_code', 'old_code', 'printed_card', 'typed_code', 'phone');

alter table deposits
  add column identified_by identification not null default 'typed_code',
  -- The phone that weighed and its own count, for what was weighed in the app.
  add column device_id uuid,
  add column device_number integer;

-- When it was weighed; created_at is when it arrived here.
alter table citizen_deposits add column occurred_at timestamptz;
update citizen_deposits c set occurred_at = d.occurred_at
  from deposits d where d.id = c.deposit_id and d.created_at = c.created_at;
alter table citizen_deposits alter column occurred_at set not null;

-- Every number a phone has given out and what became of it: a number that never arrives is a deposit
-- that got lost, which keys alone cannot show.
create table device_entries (
  device_id uuid not null,
  number integer not null check (number > 0),
  actor_id uuid not null,
  -- 'recorded', 'undone' before it was sent, or the name of the refusal.
  outcome text not null,
  deposit_id uuid,
  -- How far the phone's clock was off; what it says is corrected by this much.
  skew_seconds integer not null,
  received_at timestamptz not null,
  primary key (device_id, number)
);
create index device_entries_actor_idx on device_entries (actor_id);
create index devices_secret_idx on devices (secret_hash);
grant select, insert, update on device_entries to app_server;

-- What somebody of the back office has to decide; at most one open task about a thing of a kind.
create table tasks (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  data jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decision text,
  note text check (char_length(note) <= 2000)
);
create unique index tasks_open_idx on tasks (kind, subject_id) where decided_at is null;
create index tasks_due_idx on tasks (due_at) where decided_at is null;
grant select, insert, update on tasks to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
