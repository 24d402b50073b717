-- One part of the past, whole or not at all. `part` (n, parts, size, citizens, points) is there already:
-- parts follow each other in time, so that rows lie on disk as they would have come.
create temp table past on commit drop as
select (lpad(to_hex((extract(epoch from w.moment) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid as id,
  w.moment, w.citizen_id,
  (a.deposit_count + row_number() over (partition by w.citizen_id order by w.moment, w.n))::integer as number,
  ('00000000-0000-7000-8002-' || lpad(to_hex(w.point), 12, '0'))::uuid as point_id,
  ('00000000-0000-7000-8003-' || lpad(to_hex(w.point), 12, '0'))::uuid as owner_id,
  w.grams, w.grams * 2 as tokens,
  ('00000000-0000-7000-8000-' || lpad(to_hex(w.n % 64), 12, '0'))::uuid as budget
from (
  select g.n, date_trunc('milliseconds', now() - interval '100 days'
      + (part.n + random()) / part.parts * interval '99 days') as moment,
    ('00000000-0000-7000-8004-' || lpad(to_hex(c.citizen), 12, '0'))::uuid as citizen_id,
    -- Nine bags in ten go to the shop next door.
    case when random() < 0.9 then c.citizen % part.points
      else floor(random() * part.points)::bigint end as point,
    500 + floor(random() * 4500)::integer as grams
  from part, generate_series(1, part.size) g (n)
  cross join lateral (select floor(random() * part.citizens)::bigint + g.n * 0 as citizen) c
) w
join accounts a on a.id = w.citizen_id;
