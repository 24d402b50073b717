-- migrate:up

-- What must always hold of claims; no row means no violation. Of a claim that was used up before a
-- deposit turned out smaller, the back office was told.
create function claims_violations() returns table (violation text, subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'claim_is_not_the_sum_of_its_spans', c.number from claims c
  left join claim_spans s on s.claim_id = c.id
  group by c.id having c.grams <> coalesce(sum(upper(s.span) - lower(s.span)), 0)
    or c.deposits <> count(distinct s.deposit_id)
  union all
  select 'gram_in_two_claims', s.deposit_id::text from claim_spans s
  group by s.deposit_id having sum(upper(s.span) - lower(s.span)) <>
    (select sum(upper(r) - lower(r)) from unnest(range_agg(s.span)) r)
  union all
  select 'claim_over_nothing', c.number || ' ' || s.deposit_id from claims c
  join claim_spans s on s.claim_id = c.id
  left join allocations a on a.deposit_id = s.deposit_id and a.lot_id = c.lot_id
    and a.material = c.material and a.span @> s.span
  where a.deposit_id is null and not (c.report_id is not null and exists (select from tasks t
    where t.kind = 'reported_claim' and t.subject_id = c.id))
  union all
  select 'more_claimed_than_arrived', l.lot_id || ' ' || l.material from (
    select c.lot_id, c.material, sum(upper(s.span * a.span) - lower(s.span * a.span)) as grams
    from claims c join claim_spans s on s.claim_id = c.id
    join allocations a on a.deposit_id = s.deposit_id and a.lot_id = c.lot_id
    group by 1, 2) l
  left join lot_receipts r on r.lot_id = l.lot_id and r.material = l.material
  join lot_items i on i.lot_id = l.lot_id and i.material = l.material
  where l.grams > coalesce(least(r.received_grams::bigint * i.attributed_grams / i.grams,
      i.attributed_grams), 0)
    and not exists (select from claims c join tasks t on t.subject_id = c.id
      where c.lot_id = l.lot_id and c.material = l.material and t.kind = 'reported_claim')
  union all
  select 'claim_by_the_wrong_rule', c.number || ' ' || s.deposit_id from claims c
  join claim_spans s on s.claim_id = c.id
  left join transfers t on t.id = s.deposit_id and t.created_at >= s.deposit_created_at
  left join accounts f on f.id = t.debit_account and f.kind = 'budget'
  left join budgets b on b.id = f.owner_id
  where case c.rule when 'share' then b.brand_id is not null
    else c.budget_id is distinct from b.id or c.brand_id is distinct from b.brand_id end
  union all
  select 'share_is_not_that_of_its_tonnage', c.number from claims c
  join lot_settlements s on s.lot_id = c.lot_id and s.material = c.material
  where c.rule = 'share' and c.grams + (select coalesce(sum(r.grams), 0) from claim_reductions r
      where r.claim_id = c.id)
    <> div(s.share_grams * (c.tonnage_before + c.tonnage)::numeric, c.tonnage_total)
      - div(s.share_grams * c.tonnage_before::numeric, c.tonnage_total)
  union all
  -- All that campaigns paid for has its claim; of the rest everything, or nothing where none declared.
  select 'settlement_is_not_the_sum_of_its_claims', s.lot_id || ' ' || s.material
  from lot_settlements s left join (
    select c.lot_id, c.material, c.rule, c.grams + (select coalesce(sum(r.grams), 0)
      from claim_reductions r where r.claim_id = c.id) as made
    from claims c) m on m.lot_id = s.lot_id and m.material = s.material
  group by s.lot_id, s.material, s.campaign_grams, s.share_grams
  having coalesce(sum(made) filter (where rule = 'campaign'), 0) <> s.campaign_grams
    or coalesce(sum(made) filter (where rule = 'share'), s.share_grams) <> s.share_grams
  union all
  select 'claim_without_its_settlement', c.number from claims c where not exists (
    select from lot_settlements s where s.lot_id = c.lot_id and s.material = c.material)
  union all
  select 'claim_of_another_day_or_place', c.number from claims c
  left join lot_receipts r on r.lot_id = c.lot_id and r.material = c.material
  left join deliveries d on d.id = r.delivery_id
  join lots l on l.id = c.lot_id join points p on p.id = l.point_id
  where c.day is distinct from (d.received_at at time zone 'Africa/Algiers')::date
    or not exists (select from commune_wilayas w where w.commune_code = p.commune_code
      and w.valid @> c.day and w.wilaya_code = c.wilaya_code)
$$;

-- Where the kept sums are not those of the claims; the subject is the brand. While news of a brand's
-- claims are on their way its sums are behind, which is no violation.
create function brand_days_violations() returns table (violation text, subject uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  (select 'brand_days', brand_id from
    ((table brand_days except table brand_day_counts)
      union all (table brand_day_counts except table brand_days)) d)
  union
  (select 'brand_months', brand_id from
    ((table brand_months except table brand_month_counts)
      union all (table brand_month_counts except table brand_months)) d)
  union
  (select 'brand_citizens', brand_id from
    ((table brand_citizens except table brand_citizens_now)
      union all (table brand_citizens_now except table brand_citizens)) d)
  union
  (select 'brand_citizen_counts', brand_id from (
    select brand_id, year, wilaya_code, count(*) as citizens from brand_citizens group by 1, 2, 3) b
    full join (select * from brand_citizen_counts where citizens > 0) n
      using (brand_id, year, wilaya_code, citizens)
    where b.brand_id is null or n.brand_id is null)
  union
  (select 'brand_year_counts', brand_id from (
    select brand_id, year, count(distinct citizen_id) as citizens from brand_citizens group by 1, 2) b
    full join (select * from brand_year_counts where citizens > 0) n using (brand_id, year, citizens)
    where b.brand_id is null or n.brand_id is null)
$$;

revoke all on function claims_violations, brand_days_violations from public;
grant execute on function claims_violations, brand_days_violations to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
