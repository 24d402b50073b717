-- migrate:up

-- Parts of a name, a number or an address are found by the groups of three signs in them.
create extension if not exists pg_trgm;

-- The name as it is searched, without capitals, accents and marks. It follows the name, so it goes
-- with it when somebody is erased.
alter table users
  add column folded_name text not null
    generated always as (folded(first_name || ' ' || last_name)) stored,
  -- How often the personal code was replaced: the audit may know that, and not the code.
  add column code_resets smallint not null default 0;
grant update (code_resets) on users to app_server;

create index users_folded_name_idx on users using gin (folded_name gin_trgm_ops);
-- Without the country.
create index users_phone_part_idx on users using gin (substr(phone, 5) gin_trgm_ops);
create index users_email_part_idx on users using gin (email gin_trgm_ops);
-- Of a whole address most groups of three are in everybody's: it is found from its beginning.
create index users_email_start_idx on users (email text_pattern_ops);
-- What is common is found by walking from the newest, what is rare by these.
create index users_suspended_idx on users (id) where status = 'suspended';
create index users_unconfirmed_idx on users (id)
  where phone_verified_at is null and email_verified_at is null and status = 'active';
create index user_roles_role_idx on user_roles (role, user_id);
create index citizen_profiles_commune_idx on citizen_profiles (commune_code, user_id);
create index transporter_profiles_pending_idx on transporter_profiles (user_id)
  where status = 'pending';
create index points_pending_idx on points (id) where status = 'pending';

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
