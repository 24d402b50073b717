-- migrate:up

-- An address counts for log-in once its owner has opened the link: before that anybody may claim
-- it, nobody holds it, and no answer tells whether somebody else does.
alter table users drop constraint users_email_key;
create unique index users_confirmed_email_key on users (email) where email_verified_at is not null;

alter table users
  add column is_admin boolean not null default false,
  -- The shared secret of an authenticator app, sealed with the server's key.
  add column totp_secret bytea,
  -- A code of an authenticator app counts once: the last time step that was used.
  add column totp_step bigint,
  add column erasure_due_at timestamptz,
  add constraint erased_means_nobody check (status <> 'erased' or (first_name = '' and last_name = ''
    and phone is null and email is null and password_hash is null and totp_secret is null));
create index users_erasure_due_idx on users (erasure_due_at) where erasure_due_at is not null;

-- Nobody becomes an administrator through the application: only the owner of the tables can.
revoke insert, update on users from app_server;
grant insert (id, code, first_name, last_name, phone, email, password_hash, locale, default_role,
  status, phone_verified_at, email_verified_at, created_at) on users to app_server;
grant update (code, first_name, last_name, phone, email, password_hash, locale, default_role, status,
  phone_verified_at, email_verified_at, totp_secret, totp_step, erasure_due_at) on users to app_server;

-- Devices a person has used with a second step. The cookie holds the secret, this table its hash.
create table devices (
  user_id uuid not null references users on delete cascade,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, secret_hash)
);

alter table sessions
  -- What the person reads in the list of devices: "Chrome, Android".
  add column label text not null default '',
  add column last_used_at timestamptz not null default now(),
  -- Whether the answer that carried the newest secrets arrived: somebody has used them.
  add column arrived boolean not null default false,
  -- When the session passed an authenticator app; an administrator's rights need it.
  add column strong_at timestamptz;

-- Refresh secrets that were exchanged. One that comes back after its successor was used is stolen.
create table spent_refresh_tokens (
  refresh_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  spent_at timestamptz not null default now()
);
create index spent_refresh_tokens_session_idx on spent_refresh_tokens (session_id);

-- Six digits sent to a phone or an address, or asked of an authenticator app.
create type code_purpose as enum
  ('sign_up', 'log_in', 'second_step', 'confirm_phone', 'delete_account');
