-- migrate:up

-- What administrators did: who, what, about which thing, how it was before and after, and why. Things
-- are told by their ids and states; nothing here names a person.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid not null references users,
  act text not null check (act ~ '^[a-z_]{3,40}$'),
  subject_kind text not null check (subject_kind ~ '^[a-z_]{3,40}$'),
  subject_id text not null check (char_length(subject_id) between 1 and 80),
  before jsonb,
  after jsonb,
  note text check (char_length(note) <= 2000),
  trace_id text not null
);
create index audit_entries_at_idx on audit_entries (at desc, id desc);
create index audit_entries_subject_idx on audit_entries (subject_id, at desc);
create index audit_entries_actor_idx on audit_entries (actor_id, at desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the audit is append-only', tg_op, tg_table_name;
end $$;
create trigger no_change before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_change();

grant select, insert on audit_entries to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
