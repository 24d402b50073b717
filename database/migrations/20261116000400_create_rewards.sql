-- migrate:up

create type reward_kind as enum ('shop', 'phone_credit', 'donation');
create type reward_status as enum ('draft', 'candidate', 'published', 'paused', 'ended');
create type reward_category as enum ('food', 'home', 'leisure', 'phone', 'tree', 'give');
create type voucher_status as enum ('ready', 'received', 'expired', 'cancelled');
create type voucher_end as enum
  ('scan', 'slide', 'digital', 'donation', 'expired', 'failed', 'withdrawn');
create type top_up_state as enum ('pending', 'unknown', 'fulfilled', 'refunded');

-- Who gives a reward: a shop, which may be a point, an operator, an association. A point's staff gives
-- in the app; at others the citizen slides in front of the shopkeeper.
create table partners (
  id uuid primary key,
  name jsonb not null check (name ? 'en'),
  point_id uuid unique references points,
  commune_code integer references communes,
  address jsonb,
  location geometry(Point, 4326),
  hours jsonb not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table rewards (
  id uuid primary key,
  partner_id uuid not null references partners,
  kind reward_kind not null,
  category reward_category not null,
  status reward_status not null default 'draft',
  name jsonb not null check (name ? 'en'),
  description jsonb not null check (description ? 'en'),
  -- A file of the picture store, or null: then its tiles are shown.
  picture text,
  price bigint not null check (price between 100 and 100000000),
  -- What is left to give; null: as many as wanted.
  stock integer check (stock >= 0),
  -- How many pieces one person may have within so many days; null: as many as they can pay.
  most_per_person integer check (most_per_person > 0),
  limit_days integer not null default 30 check (limit_days between 1 and 366),
  wilayas smallint[] check (cardinality(wilayas) > 0),
  valid tstzrange not null default '[,)',
  -- What the partner is owed for a piece, in centimes: an agreement with the partner, shown to nobody
  -- else, and no price of a token.
  partner_centimes bigint not null default 0 check (partner_centimes >= 0),
  -- For phone credit: what the operator is asked for, in dinars.
  credit_dinars integer check ((kind = 'phone_credit') = (credit_dinars is not null)),
  created_at timestamptz not null default now()
);
create index rewards_published_idx on rewards (price) where status = 'published';
create index rewards_partner_idx on rewards (partner_id);

create table vouchers (
  id uuid primary key,
  code text not null check (code ~ '^[0-9A-Z]{6}$'),
  citizen_id uuid not null references users,
  reward_id uuid not null references rewards,
  partner_id uuid not null references partners,
  kind reward_kind not null,
  -- As it was called when it was exchanged: JSON by language.
  reward_name text not null,
  quantity integer not null check (quantity between 1 and 20),
  tokens bigint not null check (tokens > 0),
  partner_centimes bigint not null check (partner_centimes >= 0),
  status voucher_status not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  ended_by voucher_end,
  given_by uuid,
  note text check (char_length(note) <= 500),
  -- Whose credit it is; gone with the citizen's account.
  phone text,
  check ((status = 'ready') = (closed_at is null)),
  check ((status = 'ready') = (ended_by is null))
);
-- A code is long enough for those that can still be used, and free again afterwards.
create unique index vouchers_code_idx on vouchers (code) where status = 'ready';
create index vouchers_used_code_idx on vouchers (code, closed_at desc);
create index vouchers_citizen_idx on vouchers (citizen_id, created_at desc);
create index vouchers_received_idx on vouchers (citizen_id, closed_at desc)
  where status = 'received';
create index vouchers_expiry_idx on vouchers (expires_at) where status = 'ready' and kind = 'shop';
create index vouchers_partner_idx on vouchers (partner_id, closed_at) where status = 'received';
create index vouchers_reward_idx on vouchers (reward_id, citizen_id, created_at);

-- Credit that was asked of an operator, and what is known of it.
create table top_ups (
  voucher_id uuid primary key references vouchers,
  state top_up_state not null default 'pending',
  attempts integer not null default 0,
  next_at timestamptz not null,
  provider_reference text,
  updated_at timestamptz not null
);
create index top_ups_next_idx on top_ups (next_at) where state in ('pending', 'unknown');

-- One voice for one cause in a quarter; the candidates with most voices are given to from the next on.
create table cause_votes (
  citizen_id uuid not null references users on delete cascade,
  quarter date not null,
  reward_id uuid not null references rewards,
  voted_at timestamptz not null,
  primary key (citizen_id, quarter)
);
create index cause_votes_quarter_idx on cause_votes (quarter, reward_id);

grant select, insert, update on partners to app_server;
grant select, insert, update (partner_id, category, status, name, description, picture, price,
  most_per_person, limit_days, wilayas, valid, partner_centimes, credit_dinars) on rewards to app_server;
grant select, update (phone, note) on vouchers to app_server;
grant select, update (attempts, next_at, provider_reference, updated_at) on top_ups to app_server;
grant select, insert, update on cause_votes to app_server;

-- Where tokens of one kind lie for one owner; made on first use.
create function account_of(p_owner uuid, p_kind account_kind) returns uuid
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into accounts (id, kind, owner_id) values (gen_random_uuid(), p_kind, p_owner)
    on conflict (owner_id, kind, shard) do nothing;
  return (select id from accounts where owner_id = p_owner and kind = p_kind and shard = 0);
end
$$;

-- More pieces, or fewer: never fewer than nothing.
create function stock_reward(p_reward uuid, p_change integer) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update rewards set stock = coalesce(stock, 0) + p_change
    where id = p_reward and coalesce(stock, 0) + p_change >= 0;
  return case when found then 'stocked' else 'out_of_stock' end;
end
$$;

-- Tokens for a voucher: held until it is received, given back once if it is not. A gift is received at
-- once. Locks: accounts by id, then the reward.
create function redeem_reward(
  p_now timestamptz, p_citizen uuid, p_key uuid, p_voucher uuid, p_code text, p_reward uuid,
  p_quantity integer, p_price bigint, p_phone text, p_trace text
) returns table (outcome text, answer jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'redeem', p_reward, p_quantity, p_price, p_phone), 'UTF8'));
  v_seen idempotency;
  v_tokens bigint := p_price * p_quantity;
  v_to uuid;
  v_refusal text;
  v_answer jsonb;
  v_is_gift boolean;
  r rewards;
