-- migrate:up

create type budget_stage as enum ('open', 'slow', 'spent');

-- What tokens are issued from. The platform's own pays for everything that no campaign pays for; a
-- campaign names its materials, wilayas and dates (null: all). Its tokens lie in up to 64 accounts,
-- of which the first `shards` are in use, so that many points can be paid at once; little money lies
-- in few accounts, so that the last token can be had.
create table budgets (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  is_own boolean not null default false,
  materials material[] check (cardinality(materials) > 0),
  wilayas smallint[] check (cardinality(wilayas) > 0),
  valid tstzrange not null default '[,)',
  stage budget_stage not null default 'spent',
  shards smallint not null default 1 check (shards between 1 and 64),
  -- What lay in it after the last filling. Below this part of it only deposits up to the ceiling are
  -- paid at once; larger ones wait for the next filling.
  filled bigint not null default 0,
  slow_percent smallint not null default 10 check (slow_percent between 1 and 90),
  slow_ceiling bigint not null default 10000 check (slow_ceiling > 0),
  created_by uuid,
  created_at timestamptz not null default now()
);
create unique index budgets_own_idx on budgets (is_own) where is_own;

-- Who put how much into which budget, and what stands for it outside (an invoice, a decision).
create table budget_fillings (
  id uuid primary key,
  budget_id uuid not null references budgets,
  amount bigint not null check (amount > 0),
  reference text not null check (char_length(reference) between 3 and 120),
  filled_by uuid not null,
  created_at timestamptz not null
);
create index budget_fillings_budget_idx on budget_fillings (budget_id, created_at);

-- What a deposit has earned and no budget could cover yet: no transfer before there is cover.
create table waiting_tokens (
  deposit_id uuid primary key,
  deposit_created_at timestamptz not null,
  citizen_id uuid not null references users,
  point_id uuid not null references points,
  material material not null,
  occurred_at timestamptz not null,
  tokens bigint not null check (tokens > 0),
  since timestamptz not null
);
create index waiting_tokens_since_idx on waiting_tokens (since, deposit_id);
create index waiting_tokens_citizen_idx on waiting_tokens (citizen_id);

alter table deposits add column is_waiting boolean not null default false;
alter table citizen_deposits add column is_waiting boolean not null default false;
grant select on budgets, budget_fillings, waiting_tokens to app_server;

-- Tokens begin in a budget's funding account, the only kind that goes below zero: what is missing
-- there is what was ever put in, and nothing else can be given out.
insert into budgets (id, name, is_own) values
  ('00000000-0000-7000-8000-000000000000', 'Own', true);
insert into accounts (id, kind, owner_id, may_be_negative) values
  ('00000000-0000-7000-8001-000000000000', 'funding', '00000000-0000-7000-8000-000000000000', true);

-- What was issued before there were budgets is put into them first.
with moved as (
  insert into transfers
  select gen_random_uuid(), now(), '00000000-0000-7000-8001-000000000000', a.id, -a.balance,
    'budget_funded', a.owner_id
  from accounts a where a.kind = 'budget' and a.balance < 0
  returning credit_account as id, amount
), taken as (
  update accounts a set balance = a.balance + m.amount from moved m where a.id = m.id
)
update accounts set balance = balance - (select coalesce(sum(amount), 0) from moved)
  where id = '00000000-0000-7000-8001-000000000000';
update accounts set may_be_negative = false where kind = 'budget';
alter table accounts add check (may_be_negative = (kind = 'funding'));

