-- migrate:up

-- Why somebody gave an entry up, and what had been weighed; nobody's code is kept with it.
alter table device_entries add column details jsonb;

-- A number of a phone that shall never become a deposit: undone, or given up after a refusal. Its key
-- is used up, so that a copy still on its way finds it taken. Where the deposit was there first,
-- 'recorded' and its answer come back and nothing changes.
create function close_device_entry(
  p_now timestamptz, p_actor uuid, p_device uuid, p_number integer, p_key uuid, p_outcome text,
  p_skew integer, p_details jsonb
) returns table (outcome text, answer jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_closed bytea := sha256('closed');
  v_seen idempotency;
begin
  insert into idempotency values (p_actor, p_key, v_closed, '{}', v_now)
    on conflict (actor_id, key) do nothing;
  if not found then
    select * into v_seen from idempotency i where i.actor_id = p_actor and i.key = p_key;
    if v_seen.fingerprint <> v_closed then
      return query select 'recorded', v_seen.answer;
      return;
    end if;
  end if;
  insert into device_entries as e
    (device_id, number, actor_id, outcome, skew_seconds, received_at, details)
  values (p_device, p_number, p_actor, p_outcome, p_skew, v_now, p_details)
  on conflict (device_id, number) do update
    set outcome = excluded.outcome, received_at = excluded.received_at, details = excluded.details
    where e.deposit_id is null;
  return query select p_outcome, null::jsonb;
end
$$;
revoke all on function close_device_entry from public;
grant execute on function close_device_entry to app_server;

-- A copy that comes after is refused, and must not make the number look as if that were its end.
create function keep_closed_entry() returns trigger language plpgsql as 'begin return null; end';
create trigger keep_closed_entry before update on device_entries for each row
  when (old.outcome in ('undone', 'given_up') and new.outcome not in ('undone', 'given_up'))
  execute function keep_closed_entry();

-- How far each phone has counted and how much it still had when it was last heard of: one that falls
-- silent with something in it is asked after.
create table device_counts (
  device_id uuid primary key,
  actor_id uuid not null,
  highest_number integer not null check (highest_number >= 0),
  still_waiting integer not null check (still_waiting >= 0),
  heard_at timestamptz not null
);
create index device_counts_silent_idx on device_counts (heard_at) where still_waiting > 0;
grant select, insert, update on device_counts to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
