-- migrate:up

-- Many deposits in one call, one transaction, one answer each. A refused deposit changes nothing
-- and harms none of its neighbours; the same key gets the same answer for ever. A phone may bring a
-- deposit hours after the weighing (p_ages, in seconds): who worked at the point and which rate held
-- is asked of that moment. Locks are taken in
-- one global order (accounts by id, then stock by point and material), so calls cannot deadlock.
-- Tokens come from the one formula both sides use (contract: tokensFor); the rate they were
-- computed with must have been in force then, else the caller computes again.
-- Tokens are paid when a budget covers them and wait otherwise: the deposit counts either way.
-- The joins are told to use indexes: plans are kept, and the tables may have been small when made.
create or replace function record_deposits(
  p_now timestamptz, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[],
  p_points uuid[], p_codes text[], p_materials material[], p_grams integer[],
  p_clean boolean[], p_compacted boolean[], p_manners boolean[],
  p_rates integer[], p_tokens bigint[], p_traces text[], p_ages integer[] default null,
  p_identified identification[] default null, p_devices uuid[] default null,
  p_numbers integer[] default null, p_skews integer[] default null
) returns table (ord integer, outcome text, answer jsonb)
language plpgsql security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_shard integer := floor(random() * 64);
  v_payers uuid[] := (select array_agg(payer_for(v_now - make_interval(secs => coalesce(i.age, 0)),
      i.point_id, i.material, i.tokens, v_shard) order by i.n)
    from unnest(p_points, p_materials, p_tokens, p_ages)
      with ordinality as i (point_id, material, tokens, age, n));
