-- migrate:up

-- Gives grams of a point's deposits away, the oldest first: to a lot, or to a loss. Answers how many
-- it found. Whoever calls holds the row of the stock.
create function allocate_grams(
  p_now timestamptz, p_point uuid, p_material material, p_since timestamptz, p_grams bigint,
  p_lot uuid, p_correction uuid
) returns bigint
language plpgsql set search_path = public, pg_temp as $$
declare
  v_taken bigint;
begin
  if p_grams <= 0 then return 0; end if;
  with free as (
    select d.id, d.created_at, coalesce(max(upper(a.span)), 0) as used, d.grams
    from deposits d left join allocations a on a.deposit_id = d.id
    where d.point_id = p_point and d.material = p_material and d.created_at >= p_since
      and d.status in ('confirmed', 'corrected', 'disputed')
    group by d.id, d.created_at, d.grams
    having d.grams > coalesce(max(upper(a.span)), 0)
  ), queue as (
    select *, sum(grams - used) over (order by created_at, id) - (grams - used) as before from free
  ), given as (
    insert into allocations
      select id, created_at,
        int4range(used, used + least(grams - used, p_grams - before)::integer),
        p_point, p_material, p_lot, p_correction, p_now
      from queue where before < p_grams
      returning upper(span) - lower(span) as grams
  )
  select coalesce(sum(grams), 0) into v_taken from given;
  return v_taken;
end
$$;

-- One material leaves a point. What was declared leaves the stock; what the van's scale says goes
-- into the lot; the difference is a correction with its reason, so that received = on hand + handed
-- over + lost, always.
create function hand_over_material(
  p_now timestamptz, p_actor uuid, p_lot uuid, p_point uuid, p_item jsonb
) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_material material := (p_item ->> 'material')::material;
  v_weighed integer := (p_item ->> 'weighedGrams')::integer;
  v_refused integer := (p_item ->> 'refusedGrams')::integer;
  v_declared bigint := (p_item ->> 'declaredGrams')::integer;
  v_correction uuid;
  v_attributed bigint;
  v_lost bigint;
  s point_stock;
begin
  select * into s from point_stock where point_id = p_point and material = v_material;
  -- What was refused stays. What the books never had cannot leave them: it comes in as found.
  v_declared := least(greatest(v_declared - v_refused, 0), s.stock_grams);
  if v_weighed <> v_declared then
    v_correction := gen_random_uuid();
    insert into stock_corrections values (v_correction, p_point, v_material,
      v_weighed - v_declared, 'van', coalesce(p_item ->> 'reason', ''), p_actor, p_now);
  end if;
  -- A loss is of the oldest, as a lot is: otherwise what was lost would be handed over next time.
  v_lost := -least(0, s.corrected_grams + v_weighed - v_declared) - s.lost_grams;
  if v_lost > 0 then
    v_lost := allocate_grams(p_now, p_point, v_material, s.unallocated_since, v_lost, null,
      coalesce(v_correction, (select id from stock_corrections where point_id = p_point
        and material = v_material and grams < 0 order by created_at desc limit 1)));
  else
    v_lost := 0;
  end if;
  v_attributed := allocate_grams(p_now, p_point, v_material, s.unallocated_since, v_weighed, p_lot, null);
  insert into lot_items values (p_lot, v_material, (p_item ->> 'bags')::smallint,
    (p_item ->> 'declaredGrams')::integer, v_refused, v_weighed, v_attributed,
    p_item ->> 'reason', p_item ->> 'photo');
  update point_stock set
      stock_grams = stock_grams - v_declared,
      handed_grams = handed_grams + v_weighed,
      lost_grams = lost_grams + v_lost,
      -- A bag that was left may be confirmed eight days later, under its old date.
      unallocated_since = least(p_now - interval '8 days', coalesce((
        select min(d.created_at) from deposits d
        where d.point_id = p_point and d.material = v_material and d.created_at >= s.unallocated_since
          and d.status in ('confirmed', 'corrected', 'disputed')
          and d.grams > coalesce((select max(upper(a.span)) from allocations a
            where a.deposit_id = d.id), 0)), p_now))
    where point_id = p_point and material = v_material;
end
$$;

