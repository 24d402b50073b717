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

insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by, status,
  material, grams, clean, compacted, manners, rate_id, tokens)
select id, moment, moment, citizen_id, number, point_id, owner_id, 'confirmed',
  'pet', grams, false, false, false, 1, tokens
from past order by moment;
insert into citizen_deposits (citizen_id, number, deposit_id, created_at, occurred_at, point_id, status,
  material, grams, clean, compacted, manners, tokens)
select citizen_id, number, id, moment, moment, point_id, 'confirmed', 'pet', grams, false, false, false,
  tokens
from past order by moment;
insert into transfers (id, created_at, debit_account, credit_account, amount, kind, reference_id)
select id, moment, budget, citizen_id, tokens, 'deposit_earned', id from past order by moment;
insert into idempotency (actor_id, key, fingerprint, answer, created_at)
select owner_id, gen_random_uuid(), sha256(uuid_send(id)), jsonb_build_object('id', id,
  'material', 'pet', 'grams', grams, 'tokens', tokens,
  'recordedAt', to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), moment
from past order by moment;
update accounts a set balance = a.balance + s.balance, deposit_count = a.deposit_count + s.deposits from (
  select citizen_id as id, sum(tokens) as balance, count(*) as deposits from past group by 1
  union all select budget, -sum(tokens), 0 from past group by 1
) s where a.id = s.id;
update point_stock t set stock_grams = t.stock_grams + s.grams,
  collected_grams = t.collected_grams + s.grams, deposit_count = t.deposit_count + s.deposits
from (select point_id, sum(grams) as grams, count(*) as deposits from past group by 1) s
where t.point_id = s.point_id and t.material = 'pet';
insert into bench_parts (n) select n from part;
