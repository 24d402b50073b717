-- migrate:up

-- What becomes of a deposit whose tokens still wait for cover: nothing is moved for it, what waits
-- is changed or goes.
create or replace function void_deposit(
  p_now timestamptz, p_actor uuid, p_key uuid, p_deposit uuid, p_after_seconds integer,
  p_transfer uuid, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to('void|' || p_deposit, 'UTF8'));
  v_seen bytea;
  d deposits;
  v_budget uuid;
begin
  select * into d from deposits
    where id = p_deposit and created_at > v_now - interval '8 days';
  if not found then return 'not_found'; end if;
  -- What a deposit earned is moved under its own id, when it is weighed.
  select debit_account into v_budget from transfers
    where id = d.id and created_at >= d.created_at;
  perform 1 from accounts where id in (d.citizen_id, v_budget) order by id for no key update;
  perform 1 from point_stock
    where point_id = d.point_id and material = d.material for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- Again, now that nobody else can change it.
  select * into d from deposits where id = d.id and created_at = d.created_at for no key update;
  if d.recorded_by <> p_actor then return 'not_found'; end if;
  if d.status <> 'confirmed' then return 'deposit_settled'; end if;
  -- Paid between the two looks: from the start, with the account that paid.
  if not d.is_waiting and d.tokens > 0 and v_budget is null then
    return void_deposit(p_now, p_actor, p_key, p_deposit, p_after_seconds, p_transfer, p_trace);
  end if;
  if p_after_seconds not between 0 and 60 then return 'too_late'; end if;
  if not d.is_waiting and d.tokens > (select balance from accounts where id = d.citizen_id) then
    return 'tokens_spent';
  end if;
  if d.grams > (select stock_grams from point_stock
      where point_id = d.point_id and material = d.material) then
    return 'stock_gone';
  end if;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  update deposits set status = 'voided', is_waiting = false
    where id = d.id and created_at = d.created_at;
  update citizen_deposits set status = 'voided', is_waiting = false
    where citizen_id = d.citizen_id and number = d.number;
  delete from waiting_tokens where deposit_id = d.id;
  if d.tokens > 0 and not d.is_waiting then
    insert into transfers values
      (p_transfer, v_now, d.citizen_id, v_budget, d.tokens, 'deposit_voided', d.id);
    update accounts set balance = balance + case when id = v_budget then d.tokens else -d.tokens end
      where id in (d.citizen_id, v_budget);
  end if;
  update point_stock set stock_grams = stock_grams - d.grams,
      collected_grams = collected_grams - d.grams, deposit_count = deposit_count - 1
    where point_id = d.point_id and material = d.material;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_transfer, 'deposit.voided.' || d.citizen_id, jsonb_build_object('depositId', d.id,
      'citizenId', d.citizen_id, 'pointId', d.point_id, 'material', d.material, 'grams', d.grams,
      'tokens', d.tokens,
      'balance', (select balance from accounts where id = d.citizen_id)), p_trace, v_now);
  return 'voided';
end
$$;

create or replace function open_dispute(
  p_now timestamptz, p_citizen uuid, p_key uuid, p_dispute uuid, p_number integer,
  p_reason dispute_reason, p_note text, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'dispute', p_number, p_reason, p_note), 'UTF8'));
  v_seen bytea;
  v_held_account uuid;
  v_held bigint;
  c citizen_deposits;
