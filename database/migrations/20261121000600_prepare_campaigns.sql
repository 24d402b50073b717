-- migrate:up

-- New values of a type can be used from the next transaction on: that is why they come first.
alter type transfer_kind add value 'campaign_bonus';
alter type transfer_kind add value 'campaign_bonus_returned';

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
