-- migrate:up

-- A claim is used up in a report that exists.
alter table claims add foreign key (report_id) references reports;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
