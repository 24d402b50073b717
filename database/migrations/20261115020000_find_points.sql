-- migrate:up

-- Names as people type them: no accents, no Arabic vowel marks, one form of alif, yaa and taa,
-- no apostrophes, and a blank for every other sign. What is left cannot mean anything to LIKE.
create function folded(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(
      regexp_replace(normalize(lower(words), nfd), '[\u0300-\u036f\u064b-\u065f\u0670\u0640''’ʼ`]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g'),
    'ىةی', 'يهي');

alter table points add column folded_name text not null generated always as (
  folded(coalesce(name ->> 'fr', '') || ' ' || coalesce(name ->> 'ar', '') || ' ' || (name ->> 'en'))
) stored;
alter table communes add column folded_name text not null
  generated always as (folded(name_fr || ' ' || name_ar)) stored;
alter table wilayas add column folded_name text not null
  generated always as (folded(name_fr || ' ' || name_ar)) stored;

-- Nearest in metres: a degree of longitude is a fifth shorter than one of latitude here, so the
-- index on plain coordinates puts points in the wrong order.
create index points_nearest_idx on points using gist ((location::geography)) where status = 'active';

revoke all on function folded from public;
grant execute on function folded to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
