-- migrate:up

-- In rising order: each may do what those before may.
create type brand_rank as enum ('viewer', 'editor', 'admin');

alter table brand_members add column rank brand_rank not null default 'admin';

-- Whose campaign it is; none for the platform's own budget and for those the back office runs.
alter table budgets add column brand_id uuid references brands;

-- What a brand put on the market, by its products and where they are sold: kept by whatever changes
-- one of the two, and read by the rule that shares out what no campaign paid for.
create table brand_tonnages (
  brand_id uuid not null references brands,
  year smallint not null check (year between 2020 and 2100),
  wilaya_code smallint not null references wilayas,
  material material not null,
  grams bigint not null check (grams > 0),
  primary key (year, wilaya_code, material, brand_id)
);
create index brand_tonnages_brand_idx on brand_tonnages (brand_id);

grant select, insert, update, delete on brand_tonnages to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
