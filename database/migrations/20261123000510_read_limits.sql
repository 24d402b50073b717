-- migrate:up

-- The same as before, by the numbers in force at their moment.
create or replace function declare_deposit(
  p_now timestamptz, p_citizen uuid, p_key uuid, p_deposit uuid, p_point uuid,
  p_material material, p_grams integer, p_rate integer, p_trace text
) returns table (outcome text, answer jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'declare', p_point, p_material, p_grams), 'UTF8'));
  v_expires timestamptz := v_now + make_interval(days => limit_at('declaration_days', v_now));
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
      when (select count(*) from declarations o where o.citizen_id = p_citizen and o.is_open)
          >= limit_at('declaration_open', v_now)
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
    'expiresAt', to_char(v_expires at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
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
    values (p_deposit, v_now, p_citizen, p_point, v_bag, p_grams, v_expires);
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_deposit, 'deposit.declared.' || p_citizen, jsonb_build_object('depositId', p_deposit,
      'citizenId', p_citizen, 'pointId', p_point, 'material', p_material, 'grams', p_grams), p_trace, v_now);
  return query select 'declared', v_answer;
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
  if greatest(c.created_at, c.occurred_at) < v_now - make_interval(days =>
      limit_at('dispute_days', greatest(c.created_at, c.occurred_at))) then return 'too_late'; end if;
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
      v_now + make_interval(days => limit_at('voucher_days', v_now)),
      case when v_is_gift then v_now end,
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

create or replace function receive_delivery(
  p_now timestamptz, p_token_hash bytea, p_key uuid, p_items jsonb, p_name text, p_ticket text,
  p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(concat_ws('|', 'receive', p_items, p_name), 'UTF8'));
  v_seen bytea;
  d deliveries;
  l record;
  v_off material[];
begin
  select * into d from deliveries where token_hash = p_token_hash for update;
  if not found then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = d.id and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if d.received_at is not null or d.expires_at <= v_now then return 'link_dead'; end if;
  -- Every material on board is weighed, and nothing else.
  if exists (
    (select distinct i.material from delivery_lots b join lot_items i on i.lot_id = b.lot_id
      where b.delivery_id = d.id and i.grams > 0)
    except select (i ->> 'material')::material from jsonb_array_elements(p_items) i
  ) or exists (
    select (i ->> 'material')::material from jsonb_array_elements(p_items) i
    except (select i.material from delivery_lots b join lot_items i on i.lot_id = b.lot_id
      where b.delivery_id = d.id and i.grams > 0)
  ) then return 'materials_differ'; end if;

  insert into idempotency values (d.id, p_key, v_fingerprint, '{}', v_now);
  update deliveries set received_at = v_now, received_by = p_name, ticket = p_ticket where id = d.id;
  insert into receipt_items
    select d.id, (i ->> 'material')::material,
      (select sum(o.grams) from delivery_lots b join lot_items o on o.lot_id = b.lot_id
        where b.delivery_id = d.id and o.material = (i ->> 'material')::material),
      (i ->> 'receivedGrams')::integer, (i ->> 'refusedGrams')::integer, (i ->> 'grade')::grade
    from jsonb_array_elements(p_items) i;
  insert into lot_receipts
    select o.lot_id, d.id, o.material, s.received, s.refused,
      r.grade
    from (select i.*, sum(i.grams) over (partition by i.material order by i.lot_id) - i.grams as before
        from delivery_lots b join lot_items i on i.lot_id = b.lot_id
        where b.delivery_id = d.id and i.grams > 0) o
    join receipt_items r on r.delivery_id = d.id and r.material = o.material
    cross join lateral (select
      share_of(r.received_grams, o.before, o.grams, r.expected_grams) as received,
      share_of(r.refused_grams, o.before, o.grams, r.expected_grams) as refused) s;

  select array_agg(material) into v_off from receipt_items where delivery_id = d.id
    and abs(received_grams + refused_grams - expected_grams) * 100 > expected_grams
      * limit_at('facility_tolerance_percent', v_now);
  if v_off is not null then
    insert into tasks (id, kind, subject_id, data, created_at, due_at) values (gen_random_uuid(),
      'receipt_differs', d.id, jsonb_build_object('facilityId', d.facility_id, 'materials', v_off),
      v_now, v_now + interval '2 days') on conflict (kind, subject_id) where decided_at is null do nothing;
    insert into claim_blocks (id, lot_id, material, reason, opened_at)
      select gen_random_uuid(), b.lot_id, m, 'receipt', v_now
      from delivery_lots b cross join unnest(v_off) m where b.delivery_id = d.id;
  end if;
  for l in select o.* from delivery_lots b join lots o on o.id = b.lot_id
      where b.delivery_id = d.id order by o.id loop
    update pickups set status = 'delivered', changed_at = v_now
      where id = l.pickup_id and status = 'handed_over';
    insert into pickup_steps values (gen_random_uuid(), l.pickup_id, 'delivered', 'received', null,
      jsonb_build_object('deliveryId', d.id), v_now);
    insert into transport_payments
      select id, transporter_id, pay_centimes, v_now from pickups where id = l.pickup_id;
    perform add_custody_event(gen_random_uuid(), 'lot_received', l.id, v_now, jsonb_build_object(
      'lot', l.number, 'facility', d.facility_id, 'materials', (
        select jsonb_agg(jsonb_build_object('material', material, 'receivedGrams', received_grams,
          'refusedGrams', refused_grams, 'grade', grade) order by material)
        from lot_receipts where lot_id = l.id)));
    insert into outbox (id, subject, payload, trace_id, created_at) values (gen_random_uuid(),
      'pickup.delivered.' || l.transporter_id, jsonb_build_object('pickupId', l.pickup_id,
        'lotId', l.id, 'lot', l.number, 'pointId', l.point_id, 'transporterId', l.transporter_id,
        'facilityId', d.facility_id), p_trace, v_now);
  end loop;
  return 'received';
end
$$;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