begin
  insert into accounts (id, kind, owner_id) values (gen_random_uuid(), 'held', p_citizen)
    on conflict (owner_id, kind, shard) do nothing;
  select id into v_held_account from accounts where owner_id = p_citizen and kind = 'held';
  perform 1 from accounts where id in (p_citizen, v_held_account) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_citizen and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select * into c from citizen_deposits
    where citizen_id = p_citizen and number = p_number for no key update;
  if not found or c.point_id is null then return 'not_found'; end if;
  if c.status not in ('confirmed', 'corrected') then return 'deposit_settled'; end if;
  -- Decided once, decided for good.
  if exists (select from disputes where deposit_id = c.deposit_id) then return 'deposit_settled'; end if;
  if greatest(c.created_at, c.occurred_at) < v_now - interval '7 days' then return 'too_late'; end if;
  -- What waits for cover goes on waiting until somebody decides.
  v_held := case when c.is_waiting then 0
    else least(c.tokens, (select balance from accounts where id = p_citizen)) end;

  insert into idempotency values (p_citizen, p_key, v_fingerprint, '{}', v_now);
  insert into disputes (id, deposit_id, deposit_created_at, citizen_id, point_id, reason, note, held,
      opened_at)
    values (p_dispute, c.deposit_id, c.created_at, p_citizen, c.point_id, p_reason, p_note, v_held,
      v_now);
  update deposits set status = 'disputed' where id = c.deposit_id and created_at = c.created_at;
  update citizen_deposits set status = 'disputed'
    where citizen_id = p_citizen and number = p_number;
  if v_held > 0 then
    insert into transfers values
      (p_dispute, v_now, p_citizen, v_held_account, v_held, 'dispute_held', c.deposit_id);
    update accounts
      set balance = balance + case when id = v_held_account then v_held else -v_held end
      where id in (p_citizen, v_held_account);
  end if;
  insert into tasks (id, kind, subject_id, data, created_at, due_at) values
    (p_dispute, 'dispute', p_dispute, '{}', v_now, v_now + interval '3 days');
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_dispute, 'deposit.disputed.' || p_citizen, jsonb_build_object('depositId', c.deposit_id,
      'citizenId', p_citizen, 'pointId', c.point_id, 'held', v_held,
      'balance', (select balance from accounts where id = p_citizen)), p_trace, v_now);
  return 'opened';
end
$$;

create or replace function hold_deposit(
  p_now timestamptz, p_actor uuid, p_key uuid, p_dispute uuid, p_deposit uuid, p_note text,
  p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(concat_ws('|', 'hold', p_deposit, p_note), 'UTF8'));
  v_seen bytea;
  v_held_account uuid;
  v_held bigint;
  d deposits;
begin
  -- Some days more than may be held, so that the one who is too late is told so.
  select * into d from deposits
    where id = p_deposit and created_at > v_now - interval '60 days';
  if not found then return 'not_found'; end if;
  insert into accounts (id, kind, owner_id) values (gen_random_uuid(), 'held', d.citizen_id)
    on conflict (owner_id, kind, shard) do nothing;
  select id into v_held_account from accounts where owner_id = d.citizen_id and kind = 'held';
  perform 1 from accounts where id in (d.citizen_id, v_held_account) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- Again, now that nobody else can change it.
  select * into d from deposits where id = d.id and created_at = d.created_at for no key update;
  if d.status not in ('confirmed', 'corrected') then return 'deposit_settled'; end if;
  -- Decided once, decided for good.
  if exists (select from disputes where deposit_id = d.id) then return 'deposit_settled'; end if;
  if d.created_at < v_now - interval '30 days' then return 'too_late'; end if;
  v_held := case when d.is_waiting then 0
    else least(d.tokens, (select balance from accounts where id = d.citizen_id)) end;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into disputes (id, deposit_id, deposit_created_at, citizen_id, point_id, reason, note, held,
      opened_at, opened_by)
    values (p_dispute, d.id, d.created_at, d.citizen_id, d.point_id, 'review', p_note, v_held,
      v_now, p_actor);
  update deposits set status = 'disputed' where id = d.id and created_at = d.created_at;
  update citizen_deposits set status = 'disputed'
    where citizen_id = d.citizen_id and number = d.number;
  if v_held > 0 then
    insert into transfers values
      (p_dispute, v_now, d.citizen_id, v_held_account, v_held, 'dispute_held', d.id);
    update accounts
      set balance = balance + case when id = v_held_account then v_held else -v_held end
      where id in (d.citizen_id, v_held_account);
  end if;
  insert into tasks (id, kind, subject_id, data, created_at, due_at) values
    (p_dispute, 'dispute', p_dispute, '{}', v_now, v_now + interval '3 days');
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_dispute, 'deposit.disputed.' || d.citizen_id, jsonb_build_object('depositId', d.id,
      'citizenId', d.citizen_id, 'pointId', d.point_id, 'held', v_held, 'reason', 'review',
      'balance', (select balance from accounts where id = d.citizen_id)), p_trace, v_now);
  return 'held';
end
$$;

create or replace function decide_dispute(
  p_now timestamptz, p_actor uuid, p_key uuid, p_dispute uuid, p_decision dispute_decision,
  p_grams integer, p_tokens bigint, p_note text, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'decide', p_dispute, p_decision, p_grams, p_note), 'UTF8'));
  v_seen bytea;
  s disputes;
  d deposits;
  v_budget uuid;
  v_held_account uuid;
  v_tokens bigint;
  v_back bigint;
  v_more bigint;
  v_waits bigint;
  v_grams integer;
