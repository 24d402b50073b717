-- A reward, and citizens whose number is proven. `present` (citizens) is there already.
insert into partners (id, name) values ('00000000-0000-7000-8005-000000000000', '{"en": "Sidi Ali Bakery"}');
insert into rewards (id, partner_id, kind, category, status, name, description, price) values
  ('00000000-0000-7000-8006-000000000000', '00000000-0000-7000-8005-000000000000', 'shop', 'food',
    'published', '{"en": "Ten loaves"}', '{"en": "Fresh every morning"}', 100);
update users set phone = '+2135' || lpad(n::text, 8, '0'), phone_verified_at = now()
from present, generate_series(0, citizens - 1) n
where id = ('00000000-0000-7000-8004-' || lpad(to_hex(n), 12, '0'))::uuid;
analyze users, partners, rewards;
