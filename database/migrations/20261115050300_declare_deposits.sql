-- migrate:up

alter table points add column last_bag_number integer not null default 0;

-- A bag that somebody left: the deposit is there with point_id null and no tokens, and this says at
-- which point it lies and by when it must be weighed.
create table declarations (
  deposit_id uuid primary key,
  deposit_created_at timestamptz not null,
  citizen_id uuid not null references users,
  point_id uuid not null references points,
  -- Written on the bag, "B-417": counted by the point, begun anew after 999.
  bag_number integer not null check (bag_number between 1 and 999),
  declared_grams integer not null,
  expires_at timestamptz not null,
  is_open boolean not null default true,
  reason text check (reason in ('not_found', 'not_recyclable', 'mixed')),
  closed_at timestamptz
);
create index declarations_point_idx on declarations (point_id, deposit_created_at) where is_open;
create index declarations_citizen_idx on declarations (citizen_id) where is_open;
create index declarations_expiry_idx on declarations (expires_at) where is_open;
grant select on declarations to app_server;

create function declare_deposit(
  p_now timestamptz, p_citizen uuid, p_key uuid, p_deposit uuid, p_point uuid,
  p_material material, p_grams integer, p_rate integer, p_trace text
) returns table (outcome text, answer jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'declare', p_point, p_material, p_grams), 'UTF8'));
  v_seen idempotency;
  v_number integer;
  v_bag integer;
  v_refusal text;
  v_answer jsonb;
begin
  perform 1 from accounts where id = p_citizen for no key update;
  select * into v_seen from idempotency where actor_id = p_citizen and key = p_key;
  if found then
    return query select case when v_seen.fingerprint = v_fingerprint then 'replayed'
      else 'idempotency_key_reused' end, v_seen.answer;
    return;
  end if;
  select case
      when p.status <> 'active' then 'point_suspended'
      when not p.accepts_bags_left then 'bags_not_taken'
      when s.accepted is not true then 'material_not_accepted'
      when exists (select from point_members m where m.point_id = p.id and m.user_id = p_citizen
        and m.removed_at is null) then 'self_deposit'
      when (select count(*) from declarations o where o.citizen_id = p_citizen and o.is_open) >= 3
        then 'too_many_declarations'
    end into v_refusal
  from points p left join point_stock s on s.point_id = p.id and s.material = p_material
  where p.id = p_point;
  if not found then v_refusal := 'not_found'; end if;
  if v_refusal is not null then
    return query select v_refusal, null::jsonb;
    return;
  end if;

  update points set last_bag_number = last_bag_number % 999 + 1 where id = p_point
    returning last_bag_number into v_bag;
  update accounts set deposit_count = deposit_count + 1 where id = p_citizen
    returning deposit_count into v_number;
  v_answer := jsonb_build_object('id', p_deposit, 'number', v_number, 'bagNumber', v_bag,
    'expiresAt', to_char((v_now + interval '7 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  insert into idempotency values (p_citizen, p_key, v_fingerprint, v_answer, v_now);
  insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by, status,
      material, grams, clean, compacted, manners, rate_id, tokens)
    values (p_deposit, v_now, v_now, p_citizen, v_number, null, p_citizen, 'declared', p_material,
      p_grams, false, false, false, p_rate, 0);
  insert into citizen_deposits (citizen_id, number, deposit_id, created_at, point_id, status, material,
      grams, clean, compacted, manners, tokens, occurred_at)
    values (p_citizen, v_number, p_deposit, v_now, null, 'declared', p_material, p_grams, false, false,
      false, 0, v_now);
  insert into declarations (deposit_id, deposit_created_at, citizen_id, point_id, bag_number,
      declared_grams, expires_at)
    values (p_deposit, v_now, p_citizen, p_point, v_bag, p_grams, v_now + interval '7 days');
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_deposit, 'deposit.declared.' || p_citizen, jsonb_build_object('depositId', p_deposit,
      'citizenId', p_citizen, 'pointId', p_point, 'material', p_material, 'grams', p_grams), p_trace, v_now);
  return query select 'declared', v_answer;
end
$$;

-- The point found the bag and weighed it: from here on it is a deposit like any other.
create function confirm_declaration(
  p_now timestamptz, p_actor uuid, p_key uuid, p_deposit uuid, p_grams integer,
  p_clean boolean, p_compacted boolean, p_manners boolean, p_rate integer, p_tokens bigint, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'confirm', p_deposit, p_grams, p_clean, p_compacted, p_manners), 'UTF8'));
  v_budget uuid := ('00000000-0000-7000-8000-' || lpad(to_hex(floor(random() * 64)::int), 12, '0'))::uuid;
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
  perform 1 from accounts where id in (o.citizen_id, v_budget) order by id for no key update;
  select * into d from deposits where id = o.deposit_id and created_at = o.deposit_created_at;
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
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  update declarations set is_open = false, closed_at = v_now where deposit_id = p_deposit;
  update deposits set status = v_status, occurred_at = v_now, point_id = o.point_id,
      recorded_by = p_actor, grams = p_grams, clean = p_clean, compacted = p_compacted,
      manners = p_manners, rate_id = p_rate, tokens = p_tokens, identified_by = 'typed_code'
    where id = d.id and created_at = d.created_at;
  update citizen_deposits set status = v_status, occurred_at = v_now, point_id = o.point_id,
      grams = p_grams, clean = p_clean, compacted = p_compacted, manners = p_manners, tokens = p_tokens
    where citizen_id = d.citizen_id and number = d.number;
  if p_tokens > 0 then
    insert into transfers values
      (d.id, v_now, v_budget, d.citizen_id, p_tokens, 'deposit_earned', d.id);
    update accounts set balance = balance + case when id = v_budget then -p_tokens else p_tokens end
      where id in (d.citizen_id, v_budget);
  end if;
  update point_stock set stock_grams = stock_grams + p_grams,
      collected_grams = collected_grams + p_grams, deposit_count = deposit_count + 1
    where point_id = o.point_id and material = d.material;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.recorded.' || d.citizen_id, jsonb_build_object(
      'depositId', d.id, 'citizenId', d.citizen_id, 'pointId', o.point_id, 'material', d.material,
      'grams', p_grams, 'stars', p_clean::int + p_compacted::int + p_manners::int, 'tokens', p_tokens,
      'balance', (select balance from accounts where id = d.citizen_id), 'number', d.number),
      p_trace, v_now);
  return v_status::text;
