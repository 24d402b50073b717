-- The yardstick: the same transaction for one deposit, with the same checks and the same rows, as
-- lean as PL/pgSQL allows. It exists in the bench's own database only.
create function record_one_deposit(
  p_id uuid, p_actor uuid, p_key uuid, p_fingerprint bytea, p_point uuid, p_code text,
  p_material material, p_grams integer, p_clean boolean, p_compacted boolean, p_manners boolean,
  p_rate integer, p_tokens bigint, p_trace text
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', now());
  v_budget uuid := ('00000000-0000-7000-8000-' || lpad(to_hex(floor(random() * 64)::int), 12, '0'))::uuid;
  v_citizen users;
  v_number integer;
  v_balance bigint;
  v_body jsonb := jsonb_build_object('id', p_id, 'material', p_material, 'grams', p_grams,
    'tokens', p_tokens, 'recordedAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
begin
  perform from point_members m join points p on p.id = m.point_id
    where m.point_id = p_point and m.user_id = p_actor and m.removed_at is null and p.status = 'active';
  if not found then raise 'not_a_member'; end if;
  select * into v_citizen from users where code = p_code and status = 'active';
  if not found or v_citizen.id = p_actor then raise 'citizen_unknown'; end if;
  perform from point_members
    where point_id = p_point and user_id = v_citizen.id and removed_at is null;
  if found then raise 'self_deposit'; end if;
  perform from rates where id = p_rate and material = p_material and valid @> v_now;
  if not found then raise 'rate_changed'; end if;

  insert into idempotency (actor_id, key, fingerprint, answer, created_at)
  values (p_actor, p_key, p_fingerprint, v_body, v_now);
  update accounts set balance = balance - p_tokens where id = v_budget;
  update accounts set balance = balance + p_tokens, deposit_count = deposit_count + 1
    where id = v_citizen.id returning deposit_count, balance into v_number, v_balance;
  update point_stock set stock_grams = stock_grams + p_grams,
    collected_grams = collected_grams + p_grams, deposit_count = deposit_count + 1
    where point_id = p_point and material = p_material and accepted;
  if not found then raise 'material_not_accepted'; end if;
  insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by,
    status, material, grams, clean, compacted, manners, rate_id, tokens)
  values (p_id, v_now, v_now, v_citizen.id, v_number, p_point, p_actor, 'confirmed', p_material,
    p_grams, p_clean, p_compacted, p_manners, p_rate, p_tokens);
  insert into citizen_deposits (citizen_id, number, deposit_id, created_at, occurred_at, point_id,
    status, material, grams, clean, compacted, manners, tokens)
  values (v_citizen.id, v_number, p_id, v_now, v_now, p_point, 'confirmed', p_material, p_grams,
    p_clean, p_compacted, p_manners, p_tokens);
  insert into transfers (id, created_at, debit_account, credit_account, amount, kind, reference_id)
  values (p_id, v_now, v_budget, v_citizen.id, p_tokens, 'deposit_earned', p_id);
  insert into outbox (id, subject, payload, trace_id, created_at)
  values (p_id, 'deposit.recorded.' || v_citizen.id, jsonb_build_object('depositId', p_id,
    'citizenId', v_citizen.id, 'pointId', p_point, 'material', p_material, 'grams', p_grams,
    'stars', p_clean::int + p_compacted::int + p_manners::int, 'tokens', p_tokens,
    'isWaiting', false, 'balance', v_balance, 'number', v_number), p_trace, v_now);
  return v_body;
end
$$;
grant execute on function record_one_deposit to app_server;
