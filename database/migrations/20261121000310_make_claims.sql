-- migrate:up

-- One material of a lot, which the caller has locked. The oldest grams of it are taken to have
-- arrived; those that a brand's campaign paid for are that brand's; the rest is shared by tonnage,
-- by running sums, so that the shares add up to all of it. Answers how many claims it made.
create function claim_material(
  p_now timestamptz, p_lot uuid, p_material material, p_grams bigint, p_wilaya smallint, p_day date,
  p_trace text
) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  v_made integer;
begin
  with line as (
    select a.deposit_id, a.deposit_created_at, lower(a.span) as starts, b.brand_id,
      case when b.brand_id is not null then b.id end as budget_id,
      upper(a.span) - lower(a.span) as grams,
      sum(upper(a.span) - lower(a.span)) over (order by a.deposit_created_at, a.deposit_id)
        - (upper(a.span) - lower(a.span)) as before
    from allocations a
    -- What a deposit earned is moved under its own id.
    left join transfers t on t.id = a.deposit_id and t.created_at >= a.deposit_created_at
    left join accounts f on f.id = t.debit_account and f.kind = 'budget'
    left join budgets b on b.id = f.owner_id
    where a.lot_id = p_lot and a.material = p_material
  ), arrived as materialized (
    select *, least(grams, p_grams - before)::integer as taken from line where before < p_grams
  ), shared as (
    select *, sum(taken) over (order by before) - taken as pool_before
    from arrived where brand_id is null
  ), settled as (
    insert into lot_settlements
      select p_lot, p_material, coalesce(sum(taken), 0),
        coalesce(sum(taken) filter (where brand_id is not null), 0),
        coalesce(sum(taken) filter (where brand_id is null), 0), p_now
      from arrived
      returning share_grams
  ), shares as (
    select t.*, div(share_grams * before::numeric, total) as starts,
      div(share_grams * (before + part)::numeric, total) as ends
    from settled, (
      select brand_id, grams as part, sum(grams) over (order by brand_id) - grams as before,
        sum(grams) over () as total
      from brand_tonnages
      where year = extract(year from p_day) and wilaya_code = p_wilaya and material = p_material) t
  ), parts as materialized (
    select 'campaign'::claim_rule as rule, brand_id, budget_id, deposit_id, deposit_created_at,
      int4range(starts, starts + taken) as span
    from arrived where brand_id is not null
    union all
    select 'share', s.brand_id, null, d.deposit_id, d.deposit_created_at,
      int4range(d.starts + greatest(s.starts - d.pool_before, 0)::integer,
        d.starts + least(s.ends - d.pool_before, d.taken)::integer)
    from shared d
    join shares s on s.ends > d.pool_before and s.starts < d.pool_before + d.taken
      and s.starts < s.ends
  ), made as (
    insert into claims (id, number, brand_id, lot_id, material, wilaya_code, day, rule, budget_id,
        tonnage_before, tonnage, tonnage_total, grams, deposits, created_at)
      select gen_random_uuid(), claim_number(nextval('claim_numbers')), g.brand_id, p_lot, p_material,
        p_wilaya, p_day, g.rule, g.budget_id, s.before, s.part, s.total, g.grams, g.deposits, p_now
      from (select rule, brand_id, budget_id, sum(upper(span) - lower(span)) as grams,
          count(distinct deposit_id) as deposits
        from parts group by 1, 2, 3) g
      left join shares s on g.rule = 'share' and s.brand_id = g.brand_id
      order by g.rule, g.brand_id, g.budget_id
      returning *
  ), spans as (
    insert into claim_spans
      select m.id, p.deposit_id, p.deposit_created_at, p.span
      from parts p join made m on m.brand_id = p.brand_id and m.rule = p.rule
        and m.budget_id is not distinct from p.budget_id
  )
  insert into outbox (id, subject, payload, trace_id, created_at)
    select id, 'claim.made.' || brand_id, jsonb_build_object('claimId', id, 'number', number,
      'brandId', brand_id, 'lotId', lot_id, 'material', material, 'wilaya', wilaya_code, 'day', day,
      'rule', rule, 'grams', grams), p_trace, p_now
    from made;
  get diagnostics v_made = row_count;
  return v_made;
end
$$;

