-- migrate:up

-- A lot is of the day on which its second signature reached us: the root of that night holds it, and
-- no lot comes to a day that is over.
create function lot_day(p_created timestamptz) returns date
language sql immutable parallel safe as $$
  select (p_created at time zone 'Africa/Algiers')::date
$$;
create index lots_day_idx on lots (lot_day(created_at));

-- What two people signed, by day, place and material. A row names nobody; it is kept by the worker and
-- read by it alone: what everybody sees is in public_months.
create table public_days (
  day date not null,
  wilaya_code smallint not null references wilayas,
  material material not null,
  grams bigint not null check (grams >= 0),
  lots integer not null check (lots >= 0),
  -- Taken out until a difference at the facility is explained.
  held_grams bigint not null check (held_grams >= 0),
  primary key (day, wilaya_code, material)
);

-- What the kept rows must say.
create view public_day_counts as
  select lot_day(l.created_at) as day, cw.wilaya_code, i.material,
    coalesce(sum(i.grams) filter (where b.id is null), 0)::bigint as grams,
    count(*) filter (where b.id is null)::integer as lots,
    coalesce(sum(i.grams) filter (where b.id is not null), 0)::bigint as held_grams
  from lots l
  join lot_items i on i.lot_id = l.id and i.grams > 0
  join points p on p.id = l.point_id
  join commune_wilayas cw on cw.commune_code = p.commune_code and cw.valid @> lot_day(l.created_at)
  left join claim_blocks b on b.lot_id = l.id and b.material = i.material and b.lifted_at is null
  group by 1, 2, 3;

-- Counts whole days anew. How often a lot is told, and in which order, does not matter.
create function count_public_days(p_days date[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- One at a time: what is read after it includes what the one before has written.
  perform pg_advisory_xact_lock(hashtext('public_days'));
  delete from public_days where day = any (p_days);
  insert into public_days select * from public_day_counts where day = any (p_days);
end
$$;

-- All of it from the lots alone, while everything runs.
create function rebuild_public_days() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('public_days'));
  delete from public_days;
  insert into public_days select * from public_day_counts;
end
$$;

-- As everybody sees it, written when a day closes. Without a wilaya: those with too few people in that
-- month, together.
create table public_months (
  month date not null check (extract(day from month) = 1),
  wilaya_code smallint references wilayas,
  material material not null,
  grams bigint not null check (grams > 0),
  lots integer not null check (lots > 0),
  unique nulls not distinct (month, wilaya_code, material)
);

-- A night on which the figures were closed, under the root of that day.
create table public_closings (
  day date primary key references custody_roots,
  waiting_grams bigint not null check (waiting_grams >= 0),
  held_grams bigint not null check (held_grams >= 0),
  -- In which something was verified in the twelve months until that day.
  wilayas integer not null check (wilayas >= 0),
  closed_at timestamptz not null
);

grant select on public_days, public_day_counts to app_server;
grant select, insert, delete on public_months to app_server;
grant select, insert on public_closings to app_server;
revoke all on function lot_day, count_public_days, rebuild_public_days from public;
grant execute on function lot_day, count_public_days, rebuild_public_days to app_server;

-- Those of before.
select rebuild_public_days();

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
