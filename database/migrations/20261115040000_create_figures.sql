-- migrate:up

-- What the home page tells everybody, counted as deposits happen: adding up a month at every visit
-- would read all of it. A row of either table is a sum and names nobody.
create table month_figures (
  -- The first day of a month of the country's own calendar.
  month date primary key,
  grams bigint not null,
  deposits bigint not null,
  citizens bigint not null,
  newest_at timestamptz,
  newest_material material,
  newest_grams integer,
  newest_stars smallint,
  newest_commune integer references communes
);

create table commune_figures (
  month date,
  commune_code integer references communes,
  citizens bigint not null,
  primary key (month, commune_code)
);

-- No setting of its own, so that it costs no call.
create function month_of(p_moment timestamptz) returns date language sql immutable as $$
  select date_trunc('month', p_moment at time zone 'Africa/Algiers')::date
$$;

-- Adds deposits, told by citizen and number. The caller sees to it that each is told once; in what
-- order does not matter. A citizen is counted with the first number of a month, in the country and
-- in each commune, so nobody has to be remembered here. The month's row is locked first: two calls
-- wait for one another and never in a ring.
create function count_deposits(p_citizens uuid[], p_numbers integer[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into month_figures as f (month, grams, deposits, citizens)
  select month_of(d.created_at) as month, sum(d.grams), count(*),
    count(*) filter (where not exists (
      select from citizen_deposits b
      where b.citizen_id = d.citizen_id and b.number = d.number - 1
        and month_of(b.created_at) = month_of(d.created_at)))
  from unnest(p_citizens, p_numbers) as told (citizen_id, number)
  join citizen_deposits d using (citizen_id, number)
  group by 1 order by 1
  on conflict (month) do update set
    grams = f.grams + excluded.grams,
    deposits = f.deposits + excluded.deposits,
    citizens = f.citizens + excluded.citizens;

  update month_figures f set
    newest_at = n.created_at, newest_material = n.material, newest_grams = n.grams,
    newest_stars = n.stars, newest_commune = n.commune_code
  from (
    select distinct on (month_of(d.created_at)) month_of(d.created_at) as month, d.created_at,
      d.material, d.grams, p.commune_code,
      d.clean::int + d.compacted::int + d.manners::int as stars
    from unnest(p_citizens, p_numbers) as told (citizen_id, number)
    join citizen_deposits d using (citizen_id, number)
    join points p on p.id = d.point_id
    order by month_of(d.created_at), d.created_at desc
  ) n
  where f.month = n.month and (f.newest_at is null or f.newest_at < n.created_at);

  insert into commune_figures as f (month, commune_code, citizens)
  select month_of(d.created_at) as month, p.commune_code, count(*)
  from unnest(p_citizens, p_numbers) as told (citizen_id, number)
  join citizen_deposits d using (citizen_id, number)
  join points p on p.id = d.point_id
  where not exists (
    select from citizen_deposits b join points bp on bp.id = b.point_id
    where b.citizen_id = d.citizen_id and b.number < d.number
      and b.created_at >= month_of(d.created_at)::timestamp at time zone 'Africa/Algiers'
      and bp.commune_code = p.commune_code)
  group by 1, 2 order by 1, 2
  on conflict (month, commune_code) do update set citizens = f.citizens + excluded.citizens;
end
$$;

grant select, insert, update on month_figures, commune_figures to app_server;
revoke all on function month_of, count_deposits from public;
grant execute on function month_of, count_deposits to app_server;

-- Those of before, and word that they are counted: what still lies in the outbox is not told again.
select count_deposits(array_agg(citizen_id), array_agg(number)) from citizen_deposits;
insert into processed_events (event_id, consumer)
select id, 'figures-deposit-recorded' from outbox where subject like 'deposit.recorded.%';

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
