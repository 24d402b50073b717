-- migrate:up

-- Every correction of a stock is counted where the stock is.
create function count_correction() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update point_stock set corrected_grams = corrected_grams + new.grams
    where point_id = new.point_id and material = new.material;
  return null;
end
$$;
create trigger count_correction after insert on stock_corrections
  for each row execute function count_correction();

-- As before, but a decision no longer waits for a stock that a van has taken: what the scale at the van
-- found more than the deposits now say is a correction of the stock.
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
  v_gone integer;
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
  select greatest(0, d.grams - v_grams - stock_grams) into v_gone from point_stock
    where point_id = d.point_id and material = d.material;

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
  if v_gone > 0 then
    insert into stock_corrections values
      (gen_random_uuid(), d.point_id, d.material, v_gone, 'van', '', p_actor, v_now);
  end if;
  update point_stock set stock_grams = stock_grams + v_gone + v_grams - d.grams,
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
