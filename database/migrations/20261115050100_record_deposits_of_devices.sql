-- migrate:up

drop function record_deposits;

-- Many deposits in one call, one transaction, one answer each. A refused deposit changes nothing
-- and harms none of its neighbours; the same key gets the same answer for ever. A phone may bring a
-- deposit hours after the weighing (p_ages, in seconds): who worked at the point and which rate held
-- is asked of that moment. Locks are taken in
-- one global order (accounts by id, then stock by point and material), so calls cannot deadlock.
-- Tokens come from the one formula both sides use (contract: tokensFor); the rate they were
-- computed with must have been in force then, else the caller computes again.
-- The joins are told to use indexes: plans are kept, and the tables may have been small when made.
create function record_deposits(
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
  v_budget uuid := ('00000000-0000-7000-8000-' || lpad(to_hex(floor(random() * 64)::int), 12, '0'))::uuid;
begin
  perform 1 from accounts a
    where a.id in (select u.id from users u where u.code = any (p_codes) union all select v_budget)
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
          p_devices, p_numbers, p_skews)
        with ordinality as a (id, actor_id, key, fingerprint, point_id, code, material, grams,
          clean, compacted, manners, rate_id, tokens, trace_id, age, identified_by,
          device_id, device_number, skew, n)
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
  fresh as materialized (
    select f.*,
      f.deposit_count + row_number() over w as number,
      f.balance + sum(f.tokens) over (w rows unbounded preceding) as balance_after,
      jsonb_build_object('id', f.id, 'material', f.material, 'grams', f.grams, 'tokens', f.tokens,
        'recordedAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as body
    from first_of_key f window w as (partition by f.citizen_id order by f.nr)
  ),
  keys as (
    insert into idempotency (actor_id, key, fingerprint, answer, created_at)
    select f.actor_id, f.key, f.fingerprint, f.body, v_now from fresh f
  ),
  facts as (
    insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by,
      status, material, grams, clean, compacted, manners, rate_id, tokens, identified_by,
      device_id, device_number)
    select f.id, v_now, f.occurred_at, f.citizen_id, f.number, f.point_id, f.actor_id,
      'confirmed', f.material, f.grams, f.clean, f.compacted, f.manners, f.rate_id, f.tokens,
      coalesce(f.identified_by, 'typed_code'), f.device_id, f.device_number
    from fresh f
  ),
  numbers as (
    insert into citizen_deposits (citizen_id, number, deposit_id, created_at, point_id, status,
      material, grams, clean, compacted, manners, tokens, occurred_at)
    select f.citizen_id, f.number, f.id, v_now, f.point_id, 'confirmed',
      f.material, f.grams, f.clean, f.compacted, f.manners, f.tokens, f.occurred_at
    from fresh f
  ),
  moves as (
    insert into transfers (id, created_at, debit_account, credit_account, amount, kind, reference_id)
    select f.id, v_now, v_budget, f.citizen_id, f.tokens, 'deposit_earned', f.id
    from fresh f where f.tokens > 0
  ),
  balances as (
    update accounts a
    set balance = a.balance + c.tokens, deposit_count = a.deposit_count + c.deposits
    from (
      select f.citizen_id as id, sum(f.tokens)::bigint as tokens, count(*)::integer as deposits
      from fresh f group by f.citizen_id
      union all
      select v_budget, -sum(f.tokens)::bigint, 0 from fresh f having count(*) > 0
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
      'balance', f.balance_after, 'number', f.number), f.trace_id, v_now
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
revoke all on function record_deposits from public;
grant execute on function record_deposits to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
