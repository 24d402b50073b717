-- migrate:up

-- Somebody looked at a block: it says why it was lifted, or why it stays. A lot may be held back for
-- several reasons at once, each of which is decided by itself.
alter table claim_blocks
  add column note text check (char_length(note) <= 500),
  add column looked_at timestamptz,
  drop constraint claim_blocks_reason_check,
  add constraint claim_blocks_reason_check check (reason in ('receipt', 'balance', 'overdue'));
drop index claim_blocks_lot_idx;
create unique index claim_blocks_lot_idx on claim_blocks (lot_id, material, reason)
  where lifted_at is null;

-- What was said of a point's gap. The same gap is asked about once; another one again.
create table gap_decisions (
  id uuid primary key,
  point_id uuid not null references points,
  material material not null,
  gap_grams bigint not null check (gap_grams <> 0),
  is_explained boolean not null,
  note text not null check (char_length(note) <= 500),
  decided_by uuid not null,
  decided_at timestamptz not null
);
create index gap_decisions_point_idx on gap_decisions (point_id, material, decided_at desc);
create trigger no_change before update or delete on gap_decisions
  for each row execute function refuse_change();

-- Lifts what was held back for a reason, or lets it stay; weights are as they were signed and read.
-- About a delivery ("receipt"), a point ("balance") or a lot ("overdue"). Answers how many it changed.
create function decide_block(
  p_now timestamptz, p_actor uuid, p_reason text, p_subject uuid, p_is_explained boolean,
  p_note text
) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_changed integer;
begin
  if p_reason = 'balance' then
    insert into gap_decisions
      select gen_random_uuid(), m.point_id, m.material, m.gap_grams, p_is_explained, p_note, p_actor,
        v_now
      from (select distinct on (material) * from mass_balances where point_id = p_subject
        order by material, day desc) m
      where m.gap_grams <> 0;
  elsif p_reason = 'overdue' and not p_is_explained then
    -- Should it turn up after all, nothing of it is claimed before somebody has looked.
    insert into claim_blocks (id, lot_id, material, reason, opened_at)
      select gen_random_uuid(), lot_id, material, 'overdue', v_now from lot_items
      where lot_id = p_subject and grams > 0
      on conflict (lot_id, material, reason) where lifted_at is null do nothing;
  end if;
  update claim_blocks set looked_at = v_now, note = p_note,
      lifted_at = case when p_is_explained then v_now end,
      lifted_by = case when p_is_explained then p_actor end
    where lifted_at is null and reason = p_reason and case p_reason
      when 'balance' then point_id = p_subject
      when 'receipt' then lot_id in (select lot_id from delivery_lots where delivery_id = p_subject)
      else lot_id = p_subject end;
  get diagnostics v_changed = row_count;
  return v_changed;
end
$$;

-- As before, but a gap that was decided is asked about again only when it is another, and is no gap
-- once it is explained. A lot that is late is asked about again three days after somebody said that
-- it is coming; one that was given up, when it turns up.
create or replace function balance_masses(p_now timestamptz, p_day date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_gaps integer;
begin
  with counted as (
    select s.point_id, s.material, s.collected_grams, s.stock_grams,
      coalesce((select sum(c.grams) from stock_corrections c
        where c.point_id = s.point_id and c.material = s.material), 0) as corrected,
      coalesce((select sum(i.grams) from lots l join lot_items i on i.lot_id = l.id
        where l.point_id = s.point_id and i.material = s.material), 0) as handed
    from point_stock s
  )
  insert into mass_balances
    select point_id, material, p_day, collected_grams, corrected, handed, stock_grams,
      collected_grams + corrected - handed - stock_grams from counted
    on conflict (point_id, material, day) do nothing;
  insert into tasks (id, kind, subject_id, data, created_at, due_at)
    select gen_random_uuid(), 'mass_gap', point_id,
      jsonb_build_object('day', p_day, 'gaps', jsonb_object_agg(material, gap_grams)), p_now,
      p_now + interval '2 days'
    from open_gaps where day = p_day and is_explained is null group by point_id
    on conflict (kind, subject_id) where decided_at is null do nothing;
  insert into claim_blocks (id, point_id, material, reason, opened_at)
    select gen_random_uuid(), point_id, material, 'balance', p_now
    from open_gaps where day = p_day
    on conflict (point_id, material) where lifted_at is null do nothing;
  -- It came by itself.
  update tasks t set decided_at = p_now, decision = 'arrived'
    where t.kind = 'lot_overdue' and t.decided_at is null
      and exists (select from lot_receipts r where r.lot_id = t.subject_id)
      and not exists (select from claim_blocks b
        where b.lot_id = t.subject_id and b.reason = 'overdue' and b.lifted_at is null);
  -- What left a shop and did not arrive within three days; and what was given up and did.
  insert into tasks (id, kind, subject_id, data, created_at, due_at)
    select gen_random_uuid(), 'lot_overdue', l.id, jsonb_build_object('lot', l.number), p_now,
      p_now + interval '1 day'
    from lots l where l.created_at between p_now - interval '30 days' and p_now - interval '3 days'
      and not exists (select from lot_receipts r where r.lot_id = l.id)
      and not exists (select from tasks t where t.kind = 'lot_overdue' and t.subject_id = l.id
        and (t.decided_at > p_now - interval '3 days' or t.decision = 'refused'))
    union all
    select gen_random_uuid(), 'lot_overdue', l.id, jsonb_build_object('lot', l.number), p_now,
      p_now + interval '1 day'
    from lots l where exists (select from claim_blocks b join lot_receipts r on r.lot_id = b.lot_id
        join deliveries d on d.id = r.delivery_id
        where b.lot_id = l.id and b.reason = 'overdue' and b.lifted_at is null
          and d.received_at > b.looked_at)
    on conflict (kind, subject_id) where decided_at is null do nothing;
  select count(*) into v_gaps from open_gaps where day = p_day;
  return v_gaps;
end
$$;

-- The gaps of a day but those that are explained; null: nobody decided about this one yet.
create view open_gaps as
  select m.point_id, m.material, m.day, m.gap_grams, d.is_explained
  from mass_balances m
  left join lateral (select g.gap_grams, g.is_explained from gap_decisions g
    where g.point_id = m.point_id and g.material = m.material
    order by g.decided_at desc limit 1) last on true
  left join lateral (select last.is_explained where last.gap_grams = m.gap_grams) d on true
  where m.gap_grams <> 0 and d.is_explained is not true;

-- Few lots are held back at any time: those that are, by their lot.
create index claim_blocks_overdue_idx on claim_blocks (lot_id)
  where reason = 'overdue' and lifted_at is null;

grant select on gap_decisions, open_gaps to app_server;
revoke all on function decide_block from public;
grant execute on function decide_block to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
