-- Somebody exchanges tokens for a reward and takes it, in two calls. A refusal divides by nought.
\set citizen random(0, :citizens - 1)
select ('00000000-0000-7000-8004-' || lpad(to_hex(:citizen::integer), 12, '0'))::uuid as person,
  gen_random_uuid() as voucher, upper(substr(md5(random()::text), 1, 6)) as code \gset
select 1 / (outcome = 'redeemed')::integer from redeem_reward(null, :person::uuid, gen_random_uuid(),
  :voucher::uuid, :code::text, '00000000-0000-7000-8006-000000000000', 1, 100, null, 'trace');
select 1 / (receive_voucher(null, :person::uuid, gen_random_uuid(), :voucher::uuid, 'trace')
  = 'received')::integer;
