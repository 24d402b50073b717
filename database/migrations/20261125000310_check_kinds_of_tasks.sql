-- migrate:up

alter table tasks validate constraint tasks_kind_check;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
