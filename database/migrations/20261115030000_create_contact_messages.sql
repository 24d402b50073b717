-- migrate:up

-- What people write to us from the contact page. It belongs to no account: who wrote is only what
-- they say. Deleted after twelve months, answered or not.
create table contact_messages (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 120),
  -- An e-mail address or a mobile number: where the answer goes.
  contact text not null check (char_length(contact) <= 254),
  topic text not null,
  message text not null check (char_length(message) between 10 and 2000),
  locale text not null check (locale in ('en', 'fr', 'ar')),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index contact_messages_created_idx on contact_messages (created_at);

grant select, insert, update, delete on contact_messages to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
