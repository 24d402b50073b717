-- migrate:up

-- What a kilogram that a facility confirmed spares the air, in grams of CO2e. A new value is a new
-- row: whoever used the old one can say which it was.
create table emission_factors (
  material material not null,
  valid_from date not null,
  grams_per_kilogram integer not null,
  low integer not null check (low > 0),
  high integer not null,
  source text not null check (char_length(source) between 1 and 200),
  -- Of the edition; none where the source names none.
  year smallint check (year between 1990 and 2100),
  range_source text not null check (char_length(range_source) between 1 and 200),
  primary key (material, valid_from),
  check (grams_per_kilogram between low and high)
);
-- The lowest credible value of each.
insert into emission_factors values
  ('pet', '2020-01-01', 1150, 1150, 1830, 'US EPA, WARM v16', 2023,
    'US EPA, WARM v16; French bottled-water producers, 2010'),
  ('pehd', '2020-01-01', 840, 750, 1320, 'US EPA, WARM v16', 2023,
    'UK DEFRA, material use, primary minus closed loop'),
  ('aluminium', '2020-01-01', 8120, 8120, 10060, 'UK DEFRA, material use, primary minus closed loop', null,
    'UK DEFRA, material use; US EPA, WARM v16');
create trigger no_change before update or delete on emission_factors
  for each row execute function refuse_change();

create type report_state as enum ('waiting', 'writing', 'ready', 'empty');
create table reports (
  id uuid primary key,
  -- "R-K7MQ-3FXK": printed, typed, in the address of its public page.
  number text not null unique check (number ~ '^R-[2-9A-Z]{4}-[2-9A-Z]{4}$'),
  brand_id uuid not null references brands,
  -- Both days belong to it, in Algiers.
  from_day date not null,
  until_day date not null,
  state report_state not null default 'waiting',
  -- All that is printed, frozen with the claims that were retired for it.
  frozen jsonb,
  checksum bytea check (octet_length(checksum) = 32),
  grams bigint check (grams > 0),
  claims integer check (claims > 0),
  frozen_at timestamptz,
  created_at timestamptz not null,
  check (until_day >= from_day and date_part('year', from_day) = date_part('year', until_day)),
  check (num_nulls(frozen, checksum, grams, claims, frozen_at) in (0, 5)),
  check ((state in ('writing', 'ready')) = (frozen is not null))
);
create index reports_brand_idx on reports (brand_id, created_at desc, id desc);

-- What is frozen stays as it is; all that may still change is how far the files are.
create function keep_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.frozen is not null and
    to_jsonb(old) - 'state' is distinct from to_jsonb(new) - 'state')
    or (old.number, old.brand_id, old.from_day, old.until_day, old.created_at)
      is distinct from (new.number, new.brand_id, new.from_day, new.until_day, new.created_at)
    or old.state in ('ready', 'empty') then
    raise exception 'a report is never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_report before update or delete on reports
  for each row execute function keep_report();

-- As they were made, byte for byte: a template that changes later changes none of them.
create table report_files (
  report_id uuid not null references reports,
  type text not null check (type in ('pdf', 'csv', 'jsonld', 'txt')),
  -- Empty where the file is the same in every language.
  locale text not null check (locale in ('', 'ar', 'fr', 'en')),
  content bytea not null,
  checksum bytea not null generated always as (sha256(content)) stored,
  primary key (report_id, type, locale)
);
create trigger no_change before update or delete on report_files
  for each row execute function refuse_change();

-- Which columns a brand's returns have, in their order.
create table regulator_columns (
  brand_id uuid primary key references brands,
  columns text[] not null check (cardinality(columns) between 1 and 20)
);

grant select on emission_factors to app_server;
grant select, insert, update on reports, regulator_columns to app_server;
grant select, insert on report_files to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
