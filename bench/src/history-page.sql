-- A page of somebody's history as the API reads it: how many there are, then ten of them by number.
\set citizen (random(0, :citizens - 1) * 7919) % 20511149
\set a :citizen % 29
\set b :citizen / 29 % 29
\set c :citizen / 841 % 29
\set d :citizen / 24389 % 29
\set e :citizen / 707281 % 29
\set f (2 * :a + 3 * :b + 4 * :c + 5 * :d + 6 * :e) % 29
select a.id as person, a.deposit_count as newest from users u join accounts a on a.id = u.id
where u.code = substr(:alphabet::text, :a::integer + 1, 1) || substr(:alphabet::text, :b::integer + 1, 1)
  || substr(:alphabet::text, :c::integer + 1, 1) || substr(:alphabet::text, :d::integer + 1, 1)
  || substr(:alphabet::text, :e::integer + 1, 1) || substr(:alphabet::text, :f::integer + 1, 1) \gset
select h.*, p.name as point_name from citizen_deposits h left join points p on p.id = h.point_id
where h.citizen_id = :person::uuid and h.number >= :newest::integer - 9 and h.number <= :newest::integer
order by h.number desc;
