-- migrate:up

-- A name or a sentence that people typed, by language: short enough for its place, and without signs
-- that cannot be seen or that turn the text around them.
create function is_shown_text(p_text jsonb, p_most integer) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select jsonb_typeof(p_text) = 'object' and jsonb_typeof(p_text -> 'en') = 'string'
    and not exists (
      select from jsonb_each(p_text) t
      where t.key not in ('en', 'fr', 'ar') or jsonb_typeof(t.value) <> 'string'
        or char_length(t.value #>> '{}') not between 1 and p_most
        or t.value #>> '{}' ~ '[\u0001-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]')
$$;
alter table partners add check (is_shown_text(name, 80));
alter table rewards add check (is_shown_text(name, 80)), add check (is_shown_text(description, 500));

-- Whether a partner gives at the moment: it takes part, and the point that it may be is open.
create function gives_now(p_partner uuid) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from partners p left join points o on o.id = p.point_id
    where p.id = p_partner and p.is_active and (o.id is null or o.status = 'active'))
$$;

-- Whoever forgets a voucher is reminded of it once.
alter table vouchers add column reminded_at timestamptz;
create index vouchers_reminder_idx on vouchers (expires_at)
  where status = 'ready' and kind = 'shop' and reminded_at is null;
grant update (reminded_at) on vouchers to app_server;

-- The quarters whose causes were opened, and the causes that the voices opened: the others are given
-- to all year round.
create table cause_quarters (
  quarter date primary key,
  opened_at timestamptz not null
);
alter table rewards add column opened_for date check (opened_for is null or kind = 'donation');
grant select, insert on cause_quarters to app_server;
grant update (opened_for) on rewards to app_server;
grant delete on cause_votes to app_server;

-- As before, and only from a partner that gives at the moment.
create or replace function redeem_reward(
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
    when r.status <> 'published' or not r.valid @> v_now or not gives_now(r.partner_id)
      then 'not_found'
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

revoke all on function is_shown_text, gives_now from public;
grant execute on function is_shown_text, gives_now to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
