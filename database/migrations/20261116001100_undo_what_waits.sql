-- migrate:up

-- Undoing a deposit whose tokens wait locked an account after the stock when they were paid at that
-- very moment: a weighing at the same point could wait for it and be waited for. Accounts first, then
-- the stock, here as everywhere.
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
  if v_budget is null and d.is_waiting then
    -- It may be paid at this moment, from any of them.
    perform 1 from accounts where id in (
        select a.id from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget'
        union all select d.citizen_id)
      order by id for no key update;
    select debit_account into v_budget from transfers
      where id = d.id and created_at >= d.created_at;
  else
    perform 1 from accounts where id in (d.citizen_id, v_budget) order by id for no key update;
  end if;
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

-- Paying what waits: as before, and never at a moment before the deposit itself. What a deposit earned
-- is looked for from its own moment on.
create or replace function pay_waiting(
  p_now timestamptz, p_deposit uuid, p_number integer, p_payer uuid, p_trace text
) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_is_first boolean;
  v_at timestamptz;
  w waiting_tokens;
begin
  delete from waiting_tokens where deposit_id = p_deposit returning * into w;
  -- Whoever pays may have begun before it was weighed; nothing is earned before that.
  v_at := greatest(p_now, w.deposit_created_at);
  -- What a deposit earned is moved under its own id; what a decision added, under another.
  v_is_first := not exists (select from transfers
    where id = p_deposit and created_at >= w.deposit_created_at);
  insert into transfers values (
    case when v_is_first then p_deposit else gen_random_uuid() end, v_at, p_payer, w.citizen_id,
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
      'balance', (select balance from accounts where id = w.citizen_id)), p_trace, v_at);
end
$$;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
