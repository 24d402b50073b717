-- Two million deposits over 26 months, once cut by month and once flat, with the same indexes.
-- Three kinds of citizens: 150,000 with ten deposits (a page of history covers two years), 4,500
-- who come every week (a page covers ten weeks), and one with 10,000.
create function citizen_of(kind text, n bigint) returns uuid language sql immutable parallel safe
as $$ select md5(kind || n)::uuid $$;

create table deposits_by_month (like deposits including constraints including defaults) partition by range (created_at);
select format('create table deposits_by_month_%s partition of deposits_by_month for values from (%L) to (%L)',
  to_char(m, 'YYYY_MM'), m, m + interval '1 month')
from generate_series(date_trunc('month', now()) - interval '25 months',
  date_trunc('month', now()), '1 month') m
\gexec

create unlogged table flat_deposits (like deposits including constraints including defaults);
with citizen as (
  select citizen_of('rare', n) as id, 10 as deposits from generate_series(1, 150000) n
  union all select citizen_of('weekly', n), 110 from generate_series(1, 4500) n
  union all select citizen_of('heavy', 1), 10000
)
insert into flat_deposits
select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7'
    || overlay(substr(md5(c.id::text || n), 1, 19) placing '8' from 4 for 1))::uuid,
  moment, moment, c.id, n,
  ('00000000-0000-7000-8002-' || lpad(to_hex(floor(random() * 2000)::bigint), 12, '0'))::uuid,
  c.id, 'confirmed', 'pet', 500 + floor(random() * 4500)::integer, true, false, false, 1, 4000
from citizen c
cross join generate_series(1, c.deposits) n
cross join lateral (select date_trunc('milliseconds', now()
  - (c.deposits - n + random()) / c.deposits * interval '25 months') as moment) w
order by moment;

insert into deposits_by_month select * from flat_deposits;
-- A narrow table that leads from a number to a deposit and its month.
create unlogged table places (
  citizen_id uuid not null, number integer not null, deposit_id uuid not null,
  created_at timestamptz not null
);
insert into places select citizen_id, number, id, created_at from flat_deposits;

-- What a page shows, in the flat table itself: the months are not needed to read it.
create unlogged table history_rows (like citizen_deposits);
insert into history_rows (citizen_id, number, deposit_id, created_at, occurred_at, point_id, status,
  material, grams, clean, compacted, manners, tokens)
select citizen_id, number, id, created_at, occurred_at, point_id, status, material, grams, clean, compacted,
  manners, tokens
from flat_deposits;

alter table history_rows add primary key (citizen_id, number);
alter table flat_deposits add primary key (id);
create unique index on flat_deposits (citizen_id, number);
alter table deposits_by_month add primary key (id, created_at);
create index on deposits_by_month (citizen_id, number);
alter table places add primary key (citizen_id, number) include (deposit_id, created_at);

create function history_page(p_citizen uuid, p_from integer, p_to integer)
returns table (id uuid, created_at timestamptz, number integer, point_id uuid, material material,
  grams integer, tokens bigint, point_name jsonb)
language plpgsql stable as $$
declare
  v_ids uuid[];
  v_oldest timestamptz;
  v_newest timestamptz;
begin
  select array_agg(c.deposit_id), min(c.created_at), max(c.created_at)
  into v_ids, v_oldest, v_newest
  from places c where c.citizen_id = p_citizen and c.number between p_from and p_to;
  return query select d.id, d.created_at, d.number, d.point_id, d.material, d.grams, d.tokens, p.name
    from deposits_by_month d left join points p on p.id = d.point_id
    where d.created_at between v_oldest and v_newest and d.id = any (v_ids)
    order by d.number desc;
end
$$;

grant select on deposits_by_month, flat_deposits, history_rows, places to app_server;
do $$
declare v_part regclass;
begin
  for v_part in select inhrelid from pg_inherits where inhparent = 'deposits_by_month'::regclass loop
    execute format('grant select on %s to app_server', v_part);
  end loop;
end $$;
vacuum analyze flat_deposits, deposits_by_month, history_rows, places;
