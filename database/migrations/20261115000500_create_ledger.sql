-- migrate:up

-- Every table that grows with deposits is cut by month for writing and archiving. Partitions are
-- made ahead by a job; the function runs as the owner because the application has no DDL rights.
create function create_month_partitions(p_from date, p_months integer) returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  v_parent text;
  v_month date;
  v_name text;
begin
  foreach v_parent in array array['deposits', 'transfers'] loop
    for i in 0..p_months - 1 loop
      v_month := (date_trunc('month', p_from) + make_interval(months => i))::date;
      v_name := v_parent || '_' || to_char(v_month, 'YYYY_MM');
      if to_regclass(v_name) is null then
        execute format('create table %I partition of %I for values from (%L) to (%L)',
          v_name, v_parent, v_month::timestamptz, (v_month + interval '1 month')::timestamptz);
        if v_parent = 'transfers' then
          execute format('create trigger no_truncate before truncate on %I
            for each statement execute function refuse_change()', v_name);
        end if;
      end if;
    end loop;
  end loop;
end
$$;
revoke all on function create_month_partitions from public;
grant execute on function create_month_partitions to app_server;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the ledger is append-only, a correction is a new transfer',
    tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- A citizen's account has the citizen's id. A budget is 64 accounts, any of which may serve, so
-- that no row is touched by every deposit. deposit_count sits here because the row is locked and
-- written with each deposit anyway.
create type account_kind as enum ('citizen', 'budget', 'spent');
create table accounts (
  id uuid primary key,
  kind account_kind not null,
  owner_id uuid not null,
  shard smallint not null default 0,
  may_be_negative boolean not null default false,
  balance bigint not null default 0,
  deposit_count integer not null default 0,
  created_at timestamptz not null default now(),
  unique (owner_id, kind, shard),
  check (may_be_negative or balance >= 0)
) with (fillfactor = 80);

-- One row moves tokens from one account to another, so the ledger sums to zero by its shape.
-- Accounts are checked by the functions that write here and by ledger_violations(): a key on the
-- few budget rows would make them hot again.
create type transfer_kind as enum ('deposit_earned', 'deposit_voided', 'reward_spent', 'correction');
create table transfers (
  id uuid not null,
  created_at timestamptz not null,
  debit_account uuid not null,
  credit_account uuid not null,
  amount bigint not null check (amount > 0),
  kind transfer_kind not null,
  reference_id uuid not null,
  primary key (id, created_at),
  check (debit_account <> credit_account)
) partition by range (created_at);
create trigger no_change before update or delete on transfers
  for each row execute function refuse_change();
create trigger no_truncate before truncate on transfers
  for each statement execute function refuse_change();

-- The answer to a write, kept for ever: phones come back with it after days without a network.
create table idempotency (
  actor_id uuid not null,
  key uuid not null,
  fingerprint bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (actor_id, key)
);

-- News in the same transaction as the fact. published: the stream took it; settled: every consumer
-- has handled it.
create table outbox (
  id uuid primary key,
  subject text not null,
  payload jsonb not null,
  trace_id text not null,
  created_at timestamptz not null,
  published_at timestamptz,
  settled_at timestamptz
);
create index outbox_unpublished_idx on outbox (created_at) where published_at is null;
create index outbox_unsettled_idx on outbox (published_at)
  where published_at is not null and settled_at is null;

-- What a consumer has handled, written in the transaction of its effect.
create table processed_events (
  event_id uuid not null,
  consumer text not null,
  processed_at timestamptz not null default now(),
  primary key (event_id, consumer)
);

-- What a consumer gave up on, kept for people to look at.
create table dead_events (
  event_id uuid not null,
  consumer text not null,
  subject text not null,
  body text not null,
  error text not null,
  created_at timestamptz not null,
  primary key (event_id, consumer)
);

-- Tokens are issued by the platform's own budget.
insert into accounts (id, kind, owner_id, shard, may_be_negative)
select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'budget',
  '00000000-0000-7000-8000-000000000000', n, true
from generate_series(0, 63) n;

-- The general move of the ledger: once per (actor, key), never below zero.
create function post_transfer(
  p_now timestamptz, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid,
  p_amount bigint, p_kind transfer_kind, p_reference uuid
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := coalesce(p_now, now());
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', p_debit, p_credit, p_amount, p_kind, p_reference), 'UTF8'));
  v_seen bytea;
  v_debit accounts;
begin
  perform 1 from accounts where id in (p_debit, p_credit) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if (select count(*) from accounts where id in (p_debit, p_credit)) <> 2 then
    return 'unknown_account';
  end if;
  select * into v_debit from accounts where id = p_debit;
  if not v_debit.may_be_negative and v_debit.balance < p_amount then
    return 'insufficient';
  end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into transfers values (p_id, v_now, p_debit, p_credit, p_amount, p_kind, p_reference);
  update accounts
    set balance = balance + case when id = p_credit then p_amount else -p_amount end
    where id in (p_debit, p_credit);
  return 'posted';
end
$$;
revoke all on function post_transfer from public;
grant execute on function post_transfer to app_server;

-- Balances and transfers change only inside functions of the owner.
grant select on accounts, transfers to app_server;
grant select, insert on idempotency to app_server;
grant select, insert, update, delete on outbox to app_server;
grant select, insert, delete on processed_events, dead_events to app_server;

-- A new person gets an account; it starts empty, so the application may create it.
create function open_citizen_account(p_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into accounts (id, kind, owner_id) values (p_user, 'citizen', p_user)
  on conflict (id) do nothing
$$;
revoke all on function open_citizen_account from public;
grant execute on function open_citizen_account to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
