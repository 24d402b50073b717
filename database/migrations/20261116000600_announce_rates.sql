-- migrate:up

-- A rate is made known a week before it holds; the one before holds until then. What was weighed is
-- paid by the rate of its moment, so neither is ever changed afterwards.
create function announce_rate(
  p_now timestamptz, p_material material, p_per_kilogram integer, p_star_bonus integer,
  p_from timestamptz
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
  insert into rates (id, material, per_kilogram, star_bonus_percent, valid, created_at)
    values ((select max(id) + 1 from rates), p_material, p_per_kilogram, p_star_bonus,
      tstzrange(p_from, null), v_now);
  return 'announced';
end
$$;
revoke all on function announce_rate from public;
grant execute on function announce_rate to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
