-- One deposit in one call, as random as the load over HTTP. Codes and ids are computed from a
-- number, so that nothing is looked up that the API would not look up either.
\set citizen (random(0, :citizens - 1) * 7919) % 20511149
\set a :citizen % 29
\set b :citizen / 29 % 29
\set c :citizen / 841 % 29
\set d :citizen / 24389 % 29
\set e :citizen / 707281 % 29
\set f (2 * :a + 3 * :b + 4 * :c + 5 * :d + 6 * :e) % 29
\set point random(0, :points - 1)
\set grams random(500, 4999)
\set clean random(0, 1)
\set tokens :grams * 2000 * (100 + 10 * :clean) / 100000
select outcome, answer from record_deposits(
  null,
  array[(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
    || overlay(substr(md5(random()::text), 1, 19) placing '8' from 4 for 1))::uuid],
  array[('00000000-0000-7000-8003-' || lpad(to_hex(:point::integer), 12, '0'))::uuid],
  array[gen_random_uuid()],
  array['\x5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9'::bytea],
  array[('00000000-0000-7000-8002-' || lpad(to_hex(:point::integer), 12, '0'))::uuid],
  array[substr(:alphabet::text, :a::integer + 1, 1) || substr(:alphabet::text, :b::integer + 1, 1)
    || substr(:alphabet::text, :c::integer + 1, 1) || substr(:alphabet::text, :d::integer + 1, 1)
    || substr(:alphabet::text, :e::integer + 1, 1) || substr(:alphabet::text, :f::integer + 1, 1)],
  array['pet'::material], array[:grams::integer], array[:clean::integer = 1], array[false],
  array[false], array[1], array[:tokens::bigint], array['5b0d6a2e-3f0c-4c55-9d0e-0c9b6b0f6a11'])
  order by ord;
