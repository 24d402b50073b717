-- migrate:up

alter table points
  -- By day, "sat": [["08:00", "12:00"], ["14:00", "19:00"]], by the clocks of Algeria; a day that is
  -- missing is closed.
  add column hours jsonb not null default '{}',
  add column phone text check (phone ~ '^\+213[0-9]{8,9}$'),
  add column storage_square_meters integer check (storage_square_meters between 1 and 10000),
  add column scale_kilograms integer check (scale_kilograms between 1 and 10000),
  add column full_since timestamptz,
  add column submitted_at timestamptz,
  add column approved_at timestamptz;
update points set approved_at = created_at, submitted_at = created_at where status <> 'pending';

-- What the law wants to know of whoever runs a point, apart from what everybody may read.
create table point_papers (
  point_id uuid primary key references points,
  register_number text check (register_number ~ '^[0-9A-Za-z/-]{6,20}$'),
  tax_number text check (tax_number ~ '^[0-9]{15,20}$'),
  bank_account text check (bank_account ~ '^[0-9]{20}$'),
  consented_at timestamptz not null,
  updated_at timestamptz not null
);
grant select, insert, update on point_papers to app_server;
grant update (accepted) on point_stock to app_server;

-- What somebody found wrong about a point: closed, moved, other hours.
create table point_mistakes (
  id uuid primary key,
  point_id uuid not null references points,
  kind text not null check (kind in ('closed', 'moved', 'hours', 'materials', 'other')),
  note text not null check (char_length(note) <= 300),
  created_at timestamptz not null
);
create index point_mistakes_point_idx on point_mistakes (point_id, created_at desc);
grant select, insert on point_mistakes to app_server;

-- A point's day, newest first.
create index deposits_point_idx on deposits (point_id, created_at desc);

-- Somebody whom a point registered by number, without a phone at hand. Nothing is proven: the number
-- becomes theirs when they confirm it by a code, and the account with all its tokens with it.
create table counter_registrations (
  user_id uuid primary key references users on delete cascade,
  phone text not null unique check (phone ~ '^\+213[567][0-9]{8}$'),
  point_id uuid not null references points,
  registered_by uuid not null references users,
  created_at timestamptz not null,
  claimed_at timestamptz
);
create index counter_registrations_actor_idx on counter_registrations (registered_by);
create index counter_registrations_point_idx on counter_registrations (point_id);
grant select, insert, update, delete on counter_registrations to app_server;

-- Why a deposit looks odd, one row for each rule that says so. Nothing follows from it by itself: a
-- person decides.
create table deposit_signals (
  deposit_id uuid not null,
  rule text not null,
  score smallint not null check (score between 1 and 100),
  detail jsonb not null,
  point_id uuid not null references points,
  citizen_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (deposit_id, rule)
);
create index deposit_signals_point_idx on deposit_signals (point_id, created_at desc);
create index deposit_signals_citizen_idx on deposit_signals (citizen_id);
grant select, insert, delete on deposit_signals to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