begin
  perform 1 from accounts a
    where a.id in (select u.id from users u where u.code = any (p_codes)
      union all select * from unnest(v_payers))
    order by a.id for no key update;
  perform 1 from point_stock s
    where (s.point_id, s.material) in (select * from unnest(p_points, p_materials))
    order by s.point_id, s.material for no key update;

  return query
  with input as materialized (
    select i.*, i.n::integer as nr, u.id as citizen_id, a.balance, a.deposit_count,
      d.answer as seen_answer,
      case
        when d.fingerprint = i.fingerprint then 'replayed'
        when d.fingerprint is not null then 'idempotency_key_reused'
        when m.user_id is null then 'not_a_member'
        when m.removed_at <= i.occurred_at then 'not_a_member'
        when p.status <> 'active' then 'point_suspended'
        when u.id is null then 'citizen_unknown'
        when u.status <> 'active' then 'citizen_suspended'
        when u.id = i.actor_id or staff.user_id is not null then 'self_deposit'
        when exists (select from devices mine join devices theirs using (secret_hash)
          where mine.user_id = i.actor_id and theirs.user_id = u.id) then 'self_deposit'
        when s.accepted is not true then 'material_not_accepted'
        when r.id is null then 'rate_changed'
        else 'recorded'
      end as verdict
    from (
      select a.*, v_now - make_interval(secs => coalesce(a.age, 0)) as occurred_at
      from unnest(p_ids, p_actors, p_keys, p_fingerprints, p_points, p_codes, p_materials, p_grams,
          p_clean, p_compacted, p_manners, p_rates, p_tokens, p_traces, p_ages, p_identified,
          p_devices, p_numbers, p_skews, v_payers)
        with ordinality as a (id, actor_id, key, fingerprint, point_id, code, material, grams,
          clean, compacted, manners, rate_id, tokens, trace_id, age, identified_by,
          device_id, device_number, skew, payer, n)
    ) i
    left join users u on u.code = i.code
    left join accounts a on a.id = u.id
    left join points p on p.id = i.point_id
    left join point_members m
      on m.point_id = i.point_id and m.user_id = i.actor_id
    left join point_members staff
      on staff.point_id = i.point_id and staff.user_id = u.id
      and (staff.removed_at is null or staff.removed_at > i.occurred_at)
    left join point_stock s on s.point_id = i.point_id and s.material = i.material
    left join rates r on r.id = i.rate_id and r.material = i.material and r.valid @> i.occurred_at
    left join idempotency d on d.actor_id = i.actor_id and d.key = i.key
  ),
  first_of_key as (
    select distinct on (i.actor_id, i.key) i.* from input i
    where i.verdict = 'recorded' order by i.actor_id, i.key, i.nr
  ),
  -- Paid in order; behind the first that an account cannot cover, the others wait with it.
  covered as (
    select f.*, f.payer is not null and p.balance >=
        sum(f.tokens) over (partition by f.payer order by f.nr rows unbounded preceding) as is_paid
    from first_of_key f left join accounts p on p.id = f.payer
  ),
  fresh as materialized (
    select f.*, f.tokens > 0 and not f.is_paid as is_waiting,
      f.deposit_count + row_number() over w as number,
      f.balance + sum(case when f.is_paid then f.tokens else 0 end)
        over (w rows unbounded preceding) as balance_after,
      jsonb_build_object('id', f.id, 'material', f.material, 'grams', f.grams, 'tokens', f.tokens,
        'isWaiting', f.tokens > 0 and not f.is_paid,
        'recordedAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as body
    from covered f window w as (partition by f.citizen_id order by f.nr)
  ),
  keys as (
    insert into idempotency (actor_id, key, fingerprint, answer, created_at)
    select f.actor_id, f.key, f.fingerprint, f.body, v_now from fresh f
  ),
  facts as (
    insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by,
      status, material, grams, clean, compacted, manners, rate_id, tokens, identified_by,
      device_id, device_number, is_waiting)
    select f.id, v_now, f.occurred_at, f.citizen_id, f.number, f.point_id, f.actor_id,
      'confirmed', f.material, f.grams, f.clean, f.compacted, f.manners, f.rate_id, f.tokens,
      coalesce(f.identified_by, 'typed_code'), f.device_id, f.device_number, f.is_waiting
    from fresh f
  ),
  numbers as (
    insert into citizen_deposits (citizen_id, number, deposit_id, created_at, point_id, status,
      material, grams, clean, compacted, manners, tokens, occurred_at, is_waiting)
    select f.citizen_id, f.number, f.id, v_now, f.point_id, 'confirmed',
      f.material, f.grams, f.clean, f.compacted, f.manners, f.tokens, f.occurred_at, f.is_waiting
    from fresh f
  ),
  moves as (
    insert into transfers (id, created_at, debit_account, credit_account, amount, kind, reference_id)
    select f.id, v_now, f.payer, f.citizen_id, f.tokens, 'deposit_earned', f.id
    from fresh f where f.tokens > 0 and f.is_paid
  ),
  waits as (
    insert into waiting_tokens (deposit_id, deposit_created_at, citizen_id, point_id, material,
      occurred_at, tokens, since)
    select f.id, v_now, f.citizen_id, f.point_id, f.material, f.occurred_at, f.tokens, v_now
    from fresh f where f.is_waiting
  ),
  balances as (
    update accounts a
    set balance = a.balance + c.tokens, deposit_count = a.deposit_count + c.deposits
    from (
      select f.citizen_id as id, sum(case when f.is_paid then f.tokens else 0 end)::bigint as tokens,
        count(*)::integer as deposits
      from fresh f group by f.citizen_id
      union all
      select f.payer, -sum(f.tokens)::bigint, 0 from fresh f where f.is_paid group by f.payer
    ) c
    where a.id = c.id
  ),
  stock as (
    update point_stock s
    set stock_grams = s.stock_grams + c.grams, collected_grams = s.collected_grams + c.grams,
      deposit_count = s.deposit_count + c.deposits
    from (
      select f.point_id, f.material, sum(f.grams) as grams, count(*) as deposits
      from fresh f group by f.point_id, f.material
    ) c
    where s.point_id = c.point_id and s.material = c.material
  ),
  -- A number that was recorded stays so; one that was refused may be mended and come again.
  entries as (
    insert into device_entries
      (device_id, number, actor_id, outcome, deposit_id, skew_seconds, received_at)
    select distinct on (i.device_id, i.device_number) i.device_id, i.device_number, i.actor_id,
      i.verdict, f.id, coalesce(i.skew, 0), v_now
    from input i left join fresh f on f.id = i.id
    where i.device_id is not null and i.verdict <> 'replayed'
    order by i.device_id, i.device_number, f.id nulls last
    on conflict (device_id, number) do update
      set outcome = excluded.outcome, deposit_id = excluded.deposit_id,
        received_at = excluded.received_at
      where device_entries.deposit_id is null
  ),
  news as (
    insert into outbox (id, subject, payload, trace_id, created_at)
    select f.id, 'deposit.recorded.' || f.citizen_id, jsonb_build_object(
      'depositId', f.id, 'citizenId', f.citizen_id, 'pointId', f.point_id,
      'material', f.material, 'grams', f.grams,
      'stars', f.clean::int + f.compacted::int + f.manners::int, 'tokens', f.tokens,
      'isWaiting', f.is_waiting, 'balance', f.balance_after, 'number', f.number), f.trace_id, v_now
    from fresh f
  )
  select i.nr,
    case
      when i.verdict <> 'recorded' or f.id = i.id then i.verdict
      when f.fingerprint = i.fingerprint then 'replayed'
      else 'idempotency_key_reused'
    end,
    case
      when i.verdict = 'replayed' then i.seen_answer
      when f.fingerprint = i.fingerprint then f.body
    end
  from input i left join fresh f on f.actor_id = i.actor_id and f.key = i.key;
