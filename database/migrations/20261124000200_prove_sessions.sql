-- migrate:up

-- When the person last gave the password within the session; null: not since logging in.
alter table sessions add column proven_at timestamptz;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
