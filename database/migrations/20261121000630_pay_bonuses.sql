-- migrate:up

-- Brings the bonus of each of these deposits to what it should be, and counts what campaigns paid for.
-- Called when something has become of them, by whoever hears of it: the counter never waits for it, and
-- calling it again changes nothing. A bonus is given whole or not at all, and only out of the budget
-- that paid for the deposit; when that cannot, the deposit stays as it is. Whatever changes a
-- deposit locks its citizen's account first, so what is read of it here under that lock holds.
create function settle_bonuses(p_now timestamptz, p_deposits uuid[], p_trace text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_ids uuid[];
  v_payers uuid[];
  v_moved integer := 0;
  v_have bigint;
  v_want bigint;
  v_more bigint;
  v_back bigint;
  v_grams integer;
  v_citizen bigint;
  s record;
begin
  if not exists (select from campaigns where budget_id is not null) then return 0; end if;
  -- The account that paid, unless it is too empty: then the fullest of the same budget.
  select array_agg(f.id), array_agg(f.payer) into v_ids, v_payers from (
    select d.id, coalesce(c.account_id, (
        select x.id from accounts x where x.owner_id = a.owner_id and x.kind = 'budget'
        order by x.balance >= d.tokens * g.bonus_percent / 100 desc, x.id = a.id desc, x.balance desc
        limit 1)) as payer
    from deposits d
    join transfers t on t.id = d.id and t.created_at >= d.created_at
      and t.created_at < d.created_at + interval '1 year'
    join accounts a on a.id = t.debit_account
    join campaigns g on g.budget_id = a.owner_id
    left join campaign_deposits c on c.deposit_id = d.id
    where d.id = any (p_deposits)
  ) f;
  if v_ids is null then return 0; end if;
  perform 1 from accounts where id in (
      select d.citizen_id from deposits d where d.id = any (v_ids)
      union all select * from unnest(v_payers))
    order by id for no key update;
  perform 1 from campaigns where budget_id in (
      select owner_id from accounts where id = any (v_payers))
    order by id for no key update;

  for s in
    select d.*, u.payer, g.id as campaign_id, g.bonus_percent, b.name as brand,
      coalesce(c.bonus, 0) as bonus, coalesce(c.lost, 0) as lost, coalesce(c.grams, 0) as counted,
      c.deposit_id is null as is_new
    from unnest(v_ids, v_payers) as u (id, payer)
    join deposits d on d.id = u.id
    join accounts a on a.id = u.payer
    join campaigns g on g.budget_id = a.owner_id
    join brands b on b.id = g.brand_id
    left join campaign_deposits c on c.deposit_id = d.id
    order by d.created_at, d.id
  loop
    -- What is being looked at, or is paid only in part, is settled when that is over.
    continue when s.status = 'disputed' or s.is_waiting;
    v_grams := case when s.status in ('confirmed', 'corrected') then s.grams else 0 end;
    v_want := case when v_grams > 0 then s.tokens * s.bonus_percent / 100 else 0 end;
    v_have := s.bonus - s.lost;
    v_more := greatest(v_want - v_have, 0);
    if v_more > (select balance from accounts where id = s.payer) then v_more := 0; end if;
    v_back := least(greatest(v_have - v_want, 0),
      (select balance from accounts where id = s.citizen_id));

    if v_more > 0 then
      insert into transfers values (gen_random_uuid(), greatest(v_now, s.created_at), s.payer,
        s.citizen_id, v_more, 'campaign_bonus', s.id);
    end if;
    if v_back > 0 then
      insert into transfers values (gen_random_uuid(), greatest(v_now, s.created_at), s.citizen_id,
        s.payer, v_back, 'campaign_bonus_returned', s.id);
    end if;
    insert into campaign_deposits values (s.id, s.created_at, s.campaign_id, s.payer, v_grams,
        s.bonus + v_more - v_back, s.lost + greatest(v_have - v_want, 0) - v_back)
      on conflict (deposit_id) do update
        set grams = excluded.grams, bonus = excluded.bonus, lost = excluded.lost;
    update campaigns set grams = grams + v_grams - s.counted,
        deposits = deposits + (v_grams > 0)::int - (s.counted > 0)::int,
        bonus_tokens = bonus_tokens + v_more - v_back
      where id = s.campaign_id;
    continue when v_more = v_back; -- both are nothing

    update accounts
      set balance = balance + case when id = s.payer then v_back - v_more else v_more - v_back end
      where id in (s.payer, s.citizen_id);
    select balance into v_citizen from accounts where id = s.citizen_id;
    insert into outbox (id, subject, payload, trace_id, created_at) values
      (gen_random_uuid(), 'deposit.bonus.' || s.citizen_id, jsonb_build_object(
        'depositId', s.id, 'citizenId', s.citizen_id, 'brand', s.brand, 'tokens', v_more - v_back,
        'balance', v_citizen), p_trace, v_now);
    v_moved := v_moved + 1;
  end loop;
  return v_moved;
end
$$;

-- What must hold between campaigns, their budgets and the ledger; no row means no violation.
create function bonus_violations() returns table (violation text, subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'bonus_is_not_what_was_moved', coalesce(c.deposit_id, t.reference_id)::text
  from campaign_deposits c
  full join (
    select x.reference_id,
      sum(case x.kind when 'campaign_bonus' then x.amount else -x.amount end) as amount
    from transfers x where x.kind in ('campaign_bonus', 'campaign_bonus_returned')
    group by x.reference_id
  ) t on t.reference_id = c.deposit_id
  where coalesce(c.bonus, 0) <> coalesce(t.amount, 0)
  union all
  select 'bonus_above_what_was_promised', c.deposit_id::text
  from campaign_deposits c
  join campaigns g on g.id = c.campaign_id
  join deposits d on d.id = c.deposit_id and d.created_at = c.deposit_created_at
  where d.status <> 'disputed' and not d.is_waiting and c.grams > 0
    and c.bonus - c.lost > d.tokens * g.bonus_percent / 100
  union all
  select 'bonus_from_another_budget', t.id::text
  from transfers t
  join campaign_deposits c on c.deposit_id = t.reference_id
  join campaigns g on g.id = c.campaign_id
  join accounts a on a.id = case t.kind when 'campaign_bonus' then t.debit_account
    else t.credit_account end
  where t.kind in ('campaign_bonus', 'campaign_bonus_returned')
    and (a.kind <> 'budget' or a.owner_id <> g.budget_id)
  union all
  select 'campaign_counts_differ', g.id::text
  from campaigns g left join campaign_deposits c on c.campaign_id = g.id
  group by g.id
  having g.grams <> coalesce(sum(c.grams), 0) or g.bonus_tokens <> coalesce(sum(c.bonus), 0)
    or g.deposits <> count(*) filter (where c.grams > 0)
  union all
  select 'campaign_without_its_budget', g.id::text
  from campaigns g left join budgets b on b.id = g.budget_id and b.brand_id = g.brand_id
    and b.valid = g.valid
  where g.state in ('running', 'ended') and b.id is null
$$;

revoke all on function settle_bonuses, bonus_violations from public;
grant execute on function settle_bonuses, bonus_violations to app_server;

-- As before; what a campaign adds to a deposit is no part of what it is worth.
create or replace function ledger_violations() returns table (violation text, subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'balances_do_not_sum_to_zero', sum(balance)::text from accounts having sum(balance) <> 0
  union all
  select 'transfer_without_two_accounts', t.id::text from transfers t
  where not exists (select from accounts a where a.id = t.debit_account)
     or not exists (select from accounts a where a.id = t.credit_account)
  union all
  select 'balance_is_not_the_sum_of_transfers', a.id::text
  from accounts a
  left join (
    select account, sum(amount) as amount from (
      select credit_account as account, amount from transfers
      union all select debit_account, -amount from transfers
    ) e group by account
  ) t on t.account = a.id
  where a.balance <> coalesce(t.amount, 0)
  union all
  select 'account_below_zero', id::text from accounts where balance < 0 and not may_be_negative
  union all
  select 'idempotency_key_used_twice', actor_id || ' ' || key from idempotency
  group by actor_id, key having count(*) > 1
  union all
  select 'deposit_without_its_one_answer', d.id::text from deposits d
  left join idempotency i on i.answer ->> 'id' = d.id::text
  group by d.id having count(i.key) <> 1
  union all
  -- What left the budgets for a deposit is what it is worth, and what could not be had back of it.
  select 'deposit_paid_wrongly', d.id::text
  from deposits d
  left join disputes s on s.deposit_id = d.id
  left join (
    select t.reference_id, sum(case when f.kind = 'budget' then t.amount else -t.amount end) as paid
    from transfers t
    join accounts f on f.id = t.debit_account
    join accounts c on c.id = t.credit_account
    where (f.kind = 'budget') <> (c.kind = 'budget')
      and t.kind not in ('campaign_bonus', 'campaign_bonus_returned')
    group by t.reference_id
  ) p on p.reference_id = d.id
  left join waiting_tokens w on w.deposit_id = d.id
  where coalesce(p.paid, 0) + coalesce(w.tokens, 0) <> coalesce(s.unrecovered, 0) +
    case when d.status in ('confirmed', 'corrected', 'disputed') then d.tokens else 0 end
  union all
  select 'waiting_differs_from_deposit', d.id::text from deposits d
  left join waiting_tokens w on w.deposit_id = d.id
  where d.is_waiting <> (w.deposit_id is not null)
  union all
  select 'waiting_without_its_deposit', w.deposit_id::text from waiting_tokens w
  where not exists (select from deposits d where d.id = w.deposit_id
    and d.created_at = w.deposit_created_at and d.citizen_id = w.citizen_id)
  union all
  -- A budget's tokens come from its funding, and from what a deposit gave back.
  select 'budget_filled_wrongly', b.id::text from budgets b
  left join accounts a on a.owner_id = b.id and a.kind = 'funding'
  where coalesce(-a.balance, 0) < (select coalesce(sum(f.amount), 0) from budget_fillings f
      where f.budget_id = b.id)
     or exists (select from transfers t where t.debit_account = a.id and t.kind <> 'budget_funded')
  union all
  select 'voucher_without_its_transfers', v.id::text from vouchers v
  left join transfers t on t.reference_id = v.id
  group by v.id
  having count(t.id) filter (where t.kind = 'reward_reserved' and t.amount = v.tokens
      and t.debit_account = v.citizen_id) <> (v.kind <> 'donation')::int
    or count(t.id) filter (where t.kind = 'reward_spent' and t.amount = v.tokens)
      <> (v.status = 'received')::int
    or count(t.id) filter (where t.kind = 'reward_returned' and t.amount = v.tokens
      and t.credit_account = v.citizen_id) <> (v.status in ('expired', 'cancelled'))::int
  union all
  select 'reserved_is_not_what_vouchers_reserve', a.id::text from accounts a
  left join vouchers v on v.citizen_id = a.owner_id and v.status = 'ready'
  where a.kind = 'reserved' group by a.id, a.balance having a.balance <> coalesce(sum(v.tokens), 0)
  union all
  select 'top_up_differs_from_voucher', v.id::text from vouchers v
  left join top_ups u on u.voucher_id = v.id
  where (v.kind = 'phone_credit') <> (u.voucher_id is not null)
     or (u.state = 'fulfilled') <> (v.status = 'received')
     or (u.state = 'refunded') <> (v.status = 'cancelled')
  union all
  select 'deposit_earned_twice', t.reference_id::text from transfers t
  where t.kind = 'deposit_earned' group by t.reference_id having count(*) > 1
  union all
  select 'transfer_for_somebody_else', t.id::text
  from transfers t join deposits d on d.id = t.reference_id
  join accounts f on f.id = t.debit_account
  join accounts c on c.id = t.credit_account
  where (f.kind <> 'budget' and f.owner_id <> d.citizen_id)
     or (c.kind <> 'budget' and c.owner_id <> d.citizen_id)
  union all
  select 'held_is_not_what_disputes_hold', a.id::text from accounts a
  left join disputes s on s.citizen_id = a.owner_id and s.decision is null
  where a.kind = 'held' group by a.id, a.balance having a.balance <> coalesce(sum(s.held), 0)
  union all
  select 'deposit_paid_at_another_rate', d.id::text from deposits d
  left join rates r on r.id = d.rate_id and r.material = d.material and r.valid @> d.occurred_at
  where r.id is null or d.tokens <> case
    when d.status in ('declared', 'refused', 'expired') then 0
    else d.grams::bigint * r.per_kilogram
      * (100 + r.star_bonus_percent * (d.clean::int + d.compacted::int + d.manners::int)) / 100000
    end
  union all
  select 'earning_without_its_deposit', t.id::text from transfers t
  where t.kind = 'deposit_earned' and not exists (select from deposits d where d.id = t.reference_id)
  union all
  select 'deposit_without_its_news', d.id::text from deposits d
  where d.created_at > now() - interval '29 days' -- news are kept for thirty
    and not exists (select from outbox o where o.id = d.id)
  union all
  select 'numbers_of_a_citizen_have_gaps', a.id::text from accounts a
  left join deposits d on d.citizen_id = a.id
  where a.kind = 'citizen'
  group by a.id, a.deposit_count
  having a.deposit_count <> count(d.id) or count(d.id) <> count(distinct d.number)
     or coalesce(max(d.number), 0) <> count(d.id)
     or count(d.id) <> (select count(*) from citizen_deposits c where c.citizen_id = a.id)
  union all
  select 'history_differs_from_deposit', d.id::text from deposits d
  left join citizen_deposits c on c.citizen_id = d.citizen_id and c.number = d.number
  where (c.deposit_id, c.created_at, c.occurred_at, c.point_id, c.status, c.material, c.grams, c.clean,
      c.compacted, c.manners, c.tokens, c.is_waiting)
    is distinct from (d.id, d.created_at, d.occurred_at, d.point_id, d.status, d.material, d.grams,
      d.clean, d.compacted, d.manners, d.tokens, d.is_waiting)
  union all
  select 'declaration_differs_from_deposit', d.id::text from deposits d
  left join declarations o on o.deposit_id = d.id
  where (d.status = 'declared') <> coalesce(o.is_open, false)
     or (d.status in ('declared', 'refused', 'expired')) <> (d.point_id is null)
  union all
  select 'dispute_differs_from_deposit', d.id::text from deposits d
  left join disputes s on s.deposit_id = d.id and s.decision is null
  where (d.status = 'disputed') <> (s.id is not null)
  union all
  select 'point_totals_differ_from_deposits', s.point_id || ' ' || s.material from point_stock s
  left join deposits d on d.point_id = s.point_id and d.material = s.material
    and d.status in ('confirmed', 'corrected', 'disputed')
  group by s.point_id, s.material, s.collected_grams, s.deposit_count
  having s.collected_grams <> coalesce(sum(d.grams), 0) or s.deposit_count <> count(d.id)
  union all
  select 'stock_is_not_what_was_weighed', s.point_id || ' ' || s.material from point_stock s
  left join stock_corrections c on c.point_id = s.point_id and c.material = s.material
  group by s.point_id, s.material, s.stock_grams, s.collected_grams, s.handed_grams
  having s.stock_grams + s.handed_grams <> s.collected_grams + coalesce(sum(c.grams), 0)
  union all
  select * from bonus_violations()
$$;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