-- Makes the claims of what arrived of a lot, each material once and all of it together: not while it
-- is blocked, nor while one of its deposits is disputed or waits to be paid, for then nobody knows
-- yet whose it is. In whatever order lots come, and however often, the claims are the same.
create function claim_lot(p_now timestamptz, p_lot uuid, p_trace text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_made integer := 0;
  r record;
begin
  -- Whoever makes a deposit of it smaller changes these rows too: one of the two comes first.
  perform 1 from lot_items where lot_id = p_lot order by material for no key update;
  for r in
    select c.material, c.grams, w.wilaya_code, d.day
    from claimable_lots c
    join lot_receipts l on l.lot_id = c.lot_id and l.material = c.material
    join lateral (select (v.received_at at time zone 'Africa/Algiers')::date as day
      from deliveries v where v.id = l.delivery_id) d on true
    join points p on p.id = c.point_id
    join commune_wilayas w on w.commune_code = p.commune_code and w.valid @> d.day
    where c.lot_id = p_lot
      and not exists (select from lot_settlements s where s.lot_id = p_lot and s.material = c.material)
      and not exists (select from allocations a
        join deposits o on o.id = a.deposit_id and o.created_at = a.deposit_created_at
        where a.lot_id = p_lot and a.material = c.material
          and (o.status = 'disputed' or o.is_waiting))
    order by c.material
  loop
    v_made := v_made + claim_material(v_now, p_lot, r.material, r.grams, r.wilaya_code, r.day, p_trace);
  end loop;
  return v_made;
end
$$;

-- Lots of which a material has arrived and was not shared out yet, the oldest first.
create function unsettled_lots(p_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.id from lots l
  where exists (select from claimable_lots c where c.lot_id = l.id
    and not exists (select from lot_settlements s
      where s.lot_id = c.lot_id and s.material = c.material))
  order by l.created_at limit p_most
$$;

-- Takes the newest grams of a span from its claim; of a claim that is used up none can be taken, so
-- somebody is told.
create function cut_claim(p_claim uuid, p_deposit uuid, p_span int4range, p_keeps integer)
returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', now());
  v_cut integer := upper(p_span) - greatest(lower(p_span), p_keeps);
  c claims;
  s claim_spans;
begin
  select * into c from claims where id = p_claim;
  if c.report_id is not null then
    insert into tasks (id, kind, subject_id, data, created_at, due_at)
      values (gen_random_uuid(), 'reported_claim', p_claim,
        jsonb_build_object('claim', c.number, 'reportId', c.report_id, 'grams', v_cut), v_now,
        v_now + interval '2 days')
      on conflict (kind, subject_id) where decided_at is null do nothing;
    return;
  end if;
  select * into s from claim_spans where deposit_id = p_deposit and span = p_span;
  if p_keeps <= lower(p_span) then
    delete from claim_spans where deposit_id = p_deposit and span = p_span;
  else
    update claim_spans set span = int4range(lower(p_span), p_keeps)
      where deposit_id = p_deposit and span = p_span;
  end if;
  update claims set grams = grams - v_cut, deposits = deposits - (p_keeps <= lower(p_span))::int
    where id = p_claim;
  insert into claim_reductions values
    (gen_random_uuid(), p_claim, p_deposit, s.deposit_created_at, v_cut, v_now);
  insert into outbox (id, subject, payload, trace_id, created_at)
    values (gen_random_uuid(), 'claim.reduced.' || c.brand_id, jsonb_build_object('claimId', p_claim,
      'number', c.number, 'brandId', c.brand_id, 'lotId', c.lot_id, 'grams', v_cut), '', v_now);
end
$$;

-- A deposit gave grams of a lot back: no claim may stand on them, nor may more be claimed than the
-- share of what arrived that deposits still stand behind.
create function fit_claims() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_excess bigint;
  s record;
begin
  -- Nobody uses one of them up in this moment.
  perform 1 from claims where lot_id = new.lot_id and material = new.material
    order by id for no key update;
  if not found then return null; end if;
  for s in
    select p.claim_id, p.deposit_id, p.span, coalesce(upper(a.span), 0) as keeps
    from claims c join claim_spans p on p.claim_id = c.id
    left join allocations a on a.deposit_id = p.deposit_id and a.lot_id = c.lot_id
    where c.lot_id = new.lot_id and c.material = new.material
      and upper(p.span) > coalesce(upper(a.span), 0)
  loop
    perform cut_claim(s.claim_id, s.deposit_id, s.span, s.keeps);
  end loop;
  select sum(upper(p.span * a.span) - lower(p.span * a.span))
      - (select least(r.received_grams::bigint * new.attributed_grams / new.grams, new.attributed_grams)
        from lot_receipts r where r.lot_id = new.lot_id and r.material = new.material)
    into v_excess
    from claims c join claim_spans p on p.claim_id = c.id
    join allocations a on a.deposit_id = p.deposit_id and a.lot_id = c.lot_id
    where c.lot_id = new.lot_id and c.material = new.material;
  -- The newest of those that may still change first.
  for s in
    select p.claim_id, p.deposit_id, p.span from claims c join claim_spans p on p.claim_id = c.id
    where c.lot_id = new.lot_id and c.material = new.material
    order by c.report_id is not null, p.deposit_created_at desc, p.deposit_id desc, p.span desc
  loop
    exit when coalesce(v_excess, 0) <= 0;
    perform cut_claim(s.claim_id, s.deposit_id, s.span,
      greatest(lower(s.span), upper(s.span) - v_excess)::integer);
    v_excess := v_excess - (upper(s.span) - lower(s.span));
  end loop;
  return null;
end
$$;
create trigger fit_claims after update of attributed_grams on lot_items
  for each row when (new.attributed_grams < old.attributed_grams) execute function fit_claims();

revoke all on function claim_material, claim_lot, unsettled_lots, cut_claim, fit_claims from public;
grant execute on function claim_lot, unsettled_lots to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
