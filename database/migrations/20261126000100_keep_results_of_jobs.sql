-- migrate:up

-- When each job with a schedule last ended well: a process forgets with every restart, and an alarm
-- about a night needs to know of the night.
create table scheduled_jobs (
  job text primary key,
  -- Before its first good end its age counts from here: a new installation is not late.
  known_since timestamptz not null,
  succeeded_at timestamptz
);

-- What each check found last. Set by the next run alone, never by a restart.
create table check_results (
  metric text primary key,
  found integer not null check (found >= 0),
  checked_at timestamptz not null
);

grant select, insert, update on scheduled_jobs, check_results to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
