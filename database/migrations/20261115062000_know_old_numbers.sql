-- migrate:up

-- The number that codes printed before there were public codes hold; nobody new gets one.
alter table users add column old_number bigint unique check (old_number > 0);
grant update (old_number) on users to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
