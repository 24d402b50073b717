-- migrate:up

-- What a brand sells. The weight is that of the empty packaging: it is what can come back.
create table products (
  id uuid primary key,
  brand_id uuid not null references brands,
  name text not null check (char_length(name) between 2 and 80),
  material material not null,
  volume_ml integer not null check (volume_ml between 1 and 100000),
  empty_milligrams integer not null check (empty_milligrams between 100 and 5000000),
  -- EAN-8 or EAN-13; a UPC is an EAN-13 that begins with a nought.
  barcode text not null check (barcode ~ '^([0-9]{8}|[0-9]{13})$'),
  units_per_year integer not null check (units_per_year between 1 and 1000000000),
  picture text check (picture ~ '^pictures/[0-9a-f]{32}\.(webp|jpg|png)$'),
  created_at timestamptz not null,
  -- Not sold any more. What was put on the market stays counted.
  archived_at timestamptz,
  unique (id, brand_id)
);
create unique index products_barcode_key on products (brand_id, barcode) where archived_at is null;
create index products_brand_idx on products (brand_id, name);

-- How many units of a product a brand puts on the market of a wilaya in a year, and through whom;
-- without a distributor it brings them itself.
create table distribution_lines (
  id uuid primary key,
  brand_id uuid not null references brands,
  product_id uuid not null,
  year smallint not null check (year between 2020 and 2100),
  wilaya_code smallint not null references wilayas,
  distributor_id uuid references brands,
  units integer not null check (units between 1 and 1000000000),
  -- What the distributor says of this line; none while they have not looked at it.
  distributor_units integer check (distributor_units between 0 and 1000000000),
  distributor_said_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (product_id, brand_id) references products (id, brand_id),
  unique nulls not distinct (product_id, year, wilaya_code, distributor_id),
  check ((distributor_units is null) = (distributor_said_at is null)),
  check (distributor_id is not null or distributor_units is null)
);
create index distribution_lines_brand_idx on distribution_lines (brand_id, year);
create index distribution_lines_distributor_idx on distribution_lines (distributor_id, year)
  where distributor_id is not null;

-- What a distributor brought in a month. It stands by itself: a line that the brand takes out of
-- its list does not take back what was said.
create table distribution_months (
  distributor_id uuid not null references brands,
  month date not null check (extract(day from month) = 1),
  product_id uuid not null references products,
  wilaya_code smallint not null references wilayas,
  units integer not null check (units between 0 and 1000000000),
  confirmed_at timestamptz not null,
  primary key (distributor_id, month, product_id, wilaya_code)
);

-- Called in the transaction of whatever changes a product's weight or material, or a line. Writes
-- of one brand wait for each other, so that the last one counts what all the others have written.
create function recount_tonnages(p_brand uuid) returns void
language plpgsql as $$
begin
  perform from brands where id = p_brand for no key update;
  with counted as materialized (
    select l.year, l.wilaya_code, p.material,
      div(sum(l.units::numeric * p.empty_milligrams), 1000)::bigint as grams
    from distribution_lines l join products p on p.id = l.product_id
    where l.brand_id = p_brand
    group by l.year, l.wilaya_code, p.material
    having sum(l.units::numeric * p.empty_milligrams) >= 1000
  ), gone as (
    delete from brand_tonnages t
    where t.brand_id = p_brand and not exists (
      select from counted c
      where (c.year, c.wilaya_code, c.material) = (t.year, t.wilaya_code, t.material))
  )
  insert into brand_tonnages as t (brand_id, year, wilaya_code, material, grams)
  select p_brand, year, wilaya_code, material, grams from counted
  on conflict (year, wilaya_code, material, brand_id) do update set grams = excluded.grams
  where t.grams <> excluded.grams;
end
$$;

grant select, insert, update on products, distribution_months to app_server;
grant select, insert, update, delete on distribution_lines to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
