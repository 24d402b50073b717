-- migrate:up

-- At the end of a day: what each point had taken in, corrected, handed over and still has. The
-- difference of two days is what happened between them.
create table mass_balances (
  point_id uuid not null references points,
  material material not null,
  day date not null,
  collected_grams bigint not null,
  corrected_grams bigint not null,
  handed_grams bigint not null,
  stock_grams bigint not null,
  gap_grams bigint not null,
  primary key (point_id, material, day)
);
create index mass_balances_day_idx on mass_balances (day) where gap_grams <> 0;

-- Received = on hand + handed over + lost, for every point and material; a gap is told to the back
-- office and nothing that point handed over may be claimed until it is explained. Corrections and
-- lots are counted from their rows, not from the totals beside the stock. Answers how many gaps.
create function balance_masses(p_now timestamptz, p_day date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_gaps integer;
begin
  with counted as (
    select s.point_id, s.material, s.collected_grams, s.stock_grams,
      coalesce((select sum(c.grams) from stock_corrections c
        where c.point_id = s.point_id and c.material = s.material), 0) as corrected,
      coalesce((select sum(i.grams) from lots l join lot_items i on i.lot_id = l.id
        where l.point_id = s.point_id and i.material = s.material), 0) as handed
    from point_stock s
  )
  insert into mass_balances
    select point_id, material, p_day, collected_grams, corrected, handed, stock_grams,
      collected_grams + corrected - handed - stock_grams from counted
    on conflict (point_id, material, day) do nothing;
  insert into tasks (id, kind, subject_id, data, created_at, due_at)
    select gen_random_uuid(), 'mass_gap', point_id,
      jsonb_build_object('day', p_day, 'gaps', jsonb_object_agg(material, gap_grams)), p_now,
      p_now + interval '2 days'
    from mass_balances where day = p_day and gap_grams <> 0 group by point_id
    on conflict (kind, subject_id) where decided_at is null do nothing;
  insert into claim_blocks (id, point_id, material, reason, opened_at)
    select gen_random_uuid(), point_id, material, 'balance', p_now
    from mass_balances where day = p_day and gap_grams <> 0
    on conflict (point_id, material) where lifted_at is null do nothing;
  -- What left a shop and did not arrive within three days.
  insert into tasks (id, kind, subject_id, data, created_at, due_at)
    select gen_random_uuid(), 'lot_overdue', l.id, jsonb_build_object('lot', l.number), p_now,
      p_now + interval '1 day'
    from lots l where l.created_at between p_now - interval '30 days' and p_now - interval '3 days'
      and not exists (select from lot_receipts r where r.lot_id = l.id)
    on conflict (kind, subject_id) where decided_at is null do nothing;
  select count(*) into v_gaps from mass_balances where day = p_day and gap_grams <> 0;
  return v_gaps;
end
$$;
revoke all on function balance_masses from public;
grant execute on function balance_masses to app_server;
grant select on mass_balances to app_server;

-- What must always hold between the shop and the factory; no row means no violation.
create function custody_violations() returns table (violation text, subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'handed_over_is_not_the_sum_of_lots', s.point_id || ' ' || s.material from point_stock s
  left join lots l on l.point_id = s.point_id
  left join lot_items i on i.lot_id = l.id and i.material = s.material
  group by s.point_id, s.material, s.handed_grams having s.handed_grams <> coalesce(sum(i.grams), 0)
  union all
  select 'corrected_is_not_the_sum_of_corrections', s.point_id || ' ' || s.material from point_stock s
  left join stock_corrections c on c.point_id = s.point_id and c.material = s.material
  group by s.point_id, s.material, s.corrected_grams
  having s.corrected_grams <> coalesce(sum(c.grams), 0)
  union all
  select 'attributed_is_not_the_sum_of_allocations', i.lot_id || ' ' || i.material from lot_items i
  left join allocations a on a.lot_id = i.lot_id and a.material = i.material
  group by i.lot_id, i.material, i.attributed_grams
  having i.attributed_grams <> coalesce(sum(upper(a.span) - lower(a.span)), 0)
  union all
  select 'more_given_away_than_weighed', d.id::text from deposits d
  join allocations a on a.deposit_id = d.id
  group by d.id, d.grams, d.status
  having max(upper(a.span)) > case when d.status in ('confirmed', 'corrected', 'disputed')
    then d.grams else 0 end
    or sum(upper(a.span) - lower(a.span)) <> max(upper(a.span))
  union all
  select 'gram_of_another_point', a.deposit_id::text from allocations a
  join deposits d on d.id = a.deposit_id left join lots l on l.id = a.lot_id
  where d.point_id <> a.point_id or d.material <> a.material or l.point_id <> a.point_id
  union all
  select 'lot_without_two_signatures', l.id::text from lots l
  where (select count(*) from handover_signatures s where s.pickup_id = l.pickup_id) <> 2
  union all
  select 'handed_over_without_its_lot', p.id::text from pickups p left join lots l on l.pickup_id = p.id
  where (p.status in ('handed_over', 'delivered')) <> (l.id is not null)
  union all
  select 'receipt_is_not_the_sum_of_its_lots', r.delivery_id || ' ' || r.material from receipt_items r
  left join lot_receipts l on l.delivery_id = r.delivery_id and l.material = r.material
  group by r.delivery_id, r.material, r.received_grams, r.refused_grams
  having r.received_grams <> coalesce(sum(l.received_grams), 0)
    or r.refused_grams <> coalesce(sum(l.refused_grams), 0)
  union all
  select 'delivered_without_payment', p.id::text from pickups p
  left join transport_payments t on t.pickup_id = p.id
  where (p.status = 'delivered') <> (t.pickup_id is not null)
  union all
  select 'lot_without_its_event', l.id::text from lots l
  where not exists (select from custody_events e where e.id = l.id and e.kind = 'lot_handed_over')
$$;
revoke all on function custody_violations from public;
grant execute on function custody_violations to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