-- A token moves out of a budget for a deposit, and into one by a filling, and in no other way.
create or replace function post_transfer(
  p_now timestamptz, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid,
  p_amount bigint, p_kind transfer_kind, p_reference uuid
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := coalesce(p_now, now());
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', p_debit, p_credit, p_amount, p_kind, p_reference), 'UTF8'));
  v_seen bytea;
begin
  perform 1 from accounts where id in (p_debit, p_credit) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if (select count(*) from accounts where id in (p_debit, p_credit)
      and kind not in ('budget', 'funding')) <> 2 then
    return 'unknown_account';
  end if;
  if (select balance from accounts where id = p_debit) < p_amount then return 'insufficient'; end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into transfers values (p_id, v_now, p_debit, p_credit, p_amount, p_kind, p_reference);
  update accounts
    set balance = balance + case when id = p_credit then p_amount else -p_amount end
    where id in (p_debit, p_credit);
  return 'posted';
end
$$;

-- A campaign, with its accounts; empty until it is filled.
create function create_budget(
  p_now timestamptz, p_actor uuid, p_id uuid, p_name text, p_materials material[],
  p_wilayas smallint[], p_from timestamptz, p_until timestamptz
) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into budgets (id, name, materials, wilayas, valid, created_by, created_at)
    values (p_id, p_name, p_materials, p_wilayas, tstzrange(p_from, p_until), p_actor,
      coalesce(p_now, now()));
  insert into accounts (id, kind, owner_id, shard)
    select gen_random_uuid(), 'budget', p_id, n from generate_series(0, 63) n;
  insert into accounts (id, kind, owner_id, may_be_negative)
    values (gen_random_uuid(), 'funding', p_id, true);
$$;

-- As much in each account in use as in the others, the odd rest in the first. The caller has locked
-- them all. At least ten thousand tokens lie in an account before another is used.
create function spread_budget(p_now timestamptz, p_budget uuid) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_first uuid := (select id from accounts
    where owner_id = p_budget and kind = 'budget' and shard = 0);
  v_total bigint := (select sum(balance) from accounts where owner_id = p_budget and kind = 'budget');
  v_shards integer := greatest(1, least(64, v_total / 1000000));
  v_share bigint := v_total / v_shards;
begin
  with wanted as (
    select id, case when shard < v_shards then v_share else 0 end - balance as change
    from accounts where owner_id = p_budget and kind = 'budget' and shard > 0
  ), moves as (
    insert into transfers
    select gen_random_uuid(), p_now, case when change > 0 then v_first else id end,
      case when change > 0 then id else v_first end, abs(change), 'budget_moved', p_budget
    from wanted where change <> 0
  )
  update accounts a set balance = a.balance + w.change from wanted w where a.id = w.id;
  update accounts set balance = v_total - v_share * (v_shards - 1) where id = v_first;
  update budgets set shards = v_shards where id = p_budget;
end
$$;

create function fund_budget(
  p_now timestamptz, p_actor uuid, p_key uuid, p_filling uuid, p_budget uuid, p_amount bigint,
  p_reference text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'fund', p_budget, p_amount, p_reference), 'UTF8'));
  v_seen bytea;
  v_funding uuid;
  v_first uuid;
begin
  perform 1 from accounts where owner_id = p_budget and kind in ('budget', 'funding')
    order by id for no key update;
  if not found then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select id into v_funding from accounts where owner_id = p_budget and kind = 'funding';
  select id into v_first from accounts where owner_id = p_budget and kind = 'budget' and shard = 0;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into budget_fillings values (p_filling, p_budget, p_amount, p_reference, p_actor, v_now);
  insert into transfers values
    (p_filling, v_now, v_funding, v_first, p_amount, 'budget_funded', p_filling);
  update accounts set balance = balance + case when id = v_first then p_amount else -p_amount end
    where id in (v_first, v_funding);
  perform spread_budget(v_now, p_budget);
  update budgets b set stage = 'open',
      filled = (select sum(balance) from accounts where owner_id = b.id and kind = 'budget')
    where id = p_budget;
  update tasks set decided_at = v_now, decided_by = p_actor, decision = 'filled'
    where kind = 'budget_low' and subject_id = p_budget and decided_at is null;
  return 'filled';
end
$$;

-- The account that may pay for a deposit: of the campaign that ends first, else the platform's own.
-- One shard of each is looked at, or all of them when it is null.
create function payer_for(
  p_at timestamptz, p_point uuid, p_material material, p_tokens bigint, p_shard integer
) returns uuid
language sql stable set search_path = public, pg_temp as $$
  select a.id
  from budgets b
  join accounts a on a.owner_id = b.id and a.kind = 'budget'
    and (p_shard is null or a.shard = p_shard % b.shards)
  where b.valid @> p_at and a.balance >= p_tokens
    and (b.stage = 'open' or (b.stage = 'slow' and p_tokens <= b.slow_ceiling))
    and (b.materials is null or p_material = any (b.materials))
    and (b.wilayas is null or exists (select from points p
      join commune_wilayas w on w.commune_code = p.commune_code and w.valid @> p_at::date
      where p.id = p_point and w.wilaya_code = any (b.wilayas)))
  order by b.is_own, upper(b.valid), b.id, a.balance desc
  limit 1
$$;

