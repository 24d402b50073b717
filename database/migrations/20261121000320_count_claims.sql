-- migrate:up

-- What the pages of a brand read instead of its claims: sums, kept by the worker. A row names nobody.
create table brand_days (
  brand_id uuid not null references brands,
  day date not null,
  wilaya_code smallint not null references wilayas,
  material material not null,
  grams bigint not null check (grams > 0),
  campaign_grams bigint not null check (campaign_grams between 0 and grams),
  deposits bigint not null,
  claims integer not null,
  primary key (brand_id, day, wilaya_code, material)
);

-- The same by the first day of the month: a year of a brand in every wilaya is at most 2,484 rows.
create table brand_months (
  brand_id uuid not null references brands,
  month date not null,
  wilaya_code smallint not null references wilayas,
  material material not null,
  grams bigint not null check (grams > 0),
  campaign_grams bigint not null check (campaign_grams between 0 and grams),
  deposits bigint not null,
  claims integer not null,
  primary key (brand_id, month, wilaya_code, material)
);

-- Who stands behind a brand's claims of a year. Only how many there are is ever shown.
create table brand_citizens (
  brand_id uuid not null references brands,
  year smallint not null,
  citizen_id uuid not null references users,
  wilaya_code smallint not null references wilayas,
  primary key (brand_id, year, citizen_id, wilaya_code)
);
create index brand_citizens_citizen_idx on brand_citizens (citizen_id);
create table brand_citizen_counts (
  brand_id uuid not null references brands,
  year smallint not null,
  wilaya_code smallint not null references wilayas,
  citizens integer not null check (citizens >= 0),
  primary key (brand_id, year, wilaya_code)
);
-- In the whole country: whoever brings something in two wilayas is one person.
create table brand_year_counts (
  brand_id uuid not null references brands,
  year smallint not null,
  citizens integer not null check (citizens >= 0),
  primary key (brand_id, year)
);

-- What the kept rows must say.
create view brand_day_counts as
  select brand_id, day, wilaya_code, material, sum(grams)::bigint as grams,
    coalesce(sum(grams) filter (where rule = 'campaign'), 0)::bigint as campaign_grams,
    sum(deposits)::bigint as deposits, count(*)::integer as claims
  from claims where grams > 0 group by 1, 2, 3, 4;
create view brand_month_counts as
  select brand_id, date_trunc('month', day)::date as month, wilaya_code, material,
    sum(grams)::bigint as grams, sum(campaign_grams)::bigint as campaign_grams,
    sum(deposits)::bigint as deposits, sum(claims)::integer as claims
  from brand_days group by 1, 2, 3, 4;
create view brand_citizens_now as
  select distinct c.brand_id, extract(year from c.day)::smallint as year, d.citizen_id, c.wilaya_code
  from claims c join claim_spans s on s.claim_id = c.id
  join deposits d on d.id = s.deposit_id and d.created_at = s.deposit_created_at;

-- Held until the transaction ends: the sums of a brand are written by one at a time, in rising order
-- of brands. What is read after it includes what the one before has written.
create function hold_brand_days(p_brands uuid[]) returns void
language sql volatile set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('brand_days ' || b, 0))
  from (select distinct b from unnest(p_brands) b order by b) brands
$$;

