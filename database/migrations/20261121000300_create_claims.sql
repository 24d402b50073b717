-- migrate:up

-- As before; a facility's scale that says more than was signed makes no gram that has no deposit.
create or replace view claimable_lots as
  select r.lot_id, l.number, l.point_id, r.material, r.grade,
    least(r.received_grams::bigint * i.attributed_grams / i.grams, i.attributed_grams) as grams
  from lot_receipts r
  join lots l on l.id = r.lot_id
  join lot_items i on i.lot_id = r.lot_id and i.material = r.material
  where not exists (select from claim_blocks b
    where b.lifted_at is null and b.material = r.material
      and (b.lot_id = r.lot_id or b.point_id = l.point_id));

-- 29^5: every number has as many signs as the others.
create sequence claim_numbers start 20511149 maxvalue 594823320;

-- "K-", six signs and a check sign, of the alphabet of people's codes (contract: isClaimNumber).
create function claim_number(p_serial bigint) returns text
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  v_alphabet constant text := '23456789ABCDEFGHJKMNPQRTUVWXY';
  v_signs text := '';
  v_rest bigint := p_serial;
  v_sum bigint := 0;
begin
  for i in 1..6 loop
    v_signs := substr(v_alphabet, (v_rest % 29)::integer + 1, 1) || v_signs;
    v_rest := v_rest / 29;
  end loop;
  select sum((n + 1) * (strpos(v_alphabet, substr('K' || v_signs, n, 1)) - 1)) into v_sum
    from generate_series(1, 7) n;
  return 'K-' || v_signs || substr(v_alphabet, (v_sum % 29)::integer + 1, 1);
end
$$;

create type claim_rule as enum ('campaign', 'share');

-- What a brand may say it took back: grams that a facility received and that deposits stand behind.
create table claims (
  id uuid primary key,
  number text not null unique,
  brand_id uuid not null references brands,
  lot_id uuid not null references lots,
  material material not null,
  wilaya_code smallint not null references wilayas,
  -- On which the facility received the lot, by the country's own calendar.
  day date not null,
  -- Its campaign paid for the deposits; or its share of what was put on the market there that year.
  rule claim_rule not null,
  budget_id uuid references budgets,
  -- As declared when the claim was made: what stood before it, its own, and all of it.
  tonnage_before bigint,
  tonnage bigint,
  tonnage_total bigint,
  -- Falls when a deposit turns out smaller; nothing is left of some.
  grams integer not null check (grams >= 0),
  deposits integer not null check (deposits >= 0),
  -- The report in which it is used up. Set once.
  report_id uuid,
  created_at timestamptz not null,
  check ((rule = 'campaign') = (budget_id is not null)),
  check ((rule = 'share') = (tonnage is not null)),
  check (num_nonnulls(tonnage_before, tonnage, tonnage_total) in (0, 3)),
  check ((grams = 0) = (deposits = 0))
);
create index claims_lot_idx on claims (lot_id, material);
create index claims_day_idx on claims (brand_id, day, wilaya_code, material)
  include (grams, deposits, rule);
create index claims_report_idx on claims (report_id) where report_id is not null;

-- Which grams of which deposit, counted from its first. The database itself refuses one gram in two
-- claims.
create table claim_spans (
  claim_id uuid not null references claims,
  deposit_id uuid not null,
  deposit_created_at timestamptz not null,
  span int4range not null check (not isempty(span)),
  exclude using gist (deposit_id with =, span with &&)
);
create index claim_spans_claim_idx on claim_spans (claim_id);

-- What a claim lost, because a deposit turned out smaller or was none.
create table claim_reductions (
  id uuid primary key,
  claim_id uuid not null references claims,
  deposit_id uuid not null,
  deposit_created_at timestamptz not null,
  grams integer not null check (grams > 0),
  created_at timestamptz not null
);
create index claim_reductions_claim_idx on claim_reductions (claim_id);
create trigger no_change before update or delete on claim_reductions
  for each row execute function refuse_change();

-- A lot's material is shared out once: what arrived, what of it campaigns paid for, and what was left
-- to share by tonnage. What nobody had declared then stays unclaimed.
create table lot_settlements (
  lot_id uuid not null references lots,
  material material not null,
  grams integer not null check (grams >= 0),
  campaign_grams integer not null check (campaign_grams >= 0),
  share_grams integer not null check (share_grams >= 0),
  settled_at timestamptz not null,
  primary key (lot_id, material),
  check (grams = campaign_grams + share_grams)
);
create trigger no_change before update or delete on lot_settlements
  for each row execute function refuse_change();

-- A claim is used up once and then never changes; before, it may only become smaller.
create function guard_claim() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a claim is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if old.report_id is not null then
    raise exception 'claim % is used up', old.number using errcode = 'check_violation';
  end if;
  if new.grams > old.grams or new.deposits > old.deposits
    or to_jsonb(new) - '{grams,deposits,report_id}'::text[]
      <> to_jsonb(old) - '{grams,deposits,report_id}'::text[] then
    raise exception 'claim % may only become smaller', old.number using errcode = 'check_violation';
  end if;
  if new.report_id is not null and new.grams = 0 then
    raise exception 'nothing is left of claim %', old.number using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard_claim before update or delete on claims
  for each row execute function guard_claim();

create function guard_claim_span() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if (select report_id from claims where id = old.claim_id) is not null then
    raise exception 'the claim is used up' using errcode = 'check_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if not new.span <@ old.span or to_jsonb(new) - 'span' <> to_jsonb(old) - 'span' then
    raise exception 'a claim may only become smaller' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard_claim_span before update or delete on claim_spans
  for each row execute function guard_claim_span();

grant select on claims, claim_spans, claim_reductions, lot_settlements to app_server;
grant update (report_id) on claims to app_server;
revoke all on function claim_number, guard_claim, guard_claim_span from public;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
