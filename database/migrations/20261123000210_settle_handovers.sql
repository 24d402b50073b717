-- migrate:up

-- A lot leaves the shop with the weights of one copy of what was signed. The caller holds the row of
-- the pick-up.
create function make_lot(
  p_now timestamptz, p_actor uuid, p pickups, p_items jsonb, p_occurred timestamptz, p_lot uuid,
  p_trace text
) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_number text;
  v_total bigint;
begin
  perform 1 from point_stock where point_id = p.point_id order by material for no key update;
  v_number := 'A-' || nextval('lot_numbers');
  insert into lots values (p_lot, v_number, p.id, p.point_id, p.facility_id, p.transporter_id,
    p_occurred, p_now);
  perform hand_over_material(p_now, p_actor, p_lot, p.point_id, i)
    from (select i from jsonb_array_elements(p_items) i order by i ->> 'material') ordered;
  select sum(grams) into v_total from lot_items where lot_id = p_lot;
  update pickups set status = 'handed_over', changed_at = p_now where id = p.id;
  insert into pickup_steps values (gen_random_uuid(), p.id, 'handed_over', 'handed_over', p_actor,
    jsonb_build_object('lot', v_number, 'grams', v_total), p_now);
  perform add_custody_event(p_lot, 'lot_handed_over', p_lot, p_occurred, jsonb_build_object(
    'lot', v_number, 'point', p.point_id, 'facility', p.facility_id, 'materials', (
      select jsonb_agg(jsonb_build_object('material', material, 'grams', grams, 'attributedGrams',
          attributed_grams, 'deposits', (select count(distinct a.deposit_id) from allocations a
            where a.lot_id = p_lot and a.material = l.material)) order by material)
      from lot_items l where lot_id = p_lot)));
  insert into outbox (id, subject, payload, trace_id, created_at) values (p_lot,
    'pickup.handed_over.' || p.transporter_id, jsonb_build_object('pickupId', p.id, 'lotId', p_lot,
      'lot', v_number, 'pointId', p.point_id, 'transporterId', p.transporter_id, 'grams', v_total),
    p_trace, p_now);
end
$$;

-- As before, with the lot made in a function of its own.
create or replace function sign_handover(
  p_now timestamptz, p_actor uuid, p_key uuid, p_pickup uuid, p_side handover_side,
  p_with signed_by, p_items jsonb, p_occurred timestamptz, p_lot uuid, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'handover', p_pickup, p_side, p_with, p_items), 'UTF8'));
  v_seen bytea;
  p pickups;
  v_own jsonb;
  v_other jsonb;
begin
  select * into p from pickups where id = p_pickup for update;
  if not found then return 'not_found'; end if;
  if (p_side = 'driver') <> (p.transporter_id is not distinct from p_actor)
    or (p_side = 'point' and not exists (select from point_members m where m.point_id = p.point_id
      and m.user_id = p_actor and (m.removed_at is null or m.removed_at > p_occurred))) then
    return 'not_found';
  end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- The other copy of what was signed with the number on the driver's phone; or the driver has signed
  -- and now the point types its number, which is its signature.
  select items into v_own from handover_signatures where pickup_id = p_pickup and side = p_side;
  if v_own is not null and weights_of(v_own) <> weights_of(p_items) then
    insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
    perform dispute_pickup(v_now, p, p_actor, p_items, p_trace);
    return 'weights_differ';
  end if;
  if v_own is not null and (p_side = 'point' or p_with = 'phone' or exists (
      select from handover_signatures where pickup_id = p_pickup and side = 'point')) then
    return 'replayed';
  end if;
  if p.status not in ('accepted', 'on_the_way', 'weighing') then return 'pickup_settled'; end if;
  if exists (select from jsonb_array_elements(p_items) i where not exists (
      select from point_stock s where s.point_id = p.point_id
        and s.material = (i ->> 'material')::material)) then
    return 'material_not_accepted';
  end if;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into handover_signatures values
    (p_pickup, p_side, 'phone', p_actor, p_items, p_occurred, v_now)
    on conflict do nothing;
  if p_side = 'driver' and p_with = 'pin' then
    insert into handover_signatures values
      (p_pickup, 'point', 'pin', p_actor, p_items, p_occurred, v_now)
      on conflict do nothing;
  end if;
  select items into v_other from handover_signatures where pickup_id = p_pickup
    and side = case p_side when 'driver' then 'point' else 'driver' end::handover_side;
  if v_other is null then
    update pickups set status = 'weighing', changed_at = v_now where id = p_pickup;
    insert into pickup_steps values (gen_random_uuid(), p_pickup, 'weighing', 'signed', p_actor,
      jsonb_build_object('side', p_side), v_now);
    insert into outbox (id, subject, payload, trace_id, created_at) values (gen_random_uuid(),
      'pickup.signed.' || p.transporter_id, jsonb_build_object('pickupId', p_pickup, 'pointId',
        p.point_id, 'transporterId', p.transporter_id, 'side', p_side), p_trace, v_now);
    return 'signed';
  end if;
  if weights_of(v_other) <> weights_of(p_items) then
    perform dispute_pickup(v_now, p, p_actor, p_items, p_trace);
    return 'weights_differ';
  end if;

  perform make_lot(v_now, p_actor, p, case p_side when 'driver' then p_items else v_other end,
    p_occurred, p_lot, p_trace);
  return 'handed_over';
end
$$;

-- Two signed and do not say the same: the back office says whose copy stands, and the lot is made from
-- it as it was signed. Both signatures stay what they are.
create function settle_handover(
  p_now timestamptz, p_actor uuid, p_pickup uuid, p_side handover_side, p_lot uuid, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  p pickups;
  s handover_signatures;
begin
  select * into p from pickups where id = p_pickup for update;
  if not found then return 'not_found'; end if;
  if p.status <> 'disputed'
    or (select count(*) from handover_signatures where pickup_id = p_pickup) <> 2 then
    return 'pickup_settled';
  end if;
  select * into s from handover_signatures where pickup_id = p_pickup and side = p_side;
  perform make_lot(v_now, p_actor, p, s.items, s.occurred_at, p_lot, p_trace);
  return 'handed_over';
end
$$;

revoke all on function make_lot, settle_handover from public;
grant execute on function settle_handover to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