end
$$;

-- The point found the bag and weighed it: from here on it is a deposit like any other.
create or replace function confirm_declaration(
  p_now timestamptz, p_actor uuid, p_key uuid, p_deposit uuid, p_grams integer,
  p_clean boolean, p_compacted boolean, p_manners boolean, p_rate integer, p_tokens bigint, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'confirm', p_deposit, p_grams, p_clean, p_compacted, p_manners), 'UTF8'));
  v_payer uuid;
  v_is_paid boolean;
  v_seen bytea;
  v_status deposit_status;
  o declarations;
  d deposits;
begin
  select * into o from declarations where deposit_id = p_deposit;
  if not found or not exists (select from point_members m where m.point_id = o.point_id
      and m.user_id = p_actor and m.removed_at is null) then
    return 'not_found';
  end if;
  select * into d from deposits where id = o.deposit_id and created_at = o.deposit_created_at;
  v_payer := payer_for(v_now, o.point_id, d.material, p_tokens, floor(random() * 64)::integer);
  perform 1 from accounts where id in (o.citizen_id, v_payer) order by id for no key update;
  perform 1 from point_stock
    where point_id = o.point_id and material = d.material for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select * into o from declarations where deposit_id = p_deposit for no key update;
  if not o.is_open or o.expires_at <= v_now then return 'deposit_settled'; end if;
  if (select status from points where id = o.point_id) <> 'active' then return 'point_suspended'; end if;
  if not exists (select from rates r
      where r.id = p_rate and r.material = d.material and r.valid @> v_now) then
    return 'rate_changed';
  end if;

  v_status := case when p_grams = o.declared_grams then 'confirmed' else 'corrected' end;
  v_is_paid := p_tokens = 0
    or coalesce((select balance >= p_tokens from accounts where id = v_payer), false);
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  update declarations set is_open = false, closed_at = v_now where deposit_id = p_deposit;
  update deposits set status = v_status, occurred_at = v_now, point_id = o.point_id,
      recorded_by = p_actor, grams = p_grams, clean = p_clean, compacted = p_compacted,
      manners = p_manners, rate_id = p_rate, tokens = p_tokens, identified_by = 'typed_code',
      is_waiting = not v_is_paid
    where id = d.id and created_at = d.created_at;
  update citizen_deposits set status = v_status, occurred_at = v_now, point_id = o.point_id,
      grams = p_grams, clean = p_clean, compacted = p_compacted, manners = p_manners, tokens = p_tokens,
      is_waiting = not v_is_paid
    where citizen_id = d.citizen_id and number = d.number;
  if not v_is_paid then
    insert into waiting_tokens values (d.id, d.created_at, d.citizen_id, o.point_id, d.material, v_now,
      p_tokens, v_now);
  elsif p_tokens > 0 then
    insert into transfers values
      (d.id, v_now, v_payer, d.citizen_id, p_tokens, 'deposit_earned', d.id);
    update accounts set balance = balance + case when id = v_payer then -p_tokens else p_tokens end
      where id in (d.citizen_id, v_payer);
  end if;
  update point_stock set stock_grams = stock_grams + p_grams,
      collected_grams = collected_grams + p_grams, deposit_count = deposit_count + 1
    where point_id = o.point_id and material = d.material;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.recorded.' || d.citizen_id, jsonb_build_object(
      'depositId', d.id, 'citizenId', d.citizen_id, 'pointId', o.point_id, 'material', d.material,
      'grams', p_grams, 'stars', p_clean::int + p_compacted::int + p_manners::int, 'tokens', p_tokens,
      'isWaiting', not v_is_paid, 'balance', (select balance from accounts where id = d.citizen_id), 'number', d.number),
      p_trace, v_now);
  return v_status::text;
end
$$;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
