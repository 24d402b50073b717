-- migrate:up

create type brand_sector as enum
  ('water', 'soft_drinks', 'dairy', 'oil', 'hygiene', 'retail', 'food', 'other');
create type brand_review as enum ('draft', 'pending', 'more_info', 'approved');

-- The legal company behind a brand: filled in block by block, so everything may still be missing.
create table brand_companies (
  brand_id uuid primary key references brands,
  review brand_review not null default 'draft',
  legal_name text check (char_length(legal_name) between 2 and 120),
  rc text check (rc ~ '^[0-9A-Za-z/-]{6,20}$'),
  nif text check (nif ~ '^[0-9]{15,20}$'),
  sector brand_sector,
  wilaya_code smallint references wilayas,
  address text check (char_length(address) between 5 and 160),
  contact_name text check (char_length(contact_name) between 2 and 60),
  contact_position text check (char_length(contact_position) between 2 and 80),
  contact_phone text check (contact_phone ~ '^\+213[567][0-9]{8}$'),
  contact_email text check (contact_email = lower(contact_email)),
  -- Packaging put on the market in a year.
  tonnage_kilograms integer check (tonnage_kilograms > 0),
  eco_jem boolean,
  -- What the back office wrote when it asked for more.
  note text check (char_length(note) <= 500),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (review = 'draft' or num_nulls(legal_name, rc, nif, sector, wilaya_code, address,
    contact_name, contact_position, contact_phone, contact_email, tonnage_kilograms, eco_jem) = 0)
);

-- What citizens see of a brand, beside its name.
create table brand_faces (
  brand_id uuid primary key references brands,
  logo text check (logo ~ '^pictures/[0-9a-f]{32}\.(webp|jpg|png)$'),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  story jsonb not null default '{}',
  updated_at timestamptz not null
);

create type brand_goal_kind as enum ('kilograms', 'points', 'schools');
create type brand_goal_split as enum ('even', 'season', 'hand');

alter table brand_goals
  add column kind brand_goal_kind not null default 'kilograms',
  -- How many points or schools.
  add column count integer check (count > 0),
  add column year smallint not null generated always as (extract(year from due_on)::smallint) stored
    check (year between 2020 and 2100),
  -- None: the whole country.
  add column wilayas smallint[] not null default '{}',
  add column split brand_goal_split not null default 'even',
  -- A month's part of the whole, January first; by hand, kilograms, points or schools.
  add column weights integer[] not null default array_fill(1, array[12]),
  add column ended_at timestamptz,
  -- None: every material, or a goal that is not about material.
  alter column material drop not null,
  alter column grams drop not null,
  add check ((kind = 'kilograms') = (grams is not null)),
  add check ((kind = 'kilograms') = (count is null)),
  add check (kind = 'kilograms' or material is null),
  add check (cardinality(weights) = 12 and 0 <= all (weights) and 0 < any (weights));
create index brand_goals_brand_idx on brand_goals (brand_id, year);

create table brand_team_invitations (
  id uuid primary key,
  brand_id uuid not null references brands,
  invited_by uuid not null references users,
  token_hash bytea not null unique,
  email text check (email = lower(email)),
  rank brand_rank not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by uuid references users,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  -- Whom it was for is forgotten once it is used or taken back.
  check ((email is not null) = (accepted_at is null and withdrawn_at is null))
);
create index brand_team_invitations_brand_idx on brand_team_invitations (brand_id);

-- A code that was taken back opens nothing, and is never given out again.
alter table brand_invitations add column withdrawn_at timestamptz;
create index brand_invitations_brand_idx on brand_invitations (brand_id);
create index brands_invited_idx on brands (invited_by_brand) where invited_by_brand is not null;

grant select, insert, update on brand_companies, brand_faces, brand_team_invitations to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
