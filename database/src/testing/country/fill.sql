-- The world of the bench, in sets. People are numbered: citizens first, then one owner per point.
-- `code` (n, code) and `size` (citizens, points, past_deposits, token_prefix) are there already.
create function pg_temp.later_id(moment timestamptz) returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid
$$;
create function pg_temp.numbered(kind text, n bigint) returns uuid language sql immutable as $$
  select ('00000000-0000-7000-' || kind || '-' || lpad(to_hex(n), 12, '0'))::uuid
$$;

create temp table person as
select c.n, c.code, c.n >= s.citizens as is_owner,
  case when c.n < s.citizens then pg_temp.numbered('8004', c.n)
    else pg_temp.numbered('8003', c.n - s.citizens) end as id
from code c, size s;

insert into users (id, code, first_name, last_name, locale, default_role)
select id, code, 'Yasmine', 'Benali', 'fr', (case when is_owner then 'point' else 'citizen' end)::role_name
from person;
insert into user_roles (user_id, role, created_at)
select id, (case when is_owner then 'point' else 'citizen' end)::role_name,
  now() - n % 700 * interval '1 day'
from person;
insert into accounts (id, kind, owner_id) select id, 'citizen', id from person;

insert into points (id, name, kind, status, commune_code, address, location, capacity_grams)
select pg_temp.numbered('8002', n), '{"en": "El Baraka Grocery"}', 'shop', 'active', c.code,
  '{"fr": "12, rue Didouche Mourad"}', c.location, 250000
from size, generate_series(0, points - 1) n
join (select *, row_number() over (order by code) - 1 as place, count(*) over () as places
  from communes) c on c.place = n % c.places;
insert into point_stock (point_id, material)
select id, unnest(enum_range(null::material)) from points;
insert into point_members (point_id, user_id, membership)
select pg_temp.numbered('8002', n), pg_temp.numbered('8003', n), 'owner'
from size, generate_series(0, points - 1) n;
insert into counter_passes (user_id, passed_at)
select user_id, now() from point_members on conflict do nothing;

insert into sessions (id, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
select pg_temp.later_id(now()), pg_temp.numbered('8003', n),
  sha256(convert_to(token_prefix || lpad(to_hex(n), 12, '0'), 'UTF8')), now() + interval '1 day',
  sha256(convert_to('refresh ' || n, 'UTF8')), now() + interval '1 day'
from size, generate_series(0, points - 1) n;

-- Nothing is given out that was not put in: enough for the past and for everything to come.
select fund_budget(null, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
  pg_temp.numbered('8000', 0), 100000000000000, 'For the bench');

create temp table past as
select pg_temp.later_id(w.moment) as id, w.moment, p.id as citizen_id,
  row_number() over (partition by p.id order by w.moment, w.n)::integer as number,
  pg_temp.numbered('8002', h.point) as point_id, pg_temp.numbered('8003', h.point) as owner_id,
  w.grams, w.grams * 2 as tokens, pg_temp.numbered('8000', w.n % 64) as budget
from (
  select g.n, date_trunc('milliseconds', now() - random() * interval '100 days') as moment,
    floor(random() * citizens)::bigint as citizen, floor(random() * points)::bigint as point,
    points, random() < 0.9 as is_near,
    500 + floor(random() * 4500)::integer as grams
  from size, generate_series(1, past_deposits) g (n)
) w
join person p on p.n = w.citizen
-- Nine bags in ten go to the shop next door.
cross join lateral (
  select case when w.is_near then w.citizen % w.points else w.point end as point
) h;
