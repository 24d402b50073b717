-- A page of somebody's history as the API reads it: how many there are, then ten of them by number.
\set n random(0, :citizens - 1)
select id as person, deposit_count as newest from accounts
where id = ('00000000-0000-7000-8004-' || lpad(to_hex(:n::integer), 12, '0'))::uuid \gset
select h.*, p.name as point_name from citizen_deposits h left join points p on p.id = h.point_id
where h.citizen_id = :person::uuid and h.number >= :newest::integer - 9 and h.number <= :newest::integer
order by h.number desc;
