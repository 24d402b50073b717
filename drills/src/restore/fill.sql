-- Deposits of the past hundred days for the citizens who are there, with everything that belongs to each.
-- `size` (deposits) is there already. The ledger's promises hold afterwards.
create function pg_temp.id_at(moment timestamptz) returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid
$$;

create temp table citizen as
select a.id, row_number() over (order by a.id) - 1 as n, count(*) over () as citizens
from accounts a where a.kind = 'citizen'
  and not exists (select from point_members m where m.user_id = a.id);
create temp table place as
select p.id as point_id, m.user_id as owner_id from points p
join point_members m on m.point_id = p.id and m.membership = 'owner' limit 1;
create temp table payer as select id from accounts where kind = 'budget' order by balance desc limit 1;

create temp table past as
select pg_temp.id_at(w.moment) as id, w.moment, c.id as citizen_id,
  row_number() over (partition by c.id order by w.moment, w.n)::integer as number,
  w.grams, w.grams * 2 as tokens, place.point_id, place.owner_id, payer.id as budget
from (
  select n, date_trunc('milliseconds', now() - random() * interval '100 days') as moment,
    500 + floor(random() * 4500)::integer as grams
  from size, generate_series(1, deposits) n
) w
join citizen c on c.n = w.n % c.citizens
cross join place cross join payer;
