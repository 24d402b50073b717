-- migrate:up

create type stock_reason as enum ('counted', 'damaged', 'stolen', 'wet', 'other');

-- A point says why its heap is not what was weighed; the difference is kept for ever.
create table stock_corrections (
  id uuid primary key,
  point_id uuid not null references points,
  material material not null,
  grams integer not null check (grams <> 0),
  reason stock_reason not null,
  note text not null check (char_length(note) <= 300),
  corrected_by uuid not null,
  created_at timestamptz not null
);
create index stock_corrections_point_idx on stock_corrections (point_id, created_at desc);
create trigger no_change before update or delete on stock_corrections
  for each row execute function refuse_change();
grant select on stock_corrections to app_server;

create function correct_stock(
  p_now timestamptz, p_actor uuid, p_key uuid, p_id uuid, p_point uuid, p_material material,
  p_grams integer, p_reason stock_reason, p_note text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'stock', p_point, p_material, p_grams, p_reason, p_note), 'UTF8'));
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
  if v_stock + p_grams < 0 then return 'stock_gone'; end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into stock_corrections values
    (p_id, p_point, p_material, p_grams, p_reason, p_note, p_actor, v_now);
  update point_stock set stock_grams = stock_grams + p_grams
    where point_id = p_point and material = p_material;
  return 'corrected';
end
$$;
revoke all on function correct_stock from public;
grant execute on function correct_stock to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
