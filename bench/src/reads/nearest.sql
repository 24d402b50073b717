-- The select behind the nearest twenty points, as the API had it for one position at a time.
\set lat random(340000, 368000)
\set lng random(-10000, 80000)
select p.id, p.name, p.kind, p.address,
  json_build_object('fr', c.name_fr, 'ar', c.name_ar) as commune,
  json_build_object('fr', w.name_fr, 'ar', w.name_ar) as wilaya,
  st_y(p.location) as lat, st_x(p.location) as lng,
  (select coalesce(json_agg(s.material order by s.material), '[]') from point_stock s
    where s.point_id = p.id and s.accepted) as materials,
  p.accepts_bags_left, p.hours, p.phone, p.full_since is not null as "isFull",
  round(st_distance(p.location::geography,
    st_setsrid(st_makepoint(:lng::float8 / 10000, :lat::float8 / 10000), 4326)::geography))::int as meters
from (
  select * from points p where p.status = 'active' and p.full_since is null
  order by p.location::geography
    <-> st_setsrid(st_makepoint(:lng::float8 / 10000, :lat::float8 / 10000), 4326)::geography
  limit 20
) p
join communes c on c.code = p.commune_code
join wilayas w on w.code = (select cw.wilaya_code from commune_wilayas cw
  where cw.commune_code = p.commune_code and cw.valid @> (now() at time zone 'Africa/Algiers')::date)
order by p.location::geography
  <-> st_setsrid(st_makepoint(:lng::float8 / 10000, :lat::float8 / 10000), 4326)::geography, p.id;
