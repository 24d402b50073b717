-- Deposits of the past with everything that belongs to each, from the table `past` (id, moment, citizen_id, number,
-- point_id, owner_id, grams, tokens, budget), in the order in which they came. The ledger's promises hold afterwards.
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
