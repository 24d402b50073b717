-- migrate:up

create type campaign_state as enum ('draft', 'asked', 'running', 'ended');

-- What a brand pays us for each token of the budget that its campaign opens: the price of a service,
-- agreed between companies. It is told to no citizen, and nobody can buy a token for it.
create table campaign_prices (
  valid tstzrange primary key,
  centimes_per_token integer not null check (centimes_per_token > 0),
  exclude using gist (valid with &&)
);
insert into campaign_prices values ('[,)', 100);

-- What a brand wants to pay for, until it is over. It has a budget from the moment on at which its
-- payment was confirmed; before, it is only words.
create table campaigns (
  id uuid primary key,
  brand_id uuid not null references brands,
  budget_id uuid unique references budgets,
  state campaign_state not null default 'draft',
  name text not null check (char_length(name) between 1 and 120),
  materials material[] check (cardinality(materials) > 0),
  wilayas smallint[] check (cardinality(wilayas) > 0),
  valid tstzrange not null check (not isempty(valid) and lower(valid) is not null and upper(valid) is not null),
  bonus_percent smallint not null check (bonus_percent between 0 and 100),
  centimes bigint not null check (centimes > 0),
  tokens bigint not null check (tokens > 0),
  -- Why it was sent back the last time.
  refusal text check (char_length(refusal) <= 500),
  asked_by uuid references users,
  created_at timestamptz not null,
  asked_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- What it has paid for so far, kept by settle_bonuses().
  deposits bigint not null default 0,
  grams bigint not null default 0,
  bonus_tokens bigint not null default 0,
  check ((state in ('running', 'ended')) = (budget_id is not null)),
  check ((state = 'ended') = (ended_at is not null)),
  check (state = 'draft' or asked_at is not null)
);
create index campaigns_brand_idx on campaigns (brand_id, created_at desc);
create index campaigns_running_idx on campaigns (upper(valid)) where state = 'running';

-- Each deposit that a campaign paid for, and what was added to it.
create table campaign_deposits (
  deposit_id uuid primary key,
  deposit_created_at timestamptz not null,
  campaign_id uuid not null references campaigns,
  -- The budget's account the bonus came from, and goes back to.
  account_id uuid not null references accounts,
  grams integer not null check (grams >= 0),
  -- Given and not taken back.
  bonus bigint not null check (bonus >= 0),
  -- Of that, what should have been taken back and was spent already.
  lost bigint not null default 0 check (lost between 0 and bonus)
);
create index campaign_deposits_campaign_idx on campaign_deposits (campaign_id);

-- What was paid for a filling, where somebody paid for it.
alter table budget_fillings add column centimes bigint check (centimes > 0);

-- Who pays the partner for it: shown with the reward.
alter table rewards add column brand_id uuid references brands;
create index rewards_brand_idx on rewards (brand_id) where brand_id is not null;

grant select on campaign_prices, campaign_deposits to app_server;
grant update (brand_id) on rewards to app_server;
grant select, delete on campaigns to app_server;
-- What it has paid for and which budget it has is written by the functions below alone.
grant insert (id, brand_id, name, materials, wilayas, valid, bonus_percent, centimes, tokens, created_at)
  on campaigns to app_server;
grant update (state, name, materials, wilayas, valid, bonus_percent, centimes, tokens, refusal,
  asked_by, asked_at) on campaigns to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
