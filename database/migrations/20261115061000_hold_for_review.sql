-- migrate:up

-- A new value of a type can be used from the next transaction on.
alter type dispute_reason add value 'review';
-- Who of the back office set it aside; null when the citizen said that it is not right.
alter table disputes add column opened_by uuid;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