begin
  select * into s from disputes where id = p_dispute;
  if not found then return 'not_found'; end if;
  select * into d from deposits where id = s.deposit_id and created_at = s.deposit_created_at;
  -- What a waiting deposit may get comes with the rest of its tokens.
  select coalesce(
      (select debit_account from transfers where id = d.id and created_at >= d.created_at),
      payer_for(v_now, d.point_id, d.material, 0, 0))
    into v_budget;
  select id into v_held_account from accounts where owner_id = s.citizen_id and kind = 'held';
  perform 1 from accounts where id in (s.citizen_id, v_budget, v_held_account)
    order by id for no key update;
  perform 1 from point_stock
    where point_id = d.point_id and material = d.material for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select * into s from disputes where id = p_dispute for no key update;
  if s.decision is not null then return 'deposit_settled'; end if;
  select * into d from deposits where id = d.id and created_at = d.created_at for no key update;

  v_tokens := case p_decision when 'stands' then d.tokens when 'cancelled' then 0 else p_tokens end;
  v_grams := case p_decision when 'stands' then d.grams when 'cancelled' then 0 else p_grams end;
  v_back := least(s.held, greatest(d.tokens - v_tokens, 0));
  v_more := case when d.is_waiting then 0 else greatest(v_tokens - d.tokens, 0) end;
  v_waits := case when d.is_waiting then v_tokens else 0 end;
  if v_more > coalesce((select balance from accounts where id = v_budget), 0) then
    v_waits := v_more;
    v_more := 0;
  end if;
  if (select stock_grams from point_stock where point_id = d.point_id and material = d.material)
      < d.grams - v_grams then
    return 'stock_gone';
  end if;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  if s.held > v_back then
    insert into transfers values (gen_random_uuid(), v_now, v_held_account, s.citizen_id,
      s.held - v_back, 'dispute_released', d.id);
  end if;
  if v_back > 0 then
    insert into transfers values (gen_random_uuid(), v_now, v_held_account, v_budget, v_back,
      'correction', d.id);
  end if;
  if v_more > 0 then
    insert into transfers values (gen_random_uuid(), v_now, v_budget, s.citizen_id, v_more,
      'correction', d.id);
  end if;
  update accounts set balance = balance + case id
      when v_held_account then -s.held
      when s.citizen_id then s.held - v_back + v_more
      else v_back - v_more end
    where id in (s.citizen_id, v_budget, v_held_account);
  delete from waiting_tokens where deposit_id = d.id;
  insert into waiting_tokens
    select d.id, d.created_at, d.citizen_id, d.point_id, d.material, d.occurred_at, v_waits, v_now
    where v_waits > 0;
  update disputes set decision = p_decision, decided_by = p_actor, decided_at = v_now,
      decision_note = p_note, unrecovered = case when d.is_waiting then 0
        else greatest(d.tokens - v_tokens, 0) - v_back end
    where id = p_dispute;
  update deposits set
      status = case p_decision when 'stands' then 'confirmed' when 'corrected' then 'corrected'
        else 'voided' end::deposit_status,
      grams = case when p_decision = 'corrected' then p_grams else grams end,
      tokens = case when p_decision = 'corrected' then p_tokens else tokens end,
      is_waiting = v_waits > 0
    where id = d.id and created_at = d.created_at;
  update citizen_deposits set (status, grams, tokens, is_waiting) =
      (select n.status, n.grams, n.tokens, n.is_waiting from deposits n
        where n.id = d.id and n.created_at = d.created_at)
    where citizen_id = d.citizen_id and number = d.number;
  update point_stock set stock_grams = stock_grams + v_grams - d.grams,
      collected_grams = collected_grams + v_grams - d.grams,
      deposit_count = deposit_count - (p_decision = 'cancelled')::int
    where point_id = d.point_id and material = d.material;
  update tasks set decided_at = v_now, decided_by = p_actor, decision = p_decision::text, note = p_note
    where kind = 'dispute' and subject_id = p_dispute and decided_at is null;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.decided.' || d.citizen_id, jsonb_build_object('depositId', d.id,
      'citizenId', d.citizen_id, 'pointId', d.point_id, 'decision', p_decision,
      'balance', (select balance from accounts where id = d.citizen_id)), p_trace, v_now);
  return 'decided';
end
$$;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
