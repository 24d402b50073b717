-- The select behind a citizen's name and balance.
\set n random(0, :citizens - 1)
select p.username, a.balance from citizen_profiles p join accounts a on a.id = p.user_id
where p.user_id = ('00000000-0000-7000-8004-' || lpad(to_hex(:n::integer), 12, '0'))::uuid;
