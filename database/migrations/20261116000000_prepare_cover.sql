-- migrate:up

-- New values of a type can be used from the next transaction on: that is why they come first.
alter type account_kind add value 'funding';
alter type account_kind add value 'reserved';
alter type transfer_kind add value 'budget_funded';
alter type transfer_kind add value 'budget_moved';
alter type transfer_kind add value 'reward_reserved';
alter type transfer_kind add value 'reward_returned';

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
