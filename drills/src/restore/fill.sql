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

insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by, status,
  material, grams, clean, compacted, manners, rate_id, tokens)
select id, moment, moment, citizen_id, number, point_id, owner_id, 'confirmed',
  'pet', grams, false, false, false, 1, tokens
from past order by moment;
insert into citizen_deposits (citizen_id, number, deposit_id, created_at, occurred_at, point_id, status,
  material, grams, clean, compacted, manners, tokens)
select citizen_id, number, id, moment, moment, point_id, 'confirmed', 'pet', grams, false, false, false,
  tokens
from past order by citizen_id, number;
insert into transfers (id, created_at, debit_account, credit_account, amount, kind, reference_id)
select id, moment, budget, citizen_id, tokens, 'deposit_earned', id from past order by moment;
insert into idempotency (actor_id, key, fingerprint, answer, created_at)
select owner_id, gen_random_uuid(), sha256(uuid_send(id)),
  jsonb_build_object('id', id, 'material', 'pet', 'grams', grams, 'tokens', tokens), moment
from past;
insert into outbox (id, subject, payload, trace_id, created_at, published_at, settled_at)
select id, 'deposit.recorded.' || citizen_id, jsonb_build_object('depositId', id,
  'citizenId', citizen_id, 'pointId', point_id, 'material', 'pet', 'grams', grams, 'tokens', tokens),
  gen_random_uuid(), moment, moment, moment
from past where moment > now() - interval '30 days';

update accounts a set balance = a.balance + s.balance, deposit_count = s.deposits from (
  select citizen_id as id, sum(tokens) as balance, count(*) as deposits from past group by 1
  union all select budget, -sum(tokens), 0 from past group by 1
) s where a.id = s.id;
update point_stock t set stock_grams = s.grams, collected_grams = s.grams, deposit_count = s.deposits
from (select point_id, sum(grams) as grams, count(*) as deposits from past group by 1) s
where t.point_id = s.point_id and t.material = 'pet';

-- What a day's root stands on.
select count(add_custody_event(gen_random_uuid(), 'deposit_recorded', id, now() - interval '1 day',
  jsonb_build_object('point', point_id, 'material', 'pet', 'grams', grams)))
from (select * from past limit 2000) p;
