-- Citizens who look at what they have: a profile and an open session for each of the first so many.
-- `size` (readers, prefix) is there already.
insert into citizen_profiles (user_id, username, commune_code)
select ('00000000-0000-7000-8004-' || lpad(to_hex(n), 12, '0'))::uuid, 'reader' || n,
  (select min(code) from communes)
from size, generate_series(0, readers - 1) n;
insert into sessions (id, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at, arrived)
select gen_random_uuid(), ('00000000-0000-7000-8004-' || lpad(to_hex(n), 12, '0'))::uuid,
  sha256(convert_to(prefix || lpad(to_hex(n), 12, '0'), 'UTF8')), now() + interval '10 days',
  sha256(convert_to('refresh of reader ' || n, 'UTF8')), now() + interval '10 days', true
from size, generate_series(0, readers - 1) n;
analyze citizen_profiles, sessions;
