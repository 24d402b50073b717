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
insert into user_roles (user_id, role)
select id, (case when is_owner then 'point' else 'citizen' end)::role_name from person;
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

update accounts a set balance = a.balance + s.balance, deposit_count = s.deposits from (
  select citizen_id as id, sum(tokens) as balance, count(*) as deposits from past group by 1
  union all select budget, -sum(tokens), 0 from past group by 1
) s where a.id = s.id;
update point_stock t set stock_grams = s.grams, collected_grams = s.grams, deposit_count = s.deposits
from (select point_id, sum(grams) as grams, count(*) as deposits from past group by 1) s
where t.point_id = s.point_id and t.material = 'pet';

-- News and their receipts are kept for thirty days, notifications until they are swept.
create temp table recent as select * from past where moment > now() - interval '30 days';
insert into outbox (id, subject, payload, trace_id, created_at, published_at, settled_at)
select id, 'deposit.recorded.' || citizen_id, jsonb_build_object('depositId', id,
  'citizenId', citizen_id, 'pointId', point_id, 'material', 'pet', 'grams', grams, 'stars', 0,
  'tokens', tokens, 'isWaiting', false, 'balance', tokens * number, 'number', number),
  gen_random_uuid(), moment, moment, moment
from recent order by moment;
insert into processed_events (event_id, consumer, processed_at)
select id, consumer, moment
from recent, unnest(array['notifications-deposit-recorded', 'figures-deposit-recorded']) consumer
order by moment;
insert into notifications (id, user_id, kind, data, created_at)
select id, citizen_id, 'deposit_recorded',
  jsonb_build_object('tokens', tokens, 'material', 'pet', 'grams', grams), moment
from recent order by moment;

select count_deposits(array_agg(citizen_id), array_agg(number)) from citizen_deposits;
