-- migrate:up

-- Whether a point is open at a moment, by the clocks of Algeria. A span that ends at or before the time
-- it began passes midnight, so the day before counts as well. The same rule stands in contract/hours.
create function is_open_at(p_hours jsonb, p_moment timestamptz) returns boolean
  language sql stable parallel safe
  return exists (
    select from (values (0), (1)) as ago (days),
      lateral (select p_moment at time zone 'Africa/Algiers' as moment) as here,
      lateral (select to_char(here.moment, 'HH24:MI') as clock) as now_here,
      lateral jsonb_array_elements(p_hours -> (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[
        extract(isodow from here.moment - make_interval(days => ago.days))::int]) as span
    where case
      when span ->> 1 > span ->> 0
        then ago.days = 0 and clock >= span ->> 0 and clock < span ->> 1
      when ago.days = 0 then clock >= span ->> 0
      else clock < span ->> 1
    end);
revoke all on function is_open_at from public;
grant execute on function is_open_at to app_server;

-- What was decided about a thing, newest first.
create index tasks_subject_idx on tasks (subject_id, kind, decided_at desc);

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