begin
  select * into r from rewards where id = p_reward;
  if not found then
    return query select 'not_found', null::jsonb;
    return;
  end if;
  v_is_gift := r.kind = 'donation';
  v_to := case when v_is_gift then account_of(r.partner_id, 'spent')
    else account_of(p_citizen, 'reserved') end;
  perform 1 from accounts where id in (p_citizen, v_to) order by id for no key update;
  select * into v_seen from idempotency where actor_id = p_citizen and key = p_key;
  if found then
    return query select case when v_seen.fingerprint = v_fingerprint then 'replayed'
      else 'idempotency_key_reused' end, v_seen.answer;
    return;
  end if;
  -- Again, now that nobody else can change it.
  select * into r from rewards where id = p_reward for no key update;
  v_refusal := case
    when r.status <> 'published' or not r.valid @> v_now then 'not_found'
    when (select status <> 'active' from users where id = p_citizen) then 'citizen_suspended'
    when (select phone_verified_at is null from users where id = p_citizen) then 'phone_unverified'
    when r.price <> p_price then 'price_changed'
    when r.stock < p_quantity then 'out_of_stock'
    when r.most_per_person < p_quantity + (select coalesce(sum(v.quantity), 0) from vouchers v
      where v.reward_id = r.id and v.citizen_id = p_citizen and v.status in ('ready', 'received')
        and v.created_at > v_now - make_interval(days => r.limit_days)) then 'limit_reached'
    when (select balance from accounts where id = p_citizen) < v_tokens then 'not_enough_tokens'
  end;
  if v_refusal is not null then
    return query select v_refusal, null::jsonb;
    return;
  end if;

  v_answer := jsonb_build_object('id', p_voucher, 'balance',
    (select balance - v_tokens from accounts where id = p_citizen));
  insert into idempotency values (p_citizen, p_key, v_fingerprint, v_answer, v_now);
  insert into vouchers (id, code, citizen_id, reward_id, partner_id, kind, reward_name, quantity,
      tokens, partner_centimes, status, created_at, expires_at, closed_at, ended_by, phone)
    values (p_voucher, p_code, p_citizen, r.id, r.partner_id, r.kind, r.name::text, p_quantity,
      v_tokens, r.partner_centimes * p_quantity,
      case when v_is_gift then 'received' else 'ready' end::voucher_status, v_now,
      v_now + interval '30 days', case when v_is_gift then v_now end,
      case when v_is_gift then 'donation'::voucher_end end, p_phone);
  insert into transfers values (p_voucher, v_now, p_citizen, v_to, v_tokens,
    case when v_is_gift then 'reward_spent' else 'reward_reserved' end::transfer_kind, p_voucher);
  update accounts set balance = balance + case when id = v_to then v_tokens else -v_tokens end
    where id in (p_citizen, v_to);
  update rewards set stock = stock - p_quantity where id = r.id and stock is not null;
  insert into top_ups (voucher_id, next_at, updated_at)
    select p_voucher, v_now, v_now where r.kind = 'phone_credit';
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_voucher, 'voucher.issued.' || p_citizen, jsonb_build_object('voucherId', p_voucher,
      'citizenId', p_citizen, 'rewardId', r.id, 'partnerId', r.partner_id, 'kind', r.kind,
      'quantity', p_quantity, 'tokens', v_tokens, 'balance', v_answer -> 'balance'), p_trace, v_now);
  return query select 'redeemed', v_answer;
end
$$;

-- Where the held tokens of a voucher go, once: to the partner, or back. The caller has locked both
-- accounts and the voucher, and knows that it is ready.
create function close_voucher(
  p_now timestamptz, p_voucher uuid, p_end voucher_end, p_actor uuid, p_note text, p_trace text
) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_is_given boolean := p_end in ('scan', 'slide', 'digital');
  v_from uuid;
  v_to uuid;
  v vouchers;
