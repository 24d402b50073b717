-- migrate:up

-- What was exchanged for is what is sent, however late: other credit is another reward.
revoke update (credit_dinars) on rewards from app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
