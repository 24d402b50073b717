-- migrate:up

-- The seconds to wait until one more would be within all of them; zero when it is now.
create function attempts_wait(
  p_now timestamptz, p_keys bytea[], p_limits integer[], p_seconds integer[]
) returns integer language plpgsql stable as $$
begin
  return (select coalesce(ceil(extract(epoch from max(reached.hit + r.span - p_now))), 0)
    from (select key, most, make_interval(secs => seconds) as span
      from unnest(p_keys, p_limits, p_seconds) as l (key, most, seconds)) r
    join attempts using (key)
    cross join lateral (select hit from unnest(attempts.hits) as hit
      where hit > p_now - r.span order by hit desc offset r.most - 1 limit 1) reached);
end
$$;

-- Looks before it locks: whoever is over a limit is refused without a lock, a row or a number of a
-- transaction, so a flood of guesses costs a read each and leaves nothing behind. Whoever seems to
-- be within it is looked at again under the lock, which alone decides.
create or replace function take_attempt(
  p_now timestamptz, p_keys bytea[], p_limits integer[], p_seconds integer[]
) returns integer language plpgsql as $$
declare
  v_wait integer := attempts_wait(p_now, p_keys, p_limits, p_seconds);
begin
  if v_wait > 0 then
    return v_wait;
  end if;
  insert into attempts (key, hits, until)
    select key, '{}', p_now from unnest(p_keys) as k (key) order by key
    on conflict do nothing;
  perform from attempts where key = any (p_keys) order by key for update;
  v_wait := attempts_wait(p_now, p_keys, p_limits, p_seconds);
  if v_wait > 0 then
    return v_wait;
  end if;
  update attempts set
    hits = array(select hit from unnest(hits) as hit
      where hit > p_now - make_interval(secs => r.seconds) order by hit) || p_now,
    until = p_now + make_interval(secs => r.seconds)
    from unnest(p_keys, p_seconds) as r (key, seconds)
    where attempts.key = r.key;
  return 0;
end
$$;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