-- Both sides say what was weighed, in any order, from phones that may have had no network: when the
-- second says the same, the lot is made, once. What is said twice by one side counts once.
create function sign_handover(
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
  v_other jsonb;
  v_number text;
  v_total bigint;
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
  -- The other copy of what was signed with the number on the driver's phone.
  if exists (select from handover_signatures where pickup_id = p_pickup and side = p_side) then
    if (select items from handover_signatures where pickup_id = p_pickup and side = p_side) = p_items then
      return 'replayed';
    end if;
    insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
    perform dispute_pickup(v_now, p, p_actor, p_items, p_trace);
    return 'weights_differ';
  end if;
  if p.status not in ('accepted', 'on_the_way', 'weighing') then return 'pickup_settled'; end if;
  if exists (select from jsonb_array_elements(p_items) i where not exists (
      select from point_stock s where s.point_id = p.point_id
        and s.material = (i ->> 'material')::material)) then
    return 'material_not_accepted';
  end if;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into handover_signatures values
    (p_pickup, p_side, 'phone', p_actor, p_items, p_occurred, v_now);
  if p_side = 'driver' and p_with = 'pin' then
    insert into handover_signatures values
      (p_pickup, 'point', 'pin', p_actor, p_items, p_occurred, v_now);
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
  if v_other <> p_items then
    perform dispute_pickup(v_now, p, p_actor, p_items, p_trace);
    return 'weights_differ';
  end if;

  perform 1 from point_stock where point_id = p.point_id order by material for no key update;
  v_number := 'A-' || nextval('lot_numbers');
  insert into lots values (p_lot, v_number, p_pickup, p.point_id, p.facility_id, p.transporter_id,
    p_occurred, v_now);
  perform hand_over_material(v_now, p_actor, p_lot, p.point_id, i)
    from (select i from jsonb_array_elements(p_items) i order by i ->> 'material') ordered;
  select sum(grams) into v_total from lot_items where lot_id = p_lot;
  update pickups set status = 'handed_over', changed_at = v_now where id = p_pickup;
  insert into pickup_steps values (gen_random_uuid(), p_pickup, 'handed_over', 'handed_over', p_actor,
    jsonb_build_object('lot', v_number, 'grams', v_total), v_now);
  perform add_custody_event(p_lot, 'lot_handed_over', p_lot, p_occurred, jsonb_build_object(
    'lot', v_number, 'point', p.point_id, 'facility', p.facility_id, 'materials', (
      select jsonb_agg(jsonb_build_object('material', material, 'grams', grams, 'attributedGrams',
          attributed_grams, 'deposits', (select count(distinct a.deposit_id) from allocations a
            where a.lot_id = p_lot and a.material = l.material)) order by material)
      from lot_items l where lot_id = p_lot)));
  insert into outbox (id, subject, payload, trace_id, created_at) values (p_lot,
    'pickup.handed_over.' || p.transporter_id, jsonb_build_object('pickupId', p_pickup, 'lotId', p_lot,
      'lot', v_number, 'pointId', p.point_id, 'transporterId', p.transporter_id, 'grams', v_total),
    p_trace, v_now);
  return 'handed_over';
end
$$;

-- The two copies do not say the same: nothing moves until somebody has looked.
create function dispute_pickup(
  p_now timestamptz, p pickups, p_actor uuid, p_items jsonb, p_trace text
) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into pickup_steps values (gen_random_uuid(), p.id,
    case when p.status in ('handed_over', 'delivered') then p.status else 'disputed' end,
    'weights_differ', p_actor, jsonb_build_object('items', p_items), p_now);
  -- What both signed and left stays as it is; what one of them says later is looked at beside it.
  update pickups set status = 'disputed', changed_at = p_now
    where id = p.id and status in ('accepted', 'on_the_way', 'weighing');
  insert into tasks (id, kind, subject_id, data, created_at, due_at)
    values (gen_random_uuid(), 'handover_differs', p.id, jsonb_build_object('pointId', p.point_id),
      p_now, p_now + interval '2 days')
    on conflict (kind, subject_id) where decided_at is null do nothing;
  insert into outbox (id, subject, payload, trace_id, created_at) values (gen_random_uuid(),
    'pickup.disputed.' || p.transporter_id, jsonb_build_object('pickupId', p.id, 'pointId', p.point_id,
      'transporterId', p.transporter_id), p_trace, p_now);
end
$$;

revoke all on function allocate_grams, hand_over_material, sign_handover, dispute_pickup from public;
grant execute on function sign_handover to app_server;

-- A deposit that turns out smaller, or was none, gives back what it had given: the newest of its grams
-- first. The lot keeps its weight, which two people signed; less of it has a deposit behind it.
create function release_grams() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_keeps integer := case when new.status in ('confirmed', 'corrected', 'disputed') then new.grams
    else 0 end;
  a allocations;
  v_released integer;
begin
  for a in select * from allocations where deposit_id = new.id and upper(span) > v_keeps loop
    v_released := upper(a.span) - greatest(lower(a.span), v_keeps);
    if lower(a.span) >= v_keeps then
      delete from allocations where deposit_id = new.id and span = a.span;
    else
      update allocations set span = int4range(lower(a.span), v_keeps)
        where deposit_id = new.id and span = a.span;
    end if;
    update lot_items set attributed_grams = attributed_grams - v_released
      where lot_id = a.lot_id and material = a.material;
    update point_stock set lost_grams = lost_grams - v_released
      where a.correction_id is not null and point_id = a.point_id and material = a.material;
  end loop;
  return null;
end
$$;
create trigger release_grams after update of status, grams on deposits
  for each row when (old.grams > new.grams or (old.status <> new.status and new.status = 'voided'))
  execute function release_grams();

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
