-- migrate:up

-- A count that finds what should be there is an inventory too.
alter table stock_corrections
  drop constraint stock_corrections_grams_check,
  add constraint stock_corrections_grams_check check (grams <> 0 or reason = 'counted');

drop function correct_stock;

-- What was found takes the place of what should be there. Whoever counted also says which number they
-- counted against: when that has moved since, nobody knows whether the new bag was in the count.
create function correct_stock(
  p_now timestamptz, p_actor uuid, p_key uuid, p_id uuid, p_point uuid, p_material material,
  p_expected bigint, p_counted bigint, p_reason stock_reason, p_note text, p_trace text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'stock', p_point, p_material, p_expected, p_counted, p_reason, p_note), 'UTF8'));
  v_seen bytea;
  v_stock bigint;
begin
  select stock_grams into v_stock from point_stock
    where point_id = p_point and material = p_material for no key update;
  if not found or not exists (select from point_members m where m.point_id = p_point
      and m.user_id = p_actor and m.removed_at is null and m.membership = 'owner') then
    return 'not_found';
  end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if v_stock <> p_expected then return 'stock_moved'; end if;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into stock_corrections values
    (p_id, p_point, p_material, p_counted - p_expected, p_reason, p_note, p_actor, v_now);
  update point_stock set stock_grams = p_counted
    where point_id = p_point and material = p_material;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_id, 'stock.corrected.' || p_actor, jsonb_build_object('correctionId', p_id,
      'actorId', p_actor, 'pointId', p_point, 'material', p_material,
      'grams', p_counted - p_expected, 'reason', p_reason), p_trace, v_now);
  return 'corrected';
end
$$;
revoke all on function correct_stock from public;
grant execute on function correct_stock to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