create type code_channel as enum ('sms', 'mail', 'app');
create table codes (
  id uuid primary key,
  purpose code_purpose not null,
  channel code_channel not null,
  -- Null for a sign-up, and for a login that nobody has: it is asked for a code all the same.
  user_id uuid references users on delete cascade,
  target text not null,
  code_hash bytea,
  tries_left smallint not null default 5 check (tries_left >= 0),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_user_idx on codes (user_id);
create index codes_expires_idx on codes (expires_at);

create type organisation_kind as enum ('office', 'school');
create table organisations (
  id uuid primary key,
  kind organisation_kind not null,
  name text not null,
  contact_name text not null,
  email text not null check (email = lower(email)),
  phone text check (phone ~ '^\+213[567][0-9]{8}$'),
  password_hash text not null,
  commune_code integer not null references communes,
  locale text not null check (locale in ('en', 'fr', 'ar')),
  status user_status not null default 'active',
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index organisations_confirmed_email_key
  on organisations (email) where email_verified_at is not null;

create table organisation_sessions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index organisation_sessions_organisation_idx on organisation_sessions (organisation_id);

-- A link in a message: used once, dead after a while.
create type link_purpose as enum ('confirm_email', 'reset_password', 'confirm_organisation');
create table links (
  id uuid primary key,
  purpose link_purpose not null,
  token_hash bytea not null unique,
  user_id uuid references users on delete cascade,
  organisation_id uuid references organisations on delete cascade,
  -- The address it confirms.
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(user_id, organisation_id) = 1)
);
create index links_user_idx on links (user_id);
create index links_organisation_idx on links (organisation_id);
create index links_expires_idx on links (expires_at);

-- Who agreed to which text, and when. The row outlives the erasure: it names nobody.
create type consent_document as enum ('privacy', 'terms');
create table consents (
  id uuid primary key,
  user_id uuid references users,
  organisation_id uuid references organisations,
  document consent_document not null,
  version text not null,
  locale text not null check (locale in ('en', 'fr', 'ar')),
  given_at timestamptz not null default now(),
  check (num_nonnulls(user_id, organisation_id) = 1)
);
create index consents_user_idx on consents (user_id);

-- What goes out by mail or SMS. The job has the id alone; the secret inside is wiped once sent.
create type message_channel as enum ('sms', 'mail');
create table messages (
  id uuid primary key,
  channel message_channel not null,
  recipient text not null,
  locale text not null check (locale in ('en', 'fr', 'ar')),
  template text not null,
  data jsonb not null default '{}',
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index messages_user_idx on messages (user_id);
create index messages_created_idx on messages (created_at);

-- How many SMS may leave in a day in all: the last wall against somebody who makes us pay.
create table sms_days (
  day date primary key,
  sent integer not null
);

create table citizen_profiles (
  user_id uuid primary key references users on delete cascade,
  username text not null check (char_length(username) between 3 and 20),
  commune_code integer not null references communes,
  created_at timestamptz not null default now()
);
create unique index citizen_profiles_username_key on citizen_profiles (lower(username));

create table transporter_profiles (
  user_id uuid primary key references users on delete cascade,
  username text not null,
  created_at timestamptz not null default now()
);

create type brand_kind as enum ('brand', 'distributor');
create table brands (
  id uuid primary key,
  kind brand_kind not null,
  name text not null,
  -- The brand that invited a distributor.
  invited_by_brand uuid references brands,
  created_at timestamptz not null default now(),
  check ((kind = 'distributor') = (invited_by_brand is not null))
);
create table brand_members (
  brand_id uuid not null references brands,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (brand_id, user_id)
);
create index brand_members_user_idx on brand_members (user_id) where removed_at is null;
create table brand_goals (
  id uuid primary key,
  brand_id uuid not null references brands,
  material material not null,
  grams bigint not null check (grams > 0),
  due_on date not null,
  created_at timestamptz not null default now()
);
create table brand_invitations (
  code text primary key check (code ~ '^[2-9A-HJKMNP-RT-Y]{8}$'),
  brand_id uuid not null references brands,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_by uuid references users,
  used_at timestamptz
);

create table point_invitations (
  id uuid primary key,
  point_id uuid not null references points,
  invited_by uuid not null references users,
  token_hash bytea not null unique,
  name text not null,
  phone text check (phone ~ '^\+213[567][0-9]{8}$'),
  email text check (email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_by uuid references users,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  -- Whom it was for is forgotten once it is used or taken back.
  check (case when accepted_at is null and withdrawn_at is null
    then num_nonnulls(phone, email) = 1
    else name = '' and num_nonnulls(phone, email) = 0 end)
);
create index point_invitations_point_idx on point_invitations (point_id);

-- Attempts of the last minutes, by a keyed hash of whom they concern. Not logged: a crash forgets
-- attempts and nothing else.
create unlogged table attempts (
  key bytea primary key,
  hits timestamptz[] not null,
  until timestamptz not null
);
create index attempts_until_idx on attempts (until);

-- Counts one attempt against several limits at once, or against none when one of them is reached:
-- then it answers the seconds to wait. Windows slide, so a limit holds in every stretch of its
-- length, and rows are locked in one order, so it is exact over any number of processes.
create function take_attempt(
  p_now timestamptz, p_keys bytea[], p_limits integer[], p_seconds integer[]
) returns integer language plpgsql as $$
declare
  v_wait interval := interval '0';
  v_rule record;
  v_hits timestamptz[];
  v_window interval;
begin
  insert into attempts (key, hits, until)
    select key, '{}', p_now from unnest(p_keys) as k (key) order by key
    on conflict do nothing;
  perform from attempts where key = any (p_keys) order by key for update;
  for v_rule in
    select * from unnest(p_keys, p_limits, p_seconds) as r (key, most, seconds)
  loop
    v_window := make_interval(secs => v_rule.seconds);
    select array_agg(hit order by hit) into v_hits
      from attempts, unnest(hits) as hit
      where attempts.key = v_rule.key and hit > p_now - v_window;
    if coalesce(cardinality(v_hits), 0) >= v_rule.most then
      v_wait := greatest(v_wait,
        v_hits[cardinality(v_hits) - v_rule.most + 1] + v_window - p_now);
    end if;
  end loop;
  if v_wait > interval '0' then
    return ceil(extract(epoch from v_wait));
  end if;
  update attempts set
    hits = array(select hit from unnest(hits) as hit
      where hit > p_now - make_interval(secs => r.seconds) order by hit) || p_now,
    until = p_now + make_interval(secs => r.seconds)
    from unnest(p_keys, p_seconds) as r (key, seconds)
    where attempts.key = r.key;
  return 0;
end
$$;

-- What a person asks for as their data: few rows, and none of the counter's.
create index transfers_debit_idx on transfers (debit_account) where kind <> 'deposit_earned';
create index transfers_credit_idx on transfers (credit_account) where kind <> 'deposit_earned';

grant select, insert, update, delete on devices, spent_refresh_tokens, codes, links, messages,
  organisation_sessions, citizen_profiles, attempts to app_server;
grant select, insert, update on organisations, sms_days, transporter_profiles, brands, brand_members,
  brand_goals, brand_invitations, point_invitations to app_server;
grant select, insert on consents to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
