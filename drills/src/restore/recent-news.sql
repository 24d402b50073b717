-- What was told of the last thirty days, and what a day's root stands on.
insert into outbox (id, subject, payload, trace_id, created_at, published_at, settled_at)
select id, 'deposit.recorded.' || citizen_id, jsonb_build_object('depositId', id,
  'citizenId', citizen_id, 'pointId', point_id, 'material', 'pet', 'grams', grams, 'tokens', tokens),
  gen_random_uuid(), moment, moment, moment
from past where moment > now() - interval '30 days';
select count(add_custody_event(gen_random_uuid(), 'deposit_recorded', id, now() - interval '1 day',
  jsonb_build_object('point', point_id, 'material', 'pet', 'grams', grams)))
from (select * from past limit 2000) p;
