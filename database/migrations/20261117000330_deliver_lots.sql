-- migrate:up

-- A van at the facility's gate: everything it has on board for it, under one link.
create function start_delivery(
  p_now timestamptz, p_transporter uuid, p_key uuid, p_delivery uuid, p_facility uuid,
  p_token_hash bytea, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to('delivery|' || p_facility, 'UTF8'));
  v_seen bytea;
begin
  -- One at a time for one driver: what is on board is one thing.
  perform 1 from users where id = p_transporter for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_transporter and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- A facility that is weighing in at this moment ends first.
  perform 1 from deliveries where transporter_id = p_transporter and received_at is null for update;
  if not exists (select from lots l where l.transporter_id = p_transporter
      and l.facility_id = p_facility
      and not exists (select from lot_receipts r where r.lot_id = l.id)) then
    return 'nothing_on_board';
  end if;
  insert into idempotency values
    (p_transporter, p_key, v_fingerprint, jsonb_build_object('id', p_delivery), v_now);
  -- A link shown before this one is dead; its lots come along.
  update deliveries set expires_at = v_now where transporter_id = p_transporter
    and facility_id = p_facility and received_at is null and expires_at > v_now;
  insert into deliveries (id, transporter_id, facility_id, token_hash, created_at, expires_at)
    values (p_delivery, p_transporter, p_facility, p_token_hash, v_now, v_now + interval '24 hours');
  insert into delivery_lots
    select l.id, p_delivery from lots l
    where l.transporter_id = p_transporter and l.facility_id = p_facility
      and not exists (select from lot_receipts r where r.lot_id = l.id)
    on conflict (lot_id) do update set delivery_id = excluded.delivery_id;
  return 'started';
end
$$;

-- What of a whole belongs to the grams from p_before to p_before + p_part of p_total, to the gram: the
-- shares of all parts add up to the whole.
create function share_of(p_whole bigint, p_before bigint, p_part bigint, p_total bigint) returns bigint
language sql immutable as $$
  select case when p_total = 0 then 0
    else (p_before + p_part) * p_whole / p_total - p_before * p_whole / p_total end
$$;

-- The facility says what it found. Beyond the tolerance nothing of that material may be claimed until
-- somebody has looked.
create function receive_delivery(
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
    and abs(received_grams + refused_grams - expected_grams) * 100 > expected_grams * 3;
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

-- Why nothing of a lot's material, or of what a point handed over, may be claimed.
create table claim_blocks (
  id uuid primary key,
  lot_id uuid references lots,
  point_id uuid references points,
  material material not null,
  reason text not null check (reason in ('receipt', 'balance')),
  opened_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid,
  check (num_nonnulls(lot_id, point_id) = 1)
);
create unique index claim_blocks_lot_idx on claim_blocks (lot_id, material) where lifted_at is null;
create unique index claim_blocks_point_idx on claim_blocks (point_id, material) where lifted_at is null;

-- What may be claimed today, lot by lot: what arrived of what deposits stand behind.
create view claimable_lots as
  select r.lot_id, l.number, l.point_id, r.material, r.grade,
    r.received_grams::bigint * i.attributed_grams / i.grams as grams
  from lot_receipts r
  join lots l on l.id = r.lot_id
  join lot_items i on i.lot_id = r.lot_id and i.material = r.material
  where not exists (select from claim_blocks b
    where b.lifted_at is null and b.material = r.material
      and (b.lot_id = r.lot_id or b.point_id = l.point_id));

grant select on claim_blocks, claimable_lots to app_server;
revoke all on function start_delivery, share_of, receive_delivery from public;
grant execute on function start_delivery, receive_delivery to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
