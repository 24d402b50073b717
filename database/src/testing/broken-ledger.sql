-- A ledger written the obvious way: look, then write. It exists so that the checks can be seen to
-- catch it; it is loaded into a test's own database and nowhere else.
alter table idempotency drop constraint idempotency_pkey;
alter table accounts drop constraint accounts_check;
alter table citizen_deposits drop constraint citizen_deposits_pkey;

create function broken_post_transfer(
  p_now timestamptz, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid,
  p_amount bigint, p_kind transfer_kind, p_reference uuid
) returns text language plpgsql security definer set search_path = public as $$
begin
  if exists (select from idempotency where actor_id = p_actor and key = p_key) then
    return 'replayed';
  end if;
  if (select balance from accounts where id = p_debit) < p_amount then
    return 'insufficient';
  end if;
  perform pg_sleep(0.002); -- the time a round trip to the application takes
  insert into idempotency values (p_actor, p_key, ''::bytea, '{}', now());
  insert into transfers values (p_id, now(), p_debit, p_credit, p_amount, p_kind, p_reference);
  update accounts set balance = balance - p_amount where id = p_debit;
  update accounts set balance = balance + p_amount where id = p_credit;
  return 'posted';
end
$$;

create function broken_record_deposits(
  p_now timestamptz, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[],
  p_points uuid[], p_codes text[], p_materials material[], p_grams integer[],
  p_clean boolean[], p_compacted boolean[], p_manners boolean[],
  p_rates integer[], p_tokens bigint[], p_traces text[]
) returns void language plpgsql security definer set search_path = public as $$
declare
  v_citizen uuid := (select id from users where code = p_codes[1]);
  v_budget uuid := '00000000-0000-7000-8000-000000000000';
  v_number integer;
begin
  if exists (select from idempotency where actor_id = p_actors[1] and key = p_keys[1]) then
    return;
  end if;
  select deposit_count + 1 into v_number from accounts where id = v_citizen;
  perform pg_sleep(0.002);
  insert into idempotency values (p_actors[1], p_keys[1], p_fingerprints[1],
    jsonb_build_object('id', p_ids[1]), now());
  insert into deposits values (p_ids[1], now(), now(), v_citizen, v_number, p_points[1], p_actors[1],
    'confirmed', p_materials[1], p_grams[1], p_clean[1], false, false, p_rates[1], p_tokens[1]);
  insert into citizen_deposits values (v_citizen, v_number, p_ids[1], now(), p_points[1], 'confirmed',
    p_materials[1], p_grams[1], p_clean[1], false, false, p_tokens[1], now());
  insert into transfers values (p_ids[1], now(), v_budget, v_citizen, p_tokens[1], 'deposit_earned', p_ids[1]);
  insert into outbox (id, subject, payload, trace_id, created_at)
    values (p_ids[1], 'deposit.recorded.' || v_citizen, '{}', '', now());
  update accounts set balance = balance - p_tokens[1] where id = v_budget;
  update accounts set balance = balance + p_tokens[1], deposit_count = v_number where id = v_citizen;
  update point_stock set stock_grams = stock_grams + p_grams[1],
      collected_grams = collected_grams + p_grams[1], deposit_count = deposit_count + 1
    where point_id = p_points[1] and material = p_materials[1];
end
$$;
grant execute on function broken_post_transfer, broken_record_deposits to app_server;