begin
  select * into v from vouchers where id = p_voucher;
  v_from := account_of(v.citizen_id, 'reserved');
  v_to := case when v_is_given then account_of(v.partner_id, 'spent') else v.citizen_id end;
  update vouchers set closed_at = p_now, ended_by = p_end, given_by = p_actor, note = p_note,
      status = case when v_is_given then 'received' when p_end = 'expired' then 'expired'
        else 'cancelled' end::voucher_status
    where id = p_voucher;
  insert into transfers values (gen_random_uuid(), p_now, v_from, v_to, v.tokens,
    case when v_is_given then 'reward_spent' else 'reward_returned' end::transfer_kind, v.id);
  update accounts set balance = balance + case when id = v_to then v.tokens else -v.tokens end
    where id in (v_from, v_to);
  if not v_is_given then
    update rewards set stock = stock + v.quantity where id = v.reward_id and stock is not null;
  end if;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'voucher.closed.' || v.citizen_id, jsonb_build_object('voucherId', v.id,
      'citizenId', v.citizen_id, 'rewardId', v.reward_id, 'partnerId', v.partner_id, 'end', p_end,
      'quantity', v.quantity, 'tokens', v.tokens,
      'balance', (select balance from accounts where id = v.citizen_id)), p_trace, p_now);
end
$$;

-- Locks what closing a voucher moves, in the order of all; the voucher as it is then.
create function lock_voucher(p_voucher uuid) returns vouchers
language plpgsql set search_path = public, pg_temp as $$
declare
  v vouchers;
begin
  select * into v from vouchers where id = p_voucher;
  if not found then return null; end if;
  perform 1 from accounts where id in (v.citizen_id, account_of(v.citizen_id, 'reserved'),
      account_of(v.partner_id, 'spent'))
    order by id for no key update;
  select * into v from vouchers where id = p_voucher for no key update;
  return v;
end
$$;

-- In front of the shopkeeper: the partner's staff scans it, or the citizen slides.
create function receive_voucher(
  p_now timestamptz, p_actor uuid, p_key uuid, p_voucher uuid, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to('receive|' || p_voucher, 'UTF8'));
  v_seen bytea;
  v_is_staff boolean;
  v vouchers := lock_voucher(p_voucher);
begin
  if v.id is null then return 'not_found'; end if;
  v_is_staff := exists (select from partners p
    join point_members m on m.point_id = p.point_id and m.removed_at is null
    where p.id = v.partner_id and m.user_id = p_actor);
  if v.citizen_id <> p_actor and not v_is_staff then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if v.kind <> 'shop' then return 'not_found'; end if;
  if v.status <> 'ready' then return 'voucher_used'; end if;
  if v.expires_at <= v_now then return 'voucher_expired'; end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  perform close_voucher(v_now, v.id,
    case when v.citizen_id = p_actor then 'slide' else 'scan' end::voucher_end, p_actor, null, p_trace);
  return 'received';
end
$$;

-- Nobody fetched it in time: the tokens come back.
create function expire_voucher(p_now timestamptz, p_voucher uuid, p_trace text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v vouchers := lock_voucher(p_voucher);
begin
  if v.status is distinct from 'ready' or v.kind <> 'shop' or v.expires_at > v_now then
    return false;
  end if;
  perform close_voucher(v_now, v.id, 'expired', null, null, p_trace);
  return true;
end
$$;

-- The back office takes one back, with a reason: the shop has closed, say.
create function withdraw_voucher(
  p_now timestamptz, p_actor uuid, p_voucher uuid, p_note text, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v vouchers := lock_voucher(p_voucher);
begin
  if v.id is null then return 'not_found'; end if;
  -- Credit that was asked for may have arrived: the operator's answer decides.
  if v.status <> 'ready' or v.kind <> 'shop' then return 'voucher_used'; end if;
  perform close_voucher(v_now, v.id, 'withdrawn', p_actor, p_note, p_trace);
  return 'withdrawn';
end
$$;

-- What became of credit, as far as it is known. Fulfilled and refunded are for good.
create function settle_top_up(
  p_now timestamptz, p_voucher uuid, p_state top_up_state, p_reference text, p_next timestamptz,
  p_trace text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v vouchers := lock_voucher(p_voucher);
begin
  if v.status is distinct from 'ready' or v.kind <> 'phone_credit' then return false; end if;
  update top_ups set state = p_state, updated_at = v_now, next_at = coalesce(p_next, next_at),
      provider_reference = coalesce(p_reference, provider_reference)
    where voucher_id = p_voucher;
  if p_state in ('fulfilled', 'refunded') then
    perform close_voucher(v_now, v.id,
      case when p_state = 'fulfilled' then 'digital' else 'failed' end::voucher_end, null, null, p_trace);
  end if;
  return true;
end
$$;

revoke all on function account_of, stock_reward, redeem_reward, close_voucher, lock_voucher,
  receive_voucher, expire_voucher, withdraw_voucher, settle_top_up from public;
grant execute on function stock_reward, redeem_reward, receive_voucher, expire_voucher,
  withdraw_voucher, settle_top_up to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
