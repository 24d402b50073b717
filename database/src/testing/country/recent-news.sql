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

insert into day_figures (day, deposits, grams)
select (moment at time zone 'Africa/Algiers')::date, count(*), sum(grams) from past group by 1;
select count_deposits(array_agg(citizen_id), array_agg(number)) from citizen_deposits;
