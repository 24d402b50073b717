-- migrate:up

-- What people asked for as their right: a copy of their data, or to be erased. The row outlives the
-- erasure: it names nobody.
create table data_requests (
  id uuid primary key,
  kind text not null check (kind in ('export', 'erasure')),
  user_id uuid not null references users,
  asked_at timestamptz not null,
  -- The end of the days of grace; a copy is made at once.
  due_at timestamptz,
  done_at timestamptz,
  withdrawn_at timestamptz,
  check (num_nonnulls(done_at, withdrawn_at) <= 1),
  check ((kind = 'erasure') = (due_at is not null))
);
create index data_requests_asked_idx on data_requests (asked_at desc, id desc);
create index data_requests_user_idx on data_requests (user_id);
-- One at a time: asked for twice it is the first one.
create unique index data_requests_open_idx on data_requests (user_id)
  where kind = 'erasure' and done_at is null and withdrawn_at is null;

-- Of what was planned before there was this table, the day is known and the asking is thirty days before.
insert into data_requests (id, kind, user_id, asked_at, due_at)
  select gen_random_uuid(), 'erasure', id, erasure_due_at - interval '30 days', erasure_due_at
  from users where erasure_due_at is not null and status <> 'erased';

create index consents_document_idx on consents (document, version);

-- What is done with people's data, for the authority: law 18-07 as amended by 25-11.
create table processings (
  id uuid primary key,
  place integer generated always as identity unique,
  purpose jsonb not null,
  data jsonb not null,
  basis text not null check (basis in ('consent', 'contract', 'law', 'interest')),
  retention jsonb not null,
  recipients jsonb not null,
  -- What leaves the country; null: nothing does.
  transfer jsonb,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null,
  -- No longer done.
  ended_at timestamptz
);

-- The log of breaches. What they are about is written once; what was done is added.
create table breaches (
  id uuid primary key,
  number integer generated always as identity unique,
  state text not null check (state in ('found', 'assessed', 'notified', 'told', 'closed')),
  what text not null check (char_length(what) between 10 and 2000),
  found_at timestamptz not null,
  -- When the authority was told.
  notified_at timestamptz,
  groups text[] not null check (cardinality(groups) between 1 and 8),
  data text[] not null check (cardinality(data) between 1 and 8),
  people integer check (people >= 0),
  records integer check (records >= 0)
);
create table breach_events (
  id uuid primary key,
  breach_id uuid not null references breaches,
  at timestamptz not null,
  state text not null check (state in ('found', 'assessed', 'notified', 'told', 'closed')),
  people integer check (people >= 0),
  note text not null check (char_length(note) between 10 and 2000),
  -- A step is taken once.
  unique (breach_id, state)
);

create function refuse_breach_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the log of breaches is append-only', tg_op, tg_table_name;
end $$;
create trigger no_change before update or delete on breach_events
  for each row execute function refuse_breach_change();
create trigger no_truncate before truncate on breach_events
  for each statement execute function refuse_breach_change();
create trigger no_delete before delete on breaches
  for each row execute function refuse_breach_change();

grant select, insert on data_requests, processings, breaches, breach_events to app_server;
grant update (done_at, withdrawn_at) on data_requests to app_server;
grant update (purpose, data, basis, retention, recipients, transfer, version, changed_at, ended_at)
  on processings to app_server;
grant update (state, people, notified_at) on breaches to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
