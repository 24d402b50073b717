-- migrate:up

-- Whether deposits are told by SMS. Null: whoever was registered at a counter and has not claimed
-- the account yet is told, others are not.
alter table users add column sms_receipts boolean;
grant update (sms_receipts) on users to app_server;

-- Which deposits have been told; written with the message, so that none is told twice.
create table deposit_receipts (
  deposit_id uuid primary key,
  citizen_id uuid not null references users on delete cascade,
  created_at timestamptz not null
);
create index deposit_receipts_citizen_idx on deposit_receipts (citizen_id);
grant select, insert, delete on deposit_receipts to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
