-- migrate:up

-- What the team writes down about somebody, for the next who answers the phone.
create table person_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  written_by uuid not null,
  at timestamptz not null,
  text text not null check (char_length(text) between 1 and 2000)
);
create index person_notes_user_idx on person_notes (user_id, at desc);
grant select, insert, delete on person_notes to app_server;

-- Tokens given or taken by hand, out of and into the budget that is the platform's own, so that every
-- token stays covered. Above the limit a second administrator decides.
create table balance_corrections (
  id uuid primary key,
  user_id uuid not null references users,
  tokens bigint not null check (tokens <> 0 and abs(tokens) <= 1000000),
  -- Empty once the person is erased.
  reason text not null check (char_length(reason) <= 500),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  check (decided_by <> asked_by),
  check (state <> 'done' or decided_by is not null or abs(tokens) <= 100000)
);
create index balance_corrections_asked_idx on balance_corrections (asked_at, id) where state = 'asked';
create index balance_corrections_user_idx on balance_corrections (user_id);
grant select, insert, update (reason) on balance_corrections to app_server;

-- Pays a correction that was asked for; without p_by it must be within the limit.
create function pay_correction(p_now timestamptz, p_correction uuid, p_by uuid) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  c balance_corrections;
  v_budget uuid;
  v_from uuid;
  v_to uuid;
begin
  select * into c from balance_corrections where id = p_correction for no key update;
  if not found then return 'not_found'; end if;
  if c.state <> 'asked' then return 'already_decided'; end if;
  if p_by = c.asked_by then return 'forbidden'; end if;
  if p_by is null and abs(c.tokens) > 100000 then return 'forbidden'; end if;
  if not exists (select from accounts where id = c.user_id and kind = 'citizen') then
    return 'not_found';
  end if;
  select a.id into v_budget from accounts a join budgets b on b.id = a.owner_id
    where b.is_own and a.kind = 'budget' order by a.balance desc, a.shard limit 1;
  v_from := case when c.tokens > 0 then v_budget else c.user_id end;
  v_to := case when c.tokens > 0 then c.user_id else v_budget end;
  perform 1 from accounts where id in (v_from, v_to) order by id for no key update;
  if (select balance from accounts where id = v_from) < abs(c.tokens) then
    return case when c.tokens > 0 then 'budget_empty' else 'not_enough_tokens' end;
  end if;
  insert into transfers values (gen_random_uuid(), v_now, v_from, v_to, abs(c.tokens), 'correction',
    c.id);
  update accounts
    set balance = balance + case when id = v_to then abs(c.tokens) else -abs(c.tokens) end
    where id in (v_from, v_to);
  update balance_corrections set state = 'done', decided_by = p_by, decided_at = v_now where id = c.id;
  return 'done';
end
$$;

create function refuse_correction(p_now timestamptz, p_correction uuid, p_by uuid) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c balance_corrections;
begin
  select * into c from balance_corrections where id = p_correction for no key update;
  if not found then return 'not_found'; end if;
  if c.state <> 'asked' then return 'already_decided'; end if;
  if p_by = c.asked_by then return 'forbidden'; end if;
  update balance_corrections set state = 'refused', decided_by = p_by,
    decided_at = date_trunc('milliseconds', coalesce(p_now, now())) where id = c.id;
  return 'refused';
end
$$;

-- What must hold between corrections and the ledger; no row means no violation.
create function correction_violations() returns table (violation text, subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'correction_without_its_transfer', c.id::text
  from balance_corrections c
  left join transfers t on t.reference_id = c.id
  group by c.id, c.state, c.tokens, c.user_id
  having coalesce(sum(case c.user_id when t.credit_account then t.amount
      when t.debit_account then -t.amount end), 0) <> case c.state when 'done' then c.tokens else 0 end
    or count(t.id) <> (c.state = 'done')::int
$$;

-- All that an act about a person can change, in states and figures: what the audit compares.
create view person_states as
  select u.id, u.status, u.code_resets,
    array(select r.role::text from user_roles r where r.user_id = u.id order by 1) as roles,
    (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null) as devices,
    (select count(*)::int from person_notes n where n.user_id = u.id) as notes,
    (select count(*)::int from balance_corrections c
      where c.user_id = u.id and c.state = 'asked') as corrections_asked,
    (select a.balance from accounts a where a.id = u.id) as balance
  from users u;
grant select on person_states to app_server;

revoke all on function pay_correction, refuse_correction, correction_violations from public;
grant execute on function pay_correction, refuse_correction, correction_violations to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
