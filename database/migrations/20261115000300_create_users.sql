-- migrate:up

create type role_name as enum ('citizen', 'point', 'transporter', 'brand');
create type user_status as enum ('active', 'suspended', 'erased');

-- The id is the random subject that ledger and events carry; what names a person stays here.
create table users (
  id uuid primary key,
  code text not null unique check (code ~ '^[2-9A-HJKMNP-RT-Y]{6}$'),
  first_name text not null,
  last_name text not null default '',
  phone text unique check (phone ~ '^\+213[567][0-9]{8}$'),
  email text unique check (email = lower(email)),
  password_hash text,
  locale text not null check (locale in ('en', 'fr', 'ar')),
  default_role role_name,
  status user_status not null default 'active',
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role role_name not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- Only hashes of tokens are kept: reading this table lets nobody in.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  refresh_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index sessions_user_idx on sessions (user_id);

grant select, insert, update on users to app_server;
grant select, insert, update, delete on sessions to app_server;
grant select, insert, delete on user_roles to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
