-- migrate:up

create type custody_kind as enum ('deposit_recorded', 'deposit_voided', 'deposit_corrected',
  'stock_corrected', 'lot_handed_over', 'lot_received', 'lot_disputed');

-- What happened to material on its way, as text whose bytes are proved for ever: nothing in it names
-- a person. lot is a lot's number, "A-1182", as people type it.
create table custody_events (
  id uuid primary key,
  kind custody_kind not null,
  subject_id uuid not null,
  at timestamptz not null,
  lot text,
  content text not null
);
create index custody_events_subject_idx on custody_events (subject_id);
create index custody_events_lot_idx on custody_events (lot) where lot is not null;

-- What waits for its place in the log, in the order of arrival. A number that is seen late is not
-- missed: the row stays until it has its place.
create table custody_waiting (
  number bigint generated always as identity primary key,
  event_id uuid not null references custody_events
);

create function refuse_custody_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: custody is append-only, a correction is a new event',
    tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger no_change before update or delete on custody_events
  for each row execute function refuse_custody_change();
create trigger no_truncate before truncate on custody_events
  for each statement execute function refuse_custody_change();

-- One value, one text (RFC 8785): keys by their bytes, no spaces. Only whole numbers and strings, in
-- objects and lists: of these no two programs write a different text.
create function canonical_json(p_value jsonb) returns text
language plpgsql immutable strict set search_path = public, pg_temp as $$
begin
  case jsonb_typeof(p_value)
    when 'object' then
      -- Most are strings: those need no call of their own.
      return (select '{' || coalesce(string_agg(to_json(key)::text || ':' ||
          case jsonb_typeof(value) when 'string' then value::text else canonical_json(value) end, ','
        order by key collate "C"), '') || '}' from jsonb_each(p_value));
    when 'array' then
      return (select '[' || coalesce(string_agg(canonical_json(value), ',' order by place), '') || ']'
        from jsonb_array_elements(p_value) with ordinality as element (value, place));
    when 'string' then
      return p_value::text;
    when 'number' then
      if scale(p_value::numeric) = 0 and abs(p_value::numeric) <= 9007199254740991 then
        return p_value::text;
      end if;
    else null;
  end case;
  raise exception 'not for a custody event: %', p_value using errcode = 'invalid_parameter_value';
end
$$;

-- The one door. The caller says what happened, by names of the event's own; what it was, about what
-- and on which day is added here, and 128 bits of chance: without them whoever knows the point and
-- the day could try weights until a published hash fits. The moment itself is only told of lots: at
-- a quiet point it would name who came. The same id again changes nothing.
create function add_custody_event(
  p_id uuid, p_kind custody_kind, p_subject uuid, p_at timestamptz, p_content jsonb
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_added integer;
begin
  insert into custody_events (id, kind, subject_id, at, lot, content)
  values (p_id, p_kind, p_subject, p_at, p_content ->> 'lot', canonical_json(
    jsonb_strip_nulls(p_content) || jsonb_build_object('event', p_id, 'kind', p_kind, 'subject', p_subject,
      'day', to_char(p_at at time zone 'Africa/Algiers', 'YYYY-MM-DD'),
      'salt', left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'),
        32)) ||
    case when starts_with(p_kind::text, 'lot_')
      then jsonb_build_object('at', to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      else '{}' end))
  on conflict (id) do nothing;
  get diagnostics v_added = row_count;
  if v_added = 1 then insert into custody_waiting (event_id) values (p_id); end if;
end
$$;

grant select on custody_events to app_server;
grant select on custody_waiting to app_server;
revoke all on function canonical_json, add_custody_event from public;
grant execute on function add_custody_event to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
