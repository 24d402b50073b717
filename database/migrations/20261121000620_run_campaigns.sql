-- migrate:up

-- Null when nobody paid: then it is what it was before money was written down.
create function filling_fingerprint(
  p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint
) returns bytea language sql immutable as $$
  select sha256(convert_to(
    concat_ws('|', 'fund', p_budget, p_amount, p_reference, p_centimes), 'UTF8'))
$$;

drop function fund_budget(timestamptz, uuid, uuid, uuid, uuid, bigint, text);

-- As before, with what was paid for it.
create function fund_budget(
  p_now timestamptz, p_actor uuid, p_key uuid, p_filling uuid, p_budget uuid, p_amount bigint,
  p_reference text, p_centimes bigint default null
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := filling_fingerprint(p_budget, p_amount, p_reference, p_centimes);
  v_seen bytea;
  v_funding uuid;
  v_first uuid;
begin
  perform 1 from accounts where owner_id = p_budget and kind in ('budget', 'funding')
    order by id for no key update;
  if not found then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select id into v_funding from accounts where owner_id = p_budget and kind = 'funding';
  select id into v_first from accounts where owner_id = p_budget and kind = 'budget' and shard = 0;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into budget_fillings (id, budget_id, amount, reference, filled_by, created_at, centimes)
    values (p_filling, p_budget, p_amount, p_reference, p_actor, v_now, p_centimes);
  insert into transfers values
    (p_filling, v_now, v_funding, v_first, p_amount, 'budget_funded', p_filling);
  update accounts set balance = balance + case when id = v_first then p_amount else -p_amount end
    where id in (v_first, v_funding);
  perform spread_budget(v_now, p_budget);
  update budgets b set stage = 'open',
      filled = (select sum(balance) from accounts where owner_id = b.id and kind = 'budget')
    where id = p_budget;
  update tasks set decided_at = v_now, decided_by = p_actor, decision = 'filled'
    where kind = 'budget_low' and subject_id = p_budget and decided_at is null;
  return 'filled';
end
$$;

-- The payment has come: the campaign's budget is opened and filled, and it runs. Its budget has its own
-- id, so that a repeat is known by what it fills. It pays for nothing that was weighed before.
create function confirm_campaign(
  p_now timestamptz, p_actor uuid, p_key uuid, p_filling uuid, p_campaign uuid, p_centimes bigint,
  p_reference text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_seen bytea;
  c campaigns;
begin
  select * into c from campaigns where id = p_campaign for no key update;
  if not found then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = filling_fingerprint(c.id, c.tokens, p_reference, p_centimes)
      then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if c.state <> 'asked' then return 'already_decided'; end if;
  if p_centimes <> c.centimes then return 'price_changed'; end if;
  if upper(c.valid) <= v_now then return 'too_late'; end if;

  perform create_budget(v_now, p_actor, c.id, c.name, c.materials, c.wilayas,
    greatest(lower(c.valid), v_now), upper(c.valid));
  update budgets set brand_id = c.brand_id where id = c.id;
  update campaigns set state = 'running', budget_id = c.id, confirmed_at = v_now, refusal = null,
      valid = tstzrange(greatest(lower(c.valid), v_now), upper(c.valid))
    where id = c.id;
  update tasks set decided_at = v_now, decided_by = p_actor, decision = 'confirmed'
    where kind = 'check_campaign' and subject_id = c.id and decided_at is null;
  return fund_budget(v_now, p_actor, p_key, p_filling, c.id, c.tokens, p_reference, p_centimes);
end
$$;

-- From now on it pays for nothing new. What is left stays in its budget: it covers bags that were
-- weighed before and are brought late by a phone. Somebody is asked to agree with the brand on the rest.
create function close_campaign(p_now timestamptz, p_campaign uuid, p_end timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_left bigint := (select coalesce(sum(balance), 0) from accounts
    where owner_id = p_campaign and kind = 'budget');
begin
  update campaigns set state = 'ended', ended_at = p_end,
      valid = tstzrange(lower(valid), greatest(p_end, lower(valid) + interval '1 millisecond'))
    where id = p_campaign;
  update budgets set valid = (select valid from campaigns where id = p_campaign)
    where id = p_campaign;
  if v_left > 0 then
    insert into tasks (id, kind, subject_id, data, created_at, due_at)
      values (gen_random_uuid(), 'campaign_ended', p_campaign, jsonb_build_object('left', v_left),
        p_now, p_now + interval '7 days')
      on conflict (kind, subject_id) where decided_at is null do nothing;
  end if;
end
$$;

create function end_campaign(
  p_now timestamptz, p_actor uuid, p_key uuid, p_brand uuid, p_campaign uuid
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to('end_campaign|' || p_campaign, 'UTF8'));
  v_seen bytea;
  c campaigns;
begin
  select * into c from campaigns where id = p_campaign and brand_id = p_brand for no key update;
  if not found then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if c.state <> 'running' or upper(c.valid) <= v_now then return 'already_decided'; end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  perform close_campaign(v_now, c.id, v_now);
  return 'ended';
end
$$;

-- Those whose last day is over.
create function close_campaigns(p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_closed integer := 0;
  c record;
begin
  for c in select id, upper(valid) as over from campaigns
    where state = 'running' and upper(valid) <= v_now order by id for no key update skip locked
  loop
    perform close_campaign(v_now, c.id, c.over);
    v_closed := v_closed + 1;
  end loop;
  return v_closed;
end
$$;

revoke all on function filling_fingerprint, fund_budget, confirm_campaign, close_campaign,
  end_campaign, close_campaigns from public;
grant execute on function fund_budget, confirm_campaign, end_campaign, close_campaigns to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
