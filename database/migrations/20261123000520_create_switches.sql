-- migrate:up

-- A part of the service that is closed for now. No row: it was never closed.
create table switches (
  feature text primary key check (feature ~ '^[a-zA-Z]{2,30}$'),
  is_off boolean not null,
  -- What people read instead, by language; and when it is expected back.
  words jsonb not null check (is_shown_text(words, 500)),
  back_on date,
  changed_at timestamptz not null
);
grant select, insert on switches to app_server;
grant update (is_off, words, back_on, changed_at) on switches to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