-- Counts anew every day that one of these claims belongs to. How often a claim is told, in which
-- order, and whether a rebuild has counted it before, does not matter.
create function count_days(p_claims uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  with keys as (
    select distinct brand_id, day, wilaya_code, material from claims where id = any (p_claims)
  ), counted as materialized (
    select k.*, n.* from keys k cross join lateral (
      select coalesce(sum(c.grams), 0) as grams,
        coalesce(sum(c.grams) filter (where c.rule = 'campaign'), 0) as campaign_grams,
        coalesce(sum(c.deposits), 0) as deposits, count(*) as claims
      from claims c where c.brand_id = k.brand_id and c.day = k.day
        and c.wilaya_code = k.wilaya_code and c.material = k.material and c.grams > 0) n
  ), gone as (
    delete from brand_days d using counted c where c.claims = 0 and d.brand_id = c.brand_id
      and d.day = c.day and d.wilaya_code = c.wilaya_code and d.material = c.material
  )
  insert into brand_days select * from counted where claims > 0
    on conflict (brand_id, day, wilaya_code, material) do update set grams = excluded.grams,
      campaign_grams = excluded.campaign_grams, deposits = excluded.deposits, claims = excluded.claims;

  with keys as (
    select distinct brand_id, date_trunc('month', day)::date as month, wilaya_code, material
    from claims where id = any (p_claims)
  ), counted as materialized (
    select k.*, n.* from keys k cross join lateral (
      select coalesce(sum(d.grams), 0) as grams, coalesce(sum(d.campaign_grams), 0) as campaign_grams,
        coalesce(sum(d.deposits), 0) as deposits, coalesce(sum(d.claims), 0) as claims
      from brand_days d where d.brand_id = k.brand_id and d.day >= k.month
        and d.day < (k.month + interval '1 month')::date
        and d.wilaya_code = k.wilaya_code and d.material = k.material) n
  ), gone as (
    delete from brand_months m using counted c where c.claims = 0 and m.brand_id = c.brand_id
      and m.month = c.month and m.wilaya_code = c.wilaya_code and m.material = c.material
  )
  insert into brand_months select * from counted where claims > 0
    on conflict (brand_id, month, wilaya_code, material) do update set grams = excluded.grams,
      campaign_grams = excluded.campaign_grams, deposits = excluded.deposits, claims = excluded.claims;
end
$$;

-- Whoever stands behind one of these claims and was not counted yet.
create function count_citizens(p_claims uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  with fresh as (
    insert into brand_citizens
      select distinct c.brand_id, extract(year from c.day)::smallint, d.citizen_id, c.wilaya_code
      from claims c join claim_spans s on s.claim_id = c.id
      join deposits d on d.id = s.deposit_id and d.created_at = s.deposit_created_at
      where c.id = any (p_claims)
      on conflict do nothing
      returning *
  ), places as (
    insert into brand_citizen_counts as n
      select brand_id, year, wilaya_code, count(*) from fresh group by 1, 2, 3
      on conflict (brand_id, year, wilaya_code) do update set citizens = n.citizens + excluded.citizens
  )
  insert into brand_year_counts as n
    select f.brand_id, f.year, count(distinct f.citizen_id) from fresh f
    -- As it was before this statement: not there in any wilaya.
    where not exists (select from brand_citizens b where b.brand_id = f.brand_id and b.year = f.year
      and b.citizen_id = f.citizen_id)
    group by 1, 2
    on conflict (brand_id, year) do update set citizens = n.citizens + excluded.citizens;
end
$$;

-- Whoever stood behind one of these claims only with grams that it lost.
create function uncount_citizens(p_claims uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  g brand_citizens;
begin
  for g in
    delete from brand_citizens b using (
      select distinct c.brand_id, extract(year from c.day)::smallint as year, d.citizen_id, c.wilaya_code
      from claim_reductions r join claims c on c.id = r.claim_id
      join deposits d on d.id = r.deposit_id and d.created_at = r.deposit_created_at
      where c.id = any (p_claims)) t
    where b.brand_id = t.brand_id and b.year = t.year and b.citizen_id = t.citizen_id
      and b.wilaya_code = t.wilaya_code
      and not exists (select from citizen_deposits d
        join claim_spans s on s.deposit_id = d.deposit_id join claims c on c.id = s.claim_id
        where d.citizen_id = b.citizen_id and c.brand_id = b.brand_id
          and c.wilaya_code = b.wilaya_code and extract(year from c.day) = b.year)
    returning b.*
  loop
    update brand_citizen_counts set citizens = citizens - 1
      where brand_id = g.brand_id and year = g.year and wilaya_code = g.wilaya_code;
    update brand_year_counts set citizens = citizens - 1
      where brand_id = g.brand_id and year = g.year and not exists (select from brand_citizens b
        where b.brand_id = g.brand_id and b.year = g.year and b.citizen_id = g.citizen_id);
  end loop;
end
$$;

-- Claims were made, or became smaller.
create function count_claims(p_claims uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform hold_brand_days((select array_agg(brand_id) from claims where id = any (p_claims)));
  perform count_days(p_claims);
  perform count_citizens(p_claims);
  perform uncount_citizens(p_claims);
end
$$;

-- All sums of a brand from its claims alone, while everything runs. Readers see the rows of before
-- until it ends, and those who count wait for it; what they count afterwards they count anew, so that
-- nothing is added twice.
create function rebuild_brand_days(p_brand uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform hold_brand_days(array[p_brand]);
  delete from brand_days where brand_id = p_brand;
  insert into brand_days select * from brand_day_counts where brand_id = p_brand;
  delete from brand_months where brand_id = p_brand;
  insert into brand_months select * from brand_month_counts where brand_id = p_brand;
  delete from brand_citizens where brand_id = p_brand;
  insert into brand_citizens select * from brand_citizens_now where brand_id = p_brand;
  delete from brand_citizen_counts where brand_id = p_brand;
  insert into brand_citizen_counts select brand_id, year, wilaya_code, count(*)
    from brand_citizens where brand_id = p_brand group by 1, 2, 3;
  delete from brand_year_counts where brand_id = p_brand;
  insert into brand_year_counts select brand_id, year, count(distinct citizen_id)
    from brand_citizens where brand_id = p_brand group by 1, 2;
end
$$;

grant select on brand_days, brand_months, brand_citizens, brand_citizen_counts, brand_year_counts
  to app_server;
revoke all on function hold_brand_days, count_days, count_citizens, uncount_citizens, count_claims,
  rebuild_brand_days from public;
grant execute on function count_claims, rebuild_brand_days to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