-- Pays what waits, oldest first, as far as there is cover, and sets what stage each budget is at.
-- Nothing is locked while there is nothing to do.
create function tend_budgets(p_now timestamptz, p_most integer, p_trace text)
returns table (paid integer, stage_changes integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_paid integer := 0;
  v_changes integer := 0;
  v_payer uuid;
  b record;
  w record;
begin
  -- One at a time is enough, and a second would only keep the counters waiting.
  if not pg_try_advisory_xact_lock(hashtext('tend_budgets')) then
    return query select 0, 0;
    return;
  end if;
  if not exists (select from waiting_tokens) and not exists (
      select from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget'
      group by g.id having g.stage <> budget_stage_of(g.filled, g.slow_percent, sum(a.balance)::bigint)
        or (g.shards > 1 and sum(a.balance) < g.shards * 500000)) then
    return query select 0, 0;
    return;
  end if;
  perform 1 from accounts where id in (
      select a.id from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget'
      union all
      (select t.citizen_id from waiting_tokens t order by t.since, t.deposit_id limit p_most))
    order by id for no key update;

  for b in
    select g.id, g.stage, g.shards, g.filled, g.slow_percent, sum(a.balance)::bigint as tokens
    from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget' group by g.id
  loop
    if b.shards > 1 and b.tokens < b.shards * 500000 then perform spread_budget(v_now, b.id); end if;
    v_changes := v_changes + set_budget_stage(v_now, b.id)::int;
  end loop;

  for w in
    select t.*, c.number from waiting_tokens t
    join citizen_deposits c on c.citizen_id = t.citizen_id and c.deposit_id = t.deposit_id
    where c.status <> 'disputed' order by t.since, t.deposit_id limit p_most
  loop
    -- Somebody who began to wait after the accounts were locked is paid the next time.
    perform 1 from accounts where id = w.citizen_id for no key update skip locked;
    continue when not found;
    v_payer := payer_for(w.occurred_at, w.point_id, w.material, w.tokens, null);
    continue when v_payer is null; -- what is left may suffice for a smaller one
    perform pay_waiting(v_now, w.deposit_id, w.number, v_payer, p_trace);
    v_paid := v_paid + 1;
  end loop;

  for b in select id from budgets loop
    v_changes := v_changes + set_budget_stage(v_now, b.id)::int;
  end loop;
  return query select v_paid, v_changes;
end
$$;

create function budget_stage_of(p_filled bigint, p_percent smallint, p_left bigint)
returns budget_stage language sql immutable as $$
  select case when p_left <= 0 then 'spent' when p_left * 100 < p_filled * p_percent then 'slow'
    else 'open' end::budget_stage
$$;

-- Whether it changed. Somebody is asked to fill it as soon as it is no longer open.
create function set_budget_stage(p_now timestamptz, p_budget uuid) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  v_old budget_stage;
  v_new budget_stage;
  v_left bigint := (select sum(balance) from accounts where owner_id = p_budget and kind = 'budget');
begin
  select stage, budget_stage_of(filled, slow_percent, v_left) into v_old, v_new
    from budgets where id = p_budget;
  if v_new = v_old then return false; end if;
  update budgets set stage = v_new where id = p_budget;
  if v_new <> 'open' then
    insert into tasks (id, kind, subject_id, data, created_at, due_at)
      values (gen_random_uuid(), 'budget_low', p_budget, jsonb_build_object('left', v_left), p_now,
        p_now + interval '1 day')
      on conflict (kind, subject_id) where decided_at is null do nothing;
  end if;
  return true;
end
$$;

create function pay_waiting(
  p_now timestamptz, p_deposit uuid, p_number integer, p_payer uuid, p_trace text
) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_is_first boolean;
  w waiting_tokens;
begin
  delete from waiting_tokens where deposit_id = p_deposit returning * into w;
  -- What a deposit earned is moved under its own id; what a decision added, under another.
  v_is_first := not exists (select from transfers
    where id = p_deposit and created_at >= w.deposit_created_at);
  insert into transfers values (
    case when v_is_first then p_deposit else gen_random_uuid() end, p_now, p_payer, w.citizen_id,
    w.tokens, case when v_is_first then 'deposit_earned' else 'correction' end::transfer_kind,
    p_deposit);
  update accounts set balance = balance + case when id = p_payer then -w.tokens else w.tokens end
    where id in (p_payer, w.citizen_id);
  update deposits set is_waiting = false
    where id = p_deposit and created_at = w.deposit_created_at;
  update citizen_deposits set is_waiting = false
    where citizen_id = w.citizen_id and number = p_number;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.paid.' || w.citizen_id, jsonb_build_object('depositId', p_deposit,
      'citizenId', w.citizen_id, 'pointId', w.point_id, 'tokens', w.tokens,
      'balance', (select balance from accounts where id = w.citizen_id)), p_trace, p_now);
end
$$;

-- All tokens there are, by where they lie. `funded` is what was ever put into budgets; the others add
-- up to it, to the unit.
create function token_cover() returns table (
  funded bigint, in_budgets bigint, with_citizens bigint, held bigint, reserved bigint, spent bigint,
  waiting bigint
)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(-sum(balance) filter (where kind = 'funding'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'budget'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'citizen'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'held'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'reserved'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'spent'), 0)::bigint,
    (select coalesce(sum(tokens), 0)::bigint from waiting_tokens)
  from accounts
$$;

-- As it was counted last: adding up every citizen's balance is not done for each visitor.
create table cover_counts (
  singleton boolean primary key default true check (singleton),
  at timestamptz not null,
  funded bigint not null,
  in_budgets bigint not null,
  with_citizens bigint not null,
  held bigint not null,
  reserved bigint not null,
  spent bigint not null,
  waiting bigint not null
);
grant select, insert, update on cover_counts to app_server;

revoke all on function create_budget, spread_budget, fund_budget, payer_for, tend_budgets,
  set_budget_stage, budget_stage_of, pay_waiting, token_cover from public;
grant execute on function create_budget, fund_budget, tend_budgets, token_cover to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
