-- migrate:up

alter table disputes add check ((reason = 'review') = (opened_by is not null));

-- The back office sets a deposit aside: a dispute like the citizen's own, decided in the same way.
create function hold_deposit(
  p_now timestamptz, p_actor uuid, p_key uuid, p_dispute uuid, p_deposit uuid, p_note text,
  p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(concat_ws('|', 'hold', p_deposit, p_note), 'UTF8'));
  v_seen bytea;
  v_held_account uuid;
  v_held bigint;
  d deposits;
begin
  -- Some days more than may be held, so that the one who is too late is told so.
  select * into d from deposits
    where id = p_deposit and created_at > v_now - interval '60 days';
  if not found then return 'not_found'; end if;
  insert into accounts (id, kind, owner_id) values (gen_random_uuid(), 'held', d.citizen_id)
    on conflict (owner_id, kind, shard) do nothing;
  select id into v_held_account from accounts where owner_id = d.citizen_id and kind = 'held';
  perform 1 from accounts where id in (d.citizen_id, v_held_account) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- Again, now that nobody else can change it.
  select * into d from deposits where id = d.id and created_at = d.created_at for no key update;
  if d.status not in ('confirmed', 'corrected') then return 'deposit_settled'; end if;
  -- Decided once, decided for good.
  if exists (select from disputes where deposit_id = d.id) then return 'deposit_settled'; end if;
  if d.created_at < v_now - interval '30 days' then return 'too_late'; end if;
  v_held := least(d.tokens, (select balance from accounts where id = d.citizen_id));

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into disputes (id, deposit_id, deposit_created_at, citizen_id, point_id, reason, note, held,
      opened_at, opened_by)
    values (p_dispute, d.id, d.created_at, d.citizen_id, d.point_id, 'review', p_note, v_held,
      v_now, p_actor);
  update deposits set status = 'disputed' where id = d.id and created_at = d.created_at;
  update citizen_deposits set status = 'disputed'
    where citizen_id = d.citizen_id and number = d.number;
  if v_held > 0 then
    insert into transfers values
      (p_dispute, v_now, d.citizen_id, v_held_account, v_held, 'dispute_held', d.id);
    update accounts
      set balance = balance + case when id = v_held_account then v_held else -v_held end
      where id in (d.citizen_id, v_held_account);
  end if;
  insert into tasks (id, kind, subject_id, data, created_at, due_at) values
    (p_dispute, 'dispute', p_dispute, '{}', v_now, v_now + interval '3 days');
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_dispute, 'deposit.disputed.' || d.citizen_id, jsonb_build_object('depositId', d.id,
      'citizenId', d.citizen_id, 'pointId', d.point_id, 'held', v_held, 'reason', 'review',
      'balance', (select balance from accounts where id = d.citizen_id)), p_trace, v_now);
  return 'held';
end
$$;
revoke all on function hold_deposit from public;
grant execute on function hold_deposit to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
