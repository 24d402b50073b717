-- migrate:up

-- Where a device hears from us. It belongs to one session: when that ends the device hears nothing
-- more, and a device that somebody else registers is theirs alone from then on.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  -- Whoever knows this address can send to the device: it is never shown or logged.
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user_idx on push_subscriptions (user_id);

grant select, insert, update, delete on push_subscriptions to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
