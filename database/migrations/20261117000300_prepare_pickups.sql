-- migrate:up

-- New values of a type can be used from the next transaction on: that is why they come first. What the
-- van's scale found different from what the point had counted on.
alter type stock_reason add value 'van';

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
