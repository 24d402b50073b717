-- migrate:up

-- What a citizen brought in a month to the points of a commune. The figures of the country are sums
-- of these rows; walls of earlier months find their numbers here.
create table citizen_months (
  citizen_id uuid not null references users,
  -- The first day of the month in which it was weighed.
  month date not null,
  commune_code integer not null references communes,
  deposits integer not null check (deposits > 0),
  grams bigint not null,
  first_number integer not null,
  last_number integer not null,
  primary key (citizen_id, month, commune_code)
);
grant select, insert, update, delete on citizen_months to app_server;

-- Counts anew the months of the deposits that are told, by citizen and number, and gives the
-- difference to the figures: how often a deposit is told, and what of its life first, does not matter.
-- What is declared, refused, expired or voided counts nothing. The months are locked first, in their
-- order: two calls wait for one another and never in a ring.
create or replace function count_deposits(p_citizens uuid[], p_numbers integer[]) returns void
language plpgsql
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into month_figures as f (month, grams, deposits, citizens)
  select distinct month_of(d.occurred_at), 0, 0, 0
  from unnest(p_citizens, p_numbers) as told (citizen_id, number)
  join citizen_deposits d using (citizen_id, number)
  order by 1
  on conflict (month) do update set grams = f.grams;

  with touched as materialized (
    select t.citizen_id, t.month, t.begins_at,
      (t.month + interval '1 month')::timestamp at time zone 'Africa/Algiers' as ends_at,
      -- Numbers rise with the arrival; a bag is weighed at most a week before it or after.
      coalesce((select b.number from citizen_deposits b
        where b.citizen_id = t.citizen_id and b.created_at < t.begins_at - interval '8 days'
        order by b.number desc limit 1), 0) as after_number
    from (
      select distinct d.citizen_id, month_of(d.occurred_at) as month,
        month_of(d.occurred_at)::timestamp at time zone 'Africa/Algiers' as begins_at
      from unnest(p_citizens, p_numbers) as told (citizen_id, number)
      join citizen_deposits d using (citizen_id, number)
    ) t
  ),
  by_point as materialized (
    select t.citizen_id, t.month, d.point_id, count(*)::integer as deposits, sum(d.grams) as grams,
      min(d.number) as first_number, max(d.number) as last_number
    from touched t
    join citizen_deposits d on d.citizen_id = t.citizen_id and d.number > t.after_number
    where d.occurred_at >= t.begins_at and d.occurred_at < t.ends_at
      and d.status in ('confirmed', 'corrected', 'disputed')
    group by 1, 2, 3
  ),
  is_now as materialized (
    select d.citizen_id, d.month, p.commune_code, sum(d.deposits)::integer as deposits,
      sum(d.grams) as grams, min(d.first_number) as first_number, max(d.last_number) as last_number
    from by_point d join points p on p.id = d.point_id
    group by 1, 2, 3
  ),
  changes as materialized (
    select citizen_id, month, commune_code, n.first_number, n.last_number,
      coalesce(n.deposits, 0) as deposits, coalesce(n.grams, 0) as grams,
      coalesce(w.deposits, 0) as deposits_before, coalesce(w.grams, 0) as grams_before
    from is_now n
    full join (select m.* from citizen_months m join touched using (citizen_id, month)) w
      using (citizen_id, month, commune_code)
  ),
  rows_kept as (
    insert into citizen_months
      (citizen_id, month, commune_code, deposits, grams, first_number, last_number)
    select citizen_id, month, commune_code, deposits, grams, first_number, last_number
    from changes where deposits > 0
    on conflict (citizen_id, month, commune_code) do update set
      deposits = excluded.deposits, grams = excluded.grams,
      first_number = excluded.first_number, last_number = excluded.last_number
  ),
  rows_gone as (
    delete from citizen_months m using changes c
    where c.deposits = 0 and m.citizen_id = c.citizen_id and m.month = c.month
      and m.commune_code = c.commune_code
  ),
  places as (
    insert into commune_figures as f (month, commune_code, citizens)
    select month, commune_code, sum((deposits > 0)::int - (deposits_before > 0)::int)
    from changes group by 1, 2 order by 1, 2
    on conflict (month, commune_code) do update set citizens = f.citizens + excluded.citizens
  )
  update month_figures f set
    grams = f.grams + c.grams, deposits = f.deposits + c.deposits, citizens = f.citizens + c.citizens
  from (
    select month, sum(grams) as grams, sum(deposits) as deposits, sum(citizens) as citizens
    from (
      select month, sum(grams - grams_before) as grams, sum(deposits - deposits_before) as deposits,
        (sum(deposits) > 0)::int - (sum(deposits_before) > 0)::int as citizens
      from changes group by month, citizen_id
    ) one group by month
  ) c
  where f.month = c.month;

  -- The newest was voided or corrected: the one before it, or itself with its new weight. The last
  -- thousand to arrive are enough to find it among.
  update month_figures f set
    (newest_at, newest_material, newest_grams, newest_stars, newest_commune) = (
      select d.occurred_at, d.material, d.grams,
        d.clean::int + d.compacted::int + d.manners::int, p.commune_code
      from (
        select * from deposits a
        where a.created_at >= (f.month - 8)::timestamp at time zone 'Africa/Algiers'
          and a.status in ('confirmed', 'corrected', 'disputed')
          and month_of(a.occurred_at) = f.month
        order by a.id desc limit 1000
      ) d
      join points p on p.id = d.point_id
      order by d.occurred_at desc limit 1)
  where exists (
    select from unnest(p_citizens, p_numbers) as told (citizen_id, number)
    join citizen_deposits d using (citizen_id, number)
    where d.occurred_at = f.newest_at
      and (d.status not in ('confirmed', 'corrected', 'disputed') or d.grams <> f.newest_grams));

  update month_figures f set
    newest_at = n.occurred_at, newest_material = n.material, newest_grams = n.grams,
    newest_stars = n.stars, newest_commune = n.commune_code
  from (
    select distinct on (month_of(d.occurred_at)) month_of(d.occurred_at) as month, d.occurred_at,
      d.material, d.grams, p.commune_code,
      d.clean::int + d.compacted::int + d.manners::int as stars
    from unnest(p_citizens, p_numbers) as told (citizen_id, number)
    join citizen_deposits d using (citizen_id, number)
    join points p on p.id = d.point_id
    where d.status in ('confirmed', 'corrected', 'disputed')
    order by month_of(d.occurred_at), d.occurred_at desc
  ) n
  where f.month = n.month and (f.newest_at is null or f.newest_at < n.occurred_at);
end
$$;

delete from month_figures;
delete from commune_figures;
select count_deposits(array_agg(citizen_id), array_agg(number)) from citizen_deposits;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