end
$$;

-- Closed without tokens: the point says why, or nobody weighed it in time (p_reason null, no actor).
create function close_declaration(
  p_now timestamptz, p_actor uuid, p_key uuid, p_deposit uuid, p_reason text, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(concat_ws('|', 'close', p_deposit, p_reason), 'UTF8'));
  v_seen bytea;
  v_status deposit_status := case when p_reason is null then 'expired' else 'refused' end;
  o declarations;
begin
  select * into o from declarations where deposit_id = p_deposit;
  if not found or (p_actor is not null and not exists (select from point_members m
      where m.point_id = o.point_id and m.user_id = p_actor and m.removed_at is null)) then
    return 'not_found';
  end if;
  perform 1 from accounts where id = o.citizen_id for no key update;
  if p_actor is not null then
    select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
    if found then
      return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
    end if;
  end if;
  select * into o from declarations where deposit_id = p_deposit for no key update;
  if not o.is_open then return 'deposit_settled'; end if;
  if p_reason is null and o.expires_at > v_now then return 'deposit_settled'; end if;

  if p_actor is not null then
    insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  end if;
  update declarations set is_open = false, closed_at = v_now, reason = p_reason
    where deposit_id = p_deposit;
  update deposits set status = v_status
    where id = o.deposit_id and created_at = o.deposit_created_at;
  update citizen_deposits c set status = v_status
    from deposits d where d.id = o.deposit_id and d.created_at = o.deposit_created_at
      and c.citizen_id = d.citizen_id and c.number = d.number;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.closed.' || o.citizen_id, jsonb_build_object(
      'depositId', o.deposit_id, 'citizenId', o.citizen_id, 'pointId', o.point_id,
      'status', v_status, 'reason', p_reason), p_trace, v_now);
  return v_status::text;
end
$$;

revoke all on function declare_deposit, confirm_declaration, close_declaration from public;
grant execute on function declare_deposit, confirm_declaration, close_declaration to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
