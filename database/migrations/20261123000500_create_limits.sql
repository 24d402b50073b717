-- migrate:up

-- A number that the business decides, from a day on. What was before is never changed: whatever was
-- promised by it is judged by it. Who set it stands in the audit.
create table limits (
  name text not null check (name ~ '^[a-z_]{3,40}$'),
  valid_from timestamptz not null,
  value integer not null check (value > 0),
  reason text not null check (char_length(reason) between 5 and 300),
  set_at timestamptz not null,
  primary key (name, valid_from)
);
insert into limits (name, valid_from, value, reason, set_at)
select name, '2020-01-01T00:00:00+01', value, 'As the service began', '2020-01-01T00:00:00+01'
from (values
  ('ask_above_grams', 15000),
  ('declaration_grams', 10000),
  ('declaration_open', 3),
  ('declaration_days', 7),
  ('dispute_days', 7),
  ('voucher_days', 30),
  ('van_grams', 50000),
  ('almost_full_percent', 85),
  ('facility_tolerance_percent', 3),
  ('code_tries', 5),
  ('code_hour', 3)
) first(name, value);
grant select on limits to app_server;

create function limit_at(p_name text, p_at timestamptz) returns integer
language sql stable security definer set search_path = public, pg_temp
return (select value from limits where name = p_name and valid_from <= p_at
  order by valid_from desc limit 1);
revoke all on function limit_at from public;
grant execute on function limit_at to app_server;

-- From the beginning of a day in the country that has not begun. What was to come is replaced: nothing
-- was promised by it yet.
create function publish_limit(
  p_now timestamptz, p_name text, p_value integer, p_day date, p_reason text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := coalesce(p_now, now());
  v_from timestamptz := p_day::timestamp at time zone 'Africa/Algiers';
begin
  if not exists (select from limits where name = p_name) then return 'not_found'; end if;
  if v_from <= v_now then return 'too_late'; end if;
  delete from limits where name = p_name and valid_from > v_now;
  insert into limits (name, valid_from, value, reason, set_at)
    values (p_name, v_from, p_value, p_reason, v_now);
  return 'set';
end
$$;
revoke all on function publish_limit from public;
grant execute on function publish_limit to app_server;

-- A new factor counts from its day on, for what a facility confirms from then.
create function add_emission_factor(
  p_now timestamptz, p_material material, p_day date, p_value integer, p_low integer,
  p_high integer, p_source text, p_year smallint, p_range_source text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := coalesce(p_now, now());
begin
  if p_day <= (v_now at time zone 'Africa/Algiers')::date then return 'too_late'; end if;
  if exists (select from emission_factors where material = p_material and valid_from >= p_day) then
    return 'already_decided';
  end if;
  insert into emission_factors values
    (p_material, p_day, p_value, p_low, p_high, p_source, p_year, p_range_source);
  return 'added';
end
$$;
revoke all on function add_emission_factor from public;
grant execute on function add_emission_factor to app_server;

-- Why a rate was changed; those of the beginning have no reason.
alter table rates add column reason text check (char_length(reason) between 5 and 300);
drop function announce_rate;
create function announce_rate(
  p_now timestamptz, p_material material, p_per_kilogram integer, p_star_bonus integer,
  p_from timestamptz, p_reason text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := coalesce(p_now, now());
begin
  perform pg_advisory_xact_lock(hashtext('announce_rate'));
  if p_from < v_now + interval '7 days' then return 'too_late'; end if;
  if exists (select from rates where material = p_material and lower(valid) > v_now) then
    return 'already_decided';
  end if;
  update rates set valid = tstzrange(lower(valid), p_from)
    where material = p_material and upper_inf(valid);
  insert into rates (id, material, per_kilogram, star_bonus_percent, valid, created_at, reason)
    values ((select max(id) + 1 from rates), p_material, p_per_kilogram, p_star_bonus,
      tstzrange(p_from, null), v_now, p_reason);
  return 'announced';
end
$$;
revoke all on function announce_rate from public;
grant execute on function announce_rate to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
