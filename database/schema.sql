--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: public; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA public;

--
-- Name: SCHEMA public; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON SCHEMA public IS 'standard public schema';

--
-- Name: account_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.account_kind AS ENUM (
    'citizen',
    'budget',
    'spent',
    'held',
    'funding',
    'reserved'
);

--
-- Name: brand_goal_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.brand_goal_kind AS ENUM (
    'kilograms',
    'points',
    'schools'
);

--
-- Name: brand_goal_split; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.brand_goal_split AS ENUM (
    'even',
    'season',
    'hand'
);

--
-- Name: brand_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.brand_kind AS ENUM (
    'brand',
    'distributor'
);

--
-- Name: brand_rank; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.brand_rank AS ENUM (
    'viewer',
    'editor',
    'admin'
);

--
-- Name: brand_review; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.brand_review AS ENUM (
    'draft',
    'pending',
    'more_info',
    'approved'
);

--
-- Name: brand_sector; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.brand_sector AS ENUM (
    'water',
    'soft_drinks',
    'dairy',
    'oil',
    'hygiene',
    'retail',
    'food',
    'other'
);

--
-- Name: budget_stage; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.budget_stage AS ENUM (
    'open',
    'slow',
    'spent'
);

--
-- Name: campaign_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.campaign_state AS ENUM (
    'draft',
    'asked',
    'running',
    'ended'
);

--
-- Name: claim_rule; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.claim_rule AS ENUM (
    'campaign',
    'share'
);

--
-- Name: code_channel; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.code_channel AS ENUM (
    'sms',
    'mail',
    'app'
);

--
-- Name: code_purpose; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.code_purpose AS ENUM (
    'sign_up',
    'log_in',
    'second_step',
    'confirm_phone',
    'delete_account'
);

--
-- Name: consent_document; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.consent_document AS ENUM (
    'privacy',
    'terms'
);

--
-- Name: custody_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.custody_kind AS ENUM (
    'deposit_recorded',
    'deposit_voided',
    'deposit_corrected',
    'stock_corrected',
    'lot_handed_over',
    'lot_received',
    'lot_disputed'
);

--
-- Name: deposit_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.deposit_status AS ENUM (
    'declared',
    'confirmed',
    'corrected',
    'refused',
    'expired',
    'voided',
    'disputed'
);

--
-- Name: dispute_decision; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.dispute_decision AS ENUM (
    'stands',
    'corrected',
    'cancelled'
);

--
-- Name: dispute_reason; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.dispute_reason AS ENUM (
    'not_mine',
    'weight',
    'material',
    'stars',
    'other',
    'review'
);

--
-- Name: grade; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.grade AS ENUM (
    'A',
    'B',
    'C'
);

--
-- Name: half_day; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.half_day AS ENUM (
    'morning',
    'afternoon'
);

--
-- Name: handover_side; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.handover_side AS ENUM (
    'driver',
    'point'
);

--
-- Name: identification; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.identification AS ENUM (
    'live_code',
    'old_code',
    'printed_card',
    'typed_code',
    'phone'
);

--
-- Name: link_purpose; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.link_purpose AS ENUM (
    'confirm_email',
    'reset_password',
    'confirm_organisation'
);

--
-- Name: material; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.material AS ENUM (
    'pet',
    'pehd',
    'aluminium'
);

--
-- Name: membership; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.membership AS ENUM (
    'owner',
    'collaborator'
);

--
-- Name: message_channel; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.message_channel AS ENUM (
    'sms',
    'mail'
);

--
-- Name: office_order_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.office_order_status AS ENUM (
    'draft',
    'placed',
    'confirmed',
    'installed',
    'active',
    'paused',
    'ended'
);

--
-- Name: office_pack; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.office_pack AS ENUM (
    'starter',
    'team',
    'site'
);

--
-- Name: office_problem_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.office_problem_kind AS ENUM (
    'missed',
    'broken',
    'full'
);

--
-- Name: office_rhythm; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.office_rhythm AS ENUM (
    'weekly',
    'two_weeks',
    'monthly'
);

--
-- Name: organisation_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.organisation_kind AS ENUM (
    'office',
    'school'
);

--
-- Name: pickup_origin; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.pickup_origin AS ENUM (
    'by_hand',
    'full',
    'office'
);

--
-- Name: pickup_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.pickup_status AS ENUM (
    'requested',
    'offered',
    'accepted',
    'on_the_way',
    'weighing',
    'handed_over',
    'delivered',
    'cancelled',
    'no_taker',
    'disputed'
);

--
-- Name: point_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.point_kind AS ENUM (
    'shop',
    'association',
    'school',
    'office',
    'other'
);

--
-- Name: point_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.point_status AS ENUM (
    'draft',
    'pending',
    'active',
    'suspended',
    'closed',
    'private'
);

--
-- Name: report_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.report_state AS ENUM (
    'waiting',
    'writing',
    'ready',
    'empty'
);

--
-- Name: reward_category; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.reward_category AS ENUM (
    'food',
    'home',
    'leisure',
    'phone',
    'tree',
    'give'
);

--
-- Name: reward_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.reward_kind AS ENUM (
    'shop',
    'phone_credit',
    'donation'
);

--
-- Name: reward_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.reward_status AS ENUM (
    'draft',
    'candidate',
    'published',
    'paused',
    'ended'
);

--
-- Name: role_name; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.role_name AS ENUM (
    'citizen',
    'point',
    'transporter',
    'brand'
);

--
-- Name: signed_by; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.signed_by AS ENUM (
    'phone',
    'pin'
);

--
-- Name: stock_reason; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.stock_reason AS ENUM (
    'counted',
    'damaged',
    'stolen',
    'wet',
    'other',
    'van'
);

--
-- Name: top_up_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.top_up_state AS ENUM (
    'pending',
    'unknown',
    'fulfilled',
    'refunded'
);

--
-- Name: transfer_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.transfer_kind AS ENUM (
    'deposit_earned',
    'deposit_voided',
    'reward_spent',
    'correction',
    'dispute_held',
    'dispute_released',
    'budget_funded',
    'budget_moved',
    'reward_reserved',
    'reward_returned',
    'campaign_bonus',
    'campaign_bonus_returned'
);

--
-- Name: transporter_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.transporter_status AS ENUM (
    'draft',
    'pending',
    'active',
    'suspended',
    'refused',
    'closed'
);

--
-- Name: user_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.user_status AS ENUM (
    'active',
    'suspended',
    'erased'
);

--
-- Name: voucher_end; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.voucher_end AS ENUM (
    'scan',
    'slide',
    'digital',
    'donation',
    'expired',
    'failed',
    'withdrawn'
);

--
-- Name: voucher_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.voucher_status AS ENUM (
    'ready',
    'received',
    'expired',
    'cancelled'
);

--
-- Name: account_of(uuid, public.account_kind); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.account_of(p_owner uuid, p_kind public.account_kind) RETURNS uuid
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into accounts (id, kind, owner_id) values (gen_random_uuid(), p_kind, p_owner)
    on conflict (owner_id, kind, shard) do nothing;
  return (select id from accounts where owner_id = p_owner and kind = p_kind and shard = 0);
end
$$;

--
-- Name: add_custody_event(uuid, public.custody_kind, uuid, timestamp with time zone, jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.add_custody_event(p_id uuid, p_kind public.custody_kind, p_subject uuid, p_at timestamp with time zone, p_content jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: add_emission_factor(timestamp with time zone, public.material, date, integer, integer, integer, text, smallint, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.add_emission_factor(p_now timestamp with time zone, p_material public.material, p_day date, p_value integer, p_low integer, p_high integer, p_source text, p_year smallint, p_range_source text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := coalesce(p_now, now());
begin
  if p_day <= (v_now at time zone 'Africa/Algiers')::date then return 'too_late'; end if;
  if exists (select from emission_factors where material = p_material and valid_from >= p_day) then
    return 'already_decided';
  end if;
  insert into emission_factors values
    (p_material, p_day, p_value, p_low, p_high, p_source, p_year, p_range_source);
  return 'added';
end
$$;

--
-- Name: allocate_grams(timestamp with time zone, uuid, public.material, timestamp with time zone, bigint, uuid, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.allocate_grams(p_now timestamp with time zone, p_point uuid, p_material public.material, p_since timestamp with time zone, p_grams bigint, p_lot uuid, p_correction uuid) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_taken bigint;
begin
  if p_grams <= 0 then return 0; end if;
  with free as (
    select d.id, d.created_at, coalesce(max(upper(a.span)), 0) as used, d.grams
    from deposits d left join allocations a on a.deposit_id = d.id
    where d.point_id = p_point and d.material = p_material and d.created_at >= p_since
      and d.status in ('confirmed', 'corrected', 'disputed')
    group by d.id, d.created_at, d.grams
    having d.grams > coalesce(max(upper(a.span)), 0)
  ), queue as (
    select *, sum(grams - used) over (order by created_at, id) - (grams - used) as before from free
  ), given as (
    insert into allocations
      select id, created_at,
        int4range(used, used + least(grams - used, p_grams - before)::integer),
        p_point, p_material, p_lot, p_correction, p_now
      from queue where before < p_grams
      returning upper(span) - lower(span) as grams
  )
  select coalesce(sum(grams), 0) into v_taken from given;
  return v_taken;
end
$$;

--
-- Name: announce_rate(timestamp with time zone, public.material, integer, integer, timestamp with time zone, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.announce_rate(p_now timestamp with time zone, p_material public.material, p_per_kilogram integer, p_star_bonus integer, p_from timestamp with time zone, p_reason text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := coalesce(p_now, now());
begin
  perform pg_advisory_xact_lock(hashtext('announce_rate'));
  if p_from < v_now + interval '7 days' then return 'too_late'; end if;
  if exists (select from rates where material = p_material and lower(valid) > v_now) then
    return 'already_decided';
  end if;
  update rates set valid = tstzrange(lower(valid), p_from)
    where material = p_material and upper_inf(valid);
  insert into rates (id, material, per_kilogram, star_bonus_percent, valid, created_at, reason)
    values ((select max(id) + 1 from rates), p_material, p_per_kilogram, p_star_bonus,
      tstzrange(p_from, null), v_now, p_reason);
  return 'announced';
end
$$;

--
-- Name: attempts_wait(timestamp with time zone, bytea[], integer[], integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.attempts_wait(p_now timestamp with time zone, p_keys bytea[], p_limits integer[], p_seconds integer[]) RETURNS integer
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return (select coalesce(ceil(extract(epoch from max(reached.hit + r.span - p_now))), 0)
    from (select key, most, make_interval(secs => seconds) as span
      from unnest(p_keys, p_limits, p_seconds) as l (key, most, seconds)) r
    join attempts using (key)
    cross join lateral (select hit from unnest(attempts.hits) as hit
      where hit > p_now - r.span order by hit desc offset r.most - 1 limit 1) reached);
end
$$;

--
-- Name: balance_masses(timestamp with time zone, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.balance_masses(p_now timestamp with time zone, p_day date) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: bonus_violations(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.bonus_violations() RETURNS TABLE(violation text, subject text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: brand_days_violations(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.brand_days_violations() RETURNS TABLE(violation text, subject uuid)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  (select 'brand_days', brand_id from
    ((table brand_days except table brand_day_counts)
      union all (table brand_day_counts except table brand_days)) d)
  union
  (select 'brand_months', brand_id from
    ((table brand_months except table brand_month_counts)
      union all (table brand_month_counts except table brand_months)) d)
  union
  (select 'brand_citizens', brand_id from
    ((table brand_citizens except table brand_citizens_now)
      union all (table brand_citizens_now except table brand_citizens)) d)
  union
  (select 'brand_citizen_counts', brand_id from (
    select brand_id, year, wilaya_code, count(*) as citizens from brand_citizens group by 1, 2, 3) b
    full join (select * from brand_citizen_counts where citizens > 0) n
      using (brand_id, year, wilaya_code, citizens)
    where b.brand_id is null or n.brand_id is null)
  union
  (select 'brand_year_counts', brand_id from (
    select brand_id, year, count(distinct citizen_id) as citizens from brand_citizens group by 1, 2) b
    full join (select * from brand_year_counts where citizens > 0) n using (brand_id, year, citizens)
    where b.brand_id is null or n.brand_id is null)
$$;

--
-- Name: budget_stage_of(bigint, smallint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.budget_stage_of(p_filled bigint, p_percent smallint, p_left bigint) RETURNS public.budget_stage
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when p_left <= 0 then 'spent' when p_left * 100 < p_filled * p_percent then 'slow'
    else 'open' end::budget_stage
$$;

--
-- Name: canonical_json(jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.canonical_json(p_value jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: claim_lot(timestamp with time zone, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claim_lot(p_now timestamp with time zone, p_lot uuid, p_trace text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_made integer := 0;
  r record;
begin
  -- Whoever makes a deposit of it smaller changes these rows too: one of the two comes first.
  perform 1 from lot_items where lot_id = p_lot order by material for no key update;
  for r in
    select c.material, c.grams, w.wilaya_code, d.day
    from claimable_lots c
    join lot_receipts l on l.lot_id = c.lot_id and l.material = c.material
    join lateral (select (v.received_at at time zone 'Africa/Algiers')::date as day
      from deliveries v where v.id = l.delivery_id) d on true
    join points p on p.id = c.point_id
    join commune_wilayas w on w.commune_code = p.commune_code and w.valid @> d.day
    where c.lot_id = p_lot
      and not exists (select from lot_divisions s where s.lot_id = p_lot and s.material = c.material)
      and not exists (select from allocations a
        join deposits o on o.id = a.deposit_id and o.created_at = a.deposit_created_at
        where a.lot_id = p_lot and a.material = c.material
          and (o.status = 'disputed' or o.is_waiting))
    order by c.material
  loop
    v_made := v_made + claim_material(v_now, p_lot, r.material, r.grams, r.wilaya_code, r.day, p_trace);
  end loop;
  return v_made;
end
$$;

--
-- Name: claim_material(timestamp with time zone, uuid, public.material, bigint, smallint, date, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claim_material(p_now timestamp with time zone, p_lot uuid, p_material public.material, p_grams bigint, p_wilaya smallint, p_day date, p_trace text) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_made integer;
begin
  with line as (
    select a.deposit_id, a.deposit_created_at, lower(a.span) as starts, b.brand_id,
      case when b.brand_id is not null then b.id end as budget_id,
      upper(a.span) - lower(a.span) as grams,
      sum(upper(a.span) - lower(a.span)) over (order by a.deposit_created_at, a.deposit_id)
        - (upper(a.span) - lower(a.span)) as before
    from allocations a
    -- What a deposit earned is moved under its own id.
    left join transfers t on t.id = a.deposit_id and t.created_at >= a.deposit_created_at
    left join accounts f on f.id = t.debit_account and f.kind = 'budget'
    left join budgets b on b.id = f.owner_id
    where a.lot_id = p_lot and a.material = p_material
  ), arrived as materialized (
    select *, least(grams, p_grams - before)::integer as taken from line where before < p_grams
  ), shared as (
    select *, sum(taken) over (order by before) - taken as pool_before
    from arrived where brand_id is null
  ), divided as (
    insert into lot_divisions
      select p_lot, p_material, coalesce(sum(taken), 0),
        coalesce(sum(taken) filter (where brand_id is not null), 0),
        coalesce(sum(taken) filter (where brand_id is null), 0), p_now
      from arrived
      returning share_grams
  ), shares as (
    select t.*, div(share_grams * before::numeric, total) as starts,
      div(share_grams * (before + part)::numeric, total) as ends
    from divided, (
      select brand_id, grams as part, sum(grams) over (order by brand_id) - grams as before,
        sum(grams) over () as total
      from brand_tonnages
      where year = extract(year from p_day) and wilaya_code = p_wilaya and material = p_material) t
  ), parts as materialized (
    select 'campaign'::claim_rule as rule, brand_id, budget_id, deposit_id, deposit_created_at,
      int4range(starts, starts + taken) as span
    from arrived where brand_id is not null
    union all
    select 'share', s.brand_id, null, d.deposit_id, d.deposit_created_at,
      int4range(d.starts + greatest(s.starts - d.pool_before, 0)::integer,
        d.starts + least(s.ends - d.pool_before, d.taken)::integer)
    from shared d
    join shares s on s.ends > d.pool_before and s.starts < d.pool_before + d.taken
      and s.starts < s.ends
  ), made as (
    insert into claims (id, number, brand_id, lot_id, material, wilaya_code, day, rule, budget_id,
        tonnage_before, tonnage, tonnage_total, grams, deposits, created_at)
      select gen_random_uuid(), claim_number(nextval('claim_numbers')), g.brand_id, p_lot, p_material,
        p_wilaya, p_day, g.rule, g.budget_id, s.before, s.part, s.total, g.grams, g.deposits, p_now
      from (select rule, brand_id, budget_id, sum(upper(span) - lower(span)) as grams,
          count(distinct deposit_id) as deposits
        from parts group by 1, 2, 3) g
      left join shares s on g.rule = 'share' and s.brand_id = g.brand_id
      order by g.rule, g.brand_id, g.budget_id
      returning *
  ), spans as (
    insert into claim_spans
      select m.id, p.deposit_id, p.deposit_created_at, p.span
      from parts p join made m on m.brand_id = p.brand_id and m.rule = p.rule
        and m.budget_id is not distinct from p.budget_id
  )
  insert into outbox (id, subject, payload, trace_id, created_at)
    select id, 'claim.made.' || brand_id, jsonb_build_object('claimId', id, 'number', number,
      'brandId', brand_id, 'lotId', lot_id, 'material', material, 'wilaya', wilaya_code, 'day', day,
      'rule', rule, 'grams', grams), p_trace, p_now
    from made;
  get diagnostics v_made = row_count;
  return v_made;
end
$$;

--
-- Name: claim_number(bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claim_number(p_serial bigint) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: claims_violations(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claims_violations() RETURNS TABLE(violation text, subject text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select 'claim_is_not_the_sum_of_its_spans', c.number from claims c
  left join claim_spans s on s.claim_id = c.id
  group by c.id having c.grams <> coalesce(sum(upper(s.span) - lower(s.span)), 0)
    or c.deposits <> count(distinct s.deposit_id)
  union all
  select 'gram_in_two_claims', s.deposit_id::text from claim_spans s
  group by s.deposit_id having sum(upper(s.span) - lower(s.span)) <>
    (select sum(upper(r) - lower(r)) from unnest(range_agg(s.span)) r)
  union all
  select 'claim_over_nothing', c.number || ' ' || s.deposit_id from claims c
  join claim_spans s on s.claim_id = c.id
  left join allocations a on a.deposit_id = s.deposit_id and a.lot_id = c.lot_id
    and a.material = c.material and a.span @> s.span
  where a.deposit_id is null and not (c.report_id is not null and exists (select from tasks t
    where t.kind = 'reported_claim' and t.subject_id = c.id))
  union all
  select 'more_claimed_than_arrived', l.lot_id || ' ' || l.material from (
    select c.lot_id, c.material, sum(upper(s.span * a.span) - lower(s.span * a.span)) as grams
    from claims c join claim_spans s on s.claim_id = c.id
    join allocations a on a.deposit_id = s.deposit_id and a.lot_id = c.lot_id
    group by 1, 2) l
  left join lot_receipts r on r.lot_id = l.lot_id and r.material = l.material
  join lot_items i on i.lot_id = l.lot_id and i.material = l.material
  where l.grams > coalesce(least(r.received_grams::bigint * i.attributed_grams / i.grams,
      i.attributed_grams), 0)
    and not exists (select from claims c join tasks t on t.subject_id = c.id
      where c.lot_id = l.lot_id and c.material = l.material and t.kind = 'reported_claim')
  union all
  select 'claim_by_the_wrong_rule', c.number || ' ' || s.deposit_id from claims c
  join claim_spans s on s.claim_id = c.id
  left join transfers t on t.id = s.deposit_id and t.created_at >= s.deposit_created_at
  left join accounts f on f.id = t.debit_account and f.kind = 'budget'
  left join budgets b on b.id = f.owner_id
  where case c.rule when 'share' then b.brand_id is not null
    else c.budget_id is distinct from b.id or c.brand_id is distinct from b.brand_id end
  union all
  select 'share_is_not_that_of_its_tonnage', c.number from claims c
  join lot_divisions s on s.lot_id = c.lot_id and s.material = c.material
  where c.rule = 'share' and c.grams + (select coalesce(sum(r.grams), 0) from claim_reductions r
      where r.claim_id = c.id)
    <> div(s.share_grams * (c.tonnage_before + c.tonnage)::numeric, c.tonnage_total)
      - div(s.share_grams * c.tonnage_before::numeric, c.tonnage_total)
  union all
  -- All that campaigns paid for has its claim; of the rest everything, or nothing where none declared.
  select 'division_is_not_the_sum_of_its_claims', s.lot_id || ' ' || s.material
  from lot_divisions s left join (
    select c.lot_id, c.material, c.rule, c.grams + (select coalesce(sum(r.grams), 0)
      from claim_reductions r where r.claim_id = c.id) as made
    from claims c) m on m.lot_id = s.lot_id and m.material = s.material
  group by s.lot_id, s.material, s.campaign_grams, s.share_grams
  having coalesce(sum(made) filter (where rule = 'campaign'), 0) <> s.campaign_grams
    or coalesce(sum(made) filter (where rule = 'share'), s.share_grams) <> s.share_grams
  union all
  select 'claim_without_its_division', c.number from claims c where not exists (
    select from lot_divisions s where s.lot_id = c.lot_id and s.material = c.material)
  union all
  select 'claim_of_another_day_or_place', c.number from claims c
  left join lot_receipts r on r.lot_id = c.lot_id and r.material = c.material
  left join deliveries d on d.id = r.delivery_id
  join lots l on l.id = c.lot_id join points p on p.id = l.point_id
  where c.day is distinct from (d.received_at at time zone 'Africa/Algiers')::date
    or not exists (select from commune_wilayas w where w.commune_code = p.commune_code
      and w.valid @> c.day and w.wilaya_code = c.wilaya_code)
$$;

--
-- Name: close_campaign(timestamp with time zone, uuid, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.close_campaign(p_now timestamp with time zone, p_campaign uuid, p_end timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: close_campaigns(timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.close_campaigns(p_now timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: close_custody_node(integer, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.close_custody_node(p_height integer, p_index bigint) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_hashes bytea[];
begin
  if p_height = 8 then
    select array_agg(leaf_hash order by leaf_index) into v_hashes from custody_leaves
      where leaf_index between p_index * 256 and p_index * 256 + 255;
  else
    select array_agg(hash order by node_index) into v_hashes from custody_nodes
      where height = p_height - 8 and node_index between p_index * 256 and p_index * 256 + 255;
  end if;
  while cardinality(v_hashes) > 1 loop
    select array_agg(sha256('\x01'::bytea || v_hashes[2 * n - 1] || v_hashes[2 * n]) order by n)
      into v_hashes from generate_series(1, cardinality(v_hashes) / 2) n;
  end loop;
  insert into custody_nodes values (p_height, p_index, v_hashes[1]);
  if (p_index + 1) % 256 = 0 then
    perform close_custody_node(p_height + 8, (p_index + 1) / 256 - 1);
  end if;
end
$$;

--
-- Name: close_declaration(timestamp with time zone, uuid, uuid, uuid, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.close_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_reason text, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(concat_ws('|', 'close', p_deposit, p_reason), 'UTF8'));
  v_seen bytea;
  v_status deposit_status := case when p_reason is null then 'expired' else 'refused' end;
  o declarations;
begin
  select * into o from declarations where deposit_id = p_deposit;
  if not found or (p_actor is not null and not exists (select from point_members m
      where m.point_id = o.point_id and m.user_id = p_actor and m.removed_at is null)) then
    return 'not_found';
  end if;
  perform 1 from accounts where id = o.citizen_id for no key update;
  if p_actor is not null then
    select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
    if found then
      return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
    end if;
  end if;
  select * into o from declarations where deposit_id = p_deposit for no key update;
  if not o.is_open then return 'deposit_settled'; end if;
  if p_reason is null and o.expires_at > v_now then return 'deposit_settled'; end if;

  if p_actor is not null then
    insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  end if;
  update declarations set is_open = false, closed_at = v_now, reason = p_reason
    where deposit_id = p_deposit;
  update deposits set status = v_status
    where id = o.deposit_id and created_at = o.deposit_created_at;
  update citizen_deposits c set status = v_status
    from deposits d where d.id = o.deposit_id and d.created_at = o.deposit_created_at
      and c.citizen_id = d.citizen_id and c.number = d.number;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.closed.' || o.citizen_id, jsonb_build_object(
      'depositId', o.deposit_id, 'citizenId', o.citizen_id, 'pointId', o.point_id,
      'status', v_status, 'reason', p_reason), p_trace, v_now);
  return v_status::text;
end
$$;

--
-- Name: close_device_entry(timestamp with time zone, uuid, uuid, integer, uuid, text, integer, jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.close_device_entry(p_now timestamp with time zone, p_actor uuid, p_device uuid, p_number integer, p_key uuid, p_outcome text, p_skew integer, p_details jsonb) RETURNS TABLE(outcome text, answer jsonb)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: close_voucher(timestamp with time zone, uuid, public.voucher_end, uuid, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.close_voucher(p_now timestamp with time zone, p_voucher uuid, p_end public.voucher_end, p_actor uuid, p_note text, p_trace text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_is_given boolean := p_end in ('scan', 'slide', 'digital');
  v_from uuid;
  v_to uuid;
  v vouchers;
begin
  select * into v from vouchers where id = p_voucher;
  v_from := account_of(v.citizen_id, 'reserved');
  v_to := case when v_is_given then account_of(v.partner_id, 'spent') else v.citizen_id end;
  update vouchers set closed_at = p_now, ended_by = p_end, given_by = p_actor, note = p_note,
      status = case when v_is_given then 'received' when p_end = 'expired' then 'expired'
        else 'cancelled' end::voucher_status
    where id = p_voucher;
  insert into transfers values (gen_random_uuid(), p_now, v_from, v_to, v.tokens,
    case when v_is_given then 'reward_spent' else 'reward_returned' end::transfer_kind, v.id);
  update accounts set balance = balance + case when id = v_to then v.tokens else -v.tokens end
    where id in (v_from, v_to);
  if not v_is_given then
    update rewards set stock = stock + v.quantity where id = v.reward_id and stock is not null;
  end if;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'voucher.closed.' || v.citizen_id, jsonb_build_object('voucherId', v.id,
      'citizenId', v.citizen_id, 'rewardId', v.reward_id, 'partnerId', v.partner_id, 'end', p_end,
      'quantity', v.quantity, 'tokens', v.tokens,
      'balance', (select balance from accounts where id = v.citizen_id)), p_trace, p_now);
end
$$;

--
-- Name: confirm_campaign(timestamp with time zone, uuid, uuid, uuid, uuid, bigint, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.confirm_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_campaign uuid, p_centimes bigint, p_reference text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: confirm_declaration(timestamp with time zone, uuid, uuid, uuid, integer, boolean, boolean, boolean, integer, bigint, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.confirm_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_grams integer, p_clean boolean, p_compacted boolean, p_manners boolean, p_rate integer, p_tokens bigint, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'confirm', p_deposit, p_grams, p_clean, p_compacted, p_manners), 'UTF8'));
  v_payer uuid;
  v_is_paid boolean;
  v_seen bytea;
  v_status deposit_status;
  o declarations;
  d deposits;
begin
  select * into o from declarations where deposit_id = p_deposit;
  if not found or not exists (select from point_members m where m.point_id = o.point_id
      and m.user_id = p_actor and m.removed_at is null) then
    return 'not_found';
  end if;
  select * into d from deposits where id = o.deposit_id and created_at = o.deposit_created_at;
  v_payer := payer_for(v_now, o.point_id, d.material, p_tokens, floor(random() * 64)::integer);
  perform 1 from accounts where id in (o.citizen_id, v_payer) order by id for no key update;
  perform 1 from point_stock
    where point_id = o.point_id and material = d.material for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select * into o from declarations where deposit_id = p_deposit for no key update;
  if not o.is_open or o.expires_at <= v_now then return 'deposit_settled'; end if;
  if (select status from points where id = o.point_id) <> 'active' then return 'point_suspended'; end if;
  if not exists (select from rates r
      where r.id = p_rate and r.material = d.material and r.valid @> v_now) then
    return 'rate_changed';
  end if;

  v_status := case when p_grams = o.declared_grams then 'confirmed' else 'corrected' end;
  v_is_paid := p_tokens = 0
    or coalesce((select balance >= p_tokens from accounts where id = v_payer), false);
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  update declarations set is_open = false, closed_at = v_now where deposit_id = p_deposit;
  update deposits set status = v_status, occurred_at = v_now, point_id = o.point_id,
      recorded_by = p_actor, grams = p_grams, clean = p_clean, compacted = p_compacted,
      manners = p_manners, rate_id = p_rate, tokens = p_tokens, identified_by = 'typed_code',
      is_waiting = not v_is_paid
    where id = d.id and created_at = d.created_at;
  update citizen_deposits set status = v_status, occurred_at = v_now, point_id = o.point_id,
      grams = p_grams, clean = p_clean, compacted = p_compacted, manners = p_manners, tokens = p_tokens,
      is_waiting = not v_is_paid
    where citizen_id = d.citizen_id and number = d.number;
  if not v_is_paid then
    insert into waiting_tokens values (d.id, d.created_at, d.citizen_id, o.point_id, d.material, v_now,
      p_tokens, v_now);
  elsif p_tokens > 0 then
    insert into transfers values
      (d.id, v_now, v_payer, d.citizen_id, p_tokens, 'deposit_earned', d.id);
    update accounts set balance = balance + case when id = v_payer then -p_tokens else p_tokens end
      where id in (d.citizen_id, v_payer);
  end if;
  update point_stock set stock_grams = stock_grams + p_grams,
      collected_grams = collected_grams + p_grams, deposit_count = deposit_count + 1
    where point_id = o.point_id and material = d.material;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.recorded.' || d.citizen_id, jsonb_build_object(
      'depositId', d.id, 'citizenId', d.citizen_id, 'pointId', o.point_id, 'material', d.material,
      'grams', p_grams, 'stars', p_clean::int + p_compacted::int + p_manners::int, 'tokens', p_tokens,
      'isWaiting', not v_is_paid, 'balance', (select balance from accounts where id = d.citizen_id), 'number', d.number),
      p_trace, v_now);
  return v_status::text;
end
$$;

--
-- Name: correct_stock(timestamp with time zone, uuid, uuid, uuid, uuid, public.material, bigint, bigint, public.stock_reason, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.correct_stock(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_point uuid, p_material public.material, p_expected bigint, p_counted bigint, p_reason public.stock_reason, p_note text, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: correction_violations(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.correction_violations() RETURNS TABLE(violation text, subject text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select 'correction_without_its_transfer', c.id::text
  from balance_corrections c
  left join transfers t on t.reference_id = c.id
  group by c.id, c.state, c.tokens, c.user_id
  having coalesce(sum(case c.user_id when t.credit_account then t.amount
      when t.debit_account then -t.amount end), 0) <> case c.state when 'done' then c.tokens else 0 end
    or count(t.id) <> (c.state = 'done')::int
$$;

--
-- Name: count_citizens(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_citizens(p_claims uuid[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  with fresh as (
    insert into brand_citizens
      select distinct c.brand_id, extract(year from c.day)::smallint, d.citizen_id, c.wilaya_code
      from claims c join claim_spans s on s.claim_id = c.id
      join deposits d on d.id = s.deposit_id and d.created_at = s.deposit_created_at
      where c.id = any (p_claims)
      on conflict do nothing
      returning *
  ), places as (
    insert into brand_citizen_counts as n
      select brand_id, year, wilaya_code, count(*) from fresh group by 1, 2, 3
      on conflict (brand_id, year, wilaya_code) do update set citizens = n.citizens + excluded.citizens
  )
  insert into brand_year_counts as n
    select f.brand_id, f.year, count(distinct f.citizen_id) from fresh f
    -- As it was before this statement: not there in any wilaya.
    where not exists (select from brand_citizens b where b.brand_id = f.brand_id and b.year = f.year
      and b.citizen_id = f.citizen_id)
    group by 1, 2
    on conflict (brand_id, year) do update set citizens = n.citizens + excluded.citizens;
end
$$;

--
-- Name: count_claims(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_claims(p_claims uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform hold_brand_days((select array_agg(brand_id) from claims where id = any (p_claims)));
  perform count_days(p_claims);
  perform count_citizens(p_claims);
  perform uncount_citizens(p_claims);
end
$$;

--
-- Name: count_correction(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_correction() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update point_stock set corrected_grams = corrected_grams + new.grams
    where point_id = new.point_id and material = new.material;
  return null;
end
$$;

--
-- Name: count_days(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_days(p_claims uuid[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  with keys as (
    select distinct brand_id, day, wilaya_code, material from claims where id = any (p_claims)
  ), counted as materialized (
    select k.*, n.* from keys k cross join lateral (
      select coalesce(sum(c.grams), 0) as grams,
        coalesce(sum(c.grams) filter (where c.rule = 'campaign'), 0) as campaign_grams,
        coalesce(sum(c.deposits), 0) as deposits, count(*) as claims
      from claims c where c.brand_id = k.brand_id and c.day = k.day
        and c.wilaya_code = k.wilaya_code and c.material = k.material and c.grams > 0) n
  ), gone as (
    delete from brand_days d using counted c where c.claims = 0 and d.brand_id = c.brand_id
      and d.day = c.day and d.wilaya_code = c.wilaya_code and d.material = c.material
  )
  insert into brand_days select * from counted where claims > 0
    on conflict (brand_id, day, wilaya_code, material) do update set grams = excluded.grams,
      campaign_grams = excluded.campaign_grams, deposits = excluded.deposits, claims = excluded.claims;

  with keys as (
    select distinct brand_id, date_trunc('month', day)::date as month, wilaya_code, material
    from claims where id = any (p_claims)
  ), counted as materialized (
    select k.*, n.* from keys k cross join lateral (
      select coalesce(sum(d.grams), 0) as grams, coalesce(sum(d.campaign_grams), 0) as campaign_grams,
        coalesce(sum(d.deposits), 0) as deposits, coalesce(sum(d.claims), 0) as claims
      from brand_days d where d.brand_id = k.brand_id and d.day >= k.month
        and d.day < (k.month + interval '1 month')::date
        and d.wilaya_code = k.wilaya_code and d.material = k.material) n
  ), gone as (
    delete from brand_months m using counted c where c.claims = 0 and m.brand_id = c.brand_id
      and m.month = c.month and m.wilaya_code = c.wilaya_code and m.material = c.material
  )
  insert into brand_months select * from counted where claims > 0
    on conflict (brand_id, month, wilaya_code, material) do update set grams = excluded.grams,
      campaign_grams = excluded.campaign_grams, deposits = excluded.deposits, claims = excluded.claims;
end
$$;

--
-- Name: count_deposits(uuid[], integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_deposits(p_citizens uuid[], p_numbers integer[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
begin
  insert into month_figures as f (month, grams, deposits, citizens)
  select distinct month_of(d.occurred_at), 0, 0, 0
  from unnest(p_citizens, p_numbers) as told (citizen_id, number)
  join citizen_deposits d using (citizen_id, number)
  order by 1
  on conflict (month) do update set grams = f.grams;

  with touched as materialized (
    select t.citizen_id, t.month, t.begins_at,
      (t.month + interval '1 month')::timestamp at time zone 'Africa/Algiers' as ends_at,
      -- Numbers rise with the arrival; a bag is weighed at most a week before it or after.
      coalesce((select b.number from citizen_deposits b
        where b.citizen_id = t.citizen_id and b.created_at < t.begins_at - interval '8 days'
        order by b.number desc limit 1), 0) as after_number
    from (
      select distinct d.citizen_id, month_of(d.occurred_at) as month,
        month_of(d.occurred_at)::timestamp at time zone 'Africa/Algiers' as begins_at
      from unnest(p_citizens, p_numbers) as told (citizen_id, number)
      join citizen_deposits d using (citizen_id, number)
    ) t
  ),
  by_point as materialized (
    select t.citizen_id, t.month, d.point_id, count(*)::integer as deposits, sum(d.grams) as grams,
      min(d.number) as first_number, max(d.number) as last_number
    from touched t
    join citizen_deposits d on d.citizen_id = t.citizen_id and d.number > t.after_number
    where d.occurred_at >= t.begins_at and d.occurred_at < t.ends_at
      and d.status in ('confirmed', 'corrected', 'disputed')
    group by 1, 2, 3
  ),
  is_now as materialized (
    select d.citizen_id, d.month, p.commune_code, sum(d.deposits)::integer as deposits,
      sum(d.grams) as grams, min(d.first_number) as first_number, max(d.last_number) as last_number
    from by_point d join points p on p.id = d.point_id
    group by 1, 2, 3
  ),
  changes as materialized (
    select citizen_id, month, commune_code, n.first_number, n.last_number,
      coalesce(n.deposits, 0) as deposits, coalesce(n.grams, 0) as grams,
      coalesce(w.deposits, 0) as deposits_before, coalesce(w.grams, 0) as grams_before
    from is_now n
    full join (select m.* from citizen_months m join touched using (citizen_id, month)) w
      using (citizen_id, month, commune_code)
  ),
  rows_kept as (
    insert into citizen_months
      (citizen_id, month, commune_code, deposits, grams, first_number, last_number)
    select citizen_id, month, commune_code, deposits, grams, first_number, last_number
    from changes where deposits > 0
    on conflict (citizen_id, month, commune_code) do update set
      deposits = excluded.deposits, grams = excluded.grams,
      first_number = excluded.first_number, last_number = excluded.last_number
  ),
  rows_gone as (
    delete from citizen_months m using changes c
    where c.deposits = 0 and m.citizen_id = c.citizen_id and m.month = c.month
      and m.commune_code = c.commune_code
  ),
  places as (
    insert into commune_figures as f (month, commune_code, citizens)
    select month, commune_code, sum((deposits > 0)::int - (deposits_before > 0)::int)
    from changes group by 1, 2 order by 1, 2
    on conflict (month, commune_code) do update set citizens = f.citizens + excluded.citizens
  )
  update month_figures f set
    grams = f.grams + c.grams, deposits = f.deposits + c.deposits, citizens = f.citizens + c.citizens
  from (
    select month, sum(grams) as grams, sum(deposits) as deposits, sum(citizens) as citizens
    from (
      select month, sum(grams - grams_before) as grams, sum(deposits - deposits_before) as deposits,
        (sum(deposits) > 0)::int - (sum(deposits_before) > 0)::int as citizens
      from changes group by month, citizen_id
    ) one group by month
  ) c
  where f.month = c.month;

  -- The newest was voided or corrected: the one before it, or itself with its new weight. The last
  -- thousand to arrive are enough to find it among.
  update month_figures f set
    (newest_at, newest_material, newest_grams, newest_stars, newest_commune) = (
      select d.occurred_at, d.material, d.grams,
        d.clean::int + d.compacted::int + d.manners::int, p.commune_code
      from (
        select * from deposits a
        where a.created_at >= (f.month - 8)::timestamp at time zone 'Africa/Algiers'
          and a.status in ('confirmed', 'corrected', 'disputed')
          and month_of(a.occurred_at) = f.month
        order by a.id desc limit 1000
      ) d
      join points p on p.id = d.point_id
      order by d.occurred_at desc limit 1)
  where exists (
    select from unnest(p_citizens, p_numbers) as told (citizen_id, number)
    join citizen_deposits d using (citizen_id, number)
    where d.occurred_at = f.newest_at
      and (d.status not in ('confirmed', 'corrected', 'disputed') or d.grams <> f.newest_grams));

  update month_figures f set
    newest_at = n.occurred_at, newest_material = n.material, newest_grams = n.grams,
    newest_stars = n.stars, newest_commune = n.commune_code
  from (
    select distinct on (month_of(d.occurred_at)) month_of(d.occurred_at) as month, d.occurred_at,
      d.material, d.grams, p.commune_code,
      d.clean::int + d.compacted::int + d.manners::int as stars
    from unnest(p_citizens, p_numbers) as told (citizen_id, number)
    join citizen_deposits d using (citizen_id, number)
    join points p on p.id = d.point_id
    where d.status in ('confirmed', 'corrected', 'disputed')
    order by month_of(d.occurred_at), d.occurred_at desc
  ) n
  where f.month = n.month and (f.newest_at is null or f.newest_at < n.occurred_at);
end
$$;

--
-- Name: count_public_days(date[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_public_days(p_days date[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  -- One at a time: what is read after it includes what the one before has written.
  perform pg_advisory_xact_lock(hashtext('public_days'));
  delete from public_days where day = any (p_days);
  insert into public_days select * from public_day_counts where day = any (p_days);
end
$$;

--
-- Name: create_budget(timestamp with time zone, uuid, uuid, text, public.material[], smallint[], timestamp with time zone, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.create_budget(p_now timestamp with time zone, p_actor uuid, p_id uuid, p_name text, p_materials public.material[], p_wilayas smallint[], p_from timestamp with time zone, p_until timestamp with time zone) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  insert into budgets (id, name, materials, wilayas, valid, created_by, created_at)
    values (p_id, p_name, p_materials, p_wilayas, tstzrange(p_from, p_until), p_actor,
      coalesce(p_now, now()));
  insert into accounts (id, kind, owner_id, shard)
    select gen_random_uuid(), 'budget', p_id, n from generate_series(0, 63) n;
  insert into accounts (id, kind, owner_id, may_be_negative)
    values (gen_random_uuid(), 'funding', p_id, true);
$$;

--
-- Name: create_month_partitions(date, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.create_month_partitions(p_from date, p_months integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET "TimeZone" TO 'UTC'
    AS $$
declare
  v_parent text;
  v_month date;
  v_name text;
begin
  foreach v_parent in array array['deposits', 'transfers'] loop
    for i in 0..p_months - 1 loop
      v_month := (date_trunc('month', p_from) + make_interval(months => i))::date;
      v_name := v_parent || '_' || to_char(v_month, 'YYYY_MM');
      if to_regclass(v_name) is null then
        execute format('create table %I partition of %I for values from (%L) to (%L)',
          v_name, v_parent, v_month::timestamptz, (v_month + interval '1 month')::timestamptz);
        if v_parent = 'transfers' then
          execute format('create trigger no_truncate before truncate on %I
            for each statement execute function refuse_change()', v_name);
        end if;
      end if;
    end loop;
  end loop;
end
$$;

--
-- Name: custody_violations(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.custody_violations() RETURNS TABLE(violation text, subject text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select 'handed_over_is_not_the_sum_of_lots', s.point_id || ' ' || s.material from point_stock s
  left join lots l on l.point_id = s.point_id
  left join lot_items i on i.lot_id = l.id and i.material = s.material
  group by s.point_id, s.material, s.handed_grams having s.handed_grams <> coalesce(sum(i.grams), 0)
  union all
  select 'corrected_is_not_the_sum_of_corrections', s.point_id || ' ' || s.material from point_stock s
  left join stock_corrections c on c.point_id = s.point_id and c.material = s.material
  group by s.point_id, s.material, s.corrected_grams
  having s.corrected_grams <> coalesce(sum(c.grams), 0)
  union all
  select 'attributed_is_not_the_sum_of_allocations', i.lot_id || ' ' || i.material from lot_items i
  left join allocations a on a.lot_id = i.lot_id and a.material = i.material
  group by i.lot_id, i.material, i.attributed_grams
  having i.attributed_grams <> coalesce(sum(upper(a.span) - lower(a.span)), 0)
  union all
  select 'more_given_away_than_weighed', d.id::text from deposits d
  join allocations a on a.deposit_id = d.id
  group by d.id, d.grams, d.status
  having max(upper(a.span)) > case when d.status in ('confirmed', 'corrected', 'disputed')
    then d.grams else 0 end
    or sum(upper(a.span) - lower(a.span)) <> max(upper(a.span))
  union all
  select 'gram_of_another_point', a.deposit_id::text from allocations a
  join deposits d on d.id = a.deposit_id left join lots l on l.id = a.lot_id
  where d.point_id <> a.point_id or d.material <> a.material or l.point_id <> a.point_id
  union all
  select 'lot_without_two_signatures', l.id::text from lots l
  where (select count(*) from handover_signatures s where s.pickup_id = l.pickup_id) <> 2
  union all
  select 'handed_over_without_its_lot', p.id::text from pickups p left join lots l on l.pickup_id = p.id
  where (p.status in ('handed_over', 'delivered')) <> (l.id is not null)
  union all
  select 'receipt_is_not_the_sum_of_its_lots', r.delivery_id || ' ' || r.material from receipt_items r
  left join lot_receipts l on l.delivery_id = r.delivery_id and l.material = r.material
  group by r.delivery_id, r.material, r.received_grams, r.refused_grams
  having r.received_grams <> coalesce(sum(l.received_grams), 0)
    or r.refused_grams <> coalesce(sum(l.refused_grams), 0)
  union all
  select 'delivered_without_payment', p.id::text from pickups p
  left join transport_payments t on t.pickup_id = p.id
  where (p.status = 'delivered') <> (t.pickup_id is not null)
  union all
  select 'lot_without_its_event', l.id::text from lots l
  where not exists (select from custody_events e where e.id = l.id and e.kind = 'lot_handed_over')
$$;

--
-- Name: cut_claim(uuid, uuid, int4range, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.cut_claim(p_claim uuid, p_deposit uuid, p_span int4range, p_keeps integer) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', now());
  v_cut integer := upper(p_span) - greatest(lower(p_span), p_keeps);
  c claims;
  s claim_spans;
begin
  select * into c from claims where id = p_claim;
  if c.report_id is not null then
    insert into tasks (id, kind, subject_id, data, created_at, due_at)
      values (gen_random_uuid(), 'reported_claim', p_claim,
        jsonb_build_object('claim', c.number, 'reportId', c.report_id, 'grams', v_cut), v_now,
        v_now + interval '2 days')
      on conflict (kind, subject_id) where decided_at is null do nothing;
    return;
  end if;
  select * into s from claim_spans where deposit_id = p_deposit and span = p_span;
  if p_keeps <= lower(p_span) then
    delete from claim_spans where deposit_id = p_deposit and span = p_span;
  else
    update claim_spans set span = int4range(lower(p_span), p_keeps)
      where deposit_id = p_deposit and span = p_span;
  end if;
  update claims set grams = grams - v_cut, deposits = deposits - (p_keeps <= lower(p_span))::int
    where id = p_claim;
  insert into claim_reductions values
    (gen_random_uuid(), p_claim, p_deposit, s.deposit_created_at, v_cut, v_now);
  insert into outbox (id, subject, payload, trace_id, created_at)
    values (gen_random_uuid(), 'claim.reduced.' || c.brand_id, jsonb_build_object('claimId', p_claim,
      'number', c.number, 'brandId', c.brand_id, 'lotId', c.lot_id, 'grams', v_cut), '', v_now);
end
$$;

--
-- Name: decide_block(timestamp with time zone, uuid, text, uuid, boolean, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.decide_block(p_now timestamp with time zone, p_actor uuid, p_reason text, p_subject uuid, p_is_explained boolean, p_note text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: decide_dispute(timestamp with time zone, uuid, uuid, uuid, public.dispute_decision, integer, bigint, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.decide_dispute(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_decision public.dispute_decision, p_grams integer, p_tokens bigint, p_note text, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'decide', p_dispute, p_decision, p_grams, p_note), 'UTF8'));
  v_seen bytea;
  s disputes;
  d deposits;
  v_budget uuid;
  v_held_account uuid;
  v_tokens bigint;
  v_back bigint;
  v_more bigint;
  v_waits bigint;
  v_grams integer;
  v_gone integer;
begin
  select * into s from disputes where id = p_dispute;
  if not found then return 'not_found'; end if;
  select * into d from deposits where id = s.deposit_id and created_at = s.deposit_created_at;
  -- What a waiting deposit may get comes with the rest of its tokens.
  select coalesce(
      (select debit_account from transfers where id = d.id and created_at >= d.created_at),
      payer_for(v_now, d.point_id, d.material, 0, 0))
    into v_budget;
  select id into v_held_account from accounts where owner_id = s.citizen_id and kind = 'held';
  perform 1 from accounts where id in (s.citizen_id, v_budget, v_held_account)
    order by id for no key update;
  perform 1 from point_stock
    where point_id = d.point_id and material = d.material for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select * into s from disputes where id = p_dispute for no key update;
  if s.decision is not null then return 'deposit_settled'; end if;
  select * into d from deposits where id = d.id and created_at = d.created_at for no key update;

  v_tokens := case p_decision when 'stands' then d.tokens when 'cancelled' then 0 else p_tokens end;
  v_grams := case p_decision when 'stands' then d.grams when 'cancelled' then 0 else p_grams end;
  v_back := least(s.held, greatest(d.tokens - v_tokens, 0));
  v_more := case when d.is_waiting then 0 else greatest(v_tokens - d.tokens, 0) end;
  v_waits := case when d.is_waiting then v_tokens else 0 end;
  if v_more > coalesce((select balance from accounts where id = v_budget), 0) then
    v_waits := v_more;
    v_more := 0;
  end if;
  select greatest(0, d.grams - v_grams - stock_grams) into v_gone from point_stock
    where point_id = d.point_id and material = d.material;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  if s.held > v_back then
    insert into transfers values (gen_random_uuid(), v_now, v_held_account, s.citizen_id,
      s.held - v_back, 'dispute_released', d.id);
  end if;
  if v_back > 0 then
    insert into transfers values (gen_random_uuid(), v_now, v_held_account, v_budget, v_back,
      'correction', d.id);
  end if;
  if v_more > 0 then
    insert into transfers values (gen_random_uuid(), v_now, v_budget, s.citizen_id, v_more,
      'correction', d.id);
  end if;
  update accounts set balance = balance + case id
      when v_held_account then -s.held
      when s.citizen_id then s.held - v_back + v_more
      else v_back - v_more end
    where id in (s.citizen_id, v_budget, v_held_account);
  delete from waiting_tokens where deposit_id = d.id;
  insert into waiting_tokens
    select d.id, d.created_at, d.citizen_id, d.point_id, d.material, d.occurred_at, v_waits, v_now
    where v_waits > 0;
  update disputes set decision = p_decision, decided_by = p_actor, decided_at = v_now,
      decision_note = p_note, unrecovered = case when d.is_waiting then 0
        else greatest(d.tokens - v_tokens, 0) - v_back end
    where id = p_dispute;
  update deposits set
      status = case p_decision when 'stands' then 'confirmed' when 'corrected' then 'corrected'
        else 'voided' end::deposit_status,
      grams = case when p_decision = 'corrected' then p_grams else grams end,
      tokens = case when p_decision = 'corrected' then p_tokens else tokens end,
      is_waiting = v_waits > 0
    where id = d.id and created_at = d.created_at;
  update citizen_deposits set (status, grams, tokens, is_waiting) =
      (select n.status, n.grams, n.tokens, n.is_waiting from deposits n
        where n.id = d.id and n.created_at = d.created_at)
    where citizen_id = d.citizen_id and number = d.number;
  if v_gone > 0 then
    insert into stock_corrections values
      (gen_random_uuid(), d.point_id, d.material, v_gone, 'van', '', p_actor, v_now);
  end if;
  update point_stock set stock_grams = stock_grams + v_gone + v_grams - d.grams,
      collected_grams = collected_grams + v_grams - d.grams,
      deposit_count = deposit_count - (p_decision = 'cancelled')::int
    where point_id = d.point_id and material = d.material;
  update tasks set decided_at = v_now, decided_by = p_actor, decision = p_decision::text, note = p_note
    where kind = 'dispute' and subject_id = p_dispute and decided_at is null;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.decided.' || d.citizen_id, jsonb_build_object('depositId', d.id,
      'citizenId', d.citizen_id, 'pointId', d.point_id, 'decision', p_decision,
      'balance', (select balance from accounts where id = d.citizen_id)), p_trace, v_now);
  return 'decided';
end
$$;

--
-- Name: declare_deposit(timestamp with time zone, uuid, uuid, uuid, uuid, public.material, integer, integer, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.declare_deposit(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_deposit uuid, p_point uuid, p_material public.material, p_grams integer, p_rate integer, p_trace text) RETURNS TABLE(outcome text, answer jsonb)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'declare', p_point, p_material, p_grams), 'UTF8'));
  v_expires timestamptz := v_now + make_interval(days => limit_at('declaration_days', v_now));
  v_seen idempotency;
  v_number integer;
  v_bag integer;
  v_refusal text;
  v_answer jsonb;
begin
  perform 1 from accounts where id = p_citizen for no key update;
  select * into v_seen from idempotency where actor_id = p_citizen and key = p_key;
  if found then
    return query select case when v_seen.fingerprint = v_fingerprint then 'replayed'
      else 'idempotency_key_reused' end, v_seen.answer;
    return;
  end if;
  select case
      when p.status <> 'active' then 'point_suspended'
      when not p.accepts_bags_left then 'bags_not_taken'
      when s.accepted is not true then 'material_not_accepted'
      when exists (select from point_members m where m.point_id = p.id and m.user_id = p_citizen
        and m.removed_at is null) then 'self_deposit'
      when (select count(*) from declarations o where o.citizen_id = p_citizen and o.is_open)
          >= limit_at('declaration_open', v_now)
        then 'too_many_declarations'
    end into v_refusal
  from points p left join point_stock s on s.point_id = p.id and s.material = p_material
  where p.id = p_point;
  if not found then v_refusal := 'not_found'; end if;
  if v_refusal is not null then
    return query select v_refusal, null::jsonb;
    return;
  end if;

  update points set last_bag_number = last_bag_number % 999 + 1 where id = p_point
    returning last_bag_number into v_bag;
  update accounts set deposit_count = deposit_count + 1 where id = p_citizen
    returning deposit_count into v_number;
  v_answer := jsonb_build_object('id', p_deposit, 'number', v_number, 'bagNumber', v_bag,
    'expiresAt', to_char(v_expires at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  insert into idempotency values (p_citizen, p_key, v_fingerprint, v_answer, v_now);
  insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by, status,
      material, grams, clean, compacted, manners, rate_id, tokens)
    values (p_deposit, v_now, v_now, p_citizen, v_number, null, p_citizen, 'declared', p_material,
      p_grams, false, false, false, p_rate, 0);
  insert into citizen_deposits (citizen_id, number, deposit_id, created_at, point_id, status, material,
      grams, clean, compacted, manners, tokens, occurred_at)
    values (p_citizen, v_number, p_deposit, v_now, null, 'declared', p_material, p_grams, false, false,
      false, 0, v_now);
  insert into declarations (deposit_id, deposit_created_at, citizen_id, point_id, bag_number,
      declared_grams, expires_at)
    values (p_deposit, v_now, p_citizen, p_point, v_bag, p_grams, v_expires);
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_deposit, 'deposit.declared.' || p_citizen, jsonb_build_object('depositId', p_deposit,
      'citizenId', p_citizen, 'pointId', p_point, 'material', p_material, 'grams', p_grams), p_trace, v_now);
  return query select 'declared', v_answer;
end
$$;

SET default_tablespace = '';

--
-- Name: pickups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickups (
    id uuid NOT NULL,
    point_id uuid NOT NULL,
    facility_id uuid NOT NULL,
    origin public.pickup_origin NOT NULL,
    requested_by uuid NOT NULL,
    status public.pickup_status DEFAULT 'requested'::public.pickup_status NOT NULL,
    window_from timestamp with time zone NOT NULL,
    window_to timestamp with time zone NOT NULL,
    access_note text NOT NULL,
    meters integer NOT NULL,
    pay_centimes bigint NOT NULL,
    transporter_id uuid,
    vehicle_id uuid,
    proposed_from timestamp with time zone,
    proposed_to timestamp with time zone,
    proposed_at timestamp with time zone,
    late_minutes smallint,
    place smallint,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT pickups_access_note_check CHECK ((char_length(access_note) <= 200)),
    CONSTRAINT pickups_check CHECK ((window_from < window_to)),
    CONSTRAINT pickups_check1 CHECK (((transporter_id IS NULL) = (vehicle_id IS NULL))),
    CONSTRAINT pickups_check2 CHECK (((transporter_id IS NOT NULL) OR (status = ANY (ARRAY['requested'::public.pickup_status, 'offered'::public.pickup_status, 'cancelled'::public.pickup_status, 'no_taker'::public.pickup_status])))),
    CONSTRAINT pickups_late_minutes_check CHECK ((late_minutes = ANY (ARRAY[15, 30, 60]))),
    CONSTRAINT pickups_meters_check CHECK ((meters >= 0)),
    CONSTRAINT pickups_pay_centimes_check CHECK ((pay_centimes >= 0))
);

--
-- Name: dispute_pickup(timestamp with time zone, public.pickups, uuid, jsonb, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.dispute_pickup(p_now timestamp with time zone, p public.pickups, p_actor uuid, p_items jsonb, p_trace text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into pickup_steps values (gen_random_uuid(), p.id,
    case when p.status in ('handed_over', 'delivered') then p.status else 'disputed' end,
    'weights_differ', p_actor, jsonb_build_object('items', p_items), p_now);
  -- What both signed and left stays as it is; what one of them says later is looked at beside it.
  update pickups set status = 'disputed', changed_at = p_now
    where id = p.id and status in ('accepted', 'on_the_way', 'weighing');
  insert into tasks (id, kind, subject_id, data, created_at, due_at)
    values (gen_random_uuid(), 'handover_differs', p.id, jsonb_build_object('pointId', p.point_id),
      p_now, p_now + interval '2 days')
    on conflict (kind, subject_id) where decided_at is null do nothing;
  insert into outbox (id, subject, payload, trace_id, created_at) values (gen_random_uuid(),
    'pickup.disputed.' || p.transporter_id, jsonb_build_object('pickupId', p.id, 'pointId', p.point_id,
      'transporterId', p.transporter_id), p_trace, p_now);
end
$$;

--
-- Name: end_campaign(timestamp with time zone, uuid, uuid, uuid, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.end_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_brand uuid, p_campaign uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: expire_voucher(timestamp with time zone, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.expire_voucher(p_now timestamp with time zone, p_voucher uuid, p_trace text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v vouchers := lock_voucher(p_voucher);
begin
  if v.status is distinct from 'ready' or v.kind <> 'shop' or v.expires_at > v_now then
    return false;
  end if;
  perform close_voucher(v_now, v.id, 'expired', null, null, p_trace);
  return true;
end
$$;

--
-- Name: filling_fingerprint(uuid, bigint, text, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.filling_fingerprint(p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint) RETURNS bytea
    LANGUAGE sql IMMUTABLE
    AS $$
  select sha256(convert_to(
    concat_ws('|', 'fund', p_budget, p_amount, p_reference, p_centimes), 'UTF8'))
$$;

--
-- Name: fit_claims(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.fit_claims() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_excess bigint;
  s record;
begin
  -- Nobody uses one of them up in this moment.
  perform 1 from claims where lot_id = new.lot_id and material = new.material
    order by id for no key update;
  if not found then return null; end if;
  for s in
    select p.claim_id, p.deposit_id, p.span, coalesce(upper(a.span), 0) as keeps
    from claims c join claim_spans p on p.claim_id = c.id
    left join allocations a on a.deposit_id = p.deposit_id and a.lot_id = c.lot_id
    where c.lot_id = new.lot_id and c.material = new.material
      and upper(p.span) > coalesce(upper(a.span), 0)
  loop
    perform cut_claim(s.claim_id, s.deposit_id, s.span, s.keeps);
  end loop;
  select sum(upper(p.span * a.span) - lower(p.span * a.span))
      - (select least(r.received_grams::bigint * new.attributed_grams / new.grams, new.attributed_grams)
        from lot_receipts r where r.lot_id = new.lot_id and r.material = new.material)
    into v_excess
    from claims c join claim_spans p on p.claim_id = c.id
    join allocations a on a.deposit_id = p.deposit_id and a.lot_id = c.lot_id
    where c.lot_id = new.lot_id and c.material = new.material;
  -- The newest of those that may still change first.
  for s in
    select p.claim_id, p.deposit_id, p.span from claims c join claim_spans p on p.claim_id = c.id
    where c.lot_id = new.lot_id and c.material = new.material
    order by c.report_id is not null, p.deposit_created_at desc, p.deposit_id desc, p.span desc
  loop
    exit when coalesce(v_excess, 0) <= 0;
    perform cut_claim(s.claim_id, s.deposit_id, s.span,
      greatest(lower(s.span), upper(s.span) - v_excess)::integer);
    v_excess := v_excess - (upper(s.span) - lower(s.span));
  end loop;
  return null;
end
$$;

--
-- Name: folded(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.folded(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN translate(regexp_replace(regexp_replace(NORMALIZE(lower(words), NFD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640''’ʼ`]'::text, ''::text, 'g'::text), '[^[:alnum:]]+'::text, ' '::text, 'g'::text), 'ىةی'::text, 'يهي'::text);

--
-- Name: fund_budget(timestamp with time zone, uuid, uuid, uuid, uuid, bigint, text, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.fund_budget(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint DEFAULT NULL::bigint) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: gives_now(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.gives_now(p_partner uuid) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (select from partners p left join points o on o.id = p.point_id
    where p.id = p_partner and p.is_active and (o.id is null or o.status = 'active'))
$$;

--
-- Name: guard_claim(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_claim() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: guard_claim_span(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_claim_span() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: hand_over_material(timestamp with time zone, uuid, uuid, uuid, jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.hand_over_material(p_now timestamp with time zone, p_actor uuid, p_lot uuid, p_point uuid, p_item jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_material material := (p_item ->> 'material')::material;
  v_weighed integer := (p_item ->> 'weighedGrams')::integer;
  v_refused integer := (p_item ->> 'refusedGrams')::integer;
  v_declared bigint := (p_item ->> 'declaredGrams')::integer;
  v_correction uuid;
  v_attributed bigint;
  v_lost bigint;
  s point_stock;
begin
  select * into s from point_stock where point_id = p_point and material = v_material;
  -- What was refused stays. What the books never had cannot leave them: it comes in as found.
  v_declared := least(greatest(v_declared - v_refused, 0), s.stock_grams);
  if v_weighed <> v_declared then
    v_correction := gen_random_uuid();
    insert into stock_corrections values (v_correction, p_point, v_material,
      v_weighed - v_declared, 'van', coalesce(p_item ->> 'reason', ''), p_actor, p_now);
  end if;
  -- A loss is of the oldest, as a lot is: otherwise what was lost would be handed over next time.
  v_lost := -least(0, s.corrected_grams + v_weighed - v_declared) - s.lost_grams;
  if v_lost > 0 then
    v_lost := allocate_grams(p_now, p_point, v_material, s.unallocated_since, v_lost, null,
      coalesce(v_correction, (select id from stock_corrections where point_id = p_point
        and material = v_material and grams < 0 order by created_at desc limit 1)));
  else
    v_lost := 0;
  end if;
  v_attributed := allocate_grams(p_now, p_point, v_material, s.unallocated_since, v_weighed, p_lot, null);
  insert into lot_items values (p_lot, v_material, (p_item ->> 'bags')::smallint,
    (p_item ->> 'declaredGrams')::integer, v_refused, v_weighed, v_attributed,
    p_item ->> 'reason', p_item ->> 'photo');
  update point_stock set
      stock_grams = stock_grams - v_declared,
      handed_grams = handed_grams + v_weighed,
      lost_grams = lost_grams + v_lost,
      -- A bag that was left may be confirmed eight days later, under its old date.
      unallocated_since = least(p_now - interval '8 days', coalesce((
        select min(d.created_at) from deposits d
        where d.point_id = p_point and d.material = v_material and d.created_at >= s.unallocated_since
          and d.status in ('confirmed', 'corrected', 'disputed')
          and d.grams > coalesce((select max(upper(a.span)) from allocations a
            where a.deposit_id = d.id), 0)), p_now))
    where point_id = p_point and material = v_material;
end
$$;

--
-- Name: hold_brand_days(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.hold_brand_days(p_brands uuid[]) RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select pg_advisory_xact_lock(hashtextextended('brand_days ' || b, 0))
  from (select distinct b from unnest(p_brands) b order by b) brands
$$;

--
-- Name: hold_deposit(timestamp with time zone, uuid, uuid, uuid, uuid, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.hold_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_deposit uuid, p_note text, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
  v_held := case when d.is_waiting then 0
    else least(d.tokens, (select balance from accounts where id = d.citizen_id)) end;

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

--
-- Name: is_open_at(jsonb, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.is_open_at(p_hours jsonb, p_moment timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (EXISTS (SELECT FROM (VALUES (0), (1)) ago(days), LATERAL (SELECT (is_open_at.p_moment AT TIME ZONE 'Africa/Algiers'::text) AS moment) here, LATERAL (SELECT to_char(here.moment, 'HH24:MI'::text) AS clock) now_here, LATERAL jsonb_array_elements((is_open_at.p_hours -> (ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])[(EXTRACT(isodow FROM (here.moment - make_interval(days => ago.days))))::integer])) span(value) WHERE CASE WHEN ((span.value ->> 1) > (span.value ->> 0)) THEN ((ago.days = 0) AND (now_here.clock >= (span.value ->> 0)) AND (now_here.clock < (span.value ->> 1))) WHEN (ago.days = 0) THEN (now_here.clock >= (span.value ->> 0)) ELSE (now_here.clock < (span.value ->> 1)) END));

--
-- Name: is_shown_text(jsonb, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.is_shown_text(p_text jsonb, p_most integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select jsonb_typeof(p_text) = 'object' and jsonb_typeof(p_text -> 'en') = 'string'
    and not exists (
      select from jsonb_each(p_text) t
      where t.key not in ('en', 'fr', 'ar') or jsonb_typeof(t.value) <> 'string'
        or char_length(t.value #>> '{}') not between 1 and p_most
        or t.value #>> '{}' ~ '[\u0001-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]')
$$;

--
-- Name: keep_closed_entry(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_closed_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$begin return null; end$$;

--
-- Name: keep_report(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_report() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' or (old.frozen is not null and
    to_jsonb(old) - 'state' is distinct from to_jsonb(new) - 'state')
    or (old.number, old.brand_id, old.from_day, old.until_day, old.created_at)
      is distinct from (new.number, new.brand_id, new.from_day, new.until_day, new.created_at)
    or old.state in ('ready', 'empty') then
    raise exception 'a report is never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

--
-- Name: ledger_violations(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ledger_violations() RETURNS TABLE(violation text, subject text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.limits (
    name text NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    value integer NOT NULL,
    reason text NOT NULL,
    set_at timestamp with time zone NOT NULL,
    CONSTRAINT limits_name_check CHECK ((name ~ '^[a-z_]{3,40}$'::text)),
    CONSTRAINT limits_reason_check CHECK (((char_length(reason) >= 5) AND (char_length(reason) <= 300))),
    CONSTRAINT limits_value_check CHECK ((value > 0))
);

--
-- Name: limit_at(text, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.limit_at(p_name text, p_at timestamp with time zone) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    RETURN (SELECT limits.value FROM public.limits WHERE ((limits.name = limit_at.p_name) AND (limits.valid_from <= limit_at.p_at)) ORDER BY limits.valid_from DESC LIMIT 1);

--
-- Name: vouchers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vouchers (
    id uuid NOT NULL,
    code text NOT NULL,
    citizen_id uuid NOT NULL,
    reward_id uuid NOT NULL,
    partner_id uuid NOT NULL,
    kind public.reward_kind NOT NULL,
    reward_name text NOT NULL,
    quantity integer NOT NULL,
    tokens bigint NOT NULL,
    partner_centimes bigint NOT NULL,
    status public.voucher_status NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    ended_by public.voucher_end,
    given_by uuid,
    note text,
    phone text,
    reminded_at timestamp with time zone,
    CONSTRAINT vouchers_check CHECK (((status = 'ready'::public.voucher_status) = (closed_at IS NULL))),
    CONSTRAINT vouchers_check1 CHECK (((status = 'ready'::public.voucher_status) = (ended_by IS NULL))),
    CONSTRAINT vouchers_code_check CHECK ((code ~ '^[0-9A-Z]{6}$'::text)),
    CONSTRAINT vouchers_note_check CHECK ((char_length(note) <= 500)),
    CONSTRAINT vouchers_partner_centimes_check CHECK ((partner_centimes >= 0)),
    CONSTRAINT vouchers_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20))),
    CONSTRAINT vouchers_tokens_check CHECK ((tokens > 0))
);

--
-- Name: lock_voucher(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lock_voucher(p_voucher uuid) RETURNS public.vouchers
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v vouchers;
  v_reserved uuid;
  v_spent uuid;
begin
  select * into v from vouchers where id = p_voucher;
  if not found then return null; end if;
  v_reserved := account_of(v.citizen_id, 'reserved');
  v_spent := account_of(v.partner_id, 'spent');
  perform 1 from accounts where id in (v.citizen_id, v_reserved, v_spent)
    order by id for no key update;
  select * into v from vouchers where id = p_voucher for no key update;
  return v;
end
$$;

--
-- Name: lot_day(timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lot_day(p_created timestamp with time zone) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select (p_created at time zone 'Africa/Algiers')::date
$$;

--
-- Name: make_lot(timestamp with time zone, uuid, public.pickups, jsonb, timestamp with time zone, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.make_lot(p_now timestamp with time zone, p_actor uuid, p public.pickups, p_items jsonb, p_occurred timestamp with time zone, p_lot uuid, p_trace text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_number text;
  v_total bigint;
begin
  perform 1 from point_stock where point_id = p.point_id order by material for no key update;
  v_number := 'A-' || nextval('lot_numbers');
  insert into lots values (p_lot, v_number, p.id, p.point_id, p.facility_id, p.transporter_id,
    p_occurred, p_now);
  perform hand_over_material(p_now, p_actor, p_lot, p.point_id, i)
    from (select i from jsonb_array_elements(p_items) i order by i ->> 'material') ordered;
  select sum(grams) into v_total from lot_items where lot_id = p_lot;
  update pickups set status = 'handed_over', changed_at = p_now where id = p.id;
  insert into pickup_steps values (gen_random_uuid(), p.id, 'handed_over', 'handed_over', p_actor,
    jsonb_build_object('lot', v_number, 'grams', v_total), p_now);
  perform add_custody_event(p_lot, 'lot_handed_over', p_lot, p_occurred, jsonb_build_object(
    'lot', v_number, 'point', p.point_id, 'facility', p.facility_id, 'materials', (
      select jsonb_agg(jsonb_build_object('material', material, 'grams', grams, 'attributedGrams',
          attributed_grams, 'deposits', (select count(distinct a.deposit_id) from allocations a
            where a.lot_id = p_lot and a.material = l.material)) order by material)
      from lot_items l where lot_id = p_lot)));
  insert into outbox (id, subject, payload, trace_id, created_at) values (p_lot,
    'pickup.handed_over.' || p.transporter_id, jsonb_build_object('pickupId', p.id, 'lotId', p_lot,
      'lot', v_number, 'pointId', p.point_id, 'transporterId', p.transporter_id, 'grams', v_total),
    p_trace, p_now);
end
$$;

--
-- Name: month_of(timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.month_of(p_moment timestamp with time zone) RETURNS date
    LANGUAGE sql IMMUTABLE
    AS $$
  select date_trunc('month', p_moment at time zone 'Africa/Algiers')::date
$$;

--
-- Name: open_citizen_account(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.open_citizen_account(p_user uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  insert into accounts (id, kind, owner_id) values (p_user, 'citizen', p_user)
  on conflict (id) do nothing
$$;

--
-- Name: open_dispute(timestamp with time zone, uuid, uuid, uuid, integer, public.dispute_reason, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.open_dispute(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_dispute uuid, p_number integer, p_reason public.dispute_reason, p_note text, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'dispute', p_number, p_reason, p_note), 'UTF8'));
  v_seen bytea;
  v_held_account uuid;
  v_held bigint;
  c citizen_deposits;
begin
  insert into accounts (id, kind, owner_id) values (gen_random_uuid(), 'held', p_citizen)
    on conflict (owner_id, kind, shard) do nothing;
  select id into v_held_account from accounts where owner_id = p_citizen and kind = 'held';
  perform 1 from accounts where id in (p_citizen, v_held_account) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_citizen and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  select * into c from citizen_deposits
    where citizen_id = p_citizen and number = p_number for no key update;
  if not found or c.point_id is null then return 'not_found'; end if;
  if c.status not in ('confirmed', 'corrected') then return 'deposit_settled'; end if;
  -- Decided once, decided for good.
  if exists (select from disputes where deposit_id = c.deposit_id) then return 'deposit_settled'; end if;
  if greatest(c.created_at, c.occurred_at) < v_now - make_interval(days =>
      limit_at('dispute_days', greatest(c.created_at, c.occurred_at))) then return 'too_late'; end if;
  -- What waits for cover goes on waiting until somebody decides.
  v_held := case when c.is_waiting then 0
    else least(c.tokens, (select balance from accounts where id = p_citizen)) end;

  insert into idempotency values (p_citizen, p_key, v_fingerprint, '{}', v_now);
  insert into disputes (id, deposit_id, deposit_created_at, citizen_id, point_id, reason, note, held,
      opened_at)
    values (p_dispute, c.deposit_id, c.created_at, p_citizen, c.point_id, p_reason, p_note, v_held,
      v_now);
  update deposits set status = 'disputed' where id = c.deposit_id and created_at = c.created_at;
  update citizen_deposits set status = 'disputed'
    where citizen_id = p_citizen and number = p_number;
  if v_held > 0 then
    insert into transfers values
      (p_dispute, v_now, p_citizen, v_held_account, v_held, 'dispute_held', c.deposit_id);
    update accounts
      set balance = balance + case when id = v_held_account then v_held else -v_held end
      where id in (p_citizen, v_held_account);
  end if;
  insert into tasks (id, kind, subject_id, data, created_at, due_at) values
    (p_dispute, 'dispute', p_dispute, '{}', v_now, v_now + interval '3 days');
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_dispute, 'deposit.disputed.' || p_citizen, jsonb_build_object('depositId', c.deposit_id,
      'citizenId', p_citizen, 'pointId', c.point_id, 'held', v_held,
      'balance', (select balance from accounts where id = p_citizen)), p_trace, v_now);
  return 'opened';
end
$$;

--
-- Name: pay_correction(timestamp with time zone, uuid, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pay_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: pay_waiting(timestamp with time zone, uuid, integer, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pay_waiting(p_now timestamp with time zone, p_deposit uuid, p_number integer, p_payer uuid, p_trace text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_is_first boolean;
  v_at timestamptz;
  w waiting_tokens;
begin
  delete from waiting_tokens where deposit_id = p_deposit returning * into w;
  -- Whoever pays may have begun before it was weighed; nothing is earned before that.
  v_at := greatest(p_now, w.deposit_created_at);
  -- What a deposit earned is moved under its own id; what a decision added, under another.
  v_is_first := not exists (select from transfers
    where id = p_deposit and created_at >= w.deposit_created_at);
  insert into transfers values (
    case when v_is_first then p_deposit else gen_random_uuid() end, v_at, p_payer, w.citizen_id,
    w.tokens, case when v_is_first then 'deposit_earned' else 'correction' end::transfer_kind,
    p_deposit);
  update accounts set balance = balance + case when id = p_payer then -w.tokens else w.tokens end
    where id in (p_payer, w.citizen_id);
  update deposits set is_waiting = false
    where id = p_deposit and created_at = w.deposit_created_at;
  update citizen_deposits set is_waiting = false
    where citizen_id = w.citizen_id and number = p_number;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (gen_random_uuid(), 'deposit.paid.' || w.citizen_id, jsonb_build_object('depositId', p_deposit,
      'citizenId', w.citizen_id, 'pointId', w.point_id, 'tokens', w.tokens,
      'balance', (select balance from accounts where id = w.citizen_id)), p_trace, v_at);
end
$$;

--
-- Name: payer_for(timestamp with time zone, uuid, public.material, bigint, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.payer_for(p_at timestamp with time zone, p_point uuid, p_material public.material, p_tokens bigint, p_shard integer) RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select a.id
  from budgets b
  join accounts a on a.owner_id = b.id and a.kind = 'budget'
    and (p_shard is null or a.shard = p_shard % b.shards)
  where b.valid @> p_at and a.balance >= p_tokens
    and (b.stage = 'open' or (b.stage = 'slow' and p_tokens <= b.slow_ceiling))
    and (b.materials is null or p_material = any (b.materials))
    and (b.wilayas is null or exists (select from points p
      join commune_wilayas w on w.commune_code = p.commune_code and w.valid @> p_at::date
      where p.id = p_point and w.wilaya_code = any (b.wilayas)))
  order by b.is_own, upper(b.valid), b.id, a.balance desc
  limit 1
$$;

--
-- Name: post_transfer(timestamp with time zone, uuid, uuid, uuid, uuid, uuid, bigint, public.transfer_kind, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.post_transfer(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid, p_amount bigint, p_kind public.transfer_kind, p_reference uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := coalesce(p_now, now());
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', p_debit, p_credit, p_amount, p_kind, p_reference), 'UTF8'));
  v_seen bytea;
begin
  perform 1 from accounts where id in (p_debit, p_credit) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if (select count(*) from accounts where id in (p_debit, p_credit)
      and kind not in ('budget', 'funding')) <> 2 then
    return 'unknown_account';
  end if;
  if (select balance from accounts where id = p_debit) < p_amount then return 'insufficient'; end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into transfers values (p_id, v_now, p_debit, p_credit, p_amount, p_kind, p_reference);
  update accounts
    set balance = balance + case when id = p_credit then p_amount else -p_amount end
    where id in (p_debit, p_credit);
  return 'posted';
end
$$;

--
-- Name: publish_limit(timestamp with time zone, text, integer, date, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.publish_limit(p_now timestamp with time zone, p_name text, p_value integer, p_day date, p_reason text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := coalesce(p_now, now());
  v_from timestamptz := p_day::timestamp at time zone 'Africa/Algiers';
begin
  if not exists (select from limits where name = p_name) then return 'not_found'; end if;
  if v_from <= v_now then return 'too_late'; end if;
  delete from limits where name = p_name and valid_from > v_now;
  insert into limits (name, valid_from, value, reason, set_at)
    values (p_name, v_from, p_value, p_reason, v_now);
  return 'set';
end
$$;

--
-- Name: rebuild_brand_days(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.rebuild_brand_days(p_brand uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_changed uuid[];
begin
  drop table if exists pg_temp.counted_claims, pg_temp.found_citizens;
  create temp table counted_claims on commit drop as
    select id, grams from claims where brand_id = p_brand;
  create temp table found_citizens on commit drop as
    select * from brand_citizens_now where brand_id = p_brand;
  analyze pg_temp.found_citizens;

  perform hold_brand_days(array[p_brand]);
  delete from brand_days where brand_id = p_brand;
  insert into brand_days select * from brand_day_counts where brand_id = p_brand;
  delete from brand_months where brand_id = p_brand;
  insert into brand_months select * from brand_month_counts where brand_id = p_brand;
  delete from brand_citizens b where brand_id = p_brand and not exists (
    select from found_citizens f where f.year = b.year and f.citizen_id = b.citizen_id
      and f.wilaya_code = b.wilaya_code);
  insert into brand_citizens select * from found_citizens on conflict do nothing;
  delete from brand_citizen_counts where brand_id = p_brand;
  insert into brand_citizen_counts select brand_id, year, wilaya_code, count(*)
    from brand_citizens where brand_id = p_brand group by 1, 2, 3;
  delete from brand_year_counts where brand_id = p_brand;
  insert into brand_year_counts select brand_id, year, count(distinct citizen_id)
    from brand_citizens where brand_id = p_brand group by 1, 2;
  select array_agg(c.id) into v_changed
    from claims c left join counted_claims k on k.id = c.id
    where c.brand_id = p_brand and c.grams is distinct from k.grams;
  perform count_citizens(v_changed);
  perform uncount_citizens(v_changed);
end
$$;

--
-- Name: rebuild_public_days(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.rebuild_public_days() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform pg_advisory_xact_lock(hashtext('public_days'));
  delete from public_days;
  insert into public_days select * from public_day_counts;
end
$$;

--
-- Name: receive_delivery(timestamp with time zone, bytea, uuid, jsonb, text, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.receive_delivery(p_now timestamp with time zone, p_token_hash bytea, p_key uuid, p_items jsonb, p_name text, p_ticket text, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(concat_ws('|', 'receive', p_items, p_name), 'UTF8'));
  v_seen bytea;
  d deliveries;
  l record;
  v_off material[];
begin
  select * into d from deliveries where token_hash = p_token_hash for update;
  if not found then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = d.id and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if d.received_at is not null or d.expires_at <= v_now then return 'link_dead'; end if;
  -- Every material on board is weighed, and nothing else.
  if exists (
    (select distinct i.material from delivery_lots b join lot_items i on i.lot_id = b.lot_id
      where b.delivery_id = d.id and i.grams > 0)
    except select (i ->> 'material')::material from jsonb_array_elements(p_items) i
  ) or exists (
    select (i ->> 'material')::material from jsonb_array_elements(p_items) i
    except (select i.material from delivery_lots b join lot_items i on i.lot_id = b.lot_id
      where b.delivery_id = d.id and i.grams > 0)
  ) then return 'materials_differ'; end if;

  insert into idempotency values (d.id, p_key, v_fingerprint, '{}', v_now);
  update deliveries set received_at = v_now, received_by = p_name, ticket = p_ticket where id = d.id;
  insert into receipt_items
    select d.id, (i ->> 'material')::material,
      (select sum(o.grams) from delivery_lots b join lot_items o on o.lot_id = b.lot_id
        where b.delivery_id = d.id and o.material = (i ->> 'material')::material),
      (i ->> 'receivedGrams')::integer, (i ->> 'refusedGrams')::integer, (i ->> 'grade')::grade
    from jsonb_array_elements(p_items) i;
  insert into lot_receipts
    select o.lot_id, d.id, o.material, s.received, s.refused,
      r.grade
    from (select i.*, sum(i.grams) over (partition by i.material order by i.lot_id) - i.grams as before
        from delivery_lots b join lot_items i on i.lot_id = b.lot_id
        where b.delivery_id = d.id and i.grams > 0) o
    join receipt_items r on r.delivery_id = d.id and r.material = o.material
    cross join lateral (select
      share_of(r.received_grams, o.before, o.grams, r.expected_grams) as received,
      share_of(r.refused_grams, o.before, o.grams, r.expected_grams) as refused) s;

  select array_agg(material) into v_off from receipt_items where delivery_id = d.id
    and abs(received_grams + refused_grams - expected_grams) * 100 > expected_grams
      * limit_at('facility_tolerance_percent', v_now);
  if v_off is not null then
    insert into tasks (id, kind, subject_id, data, created_at, due_at) values (gen_random_uuid(),
      'receipt_differs', d.id, jsonb_build_object('facilityId', d.facility_id, 'materials', v_off),
      v_now, v_now + interval '2 days') on conflict (kind, subject_id) where decided_at is null do nothing;
    insert into claim_blocks (id, lot_id, material, reason, opened_at)
      select gen_random_uuid(), b.lot_id, m, 'receipt', v_now
      from delivery_lots b cross join unnest(v_off) m where b.delivery_id = d.id;
  end if;
  for l in select o.* from delivery_lots b join lots o on o.id = b.lot_id
      where b.delivery_id = d.id order by o.id loop
    update pickups set status = 'delivered', changed_at = v_now
      where id = l.pickup_id and status = 'handed_over';
    insert into pickup_steps values (gen_random_uuid(), l.pickup_id, 'delivered', 'received', null,
      jsonb_build_object('deliveryId', d.id), v_now);
    insert into transport_payments
      select id, transporter_id, pay_centimes, v_now from pickups where id = l.pickup_id;
    perform add_custody_event(gen_random_uuid(), 'lot_received', l.id, v_now, jsonb_build_object(
      'lot', l.number, 'facility', d.facility_id, 'materials', (
        select jsonb_agg(jsonb_build_object('material', material, 'receivedGrams', received_grams,
          'refusedGrams', refused_grams, 'grade', grade) order by material)
        from lot_receipts where lot_id = l.id)));
    insert into outbox (id, subject, payload, trace_id, created_at) values (gen_random_uuid(),
      'pickup.delivered.' || l.transporter_id, jsonb_build_object('pickupId', l.pickup_id,
        'lotId', l.id, 'lot', l.number, 'pointId', l.point_id, 'transporterId', l.transporter_id,
        'facilityId', d.facility_id), p_trace, v_now);
  end loop;
  return 'received';
end
$$;

--
-- Name: receive_voucher(timestamp with time zone, uuid, uuid, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.receive_voucher(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_voucher uuid, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to('receive|' || p_voucher, 'UTF8'));
  v_seen bytea;
  v_is_staff boolean;
  v vouchers := lock_voucher(p_voucher);
begin
  if v.id is null then return 'not_found'; end if;
  v_is_staff := exists (select from partners p
    join point_members m on m.point_id = p.point_id and m.removed_at is null
    where p.id = v.partner_id and m.user_id = p_actor);
  if v.citizen_id <> p_actor and not v_is_staff then return 'not_found'; end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if v.kind <> 'shop' then return 'not_found'; end if;
  if v.status <> 'ready' then return 'voucher_used'; end if;
  if v.expires_at <= v_now then return 'voucher_expired'; end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  perform close_voucher(v_now, v.id,
    case when v.citizen_id = p_actor then 'slide' else 'scan' end::voucher_end, p_actor, null, p_trace);
  return 'received';
end
$$;

--
-- Name: record_deposits(timestamp with time zone, uuid[], uuid[], uuid[], bytea[], uuid[], text[], public.material[], integer[], boolean[], boolean[], boolean[], integer[], bigint[], text[], integer[], public.identification[], uuid[], integer[], integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[], p_ages integer[] DEFAULT NULL::integer[], p_identified public.identification[] DEFAULT NULL::public.identification[], p_devices uuid[] DEFAULT NULL::uuid[], p_numbers integer[] DEFAULT NULL::integer[], p_skews integer[] DEFAULT NULL::integer[]) RETURNS TABLE(ord integer, outcome text, answer jsonb)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_shard integer := floor(random() * 64);
  v_payers uuid[] := (select array_agg(payer_for(v_now - make_interval(secs => coalesce(i.age, 0)),
      i.point_id, i.material, i.tokens, v_shard) order by i.n)
    from unnest(p_points, p_materials, p_tokens, p_ages)
      with ordinality as i (point_id, material, tokens, age, n));
begin
  perform 1 from accounts a
    where a.id in (select u.id from users u where u.code = any (p_codes)
      union all select * from unnest(v_payers))
    order by a.id for no key update;
  perform 1 from point_stock s
    where (s.point_id, s.material) in (select * from unnest(p_points, p_materials))
    order by s.point_id, s.material for no key update;

  return query
  with input as materialized (
    select i.*, i.n::integer as nr, u.id as citizen_id, a.balance, a.deposit_count,
      d.answer as seen_answer,
      case
        when d.fingerprint = i.fingerprint then 'replayed'
        when d.fingerprint is not null then 'idempotency_key_reused'
        when m.user_id is null then 'not_a_member'
        when m.removed_at <= i.occurred_at then 'not_a_member'
        when p.status <> 'active' then 'point_suspended'
        when u.id is null then 'citizen_unknown'
        when u.status <> 'active' then 'citizen_suspended'
        when u.id = i.actor_id or staff.user_id is not null then 'self_deposit'
        when exists (select from devices mine join devices theirs using (secret_hash)
          where mine.user_id = i.actor_id and theirs.user_id = u.id) then 'self_deposit'
        when s.accepted is not true then 'material_not_accepted'
        when r.id is null then 'rate_changed'
        else 'recorded'
      end as verdict
    from (
      select a.*, v_now - make_interval(secs => coalesce(a.age, 0)) as occurred_at
      from unnest(p_ids, p_actors, p_keys, p_fingerprints, p_points, p_codes, p_materials, p_grams,
          p_clean, p_compacted, p_manners, p_rates, p_tokens, p_traces, p_ages, p_identified,
          p_devices, p_numbers, p_skews, v_payers)
        with ordinality as a (id, actor_id, key, fingerprint, point_id, code, material, grams,
          clean, compacted, manners, rate_id, tokens, trace_id, age, identified_by,
          device_id, device_number, skew, payer, n)
    ) i
    left join users u on u.code = i.code
    left join accounts a on a.id = u.id
    left join points p on p.id = i.point_id
    left join point_members m
      on m.point_id = i.point_id and m.user_id = i.actor_id
    left join point_members staff
      on staff.point_id = i.point_id and staff.user_id = u.id
      and (staff.removed_at is null or staff.removed_at > i.occurred_at)
    left join point_stock s on s.point_id = i.point_id and s.material = i.material
    left join rates r on r.id = i.rate_id and r.material = i.material and r.valid @> i.occurred_at
    left join idempotency d on d.actor_id = i.actor_id and d.key = i.key
  ),
  first_of_key as (
    select distinct on (i.actor_id, i.key) i.* from input i
    where i.verdict = 'recorded' order by i.actor_id, i.key, i.nr
  ),
  -- Paid in order; behind the first that an account cannot cover, the others wait with it.
  covered as (
    select f.*, f.payer is not null and p.balance >=
        sum(f.tokens) over (partition by f.payer order by f.nr rows unbounded preceding) as is_paid
    from first_of_key f left join accounts p on p.id = f.payer
  ),
  fresh as materialized (
    select f.*, f.tokens > 0 and not f.is_paid as is_waiting,
      f.deposit_count + row_number() over w as number,
      f.balance + sum(case when f.is_paid then f.tokens else 0 end)
        over (w rows unbounded preceding) as balance_after,
      jsonb_build_object('id', f.id, 'material', f.material, 'grams', f.grams, 'tokens', f.tokens,
        'isWaiting', f.tokens > 0 and not f.is_paid,
        'recordedAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as body
    from covered f window w as (partition by f.citizen_id order by f.nr)
  ),
  keys as (
    insert into idempotency (actor_id, key, fingerprint, answer, created_at)
    select f.actor_id, f.key, f.fingerprint, f.body, v_now from fresh f
  ),
  facts as (
    insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by,
      status, material, grams, clean, compacted, manners, rate_id, tokens, identified_by,
      device_id, device_number, is_waiting)
    select f.id, v_now, f.occurred_at, f.citizen_id, f.number, f.point_id, f.actor_id,
      'confirmed', f.material, f.grams, f.clean, f.compacted, f.manners, f.rate_id, f.tokens,
      coalesce(f.identified_by, 'typed_code'), f.device_id, f.device_number, f.is_waiting
    from fresh f
  ),
  numbers as (
    insert into citizen_deposits (citizen_id, number, deposit_id, created_at, point_id, status,
      material, grams, clean, compacted, manners, tokens, occurred_at, is_waiting)
    select f.citizen_id, f.number, f.id, v_now, f.point_id, 'confirmed',
      f.material, f.grams, f.clean, f.compacted, f.manners, f.tokens, f.occurred_at, f.is_waiting
    from fresh f
  ),
  moves as (
    insert into transfers (id, created_at, debit_account, credit_account, amount, kind, reference_id)
    select f.id, v_now, f.payer, f.citizen_id, f.tokens, 'deposit_earned', f.id
    from fresh f where f.tokens > 0 and f.is_paid
  ),
  waits as (
    insert into waiting_tokens (deposit_id, deposit_created_at, citizen_id, point_id, material,
      occurred_at, tokens, since)
    select f.id, v_now, f.citizen_id, f.point_id, f.material, f.occurred_at, f.tokens, v_now
    from fresh f where f.is_waiting
  ),
  balances as (
    update accounts a
    set balance = a.balance + c.tokens, deposit_count = a.deposit_count + c.deposits
    from (
      select f.citizen_id as id, sum(case when f.is_paid then f.tokens else 0 end)::bigint as tokens,
        count(*)::integer as deposits
      from fresh f group by f.citizen_id
      union all
      select f.payer, -sum(f.tokens)::bigint, 0 from fresh f where f.is_paid group by f.payer
    ) c
    where a.id = c.id
  ),
  stock as (
    update point_stock s
    set stock_grams = s.stock_grams + c.grams, collected_grams = s.collected_grams + c.grams,
      deposit_count = s.deposit_count + c.deposits
    from (
      select f.point_id, f.material, sum(f.grams) as grams, count(*) as deposits
      from fresh f group by f.point_id, f.material
    ) c
    where s.point_id = c.point_id and s.material = c.material
  ),
  -- A number that was recorded stays so; one that was refused may be mended and come again.
  entries as (
    insert into device_entries
      (device_id, number, actor_id, outcome, deposit_id, skew_seconds, received_at)
    select distinct on (i.device_id, i.device_number) i.device_id, i.device_number, i.actor_id,
      i.verdict, f.id, coalesce(i.skew, 0), v_now
    from input i left join fresh f on f.id = i.id
    where i.device_id is not null and i.verdict <> 'replayed'
    order by i.device_id, i.device_number, f.id nulls last
    on conflict (device_id, number) do update
      set outcome = excluded.outcome, deposit_id = excluded.deposit_id,
        received_at = excluded.received_at
      where device_entries.deposit_id is null
  ),
  news as (
    insert into outbox (id, subject, payload, trace_id, created_at)
    select f.id, 'deposit.recorded.' || f.citizen_id, jsonb_build_object(
      'depositId', f.id, 'citizenId', f.citizen_id, 'pointId', f.point_id,
      'material', f.material, 'grams', f.grams,
      'stars', f.clean::int + f.compacted::int + f.manners::int, 'tokens', f.tokens,
      'isWaiting', f.is_waiting, 'balance', f.balance_after, 'number', f.number), f.trace_id, v_now
    from fresh f
  )
  select i.nr,
    case
      when i.verdict <> 'recorded' or f.id = i.id then i.verdict
      when f.fingerprint = i.fingerprint then 'replayed'
      else 'idempotency_key_reused'
    end,
    case
      when i.verdict = 'replayed' then i.seen_answer
      when f.fingerprint = i.fingerprint then f.body
    end
  from input i left join fresh f on f.actor_id = i.actor_id and f.key = i.key;
end
$$;

--
-- Name: recount_tonnages(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.recount_tonnages(p_brand uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform from brands where id = p_brand for no key update;
  with counted as materialized (
    select l.year, l.wilaya_code, p.material,
      div(sum(l.units::numeric * p.empty_milligrams), 1000)::bigint as grams
    from distribution_lines l join products p on p.id = l.product_id
    where l.brand_id = p_brand
    group by l.year, l.wilaya_code, p.material
    having sum(l.units::numeric * p.empty_milligrams) >= 1000
  ), gone as (
    delete from brand_tonnages t
    where t.brand_id = p_brand and not exists (
      select from counted c
      where (c.year, c.wilaya_code, c.material) = (t.year, t.wilaya_code, t.material))
  )
  insert into brand_tonnages as t (brand_id, year, wilaya_code, material, grams)
  select p_brand, year, wilaya_code, material, grams from counted
  on conflict (year, wilaya_code, material, brand_id) do update set grams = excluded.grams
  where t.grams <> excluded.grams;
end
$$;

--
-- Name: redeem_reward(timestamp with time zone, uuid, uuid, uuid, text, uuid, integer, bigint, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.redeem_reward(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_voucher uuid, p_code text, p_reward uuid, p_quantity integer, p_price bigint, p_phone text, p_trace text) RETURNS TABLE(outcome text, answer jsonb)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'redeem', p_reward, p_quantity, p_price, p_phone), 'UTF8'));
  v_seen idempotency;
  v_tokens bigint := p_price * p_quantity;
  v_to uuid;
  v_refusal text;
  v_answer jsonb;
  v_is_gift boolean;
  r rewards;
begin
  select * into r from rewards where id = p_reward;
  if not found then
    return query select 'not_found', null::jsonb;
    return;
  end if;
  v_is_gift := r.kind = 'donation';
  v_to := case when v_is_gift then account_of(r.partner_id, 'spent')
    else account_of(p_citizen, 'reserved') end;
  perform 1 from accounts where id in (p_citizen, v_to) order by id for no key update;
  select * into v_seen from idempotency where actor_id = p_citizen and key = p_key;
  if found then
    return query select case when v_seen.fingerprint = v_fingerprint then 'replayed'
      else 'idempotency_key_reused' end, v_seen.answer;
    return;
  end if;
  -- Again, now that nobody else can change it.
  select * into r from rewards where id = p_reward for no key update;
  v_refusal := case
    when r.status <> 'published' or not r.valid @> v_now or not gives_now(r.partner_id)
      then 'not_found'
    when (select status <> 'active' from users where id = p_citizen) then 'citizen_suspended'
    when (select phone_verified_at is null from users where id = p_citizen) then 'phone_unverified'
    when r.price <> p_price then 'price_changed'
    when r.stock < p_quantity then 'out_of_stock'
    when r.most_per_person < p_quantity + (select coalesce(sum(v.quantity), 0) from vouchers v
      where v.reward_id = r.id and v.citizen_id = p_citizen and v.status in ('ready', 'received')
        and v.created_at > v_now - make_interval(days => r.limit_days)) then 'limit_reached'
    when (select balance from accounts where id = p_citizen) < v_tokens then 'not_enough_tokens'
  end;
  if v_refusal is not null then
    return query select v_refusal, null::jsonb;
    return;
  end if;

  v_answer := jsonb_build_object('id', p_voucher, 'balance',
    (select balance - v_tokens from accounts where id = p_citizen));
  insert into idempotency values (p_citizen, p_key, v_fingerprint, v_answer, v_now);
  insert into vouchers (id, code, citizen_id, reward_id, partner_id, kind, reward_name, quantity,
      tokens, partner_centimes, status, created_at, expires_at, closed_at, ended_by, phone)
    values (p_voucher, p_code, p_citizen, r.id, r.partner_id, r.kind, r.name::text, p_quantity,
      v_tokens, r.partner_centimes * p_quantity,
      case when v_is_gift then 'received' else 'ready' end::voucher_status, v_now,
      v_now + make_interval(days => limit_at('voucher_days', v_now)),
      case when v_is_gift then v_now end,
      case when v_is_gift then 'donation'::voucher_end end, p_phone);
  insert into transfers values (p_voucher, v_now, p_citizen, v_to, v_tokens,
    case when v_is_gift then 'reward_spent' else 'reward_reserved' end::transfer_kind, p_voucher);
  update accounts set balance = balance + case when id = v_to then v_tokens else -v_tokens end
    where id in (p_citizen, v_to);
  update rewards set stock = stock - p_quantity where id = r.id and stock is not null;
  insert into top_ups (voucher_id, next_at, updated_at)
    select p_voucher, v_now, v_now where r.kind = 'phone_credit';
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_voucher, 'voucher.issued.' || p_citizen, jsonb_build_object('voucherId', p_voucher,
      'citizenId', p_citizen, 'rewardId', r.id, 'partnerId', r.partner_id, 'kind', r.kind,
      'quantity', p_quantity, 'tokens', v_tokens, 'balance', v_answer -> 'balance'), p_trace, v_now);
  return query select 'redeemed', v_answer;
end
$$;

--
-- Name: refuse_audit_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% on % is refused: the audit is append-only', tg_op, tg_table_name;
end $$;

--
-- Name: refuse_breach_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_breach_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% on % is refused: the log of breaches is append-only', tg_op, tg_table_name;
end $$;

--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% on % is refused: the ledger is append-only, a correction is a new transfer',
    tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;

--
-- Name: refuse_correction(timestamp with time zone, uuid, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: refuse_custody_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_custody_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% on % is refused: custody is append-only, a correction is a new event',
    tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;

--
-- Name: refuse_wording_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_wording_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% on % is refused: wordings are append-only', tg_op, tg_table_name;
end $$;

--
-- Name: release_grams(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.release_grams() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_keeps integer := case when new.status in ('confirmed', 'corrected', 'disputed') then new.grams
    else 0 end;
  a allocations;
  v_released integer;
begin
  for a in select * from allocations where deposit_id = new.id and upper(span) > v_keeps loop
    v_released := upper(a.span) - greatest(lower(a.span), v_keeps);
    if lower(a.span) >= v_keeps then
      delete from allocations where deposit_id = new.id and span = a.span;
    else
      update allocations set span = int4range(lower(a.span), v_keeps)
        where deposit_id = new.id and span = a.span;
    end if;
    update lot_items set attributed_grams = attributed_grams - v_released
      where lot_id = a.lot_id and material = a.material;
    update point_stock set lost_grams = lost_grams - v_released
      where a.correction_id is not null and point_id = a.point_id and material = a.material;
  end loop;
  return null;
end
$$;

--
-- Name: seal_custody(integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.seal_custody(p_limit integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_next bigint;
  v_chain bytea;
  v_leaf bytea;
  v_sealed integer := 0;
  e record;
begin
  if not pg_try_advisory_xact_lock(hashtext('seal_custody')) then return 0; end if;
  select leaf_index + 1, chain_hash into v_next, v_chain
    from custody_leaves order by leaf_index desc limit 1;
  v_next := coalesce(v_next, 0);
  v_chain := coalesce(v_chain, sha256(''));
  for e in
    with taken as (
      delete from custody_waiting
      where number in (select number from custody_waiting order by number limit p_limit)
      returning number, event_id)
    select c.id, c.content from taken t join custody_events c on c.id = t.event_id
    order by t.number
  loop
    v_leaf := sha256('\x00'::bytea || convert_to(e.content, 'UTF8'));
    v_chain := sha256(v_chain || v_leaf);
    insert into custody_leaves values (v_next, e.id, v_leaf, v_chain);
    v_next := v_next + 1;
    v_sealed := v_sealed + 1;
    if v_next % 256 = 0 then perform close_custody_node(8, v_next / 256 - 1); end if;
  end loop;
  return v_sealed;
end
$$;

--
-- Name: set_budget_stage(timestamp with time zone, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.set_budget_stage(p_now timestamp with time zone, p_budget uuid) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_old budget_stage;
  v_new budget_stage;
  v_left bigint := (select sum(balance) from accounts where owner_id = p_budget and kind = 'budget');
begin
  select stage, budget_stage_of(filled, slow_percent, v_left) into v_old, v_new
    from budgets where id = p_budget;
  if v_new = v_old then return false; end if;
  update budgets set stage = v_new where id = p_budget;
  if v_new <> 'open' then
    insert into tasks (id, kind, subject_id, data, created_at, due_at)
      values (gen_random_uuid(), 'budget_low', p_budget, jsonb_build_object('left', v_left), p_now,
        p_now + interval '1 day')
      on conflict (kind, subject_id) where decided_at is null do nothing;
  end if;
  return true;
end
$$;

--
-- Name: set_reward_stock(uuid, integer, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.set_reward_stock(p_reward uuid, p_expected integer, p_stock integer) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  r rewards;
begin
  select * into r from rewards where id = p_reward for no key update;
  if not found then return 'not_found'; end if;
  if r.stock is not distinct from p_stock then return 'set'; end if;
  if r.stock is distinct from p_expected then return 'stock_moved'; end if;
  update rewards set stock = p_stock where id = p_reward;
  return 'set';
end
$$;

--
-- Name: settle_bonuses(timestamp with time zone, uuid[], text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.settle_bonuses(p_now timestamp with time zone, p_deposits uuid[], p_trace text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: settle_handover(timestamp with time zone, uuid, uuid, public.handover_side, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.settle_handover(p_now timestamp with time zone, p_actor uuid, p_pickup uuid, p_side public.handover_side, p_lot uuid, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  p pickups;
  s handover_signatures;
begin
  select * into p from pickups where id = p_pickup for update;
  if not found then return 'not_found'; end if;
  if p.status <> 'disputed'
    or (select count(*) from handover_signatures where pickup_id = p_pickup) <> 2 then
    return 'pickup_settled';
  end if;
  select * into s from handover_signatures where pickup_id = p_pickup and side = p_side;
  perform make_lot(v_now, p_actor, p, s.items, s.occurred_at, p_lot, p_trace);
  return 'handed_over';
end
$$;

--
-- Name: settle_top_up(timestamp with time zone, uuid, public.top_up_state, text, timestamp with time zone, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.settle_top_up(p_now timestamp with time zone, p_voucher uuid, p_state public.top_up_state, p_reference text, p_next timestamp with time zone, p_trace text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v vouchers := lock_voucher(p_voucher);
begin
  if v.status is distinct from 'ready' or v.kind <> 'phone_credit' then return false; end if;
  update top_ups set state = p_state, updated_at = v_now, next_at = coalesce(p_next, next_at),
      provider_reference = coalesce(p_reference, provider_reference)
    where voucher_id = p_voucher;
  if p_state in ('fulfilled', 'refunded') then
    perform close_voucher(v_now, v.id,
      case when p_state = 'fulfilled' then 'digital' else 'failed' end::voucher_end, null, null, p_trace);
  end if;
  return true;
end
$$;

--
-- Name: share_of(bigint, bigint, bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.share_of(p_whole bigint, p_before bigint, p_part bigint, p_total bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when p_total = 0 then 0
    else (p_before + p_part) * p_whole / p_total - p_before * p_whole / p_total end
$$;

--
-- Name: sign_handover(timestamp with time zone, uuid, uuid, uuid, public.handover_side, public.signed_by, jsonb, timestamp with time zone, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.sign_handover(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_pickup uuid, p_side public.handover_side, p_with public.signed_by, p_items jsonb, p_occurred timestamp with time zone, p_lot uuid, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to(
    concat_ws('|', 'handover', p_pickup, p_side, p_with, p_items), 'UTF8'));
  v_seen bytea;
  p pickups;
  v_own jsonb;
  v_other jsonb;
begin
  select * into p from pickups where id = p_pickup for update;
  if not found then return 'not_found'; end if;
  if (p_side = 'driver') <> (p.transporter_id is not distinct from p_actor)
    or (p_side = 'point' and not exists (select from point_members m where m.point_id = p.point_id
      and m.user_id = p_actor and (m.removed_at is null or m.removed_at > p_occurred))) then
    return 'not_found';
  end if;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- The other copy of what was signed with the number on the driver's phone; or the driver has signed
  -- and now the point types its number, which is its signature.
  select items into v_own from handover_signatures where pickup_id = p_pickup and side = p_side;
  if v_own is not null and weights_of(v_own) <> weights_of(p_items) then
    insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
    perform dispute_pickup(v_now, p, p_actor, p_items, p_trace);
    return 'weights_differ';
  end if;
  if v_own is not null and (p_side = 'point' or p_with = 'phone' or exists (
      select from handover_signatures where pickup_id = p_pickup and side = 'point')) then
    return 'replayed';
  end if;
  if p.status not in ('accepted', 'on_the_way', 'weighing') then return 'pickup_settled'; end if;
  if exists (select from jsonb_array_elements(p_items) i where not exists (
      select from point_stock s where s.point_id = p.point_id
        and s.material = (i ->> 'material')::material)) then
    return 'material_not_accepted';
  end if;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into handover_signatures values
    (p_pickup, p_side, 'phone', p_actor, p_items, p_occurred, v_now)
    on conflict do nothing;
  if p_side = 'driver' and p_with = 'pin' then
    insert into handover_signatures values
      (p_pickup, 'point', 'pin', p_actor, p_items, p_occurred, v_now)
      on conflict do nothing;
  end if;
  select items into v_other from handover_signatures where pickup_id = p_pickup
    and side = case p_side when 'driver' then 'point' else 'driver' end::handover_side;
  if v_other is null then
    update pickups set status = 'weighing', changed_at = v_now where id = p_pickup;
    insert into pickup_steps values (gen_random_uuid(), p_pickup, 'weighing', 'signed', p_actor,
      jsonb_build_object('side', p_side), v_now);
    insert into outbox (id, subject, payload, trace_id, created_at) values (gen_random_uuid(),
      'pickup.signed.' || p.transporter_id, jsonb_build_object('pickupId', p_pickup, 'pointId',
        p.point_id, 'transporterId', p.transporter_id, 'side', p_side), p_trace, v_now);
    return 'signed';
  end if;
  if weights_of(v_other) <> weights_of(p_items) then
    perform dispute_pickup(v_now, p, p_actor, p_items, p_trace);
    return 'weights_differ';
  end if;

  perform make_lot(v_now, p_actor, p, case p_side when 'driver' then p_items else v_other end,
    p_occurred, p_lot, p_trace);
  return 'handed_over';
end
$$;

--
-- Name: spread_budget(timestamp with time zone, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.spread_budget(p_now timestamp with time zone, p_budget uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_first uuid := (select id from accounts
    where owner_id = p_budget and kind = 'budget' and shard = 0);
  v_total bigint := (select sum(balance) from accounts where owner_id = p_budget and kind = 'budget');
  v_shards integer := greatest(1, least(64, v_total / 1000000));
  v_share bigint := v_total / v_shards;
begin
  with wanted as (
    select id, case when shard < v_shards then v_share else 0 end - balance as change
    from accounts where owner_id = p_budget and kind = 'budget' and shard > 0
  ), moves as (
    insert into transfers
    select gen_random_uuid(), p_now, case when change > 0 then v_first else id end,
      case when change > 0 then id else v_first end, abs(change), 'budget_moved', p_budget
    from wanted where change <> 0
  )
  update accounts a set balance = a.balance + w.change from wanted w where a.id = w.id;
  update accounts set balance = v_total - v_share * (v_shards - 1) where id = v_first;
  update budgets set shards = v_shards where id = p_budget;
end
$$;

--
-- Name: start_delivery(timestamp with time zone, uuid, uuid, uuid, uuid, bytea, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.start_delivery(p_now timestamp with time zone, p_transporter uuid, p_key uuid, p_delivery uuid, p_facility uuid, p_token_hash bytea, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to('delivery|' || p_facility, 'UTF8'));
  v_seen bytea;
begin
  -- One at a time for one driver: what is on board is one thing.
  perform 1 from users where id = p_transporter for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_transporter and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- A facility that is weighing in at this moment ends first.
  perform 1 from deliveries where transporter_id = p_transporter and received_at is null for update;
  if not exists (select from lots l where l.transporter_id = p_transporter
      and l.facility_id = p_facility
      and not exists (select from lot_receipts r where r.lot_id = l.id)) then
    return 'nothing_on_board';
  end if;
  insert into idempotency values
    (p_transporter, p_key, v_fingerprint, jsonb_build_object('id', p_delivery), v_now);
  -- A link shown before this one is dead; its lots come along.
  update deliveries set expires_at = v_now where transporter_id = p_transporter
    and facility_id = p_facility and received_at is null and expires_at > v_now;
  insert into deliveries (id, transporter_id, facility_id, token_hash, created_at, expires_at)
    values (p_delivery, p_transporter, p_facility, p_token_hash, v_now, v_now + interval '24 hours');
  insert into delivery_lots
    select l.id, p_delivery from lots l
    where l.transporter_id = p_transporter and l.facility_id = p_facility
      and not exists (select from lot_receipts r where r.lot_id = l.id)
    on conflict (lot_id) do update set delivery_id = excluded.delivery_id;
  return 'started';
end
$$;

--
-- Name: stock_reward(uuid, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.stock_reward(p_reward uuid, p_change integer) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update rewards set stock = coalesce(stock, 0) + p_change
    where id = p_reward and coalesce(stock, 0) + p_change >= 0;
  return case when found then 'stocked' else 'out_of_stock' end;
end
$$;

--
-- Name: take_attempt(timestamp with time zone, bytea[], integer[], integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.take_attempt(p_now timestamp with time zone, p_keys bytea[], p_limits integer[], p_seconds integer[]) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  v_wait integer := attempts_wait(p_now, p_keys, p_limits, p_seconds);
begin
  if v_wait > 0 then
    return v_wait;
  end if;
  insert into attempts (key, hits, until)
    select key, '{}', p_now from unnest(p_keys) as k (key) order by key
    on conflict do nothing;
  perform from attempts where key = any (p_keys) order by key for update;
  v_wait := attempts_wait(p_now, p_keys, p_limits, p_seconds);
  if v_wait > 0 then
    return v_wait;
  end if;
  update attempts set
    hits = array(select hit from unnest(hits) as hit
      where hit > p_now - make_interval(secs => r.seconds) order by hit) || p_now,
    until = p_now + make_interval(secs => r.seconds)
    from unnest(p_keys, p_seconds) as r (key, seconds)
    where attempts.key = r.key;
  return 0;
end
$$;

--
-- Name: tend_budgets(timestamp with time zone, integer, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.tend_budgets(p_now timestamp with time zone, p_most integer, p_trace text) RETURNS TABLE(paid integer, stage_changes integer)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_paid integer := 0;
  v_changes integer := 0;
  v_payer uuid;
  b record;
  w record;
begin
  -- One at a time is enough, and a second would only keep the counters waiting.
  if not pg_try_advisory_xact_lock(hashtext('tend_budgets')) then
    return query select 0, 0;
    return;
  end if;
  if not exists (select from waiting_tokens) and not exists (
      select from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget'
      group by g.id having g.stage <> budget_stage_of(g.filled, g.slow_percent, sum(a.balance)::bigint)
        or (g.shards > 1 and sum(a.balance) < g.shards * 500000)) then
    return query select 0, 0;
    return;
  end if;
  perform 1 from accounts where id in (
      select a.id from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget'
      union all
      (select t.citizen_id from waiting_tokens t order by t.since, t.deposit_id limit p_most))
    order by id for no key update;

  for b in
    select g.id, g.stage, g.shards, g.filled, g.slow_percent, sum(a.balance)::bigint as tokens
    from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget' group by g.id
  loop
    if b.shards > 1 and b.tokens < b.shards * 500000 then perform spread_budget(v_now, b.id); end if;
    v_changes := v_changes + set_budget_stage(v_now, b.id)::int;
  end loop;

  for w in
    select t.*, c.number from waiting_tokens t
    join citizen_deposits c on c.citizen_id = t.citizen_id and c.deposit_id = t.deposit_id
    where c.status <> 'disputed' order by t.since, t.deposit_id limit p_most
  loop
    -- Somebody who began to wait after the accounts were locked is paid the next time.
    perform 1 from accounts where id = w.citizen_id for no key update skip locked;
    continue when not found;
    v_payer := payer_for(w.occurred_at, w.point_id, w.material, w.tokens, null);
    continue when v_payer is null; -- what is left may suffice for a smaller one
    perform pay_waiting(v_now, w.deposit_id, w.number, v_payer, p_trace);
    v_paid := v_paid + 1;
  end loop;

  for b in select id from budgets loop
    v_changes := v_changes + set_budget_stage(v_now, b.id)::int;
  end loop;
  return query select v_paid, v_changes;
end
$$;

--
-- Name: token_cover(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.token_cover() RETURNS TABLE(funded bigint, in_budgets bigint, with_citizens bigint, held bigint, reserved bigint, spent bigint, waiting bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select coalesce(-sum(balance) filter (where kind = 'funding'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'budget'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'citizen'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'held'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'reserved'), 0)::bigint,
    coalesce(sum(balance) filter (where kind = 'spent'), 0)::bigint,
    (select coalesce(sum(tokens), 0)::bigint from waiting_tokens)
  from accounts
$$;

--
-- Name: uncount_citizens(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.uncount_citizens(p_claims uuid[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  g brand_citizens;
begin
  for g in
    delete from brand_citizens b using (
      select distinct c.brand_id, extract(year from c.day)::smallint as year, d.citizen_id, c.wilaya_code
      from claim_reductions r join claims c on c.id = r.claim_id
      join deposits d on d.id = r.deposit_id and d.created_at = r.deposit_created_at
      where c.id = any (p_claims)) t
    where b.brand_id = t.brand_id and b.year = t.year and b.citizen_id = t.citizen_id
      and b.wilaya_code = t.wilaya_code
      and not exists (select from citizen_deposits d
        join claim_spans s on s.deposit_id = d.deposit_id join claims c on c.id = s.claim_id
        where d.citizen_id = b.citizen_id and c.brand_id = b.brand_id
          and c.wilaya_code = b.wilaya_code and extract(year from c.day) = b.year)
    returning b.*
  loop
    update brand_citizen_counts set citizens = citizens - 1
      where brand_id = g.brand_id and year = g.year and wilaya_code = g.wilaya_code;
    update brand_year_counts set citizens = citizens - 1
      where brand_id = g.brand_id and year = g.year and not exists (select from brand_citizens b
        where b.brand_id = g.brand_id and b.year = g.year and b.citizen_id = g.citizen_id);
  end loop;
end
$$;

--
-- Name: void_deposit(timestamp with time zone, uuid, uuid, uuid, integer, uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.void_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_after_seconds integer, p_transfer uuid, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_fingerprint bytea := sha256(convert_to('void|' || p_deposit, 'UTF8'));
  v_seen bytea;
  d deposits;
  v_budget uuid;
begin
  select * into d from deposits
    where id = p_deposit and created_at > v_now - interval '8 days';
  if not found then return 'not_found'; end if;
  -- What a deposit earned is moved under its own id, when it is weighed.
  select debit_account into v_budget from transfers
    where id = d.id and created_at >= d.created_at;
  if v_budget is null and d.is_waiting then
    -- It may be paid at this moment, from any of them.
    perform 1 from accounts where id in (
        select a.id from budgets g join accounts a on a.owner_id = g.id and a.kind = 'budget'
        union all select d.citizen_id)
      order by id for no key update;
    select debit_account into v_budget from transfers
      where id = d.id and created_at >= d.created_at;
  else
    perform 1 from accounts where id in (d.citizen_id, v_budget) order by id for no key update;
  end if;
  perform 1 from point_stock
    where point_id = d.point_id and material = d.material for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  -- Again, now that nobody else can change it.
  select * into d from deposits where id = d.id and created_at = d.created_at for no key update;
  if d.recorded_by <> p_actor then return 'not_found'; end if;
  if d.status <> 'confirmed' then return 'deposit_settled'; end if;
  if p_after_seconds not between 0 and 60 then return 'too_late'; end if;
  if not d.is_waiting and d.tokens > (select balance from accounts where id = d.citizen_id) then
    return 'tokens_spent';
  end if;
  if d.grams > (select stock_grams from point_stock
      where point_id = d.point_id and material = d.material) then
    return 'stock_gone';
  end if;

  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  update deposits set status = 'voided', is_waiting = false
    where id = d.id and created_at = d.created_at;
  update citizen_deposits set status = 'voided', is_waiting = false
    where citizen_id = d.citizen_id and number = d.number;
  delete from waiting_tokens where deposit_id = d.id;
  if d.tokens > 0 and not d.is_waiting then
    insert into transfers values
      (p_transfer, v_now, d.citizen_id, v_budget, d.tokens, 'deposit_voided', d.id);
    update accounts set balance = balance + case when id = v_budget then d.tokens else -d.tokens end
      where id in (d.citizen_id, v_budget);
  end if;
  update point_stock set stock_grams = stock_grams - d.grams,
      collected_grams = collected_grams - d.grams, deposit_count = deposit_count - 1
    where point_id = d.point_id and material = d.material;
  insert into outbox (id, subject, payload, trace_id, created_at) values
    (p_transfer, 'deposit.voided.' || d.citizen_id, jsonb_build_object('depositId', d.id,
      'citizenId', d.citizen_id, 'pointId', d.point_id, 'material', d.material, 'grams', d.grams,
      'tokens', d.tokens,
      'balance', (select balance from accounts where id = d.citizen_id)), p_trace, v_now);
  return 'voided';
end
$$;

--
-- Name: weights_of(jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.weights_of(p_items jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select jsonb_agg(jsonb_build_array(i ->> 'material', i -> 'declaredGrams', i -> 'refusedGrams',
      i -> 'weighedGrams') order by i ->> 'material')
  from jsonb_array_elements(p_items) i
$$;

--
-- Name: withdraw_voucher(timestamp with time zone, uuid, uuid, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.withdraw_voucher(p_now timestamp with time zone, p_actor uuid, p_voucher uuid, p_note text, p_trace text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v vouchers := lock_voucher(p_voucher);
begin
  if v.id is null then return 'not_found'; end if;
  -- Credit that was asked for may have arrived: the operator's answer decides.
  if v.status <> 'ready' or v.kind <> 'shop' then return 'voucher_used'; end if;
  perform close_voucher(v_now, v.id, 'withdrawn', p_actor, p_note, p_trace);
  return 'withdrawn';
end
$$;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id uuid NOT NULL,
    kind public.account_kind NOT NULL,
    owner_id uuid NOT NULL,
    shard smallint DEFAULT 0 NOT NULL,
    may_be_negative boolean DEFAULT false NOT NULL,
    balance bigint DEFAULT 0 NOT NULL,
    deposit_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_check CHECK ((may_be_negative OR (balance >= 0))),
    CONSTRAINT accounts_check1 CHECK ((may_be_negative = (kind = 'funding'::public.account_kind)))
)
WITH (fillfactor='80');

--
-- Name: allocations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.allocations (
    deposit_id uuid NOT NULL,
    deposit_created_at timestamp with time zone NOT NULL,
    span int4range NOT NULL,
    point_id uuid NOT NULL,
    material public.material NOT NULL,
    lot_id uuid,
    correction_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT allocations_check CHECK ((num_nonnulls(lot_id, correction_id) = 1)),
    CONSTRAINT allocations_span_check CHECK ((NOT isempty(span)))
);

--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.attempts (
    key bytea NOT NULL,
    hits timestamp with time zone[] NOT NULL,
    until timestamp with time zone NOT NULL
);

--
-- Name: audit_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_entries (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid NOT NULL,
    act text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb,
    note text,
    trace_id text NOT NULL,
    CONSTRAINT audit_entries_act_check CHECK ((act ~ '^[a-z_]{3,40}$'::text)),
    CONSTRAINT audit_entries_note_check CHECK ((char_length(note) <= 2000)),
    CONSTRAINT audit_entries_subject_id_check CHECK (((char_length(subject_id) >= 1) AND (char_length(subject_id) <= 80))),
    CONSTRAINT audit_entries_subject_kind_check CHECK ((subject_kind ~ '^[a-z_]{3,40}$'::text))
);

--
-- Name: balance_corrections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.balance_corrections (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    tokens bigint NOT NULL,
    reason text NOT NULL,
    state text DEFAULT 'asked'::text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    CONSTRAINT balance_corrections_check CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
    CONSTRAINT balance_corrections_check1 CHECK ((decided_by <> asked_by)),
    CONSTRAINT balance_corrections_check2 CHECK (((state <> 'done'::text) OR (decided_by IS NOT NULL) OR (abs(tokens) <= 100000))),
    CONSTRAINT balance_corrections_reason_check CHECK ((char_length(reason) <= 500)),
    CONSTRAINT balance_corrections_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text]))),
    CONSTRAINT balance_corrections_tokens_check CHECK (((tokens <> 0) AND (abs(tokens) <= 1000000)))
);

--
-- Name: brand_citizen_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_citizen_counts (
    brand_id uuid NOT NULL,
    year smallint NOT NULL,
    wilaya_code smallint NOT NULL,
    citizens integer NOT NULL,
    CONSTRAINT brand_citizen_counts_citizens_check CHECK ((citizens >= 0))
);

--
-- Name: brand_citizens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_citizens (
    brand_id uuid NOT NULL,
    year smallint NOT NULL,
    citizen_id uuid NOT NULL,
    wilaya_code smallint NOT NULL
);

--
-- Name: claim_spans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claim_spans (
    claim_id uuid NOT NULL,
    deposit_id uuid NOT NULL,
    deposit_created_at timestamp with time zone NOT NULL,
    span int4range NOT NULL,
    CONSTRAINT claim_spans_span_check CHECK ((NOT isempty(span)))
);

--
-- Name: claims; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claims (
    id uuid NOT NULL,
    number text NOT NULL,
    brand_id uuid NOT NULL,
    lot_id uuid NOT NULL,
    material public.material NOT NULL,
    wilaya_code smallint NOT NULL,
    day date NOT NULL,
    rule public.claim_rule NOT NULL,
    budget_id uuid,
    tonnage_before bigint,
    tonnage bigint,
    tonnage_total bigint,
    grams integer NOT NULL,
    deposits integer NOT NULL,
    report_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT claims_check CHECK (((rule = 'campaign'::public.claim_rule) = (budget_id IS NOT NULL))),
    CONSTRAINT claims_check1 CHECK (((rule = 'share'::public.claim_rule) = (tonnage IS NOT NULL))),
    CONSTRAINT claims_check2 CHECK ((num_nonnulls(tonnage_before, tonnage, tonnage_total) = ANY (ARRAY[0, 3]))),
    CONSTRAINT claims_check3 CHECK (((grams = 0) = (deposits = 0))),
    CONSTRAINT claims_deposits_check CHECK ((deposits >= 0)),
    CONSTRAINT claims_grams_check CHECK ((grams >= 0))
);

--
-- Name: deposits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deposits (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    citizen_id uuid NOT NULL,
    number integer NOT NULL,
    point_id uuid,
    recorded_by uuid NOT NULL,
    status public.deposit_status NOT NULL,
    material public.material NOT NULL,
    grams integer NOT NULL,
    clean boolean NOT NULL,
    compacted boolean NOT NULL,
    manners boolean NOT NULL,
    rate_id integer NOT NULL,
    tokens bigint NOT NULL,
    identified_by public.identification DEFAULT 'typed_code'::public.identification NOT NULL,
    device_id uuid,
    device_number integer,
    is_waiting boolean DEFAULT false NOT NULL,
    CONSTRAINT deposits_grams_check CHECK (((grams >= 50) AND (grams <= 50000))),
    CONSTRAINT deposits_tokens_check CHECK ((tokens >= 0))
)
PARTITION BY RANGE (created_at);

--
-- Name: brand_citizens_now; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.brand_citizens_now AS
 SELECT DISTINCT c.brand_id,
    (EXTRACT(year FROM c.day))::smallint AS year,
    d.citizen_id,
    c.wilaya_code
   FROM ((public.claims c
     JOIN public.claim_spans s ON ((s.claim_id = c.id)))
     JOIN public.deposits d ON (((d.id = s.deposit_id) AND (d.created_at = s.deposit_created_at))));

--
-- Name: brand_companies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_companies (
    brand_id uuid NOT NULL,
    review public.brand_review DEFAULT 'draft'::public.brand_review NOT NULL,
    legal_name text,
    rc text,
    nif text,
    sector public.brand_sector,
    wilaya_code smallint,
    address text,
    contact_name text,
    contact_position text,
    contact_phone text,
    contact_email text,
    tonnage_kilograms integer,
    eco_jem boolean,
    note text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT brand_companies_address_check CHECK (((char_length(address) >= 5) AND (char_length(address) <= 160))),
    CONSTRAINT brand_companies_check CHECK (((review = 'draft'::public.brand_review) OR (num_nulls(legal_name, rc, nif, sector, wilaya_code, address, contact_name, contact_position, contact_phone, contact_email, tonnage_kilograms, eco_jem) = 0))),
    CONSTRAINT brand_companies_contact_email_check CHECK ((contact_email = lower(contact_email))),
    CONSTRAINT brand_companies_contact_name_check CHECK (((char_length(contact_name) >= 2) AND (char_length(contact_name) <= 60))),
    CONSTRAINT brand_companies_contact_phone_check CHECK ((contact_phone ~ '^\+213[567][0-9]{8}$'::text)),
    CONSTRAINT brand_companies_contact_position_check CHECK (((char_length(contact_position) >= 2) AND (char_length(contact_position) <= 80))),
    CONSTRAINT brand_companies_legal_name_check CHECK (((char_length(legal_name) >= 2) AND (char_length(legal_name) <= 120))),
    CONSTRAINT brand_companies_nif_check CHECK ((nif ~ '^[0-9]{15,20}$'::text)),
    CONSTRAINT brand_companies_note_check CHECK ((char_length(note) <= 500)),
    CONSTRAINT brand_companies_rc_check CHECK ((rc ~ '^[0-9A-Za-z/-]{6,20}$'::text)),
    CONSTRAINT brand_companies_tonnage_kilograms_check CHECK ((tonnage_kilograms > 0))
);

--
-- Name: brand_day_counts; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.brand_day_counts AS
 SELECT claims.brand_id,
    claims.day,
    claims.wilaya_code,
    claims.material,
    sum(claims.grams) AS grams,
    COALESCE(sum(claims.grams) FILTER (WHERE (claims.rule = 'campaign'::public.claim_rule)), (0)::bigint) AS campaign_grams,
    sum(claims.deposits) AS deposits,
    (count(*))::integer AS claims
   FROM public.claims
  WHERE (claims.grams > 0)
  GROUP BY claims.brand_id, claims.day, claims.wilaya_code, claims.material;

--
-- Name: brand_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_days (
    brand_id uuid NOT NULL,
    day date NOT NULL,
    wilaya_code smallint NOT NULL,
    material public.material NOT NULL,
    grams bigint NOT NULL,
    campaign_grams bigint NOT NULL,
    deposits bigint NOT NULL,
    claims integer NOT NULL,
    CONSTRAINT brand_days_check CHECK (((campaign_grams >= 0) AND (campaign_grams <= grams))),
    CONSTRAINT brand_days_grams_check CHECK ((grams > 0))
);

--
-- Name: brand_faces; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_faces (
    brand_id uuid NOT NULL,
    logo text,
    colour text,
    story jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT brand_faces_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT brand_faces_logo_check CHECK ((logo ~ '^pictures/[0-9a-f]{32}\.(webp|jpg|png)$'::text))
);

--
-- Name: brand_goals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_goals (
    id uuid NOT NULL,
    brand_id uuid NOT NULL,
    material public.material,
    grams bigint,
    due_on date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kind public.brand_goal_kind DEFAULT 'kilograms'::public.brand_goal_kind NOT NULL,
    count integer,
    year smallint GENERATED ALWAYS AS ((EXTRACT(year FROM due_on))::smallint) STORED NOT NULL,
    wilayas smallint[] DEFAULT '{}'::smallint[] NOT NULL,
    split public.brand_goal_split DEFAULT 'even'::public.brand_goal_split NOT NULL,
    weights integer[] DEFAULT array_fill(1, ARRAY[12]) NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT brand_goals_check CHECK (((kind = 'kilograms'::public.brand_goal_kind) = (grams IS NOT NULL))),
    CONSTRAINT brand_goals_check1 CHECK (((kind = 'kilograms'::public.brand_goal_kind) = (count IS NULL))),
    CONSTRAINT brand_goals_check2 CHECK (((kind = 'kilograms'::public.brand_goal_kind) OR (material IS NULL))),
    CONSTRAINT brand_goals_count_check CHECK ((count > 0)),
    CONSTRAINT brand_goals_grams_check CHECK ((grams > 0)),
    CONSTRAINT brand_goals_weights_check CHECK (((cardinality(weights) = 12) AND (0 <= ALL (weights)) AND (0 < ANY (weights)))),
    CONSTRAINT brand_goals_year_check CHECK (((year >= 2020) AND (year <= 2100)))
);

--
-- Name: brand_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_invitations (
    code text NOT NULL,
    brand_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_by uuid,
    used_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT brand_invitations_code_check CHECK ((code ~ '^[2-9A-HJKMNP-RT-Y]{8}$'::text))
);

--
-- Name: brand_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_members (
    brand_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone,
    rank public.brand_rank DEFAULT 'admin'::public.brand_rank NOT NULL
);

--
-- Name: brand_month_counts; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.brand_month_counts AS
 SELECT brand_days.brand_id,
    (date_trunc('month'::text, (brand_days.day)::timestamp with time zone))::date AS month,
    brand_days.wilaya_code,
    brand_days.material,
    (sum(brand_days.grams))::bigint AS grams,
    (sum(brand_days.campaign_grams))::bigint AS campaign_grams,
    (sum(brand_days.deposits))::bigint AS deposits,
    (sum(brand_days.claims))::integer AS claims
   FROM public.brand_days
  GROUP BY brand_days.brand_id, ((date_trunc('month'::text, (brand_days.day)::timestamp with time zone))::date), brand_days.wilaya_code, brand_days.material;

--
-- Name: brand_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_months (
    brand_id uuid NOT NULL,
    month date NOT NULL,
    wilaya_code smallint NOT NULL,
    material public.material NOT NULL,
    grams bigint NOT NULL,
    campaign_grams bigint NOT NULL,
    deposits bigint NOT NULL,
    claims integer NOT NULL,
    CONSTRAINT brand_months_check CHECK (((campaign_grams >= 0) AND (campaign_grams <= grams))),
    CONSTRAINT brand_months_grams_check CHECK ((grams > 0))
);

--
-- Name: brand_team_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_team_invitations (
    id uuid NOT NULL,
    brand_id uuid NOT NULL,
    invited_by uuid NOT NULL,
    token_hash bytea NOT NULL,
    email text,
    rank public.brand_rank NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_by uuid,
    accepted_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT brand_team_invitations_check CHECK (((email IS NOT NULL) = ((accepted_at IS NULL) AND (withdrawn_at IS NULL)))),
    CONSTRAINT brand_team_invitations_email_check CHECK ((email = lower(email)))
);

--
-- Name: brand_tonnages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_tonnages (
    brand_id uuid NOT NULL,
    year smallint NOT NULL,
    wilaya_code smallint NOT NULL,
    material public.material NOT NULL,
    grams bigint NOT NULL,
    CONSTRAINT brand_tonnages_grams_check CHECK ((grams > 0)),
    CONSTRAINT brand_tonnages_year_check CHECK (((year >= 2020) AND (year <= 2100)))
);

--
-- Name: brand_year_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_year_counts (
    brand_id uuid NOT NULL,
    year smallint NOT NULL,
    citizens integer NOT NULL,
    CONSTRAINT brand_year_counts_citizens_check CHECK ((citizens >= 0))
);

--
-- Name: brands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brands (
    id uuid NOT NULL,
    kind public.brand_kind NOT NULL,
    name text NOT NULL,
    invited_by_brand uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT brands_check CHECK (((kind = 'distributor'::public.brand_kind) = (invited_by_brand IS NOT NULL)))
);

--
-- Name: breach_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.breach_events (
    id uuid NOT NULL,
    breach_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    state text NOT NULL,
    people integer,
    note text NOT NULL,
    CONSTRAINT breach_events_note_check CHECK (((char_length(note) >= 10) AND (char_length(note) <= 2000))),
    CONSTRAINT breach_events_people_check CHECK ((people >= 0)),
    CONSTRAINT breach_events_state_check CHECK ((state = ANY (ARRAY['found'::text, 'assessed'::text, 'notified'::text, 'told'::text, 'closed'::text])))
);

--
-- Name: breaches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.breaches (
    id uuid NOT NULL,
    number integer NOT NULL,
    state text NOT NULL,
    what text NOT NULL,
    found_at timestamp with time zone NOT NULL,
    notified_at timestamp with time zone,
    groups text[] NOT NULL,
    data text[] NOT NULL,
    people integer,
    records integer,
    CONSTRAINT breaches_data_check CHECK (((cardinality(data) >= 1) AND (cardinality(data) <= 8))),
    CONSTRAINT breaches_groups_check CHECK (((cardinality(groups) >= 1) AND (cardinality(groups) <= 8))),
    CONSTRAINT breaches_people_check CHECK ((people >= 0)),
    CONSTRAINT breaches_records_check CHECK ((records >= 0)),
    CONSTRAINT breaches_state_check CHECK ((state = ANY (ARRAY['found'::text, 'assessed'::text, 'notified'::text, 'told'::text, 'closed'::text]))),
    CONSTRAINT breaches_what_check CHECK (((char_length(what) >= 10) AND (char_length(what) <= 2000)))
);

--
-- Name: breaches_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.breaches ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.breaches_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: budget_fillings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budget_fillings (
    id uuid NOT NULL,
    budget_id uuid NOT NULL,
    amount bigint NOT NULL,
    reference text NOT NULL,
    filled_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    centimes bigint,
    CONSTRAINT budget_fillings_amount_check CHECK ((amount > 0)),
    CONSTRAINT budget_fillings_centimes_check CHECK ((centimes > 0)),
    CONSTRAINT budget_fillings_reference_check CHECK (((char_length(reference) >= 3) AND (char_length(reference) <= 120)))
);

--
-- Name: budgets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budgets (
    id uuid NOT NULL,
    name text NOT NULL,
    is_own boolean DEFAULT false NOT NULL,
    materials public.material[],
    wilayas smallint[],
    valid tstzrange DEFAULT '(,)'::tstzrange NOT NULL,
    stage public.budget_stage DEFAULT 'spent'::public.budget_stage NOT NULL,
    shards smallint DEFAULT 1 NOT NULL,
    filled bigint DEFAULT 0 NOT NULL,
    slow_percent smallint DEFAULT 10 NOT NULL,
    slow_ceiling bigint DEFAULT 10000 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    brand_id uuid,
    CONSTRAINT budgets_materials_check CHECK ((cardinality(materials) > 0)),
    CONSTRAINT budgets_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
    CONSTRAINT budgets_shards_check CHECK (((shards >= 1) AND (shards <= 64))),
    CONSTRAINT budgets_slow_ceiling_check CHECK ((slow_ceiling > 0)),
    CONSTRAINT budgets_slow_percent_check CHECK (((slow_percent >= 1) AND (slow_percent <= 90))),
    CONSTRAINT budgets_wilayas_check CHECK ((cardinality(wilayas) > 0))
);

--
-- Name: campaign_deposits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.campaign_deposits (
    deposit_id uuid NOT NULL,
    deposit_created_at timestamp with time zone NOT NULL,
    campaign_id uuid NOT NULL,
    account_id uuid NOT NULL,
    grams integer NOT NULL,
    bonus bigint NOT NULL,
    lost bigint DEFAULT 0 NOT NULL,
    CONSTRAINT campaign_deposits_bonus_check CHECK ((bonus >= 0)),
    CONSTRAINT campaign_deposits_check CHECK (((lost >= 0) AND (lost <= bonus))),
    CONSTRAINT campaign_deposits_grams_check CHECK ((grams >= 0))
);

--
-- Name: campaign_prices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.campaign_prices (
    valid tstzrange NOT NULL,
    centimes_per_token integer NOT NULL,
    CONSTRAINT campaign_prices_centimes_per_token_check CHECK ((centimes_per_token > 0))
);

--
-- Name: campaigns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.campaigns (
    id uuid NOT NULL,
    brand_id uuid NOT NULL,
    budget_id uuid,
    state public.campaign_state DEFAULT 'draft'::public.campaign_state NOT NULL,
    name text NOT NULL,
    materials public.material[],
    wilayas smallint[],
    valid tstzrange NOT NULL,
    bonus_percent smallint NOT NULL,
    centimes bigint NOT NULL,
    tokens bigint NOT NULL,
    refusal text,
    asked_by uuid,
    created_at timestamp with time zone NOT NULL,
    asked_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    ended_at timestamp with time zone,
    deposits bigint DEFAULT 0 NOT NULL,
    grams bigint DEFAULT 0 NOT NULL,
    bonus_tokens bigint DEFAULT 0 NOT NULL,
    CONSTRAINT campaigns_bonus_percent_check CHECK (((bonus_percent >= 0) AND (bonus_percent <= 100))),
    CONSTRAINT campaigns_centimes_check CHECK ((centimes > 0)),
    CONSTRAINT campaigns_check CHECK (((state = ANY (ARRAY['running'::public.campaign_state, 'ended'::public.campaign_state])) = (budget_id IS NOT NULL))),
    CONSTRAINT campaigns_check1 CHECK (((state = 'ended'::public.campaign_state) = (ended_at IS NOT NULL))),
    CONSTRAINT campaigns_check2 CHECK (((state = 'draft'::public.campaign_state) OR (asked_at IS NOT NULL))),
    CONSTRAINT campaigns_materials_check CHECK ((cardinality(materials) > 0)),
    CONSTRAINT campaigns_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
    CONSTRAINT campaigns_refusal_check CHECK ((char_length(refusal) <= 500)),
    CONSTRAINT campaigns_tokens_check CHECK ((tokens > 0)),
    CONSTRAINT campaigns_valid_check CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL) AND (upper(valid) IS NOT NULL))),
    CONSTRAINT campaigns_wilayas_check CHECK ((cardinality(wilayas) > 0))
);

--
-- Name: cause_quarters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cause_quarters (
    quarter date NOT NULL,
    opened_at timestamp with time zone NOT NULL
);

--
-- Name: cause_votes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cause_votes (
    citizen_id uuid NOT NULL,
    quarter date NOT NULL,
    reward_id uuid NOT NULL,
    voted_at timestamp with time zone NOT NULL
);

--
-- Name: check_results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.check_results (
    metric text NOT NULL,
    found integer NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    CONSTRAINT check_results_found_check CHECK ((found >= 0))
);

--
-- Name: citizen_deposits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.citizen_deposits (
    citizen_id uuid NOT NULL,
    number integer NOT NULL,
    deposit_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    point_id uuid,
    status public.deposit_status NOT NULL,
    material public.material NOT NULL,
    grams integer NOT NULL,
    clean boolean NOT NULL,
    compacted boolean NOT NULL,
    manners boolean NOT NULL,
    tokens bigint NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    is_waiting boolean DEFAULT false NOT NULL
);

--
-- Name: citizen_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.citizen_months (
    citizen_id uuid NOT NULL,
    month date NOT NULL,
    commune_code integer NOT NULL,
    deposits integer NOT NULL,
    grams bigint NOT NULL,
    first_number integer NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT citizen_months_deposits_check CHECK ((deposits > 0))
);

--
-- Name: citizen_profiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.citizen_profiles (
    user_id uuid NOT NULL,
    username text NOT NULL,
    commune_code integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT citizen_profiles_username_check CHECK (((char_length(username) >= 3) AND (char_length(username) <= 20)))
);

--
-- Name: claim_blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claim_blocks (
    id uuid NOT NULL,
    lot_id uuid,
    point_id uuid,
    material public.material NOT NULL,
    reason text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    lifted_at timestamp with time zone,
    lifted_by uuid,
    note text,
    looked_at timestamp with time zone,
    CONSTRAINT claim_blocks_check CHECK ((num_nonnulls(lot_id, point_id) = 1)),
    CONSTRAINT claim_blocks_note_check CHECK ((char_length(note) <= 500)),
    CONSTRAINT claim_blocks_reason_check CHECK ((reason = ANY (ARRAY['receipt'::text, 'balance'::text, 'overdue'::text])))
);

--
-- Name: claim_numbers; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.claim_numbers
    START WITH 20511149
    INCREMENT BY 1
    NO MINVALUE
    MAXVALUE 594823320
    CACHE 1;

--
-- Name: claim_reductions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claim_reductions (
    id uuid NOT NULL,
    claim_id uuid NOT NULL,
    deposit_id uuid NOT NULL,
    deposit_created_at timestamp with time zone NOT NULL,
    grams integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT claim_reductions_grams_check CHECK ((grams > 0))
);

--
-- Name: lot_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lot_items (
    lot_id uuid NOT NULL,
    material public.material NOT NULL,
    bags smallint NOT NULL,
    declared_grams integer NOT NULL,
    refused_grams integer NOT NULL,
    grams integer NOT NULL,
    attributed_grams integer NOT NULL,
    reason text,
    photo text,
    CONSTRAINT lot_items_check CHECK (((attributed_grams >= 0) AND (attributed_grams <= grams))),
    CONSTRAINT lot_items_declared_grams_check CHECK ((declared_grams >= 0)),
    CONSTRAINT lot_items_grams_check CHECK ((grams >= 0)),
    CONSTRAINT lot_items_reason_check CHECK ((char_length(reason) <= 200)),
    CONSTRAINT lot_items_refused_grams_check CHECK ((refused_grams >= 0))
);

--
-- Name: lot_receipts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lot_receipts (
    lot_id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    material public.material NOT NULL,
    received_grams integer NOT NULL,
    refused_grams integer NOT NULL,
    grade public.grade NOT NULL,
    CONSTRAINT lot_receipts_received_grams_check CHECK ((received_grams >= 0)),
    CONSTRAINT lot_receipts_refused_grams_check CHECK ((refused_grams >= 0))
);

--
-- Name: lots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lots (
    id uuid NOT NULL,
    number text NOT NULL,
    pickup_id uuid NOT NULL,
    point_id uuid NOT NULL,
    facility_id uuid NOT NULL,
    transporter_id uuid NOT NULL,
    handed_over_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);

--
-- Name: claimable_lots; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.claimable_lots AS
 SELECT r.lot_id,
    l.number,
    l.point_id,
    r.material,
    r.grade,
    LEAST((((r.received_grams)::bigint * i.attributed_grams) / i.grams), (i.attributed_grams)::bigint) AS grams
   FROM ((public.lot_receipts r
     JOIN public.lots l ON ((l.id = r.lot_id)))
     JOIN public.lot_items i ON (((i.lot_id = r.lot_id) AND (i.material = r.material))))
  WHERE (NOT (EXISTS ( SELECT
           FROM public.claim_blocks b
          WHERE ((b.lifted_at IS NULL) AND (b.material = r.material) AND ((b.lot_id = r.lot_id) OR (b.point_id = l.point_id))))));

--
-- Name: class_answers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.class_answers (
    class_id uuid NOT NULL,
    question_id text NOT NULL,
    asked integer NOT NULL,
    answered_right integer NOT NULL,
    CONSTRAINT class_answers_asked_check CHECK ((asked > 0)),
    CONSTRAINT class_answers_check CHECK (((answered_right >= 0) AND (answered_right <= asked)))
);

--
-- Name: class_results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.class_results (
    id uuid NOT NULL,
    class_id uuid NOT NULL,
    day date NOT NULL
);

--
-- Name: codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.codes (
    id uuid NOT NULL,
    purpose public.code_purpose NOT NULL,
    channel public.code_channel NOT NULL,
    user_id uuid,
    target text NOT NULL,
    code_hash bytea,
    tries_left smallint DEFAULT 5 NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT codes_tries_left_check CHECK ((tries_left >= 0))
);

--
-- Name: commune_figures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.commune_figures (
    month date NOT NULL,
    commune_code integer NOT NULL,
    citizens bigint NOT NULL
);

--
-- Name: commune_wilayas; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.commune_wilayas (
    commune_code integer NOT NULL,
    wilaya_code smallint NOT NULL,
    valid daterange NOT NULL
);

--
-- Name: communes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.communes (
    code integer NOT NULL,
    name_fr text NOT NULL,
    name_ar text NOT NULL,
    location public.geometry(Point,4326) NOT NULL,
    folded_name text GENERATED ALWAYS AS (public.folded(((name_fr || ' '::text) || name_ar))) STORED NOT NULL
);

--
-- Name: consents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consents (
    id uuid NOT NULL,
    user_id uuid,
    organisation_id uuid,
    document public.consent_document NOT NULL,
    version text NOT NULL,
    locale text NOT NULL,
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT consents_check CHECK ((num_nonnulls(user_id, organisation_id) = 1)),
    CONSTRAINT consents_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text])))
);

--
-- Name: contact_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    name text NOT NULL,
    contact text NOT NULL,
    topic text NOT NULL,
    message text NOT NULL,
    locale text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT contact_messages_contact_check CHECK ((char_length(contact) <= 254)),
    CONSTRAINT contact_messages_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
    CONSTRAINT contact_messages_message_check CHECK (((char_length(message) >= 10) AND (char_length(message) <= 2000))),
    CONSTRAINT contact_messages_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 120)))
);

--
-- Name: counter_passes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counter_passes (
    user_id uuid NOT NULL,
    passed_at timestamp with time zone NOT NULL
);

--
-- Name: counter_registrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counter_registrations (
    user_id uuid NOT NULL,
    phone text NOT NULL,
    point_id uuid NOT NULL,
    registered_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    claimed_at timestamp with time zone,
    CONSTRAINT counter_registrations_phone_check CHECK ((phone ~ '^\+213[567][0-9]{8}$'::text))
);

--
-- Name: cover_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cover_counts (
    singleton boolean DEFAULT true NOT NULL,
    at timestamp with time zone NOT NULL,
    funded bigint NOT NULL,
    in_budgets bigint NOT NULL,
    with_citizens bigint NOT NULL,
    held bigint NOT NULL,
    reserved bigint NOT NULL,
    spent bigint NOT NULL,
    waiting bigint NOT NULL,
    CONSTRAINT cover_counts_singleton_check CHECK (singleton)
);

--
-- Name: custody_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.custody_events (
    id uuid NOT NULL,
    kind public.custody_kind NOT NULL,
    subject_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    lot text,
    content text NOT NULL
);

--
-- Name: custody_leaves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.custody_leaves (
    leaf_index bigint NOT NULL,
    event_id uuid NOT NULL,
    leaf_hash bytea NOT NULL,
    chain_hash bytea NOT NULL,
    CONSTRAINT custody_leaves_chain_hash_check CHECK ((octet_length(chain_hash) = 32)),
    CONSTRAINT custody_leaves_leaf_hash_check CHECK ((octet_length(leaf_hash) = 32)),
    CONSTRAINT custody_leaves_leaf_index_check CHECK ((leaf_index >= 0))
);

--
-- Name: custody_nodes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.custody_nodes (
    height smallint NOT NULL,
    node_index bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT custody_nodes_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT custody_nodes_height_check CHECK (((height > 0) AND (((height)::integer % 8) = 0))),
    CONSTRAINT custody_nodes_node_index_check CHECK ((node_index >= 0))
);

--
-- Name: custody_roots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.custody_roots (
    day date NOT NULL,
    tree_size bigint NOT NULL,
    root_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT custody_roots_root_hash_check CHECK ((octet_length(root_hash) = 32)),
    CONSTRAINT custody_roots_tree_size_check CHECK ((tree_size > 0))
);

--
-- Name: custody_waiting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.custody_waiting (
    number bigint NOT NULL,
    event_id uuid NOT NULL
);

--
-- Name: custody_waiting_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.custody_waiting ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.custody_waiting_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: data_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.data_requests (
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    done_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT data_requests_check CHECK ((num_nonnulls(done_at, withdrawn_at) <= 1)),
    CONSTRAINT data_requests_check1 CHECK (((kind = 'erasure'::text) = (due_at IS NOT NULL))),
    CONSTRAINT data_requests_kind_check CHECK ((kind = ANY (ARRAY['export'::text, 'erasure'::text])))
);

--
-- Name: day_figures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.day_figures (
    day date NOT NULL,
    deposits bigint NOT NULL,
    grams bigint NOT NULL
);

--
-- Name: dead_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dead_events (
    event_id uuid NOT NULL,
    consumer text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    error text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

--
-- Name: declarations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.declarations (
    deposit_id uuid NOT NULL,
    deposit_created_at timestamp with time zone NOT NULL,
    citizen_id uuid NOT NULL,
    point_id uuid NOT NULL,
    bag_number integer NOT NULL,
    declared_grams integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    is_open boolean DEFAULT true NOT NULL,
    reason text,
    closed_at timestamp with time zone,
    CONSTRAINT declarations_bag_number_check CHECK (((bag_number >= 1) AND (bag_number <= 999))),
    CONSTRAINT declarations_reason_check CHECK ((reason = ANY (ARRAY['not_found'::text, 'not_recyclable'::text, 'mixed'::text])))
);

--
-- Name: deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deliveries (
    id uuid NOT NULL,
    transporter_id uuid NOT NULL,
    facility_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone,
    received_by text,
    ticket text,
    CONSTRAINT deliveries_received_by_check CHECK (((char_length(received_by) >= 2) AND (char_length(received_by) <= 80)))
);

--
-- Name: delivery_lots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_lots (
    lot_id uuid NOT NULL,
    delivery_id uuid NOT NULL
);

--
-- Name: deposit_receipts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deposit_receipts (
    deposit_id uuid NOT NULL,
    citizen_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);

--
-- Name: deposit_signals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deposit_signals (
    deposit_id uuid NOT NULL,
    rule text NOT NULL,
    score smallint NOT NULL,
    detail jsonb NOT NULL,
    point_id uuid NOT NULL,
    citizen_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT deposit_signals_score_check CHECK (((score >= 1) AND (score <= 100)))
);

--
-- Name: device_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.device_counts (
    device_id uuid NOT NULL,
    actor_id uuid NOT NULL,
    highest_number integer NOT NULL,
    still_waiting integer NOT NULL,
    heard_at timestamp with time zone NOT NULL,
    CONSTRAINT device_counts_highest_number_check CHECK ((highest_number >= 0)),
    CONSTRAINT device_counts_still_waiting_check CHECK ((still_waiting >= 0))
);

--
-- Name: device_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.device_entries (
    device_id uuid NOT NULL,
    number integer NOT NULL,
    actor_id uuid NOT NULL,
    outcome text NOT NULL,
    deposit_id uuid,
    skew_seconds integer NOT NULL,
    received_at timestamp with time zone NOT NULL,
    details jsonb,
    CONSTRAINT device_entries_number_check CHECK ((number > 0))
);

--
-- Name: devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.devices (
    user_id uuid NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: disputes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.disputes (
    id uuid NOT NULL,
    deposit_id uuid NOT NULL,
    deposit_created_at timestamp with time zone NOT NULL,
    citizen_id uuid NOT NULL,
    point_id uuid NOT NULL,
    reason public.dispute_reason NOT NULL,
    note text NOT NULL,
    held bigint NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    decision public.dispute_decision,
    decided_by uuid,
    decided_at timestamp with time zone,
    decision_note text,
    unrecovered bigint DEFAULT 0 NOT NULL,
    opened_by uuid,
    CONSTRAINT disputes_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
    CONSTRAINT disputes_check1 CHECK (((decision IS NULL) = (decision_note IS NULL))),
    CONSTRAINT disputes_check2 CHECK (((reason = 'review'::public.dispute_reason) = (opened_by IS NOT NULL))),
    CONSTRAINT disputes_decision_note_check CHECK (((char_length(decision_note) >= 5) AND (char_length(decision_note) <= 500))),
    CONSTRAINT disputes_held_check CHECK ((held >= 0)),
    CONSTRAINT disputes_note_check CHECK ((char_length(note) <= 500)),
    CONSTRAINT disputes_unrecovered_check CHECK ((unrecovered >= 0))
);

--
-- Name: distribution_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.distribution_lines (
    id uuid NOT NULL,
    brand_id uuid NOT NULL,
    product_id uuid NOT NULL,
    year smallint NOT NULL,
    wilaya_code smallint NOT NULL,
    distributor_id uuid,
    units integer NOT NULL,
    distributor_units integer,
    distributor_said_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT distribution_lines_check CHECK (((distributor_units IS NULL) = (distributor_said_at IS NULL))),
    CONSTRAINT distribution_lines_check1 CHECK (((distributor_id IS NOT NULL) OR (distributor_units IS NULL))),
    CONSTRAINT distribution_lines_distributor_units_check CHECK (((distributor_units >= 0) AND (distributor_units <= 1000000000))),
    CONSTRAINT distribution_lines_units_check CHECK (((units >= 1) AND (units <= 1000000000))),
    CONSTRAINT distribution_lines_year_check CHECK (((year >= 2020) AND (year <= 2100)))
);

--
-- Name: distribution_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.distribution_months (
    distributor_id uuid NOT NULL,
    month date NOT NULL,
    product_id uuid NOT NULL,
    wilaya_code smallint NOT NULL,
    units integer NOT NULL,
    confirmed_at timestamp with time zone NOT NULL,
    CONSTRAINT distribution_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT distribution_months_units_check CHECK (((units >= 0) AND (units <= 1000000000)))
);

--
-- Name: emission_factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.emission_factors (
    material public.material NOT NULL,
    valid_from date NOT NULL,
    grams_per_kilogram integer NOT NULL,
    low integer NOT NULL,
    high integer NOT NULL,
    source text NOT NULL,
    year smallint,
    range_source text NOT NULL,
    CONSTRAINT emission_factors_check CHECK (((grams_per_kilogram >= low) AND (grams_per_kilogram <= high))),
    CONSTRAINT emission_factors_low_check CHECK ((low > 0)),
    CONSTRAINT emission_factors_range_source_check CHECK (((char_length(range_source) >= 1) AND (char_length(range_source) <= 200))),
    CONSTRAINT emission_factors_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 200))),
    CONSTRAINT emission_factors_year_check CHECK (((year >= 1990) AND (year <= 2100)))
);

--
-- Name: facilities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.facilities (
    id uuid NOT NULL,
    name jsonb NOT NULL,
    commune_code integer NOT NULL,
    location public.geometry(Point,4326) NOT NULL,
    hours jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT facilities_name_check CHECK ((name ? 'fr'::text))
);

--
-- Name: gap_decisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.gap_decisions (
    id uuid NOT NULL,
    point_id uuid NOT NULL,
    material public.material NOT NULL,
    gap_grams bigint NOT NULL,
    is_explained boolean NOT NULL,
    note text NOT NULL,
    decided_by uuid NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT gap_decisions_gap_grams_check CHECK ((gap_grams <> 0)),
    CONSTRAINT gap_decisions_note_check CHECK ((char_length(note) <= 500))
);

--
-- Name: handover_signatures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.handover_signatures (
    pickup_id uuid NOT NULL,
    side public.handover_side NOT NULL,
    signed_with public.signed_by NOT NULL,
    actor_id uuid NOT NULL,
    items jsonb NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);

--
-- Name: idempotency; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency (
    actor_id uuid NOT NULL,
    key uuid NOT NULL,
    fingerprint bytea NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

--
-- Name: league_schools; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.league_schools (
    organisation_id uuid NOT NULL,
    joined_at timestamp with time zone NOT NULL
);

--
-- Name: lesson_progress; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_progress (
    user_id uuid NOT NULL,
    lesson text NOT NULL,
    card smallint NOT NULL,
    passed_at timestamp with time zone,
    CONSTRAINT lesson_progress_card_check CHECK ((card >= 0)),
    CONSTRAINT lesson_progress_lesson_check CHECK (((char_length(lesson) >= 1) AND (char_length(lesson) <= 40)))
);

--
-- Name: links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.links (
    id uuid NOT NULL,
    purpose public.link_purpose NOT NULL,
    token_hash bytea NOT NULL,
    user_id uuid,
    organisation_id uuid,
    email text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT links_check CHECK ((num_nonnulls(user_id, organisation_id) = 1))
);

--
-- Name: lot_divisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lot_divisions (
    lot_id uuid NOT NULL,
    material public.material NOT NULL,
    grams integer NOT NULL,
    campaign_grams integer NOT NULL,
    share_grams integer NOT NULL,
    divided_at timestamp with time zone NOT NULL,
    CONSTRAINT lot_divisions_campaign_grams_check CHECK ((campaign_grams >= 0)),
    CONSTRAINT lot_divisions_check CHECK ((grams = (campaign_grams + share_grams))),
    CONSTRAINT lot_divisions_grams_check CHECK ((grams >= 0)),
    CONSTRAINT lot_divisions_share_grams_check CHECK ((share_grams >= 0))
);

--
-- Name: lot_numbers; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.lot_numbers
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: mass_balances; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mass_balances (
    point_id uuid NOT NULL,
    material public.material NOT NULL,
    day date NOT NULL,
    collected_grams bigint NOT NULL,
    corrected_grams bigint NOT NULL,
    handed_grams bigint NOT NULL,
    stock_grams bigint NOT NULL,
    gap_grams bigint NOT NULL
);

--
-- Name: messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.messages (
    id uuid NOT NULL,
    channel public.message_channel NOT NULL,
    recipient text NOT NULL,
    locale text NOT NULL,
    template text NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    user_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT messages_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text])))
);

--
-- Name: month_figures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.month_figures (
    month date NOT NULL,
    grams bigint NOT NULL,
    deposits bigint NOT NULL,
    citizens bigint NOT NULL,
    newest_at timestamp with time zone,
    newest_material public.material,
    newest_grams integer,
    newest_stars smallint,
    newest_commune integer
);

--
-- Name: notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone
);

--
-- Name: office_moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.office_moves (
    order_id uuid NOT NULL,
    day date NOT NULL,
    moved_to date
);

--
-- Name: office_order_numbers; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.office_order_numbers
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: office_order_steps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.office_order_steps (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    status public.office_order_status NOT NULL,
    actor_id uuid NOT NULL,
    note text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT office_order_steps_note_check CHECK ((char_length(note) <= 500))
);

--
-- Name: office_orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.office_orders (
    id uuid NOT NULL,
    number text DEFAULT ('OF-'::text || nextval('public.office_order_numbers'::regclass)) NOT NULL,
    organisation_id uuid NOT NULL,
    status public.office_order_status NOT NULL,
    company text NOT NULL,
    pack public.office_pack NOT NULL,
    people integer NOT NULL,
    dinars_per_month integer NOT NULL,
    rhythm public.office_rhythm NOT NULL,
    weekday smallint NOT NULL,
    half public.half_day NOT NULL,
    access_note text NOT NULL,
    contact_name text NOT NULL,
    contact_phone text NOT NULL,
    invoice jsonb NOT NULL,
    installs_on date,
    starts_on date,
    paused_from date,
    paused_to date,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT office_orders_access_note_check CHECK ((char_length(access_note) <= 200)),
    CONSTRAINT office_orders_check CHECK ((paused_from <= paused_to)),
    CONSTRAINT office_orders_check1 CHECK (((paused_from IS NULL) = (paused_to IS NULL))),
    CONSTRAINT office_orders_check2 CHECK (((installs_on IS NOT NULL) OR (status = ANY (ARRAY['draft'::public.office_order_status, 'placed'::public.office_order_status, 'ended'::public.office_order_status])))),
    CONSTRAINT office_orders_check3 CHECK (((starts_on IS NOT NULL) OR (status <> ALL (ARRAY['active'::public.office_order_status, 'paused'::public.office_order_status])))),
    CONSTRAINT office_orders_company_check CHECK (((char_length(company) >= 2) AND (char_length(company) <= 120))),
    CONSTRAINT office_orders_contact_name_check CHECK (((char_length(contact_name) >= 2) AND (char_length(contact_name) <= 60))),
    CONSTRAINT office_orders_contact_phone_check CHECK ((contact_phone ~ '^\+213[567][0-9]{8}$'::text)),
    CONSTRAINT office_orders_dinars_per_month_check CHECK ((dinars_per_month > 0)),
    CONSTRAINT office_orders_people_check CHECK (((people >= 1) AND (people <= 5000))),
    CONSTRAINT office_orders_weekday_check CHECK (((weekday >= 0) AND (weekday <= 4)))
);

--
-- Name: office_problems; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.office_problems (
    id uuid NOT NULL,
    site_id uuid NOT NULL,
    kind public.office_problem_kind NOT NULL,
    note text NOT NULL,
    photo text,
    created_at timestamp with time zone NOT NULL,
    answer text,
    answered_at timestamp with time zone,
    CONSTRAINT office_problems_answer_check CHECK ((char_length(answer) <= 500)),
    CONSTRAINT office_problems_answered_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT office_problems_note_check CHECK ((char_length(note) <= 500))
);

--
-- Name: office_sites; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.office_sites (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    place smallint NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    commune_code integer NOT NULL,
    floors jsonb NOT NULL,
    CONSTRAINT office_sites_address_check CHECK (((char_length(address) >= 5) AND (char_length(address) <= 160))),
    CONSTRAINT office_sites_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 80)))
);

--
-- Name: office_visits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.office_visits (
    pickup_id uuid NOT NULL,
    site_id uuid NOT NULL,
    planned_day date
);

--
-- Name: open_gaps; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.open_gaps AS
 SELECT m.point_id,
    m.material,
    m.day,
    m.gap_grams,
    d.is_explained
   FROM ((public.mass_balances m
     LEFT JOIN LATERAL ( SELECT g.gap_grams,
            g.is_explained
           FROM public.gap_decisions g
          WHERE ((g.point_id = m.point_id) AND (g.material = m.material))
          ORDER BY g.decided_at DESC
         LIMIT 1) last ON (true))
     LEFT JOIN LATERAL ( SELECT last.is_explained
          WHERE (last.gap_grams = m.gap_grams)) d ON (true))
  WHERE ((m.gap_grams <> 0) AND (d.is_explained IS NOT TRUE));

--
-- Name: organisation_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.organisation_sessions (
    id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);

--
-- Name: organisations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.organisations (
    id uuid NOT NULL,
    kind public.organisation_kind NOT NULL,
    name text NOT NULL,
    contact_name text NOT NULL,
    email text NOT NULL,
    phone text,
    password_hash text NOT NULL,
    commune_code integer NOT NULL,
    locale text NOT NULL,
    status public.user_status DEFAULT 'active'::public.user_status NOT NULL,
    email_verified_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT organisations_email_check CHECK ((email = lower(email))),
    CONSTRAINT organisations_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
    CONSTRAINT organisations_phone_check CHECK ((phone ~ '^\+213[567][0-9]{8}$'::text))
);

--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id uuid NOT NULL,
    subject text NOT NULL,
    payload jsonb NOT NULL,
    trace_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone,
    settled_at timestamp with time zone
);

--
-- Name: paper_reminders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.paper_reminders (
    user_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    paper text NOT NULL,
    until date NOT NULL,
    days smallint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT paper_reminders_days_check CHECK ((days = ANY (ARRAY[7, 30]))),
    CONSTRAINT paper_reminders_paper_check CHECK ((paper = ANY (ARRAY['licence'::text, 'register'::text, 'insurance'::text])))
);

--
-- Name: partners; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.partners (
    id uuid NOT NULL,
    name jsonb NOT NULL,
    point_id uuid,
    commune_code integer,
    address jsonb,
    location public.geometry(Point,4326),
    hours jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT partners_name_check CHECK ((name ? 'en'::text)),
    CONSTRAINT partners_name_check1 CHECK (public.is_shown_text(name, 80))
);

--
-- Name: person_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.person_notes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    written_by uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    text text NOT NULL,
    CONSTRAINT person_notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);

--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    access_hash bytea NOT NULL,
    access_expires_at timestamp with time zone NOT NULL,
    refresh_hash bytea NOT NULL,
    refresh_expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revoked_at timestamp with time zone,
    label text DEFAULT ''::text NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    arrived boolean DEFAULT false NOT NULL,
    strong_at timestamp with time zone,
    proven_at timestamp with time zone
);

--
-- Name: user_roles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_roles (
    user_id uuid NOT NULL,
    role public.role_name NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    code text NOT NULL,
    first_name text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    phone text,
    email text,
    password_hash text,
    locale text NOT NULL,
    default_role public.role_name,
    status public.user_status DEFAULT 'active'::public.user_status NOT NULL,
    phone_verified_at timestamp with time zone,
    email_verified_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    totp_secret bytea,
    totp_step bigint,
    erasure_due_at timestamp with time zone,
    sms_receipts boolean,
    old_number bigint,
    folded_name text GENERATED ALWAYS AS (public.folded(((first_name || ' '::text) || last_name))) STORED NOT NULL,
    code_resets smallint DEFAULT 0 NOT NULL,
    CONSTRAINT erased_means_nobody CHECK (((status <> 'erased'::public.user_status) OR ((first_name = ''::text) AND (last_name = ''::text) AND (phone IS NULL) AND (email IS NULL) AND (password_hash IS NULL) AND (totp_secret IS NULL)))),
    CONSTRAINT users_code_check CHECK ((code ~ '^[2-9A-HJKMNP-RT-Y]{6}$'::text)),
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
    CONSTRAINT users_old_number_check CHECK ((old_number > 0)),
    CONSTRAINT users_phone_check CHECK ((phone ~ '^\+213[567][0-9]{8}$'::text))
);

--
-- Name: person_states; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.person_states AS
 SELECT u.id,
    u.status,
    u.code_resets,
    ARRAY( SELECT (r.role)::text AS role
           FROM public.user_roles r
          WHERE (r.user_id = u.id)
          ORDER BY (r.role)::text) AS roles,
    ( SELECT (count(*))::integer AS count
           FROM public.sessions s
          WHERE ((s.user_id = u.id) AND (s.revoked_at IS NULL))) AS devices,
    ( SELECT (count(*))::integer AS count
           FROM public.person_notes n
          WHERE (n.user_id = u.id)) AS notes,
    ( SELECT (count(*))::integer AS count
           FROM public.balance_corrections c
          WHERE ((c.user_id = u.id) AND (c.state = 'asked'::text))) AS corrections_asked,
    ( SELECT a.balance
           FROM public.accounts a
          WHERE (a.id = u.id)) AS balance
   FROM public.users u;

--
-- Name: pickup_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickup_items (
    pickup_id uuid NOT NULL,
    material public.material NOT NULL,
    bags smallint NOT NULL,
    grams integer NOT NULL,
    CONSTRAINT pickup_items_bags_check CHECK (((bags >= 0) AND (bags <= 999))),
    CONSTRAINT pickup_items_grams_check CHECK ((grams > 0))
);

--
-- Name: pickup_steps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickup_steps (
    id uuid NOT NULL,
    pickup_id uuid NOT NULL,
    status public.pickup_status NOT NULL,
    kind text NOT NULL,
    actor_id uuid,
    data jsonb NOT NULL,
    at timestamp with time zone NOT NULL
);

--
-- Name: point_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.point_invitations (
    id uuid NOT NULL,
    point_id uuid NOT NULL,
    invited_by uuid NOT NULL,
    token_hash bytea NOT NULL,
    name text NOT NULL,
    phone text,
    email text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_by uuid,
    accepted_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT point_invitations_check CHECK (
CASE
    WHEN ((accepted_at IS NULL) AND (withdrawn_at IS NULL)) THEN (num_nonnulls(phone, email) = 1)
    ELSE ((name = ''::text) AND (num_nonnulls(phone, email) = 0))
END),
    CONSTRAINT point_invitations_email_check CHECK ((email = lower(email))),
    CONSTRAINT point_invitations_phone_check CHECK ((phone ~ '^\+213[567][0-9]{8}$'::text))
);

--
-- Name: point_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.point_members (
    point_id uuid NOT NULL,
    user_id uuid NOT NULL,
    membership public.membership NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone
);

--
-- Name: point_mistakes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.point_mistakes (
    id uuid NOT NULL,
    point_id uuid NOT NULL,
    kind text NOT NULL,
    note text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT point_mistakes_kind_check CHECK ((kind = ANY (ARRAY['closed'::text, 'moved'::text, 'hours'::text, 'materials'::text, 'other'::text]))),
    CONSTRAINT point_mistakes_note_check CHECK ((char_length(note) <= 300))
);

--
-- Name: point_papers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.point_papers (
    point_id uuid NOT NULL,
    register_number text,
    tax_number text,
    bank_account text,
    consented_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT point_papers_bank_account_check CHECK ((bank_account ~ '^[0-9]{20}$'::text)),
    CONSTRAINT point_papers_register_number_check CHECK ((register_number ~ '^[0-9A-Za-z/-]{6,20}$'::text)),
    CONSTRAINT point_papers_tax_number_check CHECK ((tax_number ~ '^[0-9]{15,20}$'::text))
);

--
-- Name: point_pins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.point_pins (
    point_id uuid NOT NULL,
    pin_hash text NOT NULL,
    set_by uuid NOT NULL,
    set_at timestamp with time zone NOT NULL
);

--
-- Name: point_stock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.point_stock (
    point_id uuid NOT NULL,
    material public.material NOT NULL,
    accepted boolean DEFAULT true NOT NULL,
    stock_grams bigint DEFAULT 0 NOT NULL,
    collected_grams bigint DEFAULT 0 NOT NULL,
    deposit_count bigint DEFAULT 0 NOT NULL,
    handed_grams bigint DEFAULT 0 NOT NULL,
    corrected_grams bigint DEFAULT 0 NOT NULL,
    lost_grams bigint DEFAULT 0 NOT NULL,
    unallocated_since timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    CONSTRAINT point_stock_collected_grams_check CHECK ((collected_grams >= 0)),
    CONSTRAINT point_stock_deposit_count_check CHECK ((deposit_count >= 0)),
    CONSTRAINT point_stock_handed_grams_check CHECK ((handed_grams >= 0)),
    CONSTRAINT point_stock_lost_grams_check CHECK ((lost_grams >= 0)),
    CONSTRAINT point_stock_stock_grams_check CHECK ((stock_grams >= 0))
)
WITH (fillfactor='80');

--
-- Name: points; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.points (
    id uuid NOT NULL,
    name jsonb NOT NULL,
    kind public.point_kind NOT NULL,
    status public.point_status DEFAULT 'pending'::public.point_status NOT NULL,
    commune_code integer NOT NULL,
    address jsonb NOT NULL,
    location public.geometry(Point,4326) NOT NULL,
    capacity_grams bigint NOT NULL,
    accepts_bags_left boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    folded_name text GENERATED ALWAYS AS (public.folded(((((COALESCE((name ->> 'fr'::text), ''::text) || ' '::text) || COALESCE((name ->> 'ar'::text), ''::text)) || ' '::text) || (name ->> 'en'::text)))) STORED NOT NULL,
    last_bag_number integer DEFAULT 0 NOT NULL,
    hours jsonb DEFAULT '{}'::jsonb NOT NULL,
    phone text,
    storage_square_meters integer,
    scale_kilograms integer,
    full_since timestamp with time zone,
    submitted_at timestamp with time zone,
    approved_at timestamp with time zone,
    CONSTRAINT points_address_check CHECK ((address ? 'fr'::text)),
    CONSTRAINT points_capacity_grams_check CHECK ((capacity_grams > 0)),
    CONSTRAINT points_name_check CHECK ((name ? 'en'::text)),
    CONSTRAINT points_phone_check CHECK ((phone ~ '^\+213[0-9]{8,9}$'::text)),
    CONSTRAINT points_scale_kilograms_check CHECK (((scale_kilograms >= 1) AND (scale_kilograms <= 10000))),
    CONSTRAINT points_storage_square_meters_check CHECK (((storage_square_meters >= 1) AND (storage_square_meters <= 10000)))
);

--
-- Name: processed_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.processed_events (
    event_id uuid NOT NULL,
    consumer text NOT NULL,
    processed_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: processings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.processings (
    id uuid NOT NULL,
    place integer NOT NULL,
    purpose jsonb NOT NULL,
    data jsonb NOT NULL,
    basis text NOT NULL,
    retention jsonb NOT NULL,
    recipients jsonb NOT NULL,
    transfer jsonb,
    version integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT processings_basis_check CHECK ((basis = ANY (ARRAY['consent'::text, 'contract'::text, 'law'::text, 'interest'::text]))),
    CONSTRAINT processings_version_check CHECK ((version > 0))
);

--
-- Name: processings_place_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.processings ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.processings_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: products; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.products (
    id uuid NOT NULL,
    brand_id uuid NOT NULL,
    name text NOT NULL,
    material public.material NOT NULL,
    volume_ml integer NOT NULL,
    empty_milligrams integer NOT NULL,
    barcode text NOT NULL,
    units_per_year integer NOT NULL,
    picture text,
    created_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    CONSTRAINT products_barcode_check CHECK ((barcode ~ '^([0-9]{8}|[0-9]{13})$'::text)),
    CONSTRAINT products_empty_milligrams_check CHECK (((empty_milligrams >= 100) AND (empty_milligrams <= 5000000))),
    CONSTRAINT products_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 80))),
    CONSTRAINT products_picture_check CHECK ((picture ~ '^pictures/[0-9a-f]{32}\.(webp|jpg|png)$'::text)),
    CONSTRAINT products_units_per_year_check CHECK (((units_per_year >= 1) AND (units_per_year <= 1000000000))),
    CONSTRAINT products_volume_ml_check CHECK (((volume_ml >= 1) AND (volume_ml <= 100000)))
);

--
-- Name: public_closings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.public_closings (
    day date NOT NULL,
    waiting_grams bigint NOT NULL,
    held_grams bigint NOT NULL,
    wilayas integer NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    CONSTRAINT public_closings_held_grams_check CHECK ((held_grams >= 0)),
    CONSTRAINT public_closings_waiting_grams_check CHECK ((waiting_grams >= 0)),
    CONSTRAINT public_closings_wilayas_check CHECK ((wilayas >= 0))
);

--
-- Name: public_day_counts; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.public_day_counts AS
 SELECT public.lot_day(l.created_at) AS day,
    cw.wilaya_code,
    i.material,
    COALESCE(sum(i.grams) FILTER (WHERE (b.id IS NULL)), (0)::bigint) AS grams,
    (count(*) FILTER (WHERE (b.id IS NULL)))::integer AS lots,
    COALESCE(sum(i.grams) FILTER (WHERE (b.id IS NOT NULL)), (0)::bigint) AS held_grams
   FROM ((((public.lots l
     JOIN public.lot_items i ON (((i.lot_id = l.id) AND (i.grams > 0))))
     JOIN public.points p ON ((p.id = l.point_id)))
     JOIN public.commune_wilayas cw ON (((cw.commune_code = p.commune_code) AND (cw.valid @> public.lot_day(l.created_at)))))
     LEFT JOIN public.claim_blocks b ON (((b.lot_id = l.id) AND (b.material = i.material) AND (b.lifted_at IS NULL))))
  GROUP BY (public.lot_day(l.created_at)), cw.wilaya_code, i.material;

--
-- Name: public_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.public_days (
    day date NOT NULL,
    wilaya_code smallint NOT NULL,
    material public.material NOT NULL,
    grams bigint NOT NULL,
    lots integer NOT NULL,
    held_grams bigint NOT NULL,
    CONSTRAINT public_days_grams_check CHECK ((grams >= 0)),
    CONSTRAINT public_days_held_grams_check CHECK ((held_grams >= 0)),
    CONSTRAINT public_days_lots_check CHECK ((lots >= 0))
);

--
-- Name: public_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.public_months (
    month date NOT NULL,
    wilaya_code smallint,
    material public.material NOT NULL,
    grams bigint NOT NULL,
    lots integer NOT NULL,
    CONSTRAINT public_months_grams_check CHECK ((grams > 0)),
    CONSTRAINT public_months_lots_check CHECK ((lots > 0)),
    CONSTRAINT public_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

--
-- Name: push_subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push_subscriptions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT push_subscriptions_endpoint_check CHECK ((char_length(endpoint) <= 1000))
);

--
-- Name: quiz_certificates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quiz_certificates (
    id uuid NOT NULL,
    number text NOT NULL,
    first_name text NOT NULL,
    school text NOT NULL,
    level text NOT NULL,
    score smallint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT quiz_certificates_first_name_check CHECK (((char_length(first_name) >= 2) AND (char_length(first_name) <= 30))),
    CONSTRAINT quiz_certificates_level_check CHECK ((level = ANY (ARRAY['primary'::text, 'middle'::text, 'high'::text]))),
    CONSTRAINT quiz_certificates_number_check CHECK ((number ~ '^NG-[2-9A-HJKMNP-RT-Y]{4}-[2-9A-HJKMNP-RT-Y]{4}$'::text)),
    CONSTRAINT quiz_certificates_school_check CHECK (((char_length(school) >= 2) AND (char_length(school) <= 80))),
    CONSTRAINT quiz_certificates_score_check CHECK (((score >= 0) AND (score <= 10)))
);

--
-- Name: quiz_questions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quiz_questions (
    id text NOT NULL,
    kind text NOT NULL,
    levels text[] NOT NULL,
    lesson text NOT NULL,
    drawing text NOT NULL,
    content jsonb NOT NULL,
    solution smallint[] NOT NULL,
    retired_at timestamp with time zone,
    replaced_by text,
    CONSTRAINT quiz_questions_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
    CONSTRAINT quiz_questions_id_check CHECK ((id ~ '^[a-z0-9-]{1,40}$'::text)),
    CONSTRAINT quiz_questions_kind_check CHECK ((kind = ANY (ARRAY['one'::text, 'several'::text, 'sort'::text]))),
    CONSTRAINT quiz_questions_levels_check CHECK (((cardinality(levels) > 0) AND (levels <@ ARRAY['primary'::text, 'middle'::text, 'high'::text]))),
    CONSTRAINT quiz_questions_solution_check CHECK (((cardinality(solution) >= 1) AND (cardinality(solution) <= 6)))
);

--
-- Name: rates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rates (
    id integer NOT NULL,
    material public.material NOT NULL,
    per_kilogram integer NOT NULL,
    star_bonus_percent integer NOT NULL,
    valid tstzrange NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reason text,
    CONSTRAINT rates_per_kilogram_check CHECK ((per_kilogram > 0)),
    CONSTRAINT rates_reason_check CHECK (((char_length(reason) >= 5) AND (char_length(reason) <= 300))),
    CONSTRAINT rates_star_bonus_percent_check CHECK (((star_bonus_percent >= 0) AND (star_bonus_percent <= 100)))
);

--
-- Name: receipt_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.receipt_items (
    delivery_id uuid NOT NULL,
    material public.material NOT NULL,
    expected_grams integer NOT NULL,
    received_grams integer NOT NULL,
    refused_grams integer NOT NULL,
    grade public.grade NOT NULL,
    CONSTRAINT receipt_items_expected_grams_check CHECK ((expected_grams >= 0)),
    CONSTRAINT receipt_items_received_grams_check CHECK ((received_grams >= 0)),
    CONSTRAINT receipt_items_refused_grams_check CHECK ((refused_grams >= 0))
);

--
-- Name: regulator_columns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.regulator_columns (
    brand_id uuid NOT NULL,
    columns text[] NOT NULL,
    CONSTRAINT regulator_columns_columns_check CHECK (((cardinality(columns) >= 1) AND (cardinality(columns) <= 20)))
);

--
-- Name: report_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.report_files (
    report_id uuid NOT NULL,
    type text NOT NULL,
    locale text NOT NULL,
    content bytea NOT NULL,
    checksum bytea GENERATED ALWAYS AS (sha256(content)) STORED NOT NULL,
    CONSTRAINT report_files_locale_check CHECK ((locale = ANY (ARRAY[''::text, 'ar'::text, 'fr'::text, 'en'::text]))),
    CONSTRAINT report_files_type_check CHECK ((type = ANY (ARRAY['pdf'::text, 'csv'::text, 'jsonld'::text, 'txt'::text])))
);

--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id uuid NOT NULL,
    number text NOT NULL,
    brand_id uuid NOT NULL,
    from_day date NOT NULL,
    until_day date NOT NULL,
    state public.report_state DEFAULT 'waiting'::public.report_state NOT NULL,
    frozen jsonb,
    checksum bytea,
    grams bigint,
    claims integer,
    frozen_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT reports_check CHECK (((until_day >= from_day) AND (date_part('year'::text, from_day) = date_part('year'::text, until_day)))),
    CONSTRAINT reports_check1 CHECK ((num_nulls(frozen, checksum, grams, claims, frozen_at) = ANY (ARRAY[0, 5]))),
    CONSTRAINT reports_check2 CHECK (((state = ANY (ARRAY['writing'::public.report_state, 'ready'::public.report_state])) = (frozen IS NOT NULL))),
    CONSTRAINT reports_checksum_check CHECK ((octet_length(checksum) = 32)),
    CONSTRAINT reports_claims_check CHECK ((claims > 0)),
    CONSTRAINT reports_grams_check CHECK ((grams > 0)),
    CONSTRAINT reports_number_check CHECK ((number ~ '^R-[2-9A-Z]{4}-[2-9A-Z]{4}$'::text))
);

--
-- Name: rewards; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rewards (
    id uuid NOT NULL,
    partner_id uuid NOT NULL,
    kind public.reward_kind NOT NULL,
    category public.reward_category NOT NULL,
    status public.reward_status DEFAULT 'draft'::public.reward_status NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture text,
    price bigint NOT NULL,
    stock integer,
    most_per_person integer,
    limit_days integer DEFAULT 30 NOT NULL,
    wilayas smallint[],
    valid tstzrange DEFAULT '(,)'::tstzrange NOT NULL,
    partner_centimes bigint DEFAULT 0 NOT NULL,
    credit_dinars integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    opened_for date,
    brand_id uuid,
    CONSTRAINT rewards_check CHECK (((kind = 'phone_credit'::public.reward_kind) = (credit_dinars IS NOT NULL))),
    CONSTRAINT rewards_check1 CHECK (((opened_for IS NULL) OR (kind = 'donation'::public.reward_kind))),
    CONSTRAINT rewards_description_check CHECK ((description ? 'en'::text)),
    CONSTRAINT rewards_description_check1 CHECK (public.is_shown_text(description, 500)),
    CONSTRAINT rewards_limit_days_check CHECK (((limit_days >= 1) AND (limit_days <= 366))),
    CONSTRAINT rewards_most_per_person_check CHECK ((most_per_person > 0)),
    CONSTRAINT rewards_name_check CHECK ((name ? 'en'::text)),
    CONSTRAINT rewards_name_check1 CHECK (public.is_shown_text(name, 80)),
    CONSTRAINT rewards_partner_centimes_check CHECK ((partner_centimes >= 0)),
    CONSTRAINT rewards_price_check CHECK (((price >= 100) AND (price <= 100000000))),
    CONSTRAINT rewards_stock_check CHECK ((stock >= 0)),
    CONSTRAINT rewards_wilayas_check CHECK ((cardinality(wilayas) > 0))
);

--
-- Name: scheduled_jobs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.scheduled_jobs (
    job text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    succeeded_at timestamp with time zone
);

--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
);

--
-- Name: school_applications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.school_applications (
    id uuid NOT NULL,
    number integer NOT NULL,
    school_name text NOT NULL,
    level text NOT NULL,
    sector text NOT NULL,
    commune_code integer NOT NULL,
    classes smallint NOT NULL,
    pupils integer NOT NULL,
    teacher_name text NOT NULL,
    role text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    months smallint[] NOT NULL,
    yard text NOT NULL,
    message text NOT NULL,
    locale text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    CONSTRAINT school_applications_classes_check CHECK (((classes >= 1) AND (classes <= 200))),
    CONSTRAINT school_applications_email_check CHECK ((char_length(email) <= 254)),
    CONSTRAINT school_applications_level_check CHECK ((level = ANY (ARRAY['primary'::text, 'middle'::text, 'high'::text]))),
    CONSTRAINT school_applications_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
    CONSTRAINT school_applications_message_check CHECK ((char_length(message) <= 500)),
    CONSTRAINT school_applications_months_check CHECK (((cardinality(months) >= 1) AND (cardinality(months) <= 10))),
    CONSTRAINT school_applications_phone_check CHECK ((char_length(phone) <= 20)),
    CONSTRAINT school_applications_pupils_check CHECK (((pupils >= 1) AND (pupils <= 10000))),
    CONSTRAINT school_applications_role_check CHECK ((role = ANY (ARRAY['teacher'::text, 'head'::text, 'club'::text, 'parent'::text, 'other'::text]))),
    CONSTRAINT school_applications_school_name_check CHECK (((char_length(school_name) >= 2) AND (char_length(school_name) <= 120))),
    CONSTRAINT school_applications_sector_check CHECK ((sector = ANY (ARRAY['public'::text, 'private'::text]))),
    CONSTRAINT school_applications_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'contacted'::text, 'scheduled'::text, 'refused'::text, 'done'::text]))),
    CONSTRAINT school_applications_teacher_name_check CHECK (((char_length(teacher_name) >= 2) AND (char_length(teacher_name) <= 60))),
    CONSTRAINT school_applications_yard_check CHECK ((yard = ANY (ARRAY['yes'::text, 'no'::text, 'unknown'::text])))
);

--
-- Name: school_applications_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.school_applications ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.school_applications_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: school_classes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.school_classes (
    id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    school_year smallint NOT NULL,
    name text NOT NULL,
    level text NOT NULL,
    pupils smallint NOT NULL,
    code text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    passed integer DEFAULT 0 NOT NULL,
    score_sum integer DEFAULT 0 NOT NULL,
    league_tries integer DEFAULT 0 NOT NULL,
    league_passed integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT school_classes_check CHECK (((passed >= 0) AND (passed <= tries))),
    CONSTRAINT school_classes_check1 CHECK (((score_sum >= 0) AND (score_sum <= (10 * tries)))),
    CONSTRAINT school_classes_check2 CHECK (((league_tries >= 0) AND (league_tries <= tries))),
    CONSTRAINT school_classes_check3 CHECK (((league_passed >= 0) AND (league_passed <= passed))),
    CONSTRAINT school_classes_check4 CHECK ((league_passed <= league_tries)),
    CONSTRAINT school_classes_code_check CHECK ((code ~ '^[2-9A-HJKMNP-RT-Y]{6}$'::text)),
    CONSTRAINT school_classes_level_check CHECK ((level = ANY (ARRAY['primary'::text, 'middle'::text, 'high'::text]))),
    CONSTRAINT school_classes_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 20))),
    CONSTRAINT school_classes_pupils_check CHECK (((pupils >= 1) AND (pupils <= 60))),
    CONSTRAINT school_classes_school_year_check CHECK (((school_year >= 2020) AND (school_year <= 2200)))
);

--
-- Name: sms_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sms_days (
    day date NOT NULL,
    sent integer NOT NULL
);

--
-- Name: spent_refresh_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.spent_refresh_tokens (
    refresh_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    spent_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: stock_corrections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stock_corrections (
    id uuid NOT NULL,
    point_id uuid NOT NULL,
    material public.material NOT NULL,
    grams integer NOT NULL,
    reason public.stock_reason NOT NULL,
    note text NOT NULL,
    corrected_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT stock_corrections_grams_check CHECK (((grams <> 0) OR (reason = 'counted'::public.stock_reason))),
    CONSTRAINT stock_corrections_note_check CHECK ((char_length(note) <= 300))
);

--
-- Name: switches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.switches (
    feature text NOT NULL,
    is_off boolean NOT NULL,
    words jsonb NOT NULL,
    back_on date,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT switches_feature_check CHECK ((feature ~ '^[a-zA-Z]{2,30}$'::text)),
    CONSTRAINT switches_words_check CHECK (public.is_shown_text(words, 500))
);

--
-- Name: tasks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tasks (
    id uuid NOT NULL,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    decision text,
    note text,
    owner_id uuid,
    taken_at timestamp with time zone,
    CONSTRAINT tasks_kind_check CHECK ((kind = ANY (ARRAY['budget_low'::text, 'campaign_ended'::text, 'check_brand'::text, 'check_campaign'::text, 'contact_message'::text, 'custody_mismatch'::text, 'deposit_review'::text, 'device_gap'::text, 'dispute'::text, 'distribution_difference'::text, 'entries_lost'::text, 'handover_differs'::text, 'lot_overdue'::text, 'mass_gap'::text, 'office_order'::text, 'office_problem'::text, 'pickup_overdue'::text, 'pickup_without_taker'::text, 'point_approval'::text, 'point_changed'::text, 'point_mistake'::text, 'receipt_differs'::text, 'reported_claim'::text, 'scales_differ'::text, 'school'::text, 'top_up_unknown'::text, 'top_ups_stuck'::text, 'transporter_approval'::text, 'transporter_changed'::text]))),
    CONSTRAINT tasks_note_check CHECK ((char_length(note) <= 2000)),
    CONSTRAINT tasks_owner_check CHECK (((owner_id IS NULL) = (taken_at IS NULL)))
);

--
-- Name: top_ups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.top_ups (
    voucher_id uuid NOT NULL,
    state public.top_up_state DEFAULT 'pending'::public.top_up_state NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone NOT NULL,
    provider_reference text,
    updated_at timestamp with time zone NOT NULL
);

--
-- Name: transfers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transfers (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    debit_account uuid NOT NULL,
    credit_account uuid NOT NULL,
    amount bigint NOT NULL,
    kind public.transfer_kind NOT NULL,
    reference_id uuid NOT NULL,
    CONSTRAINT transfers_amount_check CHECK ((amount > 0)),
    CONSTRAINT transfers_check CHECK ((debit_account <> credit_account))
)
PARTITION BY RANGE (created_at);

--
-- Name: transport_payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transport_payments (
    pickup_id uuid NOT NULL,
    transporter_id uuid NOT NULL,
    centimes bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT transport_payments_centimes_check CHECK ((centimes >= 0))
);

--
-- Name: transporter_profiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transporter_profiles (
    user_id uuid NOT NULL,
    username text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    status public.transporter_status DEFAULT 'draft'::public.transporter_status NOT NULL,
    first_name text,
    last_name text,
    other_first_name text,
    other_last_name text,
    licence_number text,
    licence_category text,
    licence_until date,
    wilayas smallint[] DEFAULT '{}'::smallint[] NOT NULL,
    register_kind text,
    register_number text,
    register_until date,
    bank_account text,
    consented_at timestamp with time zone,
    badge_code text,
    asked_papers jsonb DEFAULT '[]'::jsonb NOT NULL,
    submitted_at timestamp with time zone,
    approved_at timestamp with time zone,
    CONSTRAINT closed_names_nobody CHECK (((status <> 'closed'::public.transporter_status) OR ((username = ''::text) AND (num_nonnulls(first_name, last_name, other_first_name, other_last_name, licence_number, register_number, bank_account, badge_code) = 0)))),
    CONSTRAINT handed_in_is_whole CHECK (((status <> ALL (ARRAY['pending'::public.transporter_status, 'active'::public.transporter_status, 'suspended'::public.transporter_status])) OR ((num_nulls(first_name, last_name, licence_number, licence_category, licence_until, register_kind, register_number, register_until, bank_account, consented_at, badge_code) = 0) AND (wilayas <> '{}'::smallint[])))),
    CONSTRAINT transporter_profiles_badge_code_check CHECK ((badge_code ~ '^T[2-9A-HJKMNP-RT-Y]{7}$'::text)),
    CONSTRAINT transporter_profiles_bank_account_check CHECK ((bank_account ~ '^[0-9]{20}$'::text)),
    CONSTRAINT transporter_profiles_licence_category_check CHECK ((licence_category = ANY (ARRAY['B'::text, 'C1'::text, 'C'::text, 'CE'::text]))),
    CONSTRAINT transporter_profiles_licence_number_check CHECK ((licence_number ~ '^[0-9A-Za-z/-]{5,20}$'::text)),
    CONSTRAINT transporter_profiles_register_kind_check CHECK ((register_kind = ANY (ARRAY['register'::text, 'artisan'::text]))),
    CONSTRAINT transporter_profiles_register_number_check CHECK ((register_number ~ '^[0-9A-Za-z/-]{6,20}$'::text))
);

--
-- Name: vehicles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vehicles (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    plate text,
    kind text NOT NULL,
    payload_grams bigint NOT NULL,
    volume_liters integer NOT NULL,
    insurance_until date NOT NULL,
    place smallint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT vehicles_check CHECK (((plate IS NOT NULL) OR (removed_at IS NOT NULL))),
    CONSTRAINT vehicles_kind_check CHECK ((kind = ANY (ARRAY['van'::text, 'pickup'::text, 'small_truck'::text, 'truck'::text]))),
    CONSTRAINT vehicles_payload_grams_check CHECK (((payload_grams >= 100000) AND (payload_grams <= 20000000))),
    CONSTRAINT vehicles_place_check CHECK (((place >= 0) AND (place <= 2))),
    CONSTRAINT vehicles_plate_check CHECK ((plate ~ '^[0-9]{5,6}-[1-9][0-9]{2}-[0-9]{2}$'::text)),
    CONSTRAINT vehicles_volume_liters_check CHECK (((volume_liters >= 500) AND (volume_liters <= 100000)))
);

--
-- Name: waiting_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.waiting_tokens (
    deposit_id uuid NOT NULL,
    deposit_created_at timestamp with time zone NOT NULL,
    citizen_id uuid NOT NULL,
    point_id uuid NOT NULL,
    material public.material NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    tokens bigint NOT NULL,
    since timestamp with time zone NOT NULL,
    CONSTRAINT waiting_tokens_tokens_check CHECK ((tokens > 0))
);

--
-- Name: wilayas; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wilayas (
    code smallint NOT NULL,
    name_fr text NOT NULL,
    name_ar text NOT NULL,
    valid_from date NOT NULL,
    cut_from smallint,
    folded_name text GENERATED ALWAYS AS (public.folded(((name_fr || ' '::text) || name_ar))) STORED NOT NULL
);

--
-- Name: wordings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wordings (
    name text NOT NULL,
    version integer NOT NULL,
    content jsonb,
    written_at timestamp with time zone NOT NULL,
    CONSTRAINT wordings_name_check CHECK ((name ~ '^[a-z.-]{1,60}$'::text)),
    CONSTRAINT wordings_version_check CHECK ((version > 0))
);

--
-- Name: wordings_in_force; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.wordings_in_force AS
 SELECT DISTINCT ON (wordings.name) wordings.name,
    wordings.version,
    wordings.content,
    (wordings.content IS NOT NULL) AS is_written,
    wordings.written_at
   FROM public.wordings
  ORDER BY wordings.name, wordings.version DESC;

--
-- Name: accounts accounts_owner_id_kind_shard_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_owner_id_kind_shard_key UNIQUE (owner_id, kind, shard);

--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

--
-- Name: allocations allocations_deposit_id_span_excl; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_deposit_id_span_excl EXCLUDE USING gist (deposit_id WITH =, span WITH &&);

--
-- Name: attempts attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);

--
-- Name: audit_entries audit_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);

--
-- Name: balance_corrections balance_corrections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.balance_corrections
    ADD CONSTRAINT balance_corrections_pkey PRIMARY KEY (id);

--
-- Name: brand_citizen_counts brand_citizen_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_citizen_counts
    ADD CONSTRAINT brand_citizen_counts_pkey PRIMARY KEY (brand_id, year, wilaya_code);

--
-- Name: brand_citizens brand_citizens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_citizens
    ADD CONSTRAINT brand_citizens_pkey PRIMARY KEY (brand_id, year, citizen_id, wilaya_code);

--
-- Name: brand_companies brand_companies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_companies
    ADD CONSTRAINT brand_companies_pkey PRIMARY KEY (brand_id);

--
-- Name: brand_days brand_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_days
    ADD CONSTRAINT brand_days_pkey PRIMARY KEY (brand_id, day, wilaya_code, material);

--
-- Name: brand_faces brand_faces_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_faces
    ADD CONSTRAINT brand_faces_pkey PRIMARY KEY (brand_id);

--
-- Name: brand_goals brand_goals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_goals
    ADD CONSTRAINT brand_goals_pkey PRIMARY KEY (id);

--
-- Name: brand_invitations brand_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_invitations
    ADD CONSTRAINT brand_invitations_pkey PRIMARY KEY (code);

--
-- Name: brand_members brand_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_members
    ADD CONSTRAINT brand_members_pkey PRIMARY KEY (brand_id, user_id);

--
-- Name: brand_months brand_months_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_months
    ADD CONSTRAINT brand_months_pkey PRIMARY KEY (brand_id, month, wilaya_code, material);

--
-- Name: brand_team_invitations brand_team_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_team_invitations
    ADD CONSTRAINT brand_team_invitations_pkey PRIMARY KEY (id);

--
-- Name: brand_team_invitations brand_team_invitations_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_team_invitations
    ADD CONSTRAINT brand_team_invitations_token_hash_key UNIQUE (token_hash);

--
-- Name: brand_tonnages brand_tonnages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_tonnages
    ADD CONSTRAINT brand_tonnages_pkey PRIMARY KEY (year, wilaya_code, material, brand_id);

--
-- Name: brand_year_counts brand_year_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_year_counts
    ADD CONSTRAINT brand_year_counts_pkey PRIMARY KEY (brand_id, year);

--
-- Name: brands brands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);

--
-- Name: breach_events breach_events_breach_id_state_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.breach_events
    ADD CONSTRAINT breach_events_breach_id_state_key UNIQUE (breach_id, state);

--
-- Name: breach_events breach_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.breach_events
    ADD CONSTRAINT breach_events_pkey PRIMARY KEY (id);

--
-- Name: breaches breaches_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.breaches
    ADD CONSTRAINT breaches_number_key UNIQUE (number);

--
-- Name: breaches breaches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.breaches
    ADD CONSTRAINT breaches_pkey PRIMARY KEY (id);

--
-- Name: budget_fillings budget_fillings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_fillings
    ADD CONSTRAINT budget_fillings_pkey PRIMARY KEY (id);

--
-- Name: budgets budgets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_pkey PRIMARY KEY (id);

--
-- Name: campaign_deposits campaign_deposits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaign_deposits
    ADD CONSTRAINT campaign_deposits_pkey PRIMARY KEY (deposit_id);

--
-- Name: campaign_prices campaign_prices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaign_prices
    ADD CONSTRAINT campaign_prices_pkey PRIMARY KEY (valid);

--
-- Name: campaign_prices campaign_prices_valid_excl; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaign_prices
    ADD CONSTRAINT campaign_prices_valid_excl EXCLUDE USING gist (valid WITH &&);

--
-- Name: campaigns campaigns_budget_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_budget_id_key UNIQUE (budget_id);

--
-- Name: campaigns campaigns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);

--
-- Name: cause_quarters cause_quarters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cause_quarters
    ADD CONSTRAINT cause_quarters_pkey PRIMARY KEY (quarter);

--
-- Name: cause_votes cause_votes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cause_votes
    ADD CONSTRAINT cause_votes_pkey PRIMARY KEY (citizen_id, quarter);

--
-- Name: check_results check_results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.check_results
    ADD CONSTRAINT check_results_pkey PRIMARY KEY (metric);

--
-- Name: citizen_deposits citizen_deposits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_deposits
    ADD CONSTRAINT citizen_deposits_pkey PRIMARY KEY (citizen_id, number);

--
-- Name: citizen_months citizen_months_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_months
    ADD CONSTRAINT citizen_months_pkey PRIMARY KEY (citizen_id, month, commune_code);

--
-- Name: citizen_profiles citizen_profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_profiles
    ADD CONSTRAINT citizen_profiles_pkey PRIMARY KEY (user_id);

--
-- Name: claim_blocks claim_blocks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_blocks
    ADD CONSTRAINT claim_blocks_pkey PRIMARY KEY (id);

--
-- Name: claim_reductions claim_reductions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_reductions
    ADD CONSTRAINT claim_reductions_pkey PRIMARY KEY (id);

--
-- Name: claim_spans claim_spans_deposit_id_span_excl; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_spans
    ADD CONSTRAINT claim_spans_deposit_id_span_excl EXCLUDE USING gist (deposit_id WITH =, span WITH &&);

--
-- Name: claims claims_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_number_key UNIQUE (number);

--
-- Name: claims claims_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (id);

--
-- Name: class_answers class_answers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.class_answers
    ADD CONSTRAINT class_answers_pkey PRIMARY KEY (class_id, question_id);

--
-- Name: class_results class_results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.class_results
    ADD CONSTRAINT class_results_pkey PRIMARY KEY (id);

--
-- Name: codes codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (id);

--
-- Name: commune_figures commune_figures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commune_figures
    ADD CONSTRAINT commune_figures_pkey PRIMARY KEY (month, commune_code);

--
-- Name: commune_wilayas commune_wilayas_commune_code_valid_excl; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commune_wilayas
    ADD CONSTRAINT commune_wilayas_commune_code_valid_excl EXCLUDE USING gist (commune_code WITH =, valid WITH &&);

--
-- Name: commune_wilayas commune_wilayas_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commune_wilayas
    ADD CONSTRAINT commune_wilayas_pkey PRIMARY KEY (commune_code, valid);

--
-- Name: communes communes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.communes
    ADD CONSTRAINT communes_pkey PRIMARY KEY (code);

--
-- Name: consents consents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);

--
-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

--
-- Name: counter_passes counter_passes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter_passes
    ADD CONSTRAINT counter_passes_pkey PRIMARY KEY (user_id);

--
-- Name: counter_registrations counter_registrations_phone_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter_registrations
    ADD CONSTRAINT counter_registrations_phone_key UNIQUE (phone);

--
-- Name: counter_registrations counter_registrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter_registrations
    ADD CONSTRAINT counter_registrations_pkey PRIMARY KEY (user_id);

--
-- Name: cover_counts cover_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cover_counts
    ADD CONSTRAINT cover_counts_pkey PRIMARY KEY (singleton);

--
-- Name: custody_events custody_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_events
    ADD CONSTRAINT custody_events_pkey PRIMARY KEY (id);

--
-- Name: custody_leaves custody_leaves_event_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_leaves
    ADD CONSTRAINT custody_leaves_event_id_key UNIQUE (event_id);

--
-- Name: custody_leaves custody_leaves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_leaves
    ADD CONSTRAINT custody_leaves_pkey PRIMARY KEY (leaf_index);

--
-- Name: custody_nodes custody_nodes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_nodes
    ADD CONSTRAINT custody_nodes_pkey PRIMARY KEY (height, node_index);

--
-- Name: custody_roots custody_roots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_roots
    ADD CONSTRAINT custody_roots_pkey PRIMARY KEY (day);

--
-- Name: custody_waiting custody_waiting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_waiting
    ADD CONSTRAINT custody_waiting_pkey PRIMARY KEY (number);

--
-- Name: data_requests data_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.data_requests
    ADD CONSTRAINT data_requests_pkey PRIMARY KEY (id);

--
-- Name: day_figures day_figures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.day_figures
    ADD CONSTRAINT day_figures_pkey PRIMARY KEY (day);

--
-- Name: dead_events dead_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dead_events
    ADD CONSTRAINT dead_events_pkey PRIMARY KEY (event_id, consumer);

--
-- Name: declarations declarations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.declarations
    ADD CONSTRAINT declarations_pkey PRIMARY KEY (deposit_id);

--
-- Name: deliveries deliveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);

--
-- Name: deliveries deliveries_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_token_hash_key UNIQUE (token_hash);

--
-- Name: delivery_lots delivery_lots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_lots
    ADD CONSTRAINT delivery_lots_pkey PRIMARY KEY (lot_id);

--
-- Name: deposit_receipts deposit_receipts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deposit_receipts
    ADD CONSTRAINT deposit_receipts_pkey PRIMARY KEY (deposit_id);

--
-- Name: deposit_signals deposit_signals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deposit_signals
    ADD CONSTRAINT deposit_signals_pkey PRIMARY KEY (deposit_id, rule);

--
-- Name: deposits deposits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_pkey PRIMARY KEY (id, created_at);

--
-- Name: device_counts device_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device_counts
    ADD CONSTRAINT device_counts_pkey PRIMARY KEY (device_id);

--
-- Name: device_entries device_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device_entries
    ADD CONSTRAINT device_entries_pkey PRIMARY KEY (device_id, number);

--
-- Name: devices devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (user_id, secret_hash);

--
-- Name: disputes disputes_deposit_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_deposit_id_key UNIQUE (deposit_id);

--
-- Name: disputes disputes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);

--
-- Name: distribution_lines distribution_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_lines
    ADD CONSTRAINT distribution_lines_pkey PRIMARY KEY (id);

--
-- Name: distribution_lines distribution_lines_product_id_year_wilaya_code_distributor__key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_lines
    ADD CONSTRAINT distribution_lines_product_id_year_wilaya_code_distributor__key UNIQUE NULLS NOT DISTINCT (product_id, year, wilaya_code, distributor_id);

--
-- Name: distribution_months distribution_months_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_months
    ADD CONSTRAINT distribution_months_pkey PRIMARY KEY (distributor_id, month, product_id, wilaya_code);

--
-- Name: emission_factors emission_factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.emission_factors
    ADD CONSTRAINT emission_factors_pkey PRIMARY KEY (material, valid_from);

--
-- Name: facilities facilities_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facilities
    ADD CONSTRAINT facilities_pkey PRIMARY KEY (id);

--
-- Name: gap_decisions gap_decisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.gap_decisions
    ADD CONSTRAINT gap_decisions_pkey PRIMARY KEY (id);

--
-- Name: handover_signatures handover_signatures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.handover_signatures
    ADD CONSTRAINT handover_signatures_pkey PRIMARY KEY (pickup_id, side);

--
-- Name: idempotency idempotency_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (actor_id, key);

--
-- Name: league_schools league_schools_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.league_schools
    ADD CONSTRAINT league_schools_pkey PRIMARY KEY (organisation_id);

--
-- Name: lesson_progress lesson_progress_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_progress
    ADD CONSTRAINT lesson_progress_pkey PRIMARY KEY (user_id, lesson);

--
-- Name: limits limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (name, valid_from);

--
-- Name: links links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (id);

--
-- Name: links links_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_token_hash_key UNIQUE (token_hash);

--
-- Name: lot_divisions lot_divisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lot_divisions
    ADD CONSTRAINT lot_divisions_pkey PRIMARY KEY (lot_id, material);

--
-- Name: lot_items lot_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lot_items
    ADD CONSTRAINT lot_items_pkey PRIMARY KEY (lot_id, material);

--
-- Name: lot_receipts lot_receipts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lot_receipts
    ADD CONSTRAINT lot_receipts_pkey PRIMARY KEY (lot_id, material);

--
-- Name: lots lots_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_number_key UNIQUE (number);

--
-- Name: lots lots_pickup_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_pickup_id_key UNIQUE (pickup_id);

--
-- Name: lots lots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_pkey PRIMARY KEY (id);

--
-- Name: mass_balances mass_balances_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mass_balances
    ADD CONSTRAINT mass_balances_pkey PRIMARY KEY (point_id, material, day);

--
-- Name: messages messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

--
-- Name: month_figures month_figures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.month_figures
    ADD CONSTRAINT month_figures_pkey PRIMARY KEY (month);

--
-- Name: notifications notifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

--
-- Name: office_moves office_moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_moves
    ADD CONSTRAINT office_moves_pkey PRIMARY KEY (order_id, day);

--
-- Name: office_order_steps office_order_steps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_order_steps
    ADD CONSTRAINT office_order_steps_pkey PRIMARY KEY (id);

--
-- Name: office_orders office_orders_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_orders
    ADD CONSTRAINT office_orders_number_key UNIQUE (number);

--
-- Name: office_orders office_orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_orders
    ADD CONSTRAINT office_orders_pkey PRIMARY KEY (id);

--
-- Name: office_problems office_problems_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_problems
    ADD CONSTRAINT office_problems_pkey PRIMARY KEY (id);

--
-- Name: office_sites office_sites_order_id_place_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_sites
    ADD CONSTRAINT office_sites_order_id_place_key UNIQUE (order_id, place);

--
-- Name: office_sites office_sites_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_sites
    ADD CONSTRAINT office_sites_pkey PRIMARY KEY (id);

--
-- Name: office_visits office_visits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_visits
    ADD CONSTRAINT office_visits_pkey PRIMARY KEY (pickup_id);

--
-- Name: organisation_sessions organisation_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organisation_sessions
    ADD CONSTRAINT organisation_sessions_pkey PRIMARY KEY (id);

--
-- Name: organisation_sessions organisation_sessions_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organisation_sessions
    ADD CONSTRAINT organisation_sessions_secret_hash_key UNIQUE (secret_hash);

--
-- Name: organisations organisations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organisations
    ADD CONSTRAINT organisations_pkey PRIMARY KEY (id);

--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

--
-- Name: paper_reminders paper_reminders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.paper_reminders
    ADD CONSTRAINT paper_reminders_pkey PRIMARY KEY (user_id, subject_id, paper, until, days);

--
-- Name: partners partners_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_pkey PRIMARY KEY (id);

--
-- Name: partners partners_point_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_point_id_key UNIQUE (point_id);

--
-- Name: person_notes person_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person_notes
    ADD CONSTRAINT person_notes_pkey PRIMARY KEY (id);

--
-- Name: pickup_items pickup_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_items
    ADD CONSTRAINT pickup_items_pkey PRIMARY KEY (pickup_id, material);

--
-- Name: pickup_steps pickup_steps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_steps
    ADD CONSTRAINT pickup_steps_pkey PRIMARY KEY (id);

--
-- Name: pickups pickups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_pkey PRIMARY KEY (id);

--
-- Name: point_invitations point_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_invitations
    ADD CONSTRAINT point_invitations_pkey PRIMARY KEY (id);

--
-- Name: point_invitations point_invitations_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_invitations
    ADD CONSTRAINT point_invitations_token_hash_key UNIQUE (token_hash);

--
-- Name: point_members point_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_members
    ADD CONSTRAINT point_members_pkey PRIMARY KEY (point_id, user_id);

--
-- Name: point_mistakes point_mistakes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_mistakes
    ADD CONSTRAINT point_mistakes_pkey PRIMARY KEY (id);

--
-- Name: point_papers point_papers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_papers
    ADD CONSTRAINT point_papers_pkey PRIMARY KEY (point_id);

--
-- Name: point_pins point_pins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_pins
    ADD CONSTRAINT point_pins_pkey PRIMARY KEY (point_id);

--
-- Name: point_stock point_stock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_stock
    ADD CONSTRAINT point_stock_pkey PRIMARY KEY (point_id, material);

--
-- Name: points points_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.points
    ADD CONSTRAINT points_pkey PRIMARY KEY (id);

--
-- Name: processed_events processed_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.processed_events
    ADD CONSTRAINT processed_events_pkey PRIMARY KEY (event_id, consumer);

--
-- Name: processings processings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.processings
    ADD CONSTRAINT processings_pkey PRIMARY KEY (id);

--
-- Name: processings processings_place_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.processings
    ADD CONSTRAINT processings_place_key UNIQUE (place);

--
-- Name: products products_id_brand_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_id_brand_id_key UNIQUE (id, brand_id);

--
-- Name: products products_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

--
-- Name: public_closings public_closings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.public_closings
    ADD CONSTRAINT public_closings_pkey PRIMARY KEY (day);

--
-- Name: public_days public_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.public_days
    ADD CONSTRAINT public_days_pkey PRIMARY KEY (day, wilaya_code, material);

--
-- Name: public_months public_months_month_wilaya_code_material_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.public_months
    ADD CONSTRAINT public_months_month_wilaya_code_material_key UNIQUE NULLS NOT DISTINCT (month, wilaya_code, material);

--
-- Name: push_subscriptions push_subscriptions_endpoint_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);

--
-- Name: push_subscriptions push_subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);

--
-- Name: push_subscriptions push_subscriptions_session_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_key UNIQUE (session_id);

--
-- Name: quiz_certificates quiz_certificates_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quiz_certificates
    ADD CONSTRAINT quiz_certificates_number_key UNIQUE (number);

--
-- Name: quiz_certificates quiz_certificates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quiz_certificates
    ADD CONSTRAINT quiz_certificates_pkey PRIMARY KEY (id);

--
-- Name: quiz_questions quiz_questions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quiz_questions
    ADD CONSTRAINT quiz_questions_pkey PRIMARY KEY (id);

--
-- Name: rates rates_material_valid_excl; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rates
    ADD CONSTRAINT rates_material_valid_excl EXCLUDE USING gist (material WITH =, valid WITH &&);

--
-- Name: rates rates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rates
    ADD CONSTRAINT rates_pkey PRIMARY KEY (id);

--
-- Name: receipt_items receipt_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipt_items
    ADD CONSTRAINT receipt_items_pkey PRIMARY KEY (delivery_id, material);

--
-- Name: regulator_columns regulator_columns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.regulator_columns
    ADD CONSTRAINT regulator_columns_pkey PRIMARY KEY (brand_id);

--
-- Name: report_files report_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.report_files
    ADD CONSTRAINT report_files_pkey PRIMARY KEY (report_id, type, locale);

--
-- Name: reports reports_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_number_key UNIQUE (number);

--
-- Name: reports reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);

--
-- Name: rewards rewards_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rewards
    ADD CONSTRAINT rewards_pkey PRIMARY KEY (id);

--
-- Name: scheduled_jobs scheduled_jobs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scheduled_jobs
    ADD CONSTRAINT scheduled_jobs_pkey PRIMARY KEY (job);

--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

--
-- Name: school_applications school_applications_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.school_applications
    ADD CONSTRAINT school_applications_number_key UNIQUE (number);

--
-- Name: school_applications school_applications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.school_applications
    ADD CONSTRAINT school_applications_pkey PRIMARY KEY (id);

--
-- Name: school_classes school_classes_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.school_classes
    ADD CONSTRAINT school_classes_code_key UNIQUE (code);

--
-- Name: school_classes school_classes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.school_classes
    ADD CONSTRAINT school_classes_pkey PRIMARY KEY (id);

--
-- Name: sessions sessions_access_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_access_hash_key UNIQUE (access_hash);

--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

--
-- Name: sessions sessions_refresh_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_refresh_hash_key UNIQUE (refresh_hash);

--
-- Name: sms_days sms_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sms_days
    ADD CONSTRAINT sms_days_pkey PRIMARY KEY (day);

--
-- Name: spent_refresh_tokens spent_refresh_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.spent_refresh_tokens
    ADD CONSTRAINT spent_refresh_tokens_pkey PRIMARY KEY (refresh_hash);

--
-- Name: stock_corrections stock_corrections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_corrections
    ADD CONSTRAINT stock_corrections_pkey PRIMARY KEY (id);

--
-- Name: switches switches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.switches
    ADD CONSTRAINT switches_pkey PRIMARY KEY (feature);

--
-- Name: tasks tasks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);

--
-- Name: top_ups top_ups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_pkey PRIMARY KEY (voucher_id);

--
-- Name: transfers transfers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (id, created_at);

--
-- Name: transport_payments transport_payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transport_payments
    ADD CONSTRAINT transport_payments_pkey PRIMARY KEY (pickup_id);

--
-- Name: transporter_profiles transporter_profiles_badge_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transporter_profiles
    ADD CONSTRAINT transporter_profiles_badge_code_key UNIQUE (badge_code);

--
-- Name: transporter_profiles transporter_profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transporter_profiles
    ADD CONSTRAINT transporter_profiles_pkey PRIMARY KEY (user_id);

--
-- Name: user_roles user_roles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id, role);

--
-- Name: users users_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_code_key UNIQUE (code);

--
-- Name: users users_old_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_old_number_key UNIQUE (old_number);

--
-- Name: users users_phone_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_phone_key UNIQUE (phone);

--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

--
-- Name: vehicles vehicles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_pkey PRIMARY KEY (id);

--
-- Name: vouchers vouchers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_pkey PRIMARY KEY (id);

--
-- Name: waiting_tokens waiting_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiting_tokens
    ADD CONSTRAINT waiting_tokens_pkey PRIMARY KEY (deposit_id);

--
-- Name: wilayas wilayas_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wilayas
    ADD CONSTRAINT wilayas_pkey PRIMARY KEY (code);

--
-- Name: wordings wordings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wordings
    ADD CONSTRAINT wordings_pkey PRIMARY KEY (name, version);

--
-- Name: allocations_lot_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX allocations_lot_idx ON public.allocations USING btree (lot_id, material) WHERE (lot_id IS NOT NULL);

--
-- Name: attempts_until_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attempts_until_idx ON public.attempts USING btree (until);

--
-- Name: audit_entries_actor_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_actor_idx ON public.audit_entries USING btree (actor_id, at DESC);

--
-- Name: audit_entries_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_at_idx ON public.audit_entries USING btree (at DESC, id DESC);

--
-- Name: audit_entries_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_subject_idx ON public.audit_entries USING btree (subject_id, at DESC);

--
-- Name: balance_corrections_asked_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX balance_corrections_asked_idx ON public.balance_corrections USING btree (asked_at, id) WHERE (state = 'asked'::text);

--
-- Name: balance_corrections_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX balance_corrections_user_idx ON public.balance_corrections USING btree (user_id);

--
-- Name: brand_citizens_citizen_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brand_citizens_citizen_idx ON public.brand_citizens USING btree (citizen_id);

--
-- Name: brand_goals_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brand_goals_brand_idx ON public.brand_goals USING btree (brand_id, year);

--
-- Name: brand_invitations_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brand_invitations_brand_idx ON public.brand_invitations USING btree (brand_id);

--
-- Name: brand_members_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brand_members_user_idx ON public.brand_members USING btree (user_id) WHERE (removed_at IS NULL);

--
-- Name: brand_team_invitations_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brand_team_invitations_brand_idx ON public.brand_team_invitations USING btree (brand_id);

--
-- Name: brand_tonnages_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brand_tonnages_brand_idx ON public.brand_tonnages USING btree (brand_id);

--
-- Name: brands_invited_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brands_invited_idx ON public.brands USING btree (invited_by_brand) WHERE (invited_by_brand IS NOT NULL);

--
-- Name: budget_fillings_budget_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budget_fillings_budget_idx ON public.budget_fillings USING btree (budget_id, created_at);

--
-- Name: budgets_own_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX budgets_own_idx ON public.budgets USING btree (is_own) WHERE is_own;

--
-- Name: campaign_deposits_campaign_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX campaign_deposits_campaign_idx ON public.campaign_deposits USING btree (campaign_id);

--
-- Name: campaigns_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX campaigns_brand_idx ON public.campaigns USING btree (brand_id, created_at DESC);

--
-- Name: campaigns_running_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX campaigns_running_idx ON public.campaigns USING btree (upper(valid)) WHERE (state = 'running'::public.campaign_state);

--
-- Name: cause_votes_quarter_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cause_votes_quarter_idx ON public.cause_votes USING btree (quarter, reward_id);

--
-- Name: citizen_profiles_commune_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX citizen_profiles_commune_idx ON public.citizen_profiles USING btree (commune_code, user_id);

--
-- Name: citizen_profiles_username_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX citizen_profiles_username_key ON public.citizen_profiles USING btree (lower(username));

--
-- Name: claim_blocks_lot_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX claim_blocks_lot_idx ON public.claim_blocks USING btree (lot_id, material, reason) WHERE (lifted_at IS NULL);

--
-- Name: claim_blocks_overdue_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claim_blocks_overdue_idx ON public.claim_blocks USING btree (lot_id) WHERE ((reason = 'overdue'::text) AND (lifted_at IS NULL));

--
-- Name: claim_blocks_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX claim_blocks_point_idx ON public.claim_blocks USING btree (point_id, material) WHERE (lifted_at IS NULL);

--
-- Name: claim_reductions_claim_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claim_reductions_claim_idx ON public.claim_reductions USING btree (claim_id);

--
-- Name: claim_spans_claim_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claim_spans_claim_idx ON public.claim_spans USING btree (claim_id);

--
-- Name: claims_day_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claims_day_idx ON public.claims USING btree (brand_id, day, wilaya_code, material) INCLUDE (grams, deposits, rule);

--
-- Name: claims_lot_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claims_lot_idx ON public.claims USING btree (lot_id, material);

--
-- Name: claims_report_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claims_report_idx ON public.claims USING btree (report_id) WHERE (report_id IS NOT NULL);

--
-- Name: class_results_class_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX class_results_class_idx ON public.class_results USING btree (class_id, day);

--
-- Name: class_results_day_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX class_results_day_idx ON public.class_results USING btree (day);

--
-- Name: codes_expires_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_expires_idx ON public.codes USING btree (expires_at);

--
-- Name: codes_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_user_idx ON public.codes USING btree (user_id);

--
-- Name: consents_document_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX consents_document_idx ON public.consents USING btree (document, version);

--
-- Name: consents_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX consents_user_idx ON public.consents USING btree (user_id);

--
-- Name: contact_messages_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_created_idx ON public.contact_messages USING btree (created_at);

--
-- Name: counter_registrations_actor_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counter_registrations_actor_idx ON public.counter_registrations USING btree (registered_by);

--
-- Name: counter_registrations_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counter_registrations_point_idx ON public.counter_registrations USING btree (point_id);

--
-- Name: custody_events_lot_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX custody_events_lot_idx ON public.custody_events USING btree (lot) WHERE (lot IS NOT NULL);

--
-- Name: custody_events_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX custody_events_subject_idx ON public.custody_events USING btree (subject_id);

--
-- Name: data_requests_asked_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX data_requests_asked_idx ON public.data_requests USING btree (asked_at DESC, id DESC);

--
-- Name: data_requests_open_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX data_requests_open_idx ON public.data_requests USING btree (user_id) WHERE ((kind = 'erasure'::text) AND (done_at IS NULL) AND (withdrawn_at IS NULL));

--
-- Name: data_requests_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX data_requests_user_idx ON public.data_requests USING btree (user_id);

--
-- Name: declarations_citizen_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX declarations_citizen_idx ON public.declarations USING btree (citizen_id) WHERE is_open;

--
-- Name: declarations_expiry_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX declarations_expiry_idx ON public.declarations USING btree (expires_at) WHERE is_open;

--
-- Name: declarations_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX declarations_point_idx ON public.declarations USING btree (point_id, deposit_created_at) WHERE is_open;

--
-- Name: deliveries_transporter_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_transporter_idx ON public.deliveries USING btree (transporter_id, created_at DESC);

--
-- Name: delivery_lots_delivery_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_lots_delivery_idx ON public.delivery_lots USING btree (delivery_id);

--
-- Name: deposit_receipts_citizen_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposit_receipts_citizen_idx ON public.deposit_receipts USING btree (citizen_id);

--
-- Name: deposit_signals_citizen_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposit_signals_citizen_idx ON public.deposit_signals USING btree (citizen_id);

--
-- Name: deposit_signals_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposit_signals_point_idx ON public.deposit_signals USING btree (point_id, created_at DESC);

--
-- Name: deposit_signals_rule_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposit_signals_rule_idx ON public.deposit_signals USING btree (rule, created_at DESC, deposit_id DESC);

--
-- Name: deposits_heavy_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposits_heavy_idx ON ONLY public.deposits USING btree (created_at DESC, id DESC) WHERE (grams > 15000);

--
-- Name: deposits_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposits_newest_idx ON ONLY public.deposits USING btree (created_at DESC, id DESC);

--
-- Name: deposits_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposits_point_idx ON ONLY public.deposits USING btree (point_id, created_at DESC);

--
-- Name: deposits_unusual_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deposits_unusual_idx ON ONLY public.deposits USING btree (created_at DESC, id DESC) WHERE (status <> 'confirmed'::public.deposit_status);

--
-- Name: device_counts_silent_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX device_counts_silent_idx ON public.device_counts USING btree (heard_at) WHERE (still_waiting > 0);

--
-- Name: device_entries_actor_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX device_entries_actor_idx ON public.device_entries USING btree (actor_id);

--
-- Name: devices_secret_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX devices_secret_idx ON public.devices USING btree (secret_hash);

--
-- Name: disputes_citizen_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX disputes_citizen_idx ON public.disputes USING btree (citizen_id);

--
-- Name: disputes_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX disputes_point_idx ON public.disputes USING btree (point_id);

--
-- Name: distribution_lines_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX distribution_lines_brand_idx ON public.distribution_lines USING btree (brand_id, year);

--
-- Name: distribution_lines_distributor_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX distribution_lines_distributor_idx ON public.distribution_lines USING btree (distributor_id, year) WHERE (distributor_id IS NOT NULL);

--
-- Name: gap_decisions_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX gap_decisions_point_idx ON public.gap_decisions USING btree (point_id, material, decided_at DESC);

--
-- Name: links_expires_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX links_expires_idx ON public.links USING btree (expires_at);

--
-- Name: links_organisation_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX links_organisation_idx ON public.links USING btree (organisation_id);

--
-- Name: links_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX links_user_idx ON public.links USING btree (user_id);

--
-- Name: lot_receipts_delivery_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lot_receipts_delivery_idx ON public.lot_receipts USING btree (delivery_id);

--
-- Name: lots_day_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lots_day_idx ON public.lots USING btree (public.lot_day(created_at));

--
-- Name: lots_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lots_newest_idx ON public.lots USING btree (created_at DESC, id DESC);

--
-- Name: lots_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lots_point_idx ON public.lots USING btree (point_id, created_at DESC);

--
-- Name: mass_balances_day_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mass_balances_day_idx ON public.mass_balances USING btree (day) WHERE (gap_grams <> 0);

--
-- Name: messages_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX messages_created_idx ON public.messages USING btree (created_at);

--
-- Name: messages_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX messages_user_idx ON public.messages USING btree (user_id);

--
-- Name: notifications_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_user_idx ON public.notifications USING btree (user_id, created_at DESC);

--
-- Name: office_order_steps_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX office_order_steps_order_idx ON public.office_order_steps USING btree (order_id, at);

--
-- Name: office_orders_open_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX office_orders_open_idx ON public.office_orders USING btree (organisation_id) WHERE (status <> 'ended'::public.office_order_status);

--
-- Name: office_orders_organisation_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX office_orders_organisation_idx ON public.office_orders USING btree (organisation_id, created_at DESC);

--
-- Name: office_problems_site_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX office_problems_site_idx ON public.office_problems USING btree (site_id, created_at DESC);

--
-- Name: office_visits_planned_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX office_visits_planned_idx ON public.office_visits USING btree (site_id, planned_day) WHERE (planned_day IS NOT NULL);

--
-- Name: office_visits_site_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX office_visits_site_idx ON public.office_visits USING btree (site_id);

--
-- Name: organisation_sessions_organisation_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organisation_sessions_organisation_idx ON public.organisation_sessions USING btree (organisation_id);

--
-- Name: organisations_confirmed_email_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX organisations_confirmed_email_key ON public.organisations USING btree (email) WHERE (email_verified_at IS NOT NULL);

--
-- Name: outbox_unpublished_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_unpublished_idx ON public.outbox USING btree (created_at) WHERE (published_at IS NULL);

--
-- Name: outbox_unsettled_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_unsettled_idx ON public.outbox USING btree (published_at) WHERE ((published_at IS NOT NULL) AND (settled_at IS NULL));

--
-- Name: person_notes_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX person_notes_user_idx ON public.person_notes USING btree (user_id, at DESC);

--
-- Name: pickup_steps_pickup_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickup_steps_pickup_idx ON public.pickup_steps USING btree (pickup_id, at);

--
-- Name: pickups_free_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_free_idx ON public.pickups USING btree (window_from) WHERE (status = ANY (ARRAY['requested'::public.pickup_status, 'offered'::public.pickup_status]));

--
-- Name: pickups_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_newest_idx ON public.pickups USING btree (created_at DESC, id DESC);

--
-- Name: pickups_open_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX pickups_open_idx ON public.pickups USING btree (point_id) WHERE (status = ANY (ARRAY['requested'::public.pickup_status, 'offered'::public.pickup_status, 'accepted'::public.pickup_status, 'on_the_way'::public.pickup_status, 'weighing'::public.pickup_status]));

--
-- Name: pickups_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_point_idx ON public.pickups USING btree (point_id, created_at DESC);

--
-- Name: pickups_status_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_status_idx ON public.pickups USING btree (status, created_at DESC, id DESC);

--
-- Name: pickups_transporter_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_transporter_idx ON public.pickups USING btree (transporter_id, window_from) WHERE (status <> ALL (ARRAY['delivered'::public.pickup_status, 'cancelled'::public.pickup_status]));

--
-- Name: point_invitations_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX point_invitations_point_idx ON public.point_invitations USING btree (point_id);

--
-- Name: point_members_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX point_members_user_idx ON public.point_members USING btree (user_id) WHERE (removed_at IS NULL);

--
-- Name: point_mistakes_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX point_mistakes_point_idx ON public.point_mistakes USING btree (point_id, created_at DESC);

--
-- Name: points_location_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX points_location_idx ON public.points USING gist (location);

--
-- Name: points_name_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX points_name_idx ON public.points USING btree (folded_name, id);

--
-- Name: points_nearest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX points_nearest_idx ON public.points USING gist (((location)::public.geography)) WHERE (status = 'active'::public.point_status);

--
-- Name: points_pending_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX points_pending_idx ON public.points USING btree (id) WHERE (status = 'pending'::public.point_status);

--
-- Name: products_barcode_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX products_barcode_key ON public.products USING btree (brand_id, barcode) WHERE (archived_at IS NULL);

--
-- Name: products_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_brand_idx ON public.products USING btree (brand_id, name);

--
-- Name: push_subscriptions_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_subscriptions_user_idx ON public.push_subscriptions USING btree (user_id);

--
-- Name: quiz_certificates_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quiz_certificates_created_idx ON public.quiz_certificates USING btree (created_at);

--
-- Name: reports_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_brand_idx ON public.reports USING btree (brand_id, created_at DESC, id DESC);

--
-- Name: rewards_brand_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rewards_brand_idx ON public.rewards USING btree (brand_id) WHERE (brand_id IS NOT NULL);

--
-- Name: rewards_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rewards_newest ON public.rewards USING btree (created_at DESC, id DESC);

--
-- Name: rewards_partner_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rewards_partner_idx ON public.rewards USING btree (partner_id);

--
-- Name: rewards_published_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rewards_published_idx ON public.rewards USING btree (price) WHERE (status = 'published'::public.reward_status);

--
-- Name: school_applications_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX school_applications_created_idx ON public.school_applications USING btree (created_at);

--
-- Name: school_applications_email_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX school_applications_email_idx ON public.school_applications USING btree (email);

--
-- Name: school_classes_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX school_classes_created_idx ON public.school_classes USING btree (created_at);

--
-- Name: school_classes_school_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX school_classes_school_idx ON public.school_classes USING btree (organisation_id, school_year);

--
-- Name: sessions_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user_idx ON public.sessions USING btree (user_id);

--
-- Name: spent_refresh_tokens_session_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX spent_refresh_tokens_session_idx ON public.spent_refresh_tokens USING btree (session_id);

--
-- Name: stock_corrections_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_corrections_point_idx ON public.stock_corrections USING btree (point_id, created_at DESC);

--
-- Name: tasks_accepted_schools_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_accepted_schools_idx ON public.tasks USING btree (subject_id) WHERE ((kind = 'school'::text) AND (decision = 'scheduled'::text));

--
-- Name: tasks_due_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_due_idx ON public.tasks USING btree (due_at, id) WHERE (decided_at IS NULL);

--
-- Name: tasks_open_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX tasks_open_idx ON public.tasks USING btree (kind, subject_id) WHERE (decided_at IS NULL);

--
-- Name: tasks_owner_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_owner_idx ON public.tasks USING btree (owner_id, due_at, id) WHERE ((decided_at IS NULL) AND (owner_id IS NOT NULL));

--
-- Name: tasks_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_subject_idx ON public.tasks USING btree (subject_id, kind, decided_at DESC);

--
-- Name: top_ups_next_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX top_ups_next_idx ON public.top_ups USING btree (next_at) WHERE (state = ANY (ARRAY['pending'::public.top_up_state, 'unknown'::public.top_up_state]));

--
-- Name: transfers_credit_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transfers_credit_idx ON ONLY public.transfers USING btree (credit_account) WHERE (kind <> 'deposit_earned'::public.transfer_kind);

--
-- Name: transfers_debit_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transfers_debit_idx ON ONLY public.transfers USING btree (debit_account) WHERE (kind <> 'deposit_earned'::public.transfer_kind);

--
-- Name: transport_payments_transporter_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transport_payments_transporter_idx ON public.transport_payments USING btree (transporter_id, created_at DESC);

--
-- Name: transporter_profiles_area_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transporter_profiles_area_idx ON public.transporter_profiles USING gin (wilayas) WHERE (status = 'active'::public.transporter_status);

--
-- Name: transporter_profiles_pending_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transporter_profiles_pending_idx ON public.transporter_profiles USING btree (user_id) WHERE (status = 'pending'::public.transporter_status);

--
-- Name: user_roles_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_roles_created_idx ON public.user_roles USING btree (created_at);

--
-- Name: user_roles_role_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_roles_role_idx ON public.user_roles USING btree (role, user_id);

--
-- Name: users_confirmed_email_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_confirmed_email_key ON public.users USING btree (email) WHERE (email_verified_at IS NOT NULL);

--
-- Name: users_email_part_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_email_part_idx ON public.users USING gin (email public.gin_trgm_ops);

--
-- Name: users_email_start_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_email_start_idx ON public.users USING btree (email text_pattern_ops);

--
-- Name: users_erasure_due_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_erasure_due_idx ON public.users USING btree (erasure_due_at) WHERE (erasure_due_at IS NOT NULL);

--
-- Name: users_folded_name_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_folded_name_idx ON public.users USING gin (folded_name public.gin_trgm_ops);

--
-- Name: users_phone_part_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_phone_part_idx ON public.users USING gin (substr(phone, 5) public.gin_trgm_ops);

--
-- Name: users_suspended_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_suspended_idx ON public.users USING btree (id) WHERE (status = 'suspended'::public.user_status);

--
-- Name: users_unconfirmed_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_unconfirmed_idx ON public.users USING btree (id) WHERE ((phone_verified_at IS NULL) AND (email_verified_at IS NULL) AND (status = 'active'::public.user_status));

--
-- Name: vehicles_plate_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX vehicles_plate_key ON public.vehicles USING btree (user_id, plate) WHERE (removed_at IS NULL);

--
-- Name: vouchers_citizen_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vouchers_citizen_idx ON public.vouchers USING btree (citizen_id, created_at DESC);

--
-- Name: vouchers_code_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX vouchers_code_idx ON public.vouchers USING btree (code) WHERE (status = 'ready'::public.voucher_status);

--
-- Name: vouchers_expiry_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vouchers_expiry_idx ON public.vouchers USING btree (expires_at) WHERE ((status = 'ready'::public.voucher_status) AND (kind = 'shop'::public.reward_kind));

--
-- Name: vouchers_partner_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vouchers_partner_idx ON public.vouchers USING btree (partner_id, closed_at) WHERE (status = 'received'::public.voucher_status);

--
-- Name: vouchers_received_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vouchers_received_idx ON public.vouchers USING btree (citizen_id, closed_at DESC) WHERE (status = 'received'::public.voucher_status);

--
-- Name: vouchers_reminder_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vouchers_reminder_idx ON public.vouchers USING btree (expires_at) WHERE ((status = 'ready'::public.voucher_status) AND (kind = 'shop'::public.reward_kind) AND (reminded_at IS NULL));

--
-- Name: vouchers_reward_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vouchers_reward_idx ON public.vouchers USING btree (reward_id, citizen_id, created_at);

--
-- Name: vouchers_used_code_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vouchers_used_code_idx ON public.vouchers USING btree (code, closed_at DESC);

--
-- Name: waiting_tokens_citizen_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX waiting_tokens_citizen_idx ON public.waiting_tokens USING btree (citizen_id);

--
-- Name: waiting_tokens_since_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX waiting_tokens_since_idx ON public.waiting_tokens USING btree (since, deposit_id);

--
-- Name: stock_corrections count_correction; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER count_correction AFTER INSERT ON public.stock_corrections FOR EACH ROW EXECUTE FUNCTION public.count_correction();

--
-- Name: lot_items fit_claims; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER fit_claims AFTER UPDATE OF attributed_grams ON public.lot_items FOR EACH ROW WHEN ((new.attributed_grams < old.attributed_grams)) EXECUTE FUNCTION public.fit_claims();

--
-- Name: claims guard_claim; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_claim BEFORE DELETE OR UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION public.guard_claim();

--
-- Name: claim_spans guard_claim_span; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_claim_span BEFORE DELETE OR UPDATE ON public.claim_spans FOR EACH ROW EXECUTE FUNCTION public.guard_claim_span();

--
-- Name: device_entries keep_closed_entry; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER keep_closed_entry BEFORE UPDATE ON public.device_entries FOR EACH ROW WHEN (((old.outcome = ANY (ARRAY['undone'::text, 'given_up'::text])) AND (new.outcome <> ALL (ARRAY['undone'::text, 'given_up'::text])))) EXECUTE FUNCTION public.keep_closed_entry();

--
-- Name: reports keep_report; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER keep_report BEFORE DELETE OR UPDATE ON public.reports FOR EACH ROW EXECUTE FUNCTION public.keep_report();

--
-- Name: audit_entries no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();

--
-- Name: breach_events no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.breach_events FOR EACH ROW EXECUTE FUNCTION public.refuse_breach_change();

--
-- Name: claim_reductions no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.claim_reductions FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: custody_events no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.custody_events FOR EACH ROW EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: custody_leaves no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.custody_leaves FOR EACH ROW EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: custody_nodes no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.custody_nodes FOR EACH ROW EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: custody_roots no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.custody_roots FOR EACH ROW EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: emission_factors no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.emission_factors FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: gap_decisions no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.gap_decisions FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: handover_signatures no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.handover_signatures FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: lot_divisions no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.lot_divisions FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: lot_receipts no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.lot_receipts FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: office_order_steps no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.office_order_steps FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: pickup_steps no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.pickup_steps FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: receipt_items no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.receipt_items FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: report_files no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.report_files FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: stock_corrections no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.stock_corrections FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: transfers no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.transfers FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: wordings no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.wordings FOR EACH ROW EXECUTE FUNCTION public.refuse_wording_change();

--
-- Name: breaches no_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_delete BEFORE DELETE ON public.breaches FOR EACH ROW EXECUTE FUNCTION public.refuse_breach_change();

--
-- Name: audit_entries no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();

--
-- Name: breach_events no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.breach_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_breach_change();

--
-- Name: custody_events no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.custody_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: custody_leaves no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.custody_leaves FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: custody_nodes no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.custody_nodes FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: custody_roots no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.custody_roots FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_custody_change();

--
-- Name: transfers no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.transfers FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

--
-- Name: wordings no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.wordings FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_wording_change();

--
-- Name: deposits release_grams; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER release_grams AFTER UPDATE OF status, grams ON public.deposits FOR EACH ROW WHEN (((old.grams > new.grams) OR ((old.status <> new.status) AND (new.status = 'voided'::public.deposit_status)))) EXECUTE FUNCTION public.release_grams();

--
-- Name: allocations allocations_correction_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES public.stock_corrections(id);

--
-- Name: allocations allocations_lot_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

--
-- Name: audit_entries audit_entries_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);

--
-- Name: balance_corrections balance_corrections_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.balance_corrections
    ADD CONSTRAINT balance_corrections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: brand_citizen_counts brand_citizen_counts_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_citizen_counts
    ADD CONSTRAINT brand_citizen_counts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_citizen_counts brand_citizen_counts_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_citizen_counts
    ADD CONSTRAINT brand_citizen_counts_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: brand_citizens brand_citizens_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_citizens
    ADD CONSTRAINT brand_citizens_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_citizens brand_citizens_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_citizens
    ADD CONSTRAINT brand_citizens_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id);

--
-- Name: brand_citizens brand_citizens_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_citizens
    ADD CONSTRAINT brand_citizens_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: brand_companies brand_companies_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_companies
    ADD CONSTRAINT brand_companies_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_companies brand_companies_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_companies
    ADD CONSTRAINT brand_companies_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: brand_days brand_days_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_days
    ADD CONSTRAINT brand_days_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_days brand_days_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_days
    ADD CONSTRAINT brand_days_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: brand_faces brand_faces_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_faces
    ADD CONSTRAINT brand_faces_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_goals brand_goals_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_goals
    ADD CONSTRAINT brand_goals_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_invitations brand_invitations_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_invitations
    ADD CONSTRAINT brand_invitations_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_invitations brand_invitations_used_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_invitations
    ADD CONSTRAINT brand_invitations_used_by_fkey FOREIGN KEY (used_by) REFERENCES public.users(id);

--
-- Name: brand_members brand_members_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_members
    ADD CONSTRAINT brand_members_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_members brand_members_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_members
    ADD CONSTRAINT brand_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: brand_months brand_months_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_months
    ADD CONSTRAINT brand_months_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_months brand_months_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_months
    ADD CONSTRAINT brand_months_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: brand_team_invitations brand_team_invitations_accepted_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_team_invitations
    ADD CONSTRAINT brand_team_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.users(id);

--
-- Name: brand_team_invitations brand_team_invitations_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_team_invitations
    ADD CONSTRAINT brand_team_invitations_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_team_invitations brand_team_invitations_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_team_invitations
    ADD CONSTRAINT brand_team_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);

--
-- Name: brand_tonnages brand_tonnages_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_tonnages
    ADD CONSTRAINT brand_tonnages_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brand_tonnages brand_tonnages_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_tonnages
    ADD CONSTRAINT brand_tonnages_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: brand_year_counts brand_year_counts_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brand_year_counts
    ADD CONSTRAINT brand_year_counts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: brands brands_invited_by_brand_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_invited_by_brand_fkey FOREIGN KEY (invited_by_brand) REFERENCES public.brands(id);

--
-- Name: breach_events breach_events_breach_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.breach_events
    ADD CONSTRAINT breach_events_breach_id_fkey FOREIGN KEY (breach_id) REFERENCES public.breaches(id);

--
-- Name: budget_fillings budget_fillings_budget_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_fillings
    ADD CONSTRAINT budget_fillings_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.budgets(id);

--
-- Name: budgets budgets_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: campaign_deposits campaign_deposits_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaign_deposits
    ADD CONSTRAINT campaign_deposits_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

--
-- Name: campaign_deposits campaign_deposits_campaign_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaign_deposits
    ADD CONSTRAINT campaign_deposits_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);

--
-- Name: campaigns campaigns_asked_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id);

--
-- Name: campaigns campaigns_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: campaigns campaigns_budget_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.budgets(id);

--
-- Name: cause_votes cause_votes_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cause_votes
    ADD CONSTRAINT cause_votes_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: cause_votes cause_votes_reward_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cause_votes
    ADD CONSTRAINT cause_votes_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES public.rewards(id);

--
-- Name: citizen_months citizen_months_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_months
    ADD CONSTRAINT citizen_months_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id);

--
-- Name: citizen_months citizen_months_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_months
    ADD CONSTRAINT citizen_months_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: citizen_profiles citizen_profiles_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_profiles
    ADD CONSTRAINT citizen_profiles_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: citizen_profiles citizen_profiles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_profiles
    ADD CONSTRAINT citizen_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: claim_blocks claim_blocks_lot_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_blocks
    ADD CONSTRAINT claim_blocks_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

--
-- Name: claim_blocks claim_blocks_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_blocks
    ADD CONSTRAINT claim_blocks_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: claim_reductions claim_reductions_claim_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_reductions
    ADD CONSTRAINT claim_reductions_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES public.claims(id);

--
-- Name: claim_spans claim_spans_claim_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_spans
    ADD CONSTRAINT claim_spans_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES public.claims(id);

--
-- Name: claims claims_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: claims claims_budget_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.budgets(id);

--
-- Name: claims claims_lot_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

--
-- Name: claims claims_report_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.reports(id);

--
-- Name: claims claims_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: class_answers class_answers_class_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.class_answers
    ADD CONSTRAINT class_answers_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.school_classes(id) ON DELETE CASCADE;

--
-- Name: class_answers class_answers_question_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.class_answers
    ADD CONSTRAINT class_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.quiz_questions(id);

--
-- Name: class_results class_results_class_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.class_results
    ADD CONSTRAINT class_results_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.school_classes(id) ON DELETE CASCADE;

--
-- Name: codes codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: commune_figures commune_figures_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commune_figures
    ADD CONSTRAINT commune_figures_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: commune_wilayas commune_wilayas_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commune_wilayas
    ADD CONSTRAINT commune_wilayas_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: commune_wilayas commune_wilayas_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commune_wilayas
    ADD CONSTRAINT commune_wilayas_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: consents consents_organisation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);

--
-- Name: consents consents_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: counter_passes counter_passes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter_passes
    ADD CONSTRAINT counter_passes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: counter_registrations counter_registrations_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter_registrations
    ADD CONSTRAINT counter_registrations_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: counter_registrations counter_registrations_registered_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter_registrations
    ADD CONSTRAINT counter_registrations_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES public.users(id);

--
-- Name: counter_registrations counter_registrations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counter_registrations
    ADD CONSTRAINT counter_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: custody_leaves custody_leaves_event_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_leaves
    ADD CONSTRAINT custody_leaves_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.custody_events(id);

--
-- Name: custody_waiting custody_waiting_event_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custody_waiting
    ADD CONSTRAINT custody_waiting_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.custody_events(id);

--
-- Name: data_requests data_requests_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.data_requests
    ADD CONSTRAINT data_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: declarations declarations_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.declarations
    ADD CONSTRAINT declarations_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id);

--
-- Name: declarations declarations_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.declarations
    ADD CONSTRAINT declarations_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: deliveries deliveries_facility_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES public.facilities(id);

--
-- Name: deliveries deliveries_transporter_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_transporter_id_fkey FOREIGN KEY (transporter_id) REFERENCES public.users(id);

--
-- Name: delivery_lots delivery_lots_delivery_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_lots
    ADD CONSTRAINT delivery_lots_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id);

--
-- Name: delivery_lots delivery_lots_lot_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_lots
    ADD CONSTRAINT delivery_lots_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

--
-- Name: deposit_receipts deposit_receipts_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deposit_receipts
    ADD CONSTRAINT deposit_receipts_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: deposit_signals deposit_signals_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deposit_signals
    ADD CONSTRAINT deposit_signals_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: deposit_signals deposit_signals_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deposit_signals
    ADD CONSTRAINT deposit_signals_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: deposits deposits_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.deposits
    ADD CONSTRAINT deposits_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id);

--
-- Name: deposits deposits_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.deposits
    ADD CONSTRAINT deposits_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: devices devices_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: disputes disputes_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id);

--
-- Name: disputes disputes_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: distribution_lines distribution_lines_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_lines
    ADD CONSTRAINT distribution_lines_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: distribution_lines distribution_lines_distributor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_lines
    ADD CONSTRAINT distribution_lines_distributor_id_fkey FOREIGN KEY (distributor_id) REFERENCES public.brands(id);

--
-- Name: distribution_lines distribution_lines_product_id_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_lines
    ADD CONSTRAINT distribution_lines_product_id_brand_id_fkey FOREIGN KEY (product_id, brand_id) REFERENCES public.products(id, brand_id);

--
-- Name: distribution_lines distribution_lines_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_lines
    ADD CONSTRAINT distribution_lines_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: distribution_months distribution_months_distributor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_months
    ADD CONSTRAINT distribution_months_distributor_id_fkey FOREIGN KEY (distributor_id) REFERENCES public.brands(id);

--
-- Name: distribution_months distribution_months_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_months
    ADD CONSTRAINT distribution_months_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

--
-- Name: distribution_months distribution_months_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.distribution_months
    ADD CONSTRAINT distribution_months_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: facilities facilities_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facilities
    ADD CONSTRAINT facilities_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: gap_decisions gap_decisions_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.gap_decisions
    ADD CONSTRAINT gap_decisions_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: handover_signatures handover_signatures_pickup_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.handover_signatures
    ADD CONSTRAINT handover_signatures_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);

--
-- Name: league_schools league_schools_organisation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.league_schools
    ADD CONSTRAINT league_schools_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);

--
-- Name: lesson_progress lesson_progress_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_progress
    ADD CONSTRAINT lesson_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: links links_organisation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;

--
-- Name: links links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: lot_divisions lot_divisions_lot_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lot_divisions
    ADD CONSTRAINT lot_divisions_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

--
-- Name: lot_items lot_items_lot_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lot_items
    ADD CONSTRAINT lot_items_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

--
-- Name: lot_receipts lot_receipts_delivery_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lot_receipts
    ADD CONSTRAINT lot_receipts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id);

--
-- Name: lot_receipts lot_receipts_lot_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lot_receipts
    ADD CONSTRAINT lot_receipts_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

--
-- Name: lots lots_facility_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES public.facilities(id);

--
-- Name: lots lots_pickup_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);

--
-- Name: lots lots_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: lots lots_transporter_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_transporter_id_fkey FOREIGN KEY (transporter_id) REFERENCES public.users(id);

--
-- Name: mass_balances mass_balances_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mass_balances
    ADD CONSTRAINT mass_balances_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: messages messages_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: month_figures month_figures_newest_commune_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.month_figures
    ADD CONSTRAINT month_figures_newest_commune_fkey FOREIGN KEY (newest_commune) REFERENCES public.communes(code);

--
-- Name: notifications notifications_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: office_moves office_moves_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_moves
    ADD CONSTRAINT office_moves_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.office_orders(id);

--
-- Name: office_order_steps office_order_steps_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_order_steps
    ADD CONSTRAINT office_order_steps_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.office_orders(id);

--
-- Name: office_orders office_orders_organisation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_orders
    ADD CONSTRAINT office_orders_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);

--
-- Name: office_problems office_problems_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_problems
    ADD CONSTRAINT office_problems_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.office_sites(id);

--
-- Name: office_sites office_sites_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_sites
    ADD CONSTRAINT office_sites_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: office_sites office_sites_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_sites
    ADD CONSTRAINT office_sites_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.office_orders(id);

--
-- Name: office_visits office_visits_pickup_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_visits
    ADD CONSTRAINT office_visits_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);

--
-- Name: office_visits office_visits_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.office_visits
    ADD CONSTRAINT office_visits_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.office_sites(id);

--
-- Name: organisation_sessions organisation_sessions_organisation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organisation_sessions
    ADD CONSTRAINT organisation_sessions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;

--
-- Name: organisations organisations_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organisations
    ADD CONSTRAINT organisations_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: paper_reminders paper_reminders_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.paper_reminders
    ADD CONSTRAINT paper_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: partners partners_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: partners partners_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: person_notes person_notes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person_notes
    ADD CONSTRAINT person_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: pickup_items pickup_items_pickup_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_items
    ADD CONSTRAINT pickup_items_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);

--
-- Name: pickup_steps pickup_steps_pickup_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_steps
    ADD CONSTRAINT pickup_steps_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);

--
-- Name: pickups pickups_facility_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES public.facilities(id);

--
-- Name: pickups pickups_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: pickups pickups_transporter_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_transporter_id_fkey FOREIGN KEY (transporter_id) REFERENCES public.users(id);

--
-- Name: pickups pickups_vehicle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES public.vehicles(id);

--
-- Name: point_invitations point_invitations_accepted_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_invitations
    ADD CONSTRAINT point_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.users(id);

--
-- Name: point_invitations point_invitations_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_invitations
    ADD CONSTRAINT point_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);

--
-- Name: point_invitations point_invitations_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_invitations
    ADD CONSTRAINT point_invitations_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: point_members point_members_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_members
    ADD CONSTRAINT point_members_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: point_members point_members_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_members
    ADD CONSTRAINT point_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: point_mistakes point_mistakes_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_mistakes
    ADD CONSTRAINT point_mistakes_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: point_papers point_papers_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_papers
    ADD CONSTRAINT point_papers_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: point_pins point_pins_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_pins
    ADD CONSTRAINT point_pins_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: point_stock point_stock_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.point_stock
    ADD CONSTRAINT point_stock_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: points points_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.points
    ADD CONSTRAINT points_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: products products_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: public_closings public_closings_day_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.public_closings
    ADD CONSTRAINT public_closings_day_fkey FOREIGN KEY (day) REFERENCES public.custody_roots(day);

--
-- Name: public_days public_days_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.public_days
    ADD CONSTRAINT public_days_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: public_months public_months_wilaya_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.public_months
    ADD CONSTRAINT public_months_wilaya_code_fkey FOREIGN KEY (wilaya_code) REFERENCES public.wilayas(code);

--
-- Name: push_subscriptions push_subscriptions_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

--
-- Name: push_subscriptions push_subscriptions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: quiz_questions quiz_questions_replaced_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quiz_questions
    ADD CONSTRAINT quiz_questions_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES public.quiz_questions(id);

--
-- Name: receipt_items receipt_items_delivery_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipt_items
    ADD CONSTRAINT receipt_items_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id);

--
-- Name: regulator_columns regulator_columns_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.regulator_columns
    ADD CONSTRAINT regulator_columns_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: report_files report_files_report_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.report_files
    ADD CONSTRAINT report_files_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.reports(id);

--
-- Name: reports reports_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: rewards rewards_brand_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rewards
    ADD CONSTRAINT rewards_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

--
-- Name: rewards rewards_partner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rewards
    ADD CONSTRAINT rewards_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES public.partners(id);

--
-- Name: school_applications school_applications_commune_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.school_applications
    ADD CONSTRAINT school_applications_commune_code_fkey FOREIGN KEY (commune_code) REFERENCES public.communes(code);

--
-- Name: school_classes school_classes_organisation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.school_classes
    ADD CONSTRAINT school_classes_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);

--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: spent_refresh_tokens spent_refresh_tokens_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.spent_refresh_tokens
    ADD CONSTRAINT spent_refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

--
-- Name: stock_corrections stock_corrections_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_corrections
    ADD CONSTRAINT stock_corrections_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: tasks tasks_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);

--
-- Name: top_ups top_ups_voucher_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES public.vouchers(id);

--
-- Name: transport_payments transport_payments_pickup_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transport_payments
    ADD CONSTRAINT transport_payments_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);

--
-- Name: transport_payments transport_payments_transporter_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transport_payments
    ADD CONSTRAINT transport_payments_transporter_id_fkey FOREIGN KEY (transporter_id) REFERENCES public.users(id);

--
-- Name: transporter_profiles transporter_profiles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transporter_profiles
    ADD CONSTRAINT transporter_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: user_roles user_roles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: vehicles vehicles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.transporter_profiles(user_id);

--
-- Name: vouchers vouchers_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id);

--
-- Name: vouchers vouchers_partner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES public.partners(id);

--
-- Name: vouchers vouchers_reward_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES public.rewards(id);

--
-- Name: waiting_tokens waiting_tokens_citizen_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiting_tokens
    ADD CONSTRAINT waiting_tokens_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES public.users(id);

--
-- Name: waiting_tokens waiting_tokens_point_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiting_tokens
    ADD CONSTRAINT waiting_tokens_point_id_fkey FOREIGN KEY (point_id) REFERENCES public.points(id);

--
-- Name: wilayas wilayas_cut_from_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wilayas
    ADD CONSTRAINT wilayas_cut_from_fkey FOREIGN KEY (cut_from) REFERENCES public.wilayas(code);

--
-- Name: FUNCTION account_of(p_owner uuid, p_kind public.account_kind); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.account_of(p_owner uuid, p_kind public.account_kind) FROM PUBLIC;

--
-- Name: FUNCTION add_custody_event(p_id uuid, p_kind public.custody_kind, p_subject uuid, p_at timestamp with time zone, p_content jsonb); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.add_custody_event(p_id uuid, p_kind public.custody_kind, p_subject uuid, p_at timestamp with time zone, p_content jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_custody_event(p_id uuid, p_kind public.custody_kind, p_subject uuid, p_at timestamp with time zone, p_content jsonb) TO app_server;

--
-- Name: FUNCTION add_emission_factor(p_now timestamp with time zone, p_material public.material, p_day date, p_value integer, p_low integer, p_high integer, p_source text, p_year smallint, p_range_source text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.add_emission_factor(p_now timestamp with time zone, p_material public.material, p_day date, p_value integer, p_low integer, p_high integer, p_source text, p_year smallint, p_range_source text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_emission_factor(p_now timestamp with time zone, p_material public.material, p_day date, p_value integer, p_low integer, p_high integer, p_source text, p_year smallint, p_range_source text) TO app_server;

--
-- Name: FUNCTION allocate_grams(p_now timestamp with time zone, p_point uuid, p_material public.material, p_since timestamp with time zone, p_grams bigint, p_lot uuid, p_correction uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.allocate_grams(p_now timestamp with time zone, p_point uuid, p_material public.material, p_since timestamp with time zone, p_grams bigint, p_lot uuid, p_correction uuid) FROM PUBLIC;

--
-- Name: FUNCTION announce_rate(p_now timestamp with time zone, p_material public.material, p_per_kilogram integer, p_star_bonus integer, p_from timestamp with time zone, p_reason text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.announce_rate(p_now timestamp with time zone, p_material public.material, p_per_kilogram integer, p_star_bonus integer, p_from timestamp with time zone, p_reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.announce_rate(p_now timestamp with time zone, p_material public.material, p_per_kilogram integer, p_star_bonus integer, p_from timestamp with time zone, p_reason text) TO app_server;

--
-- Name: FUNCTION balance_masses(p_now timestamp with time zone, p_day date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.balance_masses(p_now timestamp with time zone, p_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.balance_masses(p_now timestamp with time zone, p_day date) TO app_server;

--
-- Name: FUNCTION bonus_violations(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.bonus_violations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.bonus_violations() TO app_server;

--
-- Name: FUNCTION brand_days_violations(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.brand_days_violations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.brand_days_violations() TO app_server;

--
-- Name: FUNCTION budget_stage_of(p_filled bigint, p_percent smallint, p_left bigint); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.budget_stage_of(p_filled bigint, p_percent smallint, p_left bigint) FROM PUBLIC;

--
-- Name: FUNCTION canonical_json(p_value jsonb); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.canonical_json(p_value jsonb) FROM PUBLIC;

--
-- Name: FUNCTION claim_lot(p_now timestamp with time zone, p_lot uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.claim_lot(p_now timestamp with time zone, p_lot uuid, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.claim_lot(p_now timestamp with time zone, p_lot uuid, p_trace text) TO app_server;

--
-- Name: FUNCTION claim_material(p_now timestamp with time zone, p_lot uuid, p_material public.material, p_grams bigint, p_wilaya smallint, p_day date, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.claim_material(p_now timestamp with time zone, p_lot uuid, p_material public.material, p_grams bigint, p_wilaya smallint, p_day date, p_trace text) FROM PUBLIC;

--
-- Name: FUNCTION claim_number(p_serial bigint); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.claim_number(p_serial bigint) FROM PUBLIC;

--
-- Name: FUNCTION claims_violations(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.claims_violations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.claims_violations() TO app_server;

--
-- Name: FUNCTION close_campaign(p_now timestamp with time zone, p_campaign uuid, p_end timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.close_campaign(p_now timestamp with time zone, p_campaign uuid, p_end timestamp with time zone) FROM PUBLIC;

--
-- Name: FUNCTION close_campaigns(p_now timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.close_campaigns(p_now timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.close_campaigns(p_now timestamp with time zone) TO app_server;

--
-- Name: FUNCTION close_custody_node(p_height integer, p_index bigint); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.close_custody_node(p_height integer, p_index bigint) FROM PUBLIC;

--
-- Name: FUNCTION close_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_reason text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.close_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_reason text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.close_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_reason text, p_trace text) TO app_server;

--
-- Name: FUNCTION close_device_entry(p_now timestamp with time zone, p_actor uuid, p_device uuid, p_number integer, p_key uuid, p_outcome text, p_skew integer, p_details jsonb); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.close_device_entry(p_now timestamp with time zone, p_actor uuid, p_device uuid, p_number integer, p_key uuid, p_outcome text, p_skew integer, p_details jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.close_device_entry(p_now timestamp with time zone, p_actor uuid, p_device uuid, p_number integer, p_key uuid, p_outcome text, p_skew integer, p_details jsonb) TO app_server;

--
-- Name: FUNCTION close_voucher(p_now timestamp with time zone, p_voucher uuid, p_end public.voucher_end, p_actor uuid, p_note text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.close_voucher(p_now timestamp with time zone, p_voucher uuid, p_end public.voucher_end, p_actor uuid, p_note text, p_trace text) FROM PUBLIC;

--
-- Name: FUNCTION confirm_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_campaign uuid, p_centimes bigint, p_reference text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.confirm_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_campaign uuid, p_centimes bigint, p_reference text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.confirm_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_campaign uuid, p_centimes bigint, p_reference text) TO app_server;

--
-- Name: FUNCTION confirm_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_grams integer, p_clean boolean, p_compacted boolean, p_manners boolean, p_rate integer, p_tokens bigint, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.confirm_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_grams integer, p_clean boolean, p_compacted boolean, p_manners boolean, p_rate integer, p_tokens bigint, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.confirm_declaration(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_grams integer, p_clean boolean, p_compacted boolean, p_manners boolean, p_rate integer, p_tokens bigint, p_trace text) TO app_server;

--
-- Name: FUNCTION correct_stock(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_point uuid, p_material public.material, p_expected bigint, p_counted bigint, p_reason public.stock_reason, p_note text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.correct_stock(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_point uuid, p_material public.material, p_expected bigint, p_counted bigint, p_reason public.stock_reason, p_note text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.correct_stock(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_point uuid, p_material public.material, p_expected bigint, p_counted bigint, p_reason public.stock_reason, p_note text, p_trace text) TO app_server;

--
-- Name: FUNCTION correction_violations(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.correction_violations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.correction_violations() TO app_server;

--
-- Name: FUNCTION count_citizens(p_claims uuid[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.count_citizens(p_claims uuid[]) FROM PUBLIC;

--
-- Name: FUNCTION count_claims(p_claims uuid[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.count_claims(p_claims uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_claims(p_claims uuid[]) TO app_server;

--
-- Name: FUNCTION count_days(p_claims uuid[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.count_days(p_claims uuid[]) FROM PUBLIC;

--
-- Name: FUNCTION count_deposits(p_citizens uuid[], p_numbers integer[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.count_deposits(p_citizens uuid[], p_numbers integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_deposits(p_citizens uuid[], p_numbers integer[]) TO app_server;

--
-- Name: FUNCTION count_public_days(p_days date[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.count_public_days(p_days date[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_public_days(p_days date[]) TO app_server;

--
-- Name: FUNCTION create_budget(p_now timestamp with time zone, p_actor uuid, p_id uuid, p_name text, p_materials public.material[], p_wilayas smallint[], p_from timestamp with time zone, p_until timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.create_budget(p_now timestamp with time zone, p_actor uuid, p_id uuid, p_name text, p_materials public.material[], p_wilayas smallint[], p_from timestamp with time zone, p_until timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_budget(p_now timestamp with time zone, p_actor uuid, p_id uuid, p_name text, p_materials public.material[], p_wilayas smallint[], p_from timestamp with time zone, p_until timestamp with time zone) TO app_server;

--
-- Name: FUNCTION create_month_partitions(p_from date, p_months integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.create_month_partitions(p_from date, p_months integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_month_partitions(p_from date, p_months integer) TO app_server;

--
-- Name: FUNCTION custody_violations(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.custody_violations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.custody_violations() TO app_server;

--
-- Name: FUNCTION cut_claim(p_claim uuid, p_deposit uuid, p_span int4range, p_keeps integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.cut_claim(p_claim uuid, p_deposit uuid, p_span int4range, p_keeps integer) FROM PUBLIC;

--
-- Name: FUNCTION decide_block(p_now timestamp with time zone, p_actor uuid, p_reason text, p_subject uuid, p_is_explained boolean, p_note text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.decide_block(p_now timestamp with time zone, p_actor uuid, p_reason text, p_subject uuid, p_is_explained boolean, p_note text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.decide_block(p_now timestamp with time zone, p_actor uuid, p_reason text, p_subject uuid, p_is_explained boolean, p_note text) TO app_server;

--
-- Name: FUNCTION decide_dispute(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_decision public.dispute_decision, p_grams integer, p_tokens bigint, p_note text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.decide_dispute(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_decision public.dispute_decision, p_grams integer, p_tokens bigint, p_note text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.decide_dispute(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_decision public.dispute_decision, p_grams integer, p_tokens bigint, p_note text, p_trace text) TO app_server;

--
-- Name: FUNCTION declare_deposit(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_deposit uuid, p_point uuid, p_material public.material, p_grams integer, p_rate integer, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.declare_deposit(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_deposit uuid, p_point uuid, p_material public.material, p_grams integer, p_rate integer, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.declare_deposit(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_deposit uuid, p_point uuid, p_material public.material, p_grams integer, p_rate integer, p_trace text) TO app_server;

--
-- Name: TABLE pickups; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.pickups TO app_server;

--
-- Name: FUNCTION dispute_pickup(p_now timestamp with time zone, p public.pickups, p_actor uuid, p_items jsonb, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.dispute_pickup(p_now timestamp with time zone, p public.pickups, p_actor uuid, p_items jsonb, p_trace text) FROM PUBLIC;

--
-- Name: FUNCTION end_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_brand uuid, p_campaign uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.end_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_brand uuid, p_campaign uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.end_campaign(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_brand uuid, p_campaign uuid) TO app_server;

--
-- Name: FUNCTION expire_voucher(p_now timestamp with time zone, p_voucher uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.expire_voucher(p_now timestamp with time zone, p_voucher uuid, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.expire_voucher(p_now timestamp with time zone, p_voucher uuid, p_trace text) TO app_server;

--
-- Name: FUNCTION filling_fingerprint(p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.filling_fingerprint(p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint) FROM PUBLIC;

--
-- Name: FUNCTION fit_claims(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.fit_claims() FROM PUBLIC;

--
-- Name: FUNCTION folded(words text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.folded(words text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.folded(words text) TO app_server;

--
-- Name: FUNCTION fund_budget(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.fund_budget(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION public.fund_budget(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_filling uuid, p_budget uuid, p_amount bigint, p_reference text, p_centimes bigint) TO app_server;

--
-- Name: FUNCTION gives_now(p_partner uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.gives_now(p_partner uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.gives_now(p_partner uuid) TO app_server;

--
-- Name: FUNCTION guard_claim(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.guard_claim() FROM PUBLIC;

--
-- Name: FUNCTION guard_claim_span(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.guard_claim_span() FROM PUBLIC;

--
-- Name: FUNCTION hand_over_material(p_now timestamp with time zone, p_actor uuid, p_lot uuid, p_point uuid, p_item jsonb); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.hand_over_material(p_now timestamp with time zone, p_actor uuid, p_lot uuid, p_point uuid, p_item jsonb) FROM PUBLIC;

--
-- Name: FUNCTION hold_brand_days(p_brands uuid[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.hold_brand_days(p_brands uuid[]) FROM PUBLIC;

--
-- Name: FUNCTION hold_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_deposit uuid, p_note text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.hold_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_deposit uuid, p_note text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.hold_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_dispute uuid, p_deposit uuid, p_note text, p_trace text) TO app_server;

--
-- Name: FUNCTION is_open_at(p_hours jsonb, p_moment timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.is_open_at(p_hours jsonb, p_moment timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_open_at(p_hours jsonb, p_moment timestamp with time zone) TO app_server;

--
-- Name: FUNCTION is_shown_text(p_text jsonb, p_most integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.is_shown_text(p_text jsonb, p_most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_shown_text(p_text jsonb, p_most integer) TO app_server;

--
-- Name: FUNCTION ledger_violations(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.ledger_violations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.ledger_violations() TO app_server;

--
-- Name: TABLE limits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.limits TO app_server;

--
-- Name: FUNCTION limit_at(p_name text, p_at timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.limit_at(p_name text, p_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.limit_at(p_name text, p_at timestamp with time zone) TO app_server;

--
-- Name: TABLE vouchers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.vouchers TO app_server;

--
-- Name: COLUMN vouchers.note; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(note) ON TABLE public.vouchers TO app_server;

--
-- Name: COLUMN vouchers.phone; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(phone) ON TABLE public.vouchers TO app_server;

--
-- Name: COLUMN vouchers.reminded_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reminded_at) ON TABLE public.vouchers TO app_server;

--
-- Name: FUNCTION lock_voucher(p_voucher uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lock_voucher(p_voucher uuid) FROM PUBLIC;

--
-- Name: FUNCTION lot_day(p_created timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lot_day(p_created timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.lot_day(p_created timestamp with time zone) TO app_server;

--
-- Name: FUNCTION make_lot(p_now timestamp with time zone, p_actor uuid, p public.pickups, p_items jsonb, p_occurred timestamp with time zone, p_lot uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.make_lot(p_now timestamp with time zone, p_actor uuid, p public.pickups, p_items jsonb, p_occurred timestamp with time zone, p_lot uuid, p_trace text) FROM PUBLIC;

--
-- Name: FUNCTION month_of(p_moment timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.month_of(p_moment timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.month_of(p_moment timestamp with time zone) TO app_server;

--
-- Name: FUNCTION open_citizen_account(p_user uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.open_citizen_account(p_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.open_citizen_account(p_user uuid) TO app_server;

--
-- Name: FUNCTION open_dispute(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_dispute uuid, p_number integer, p_reason public.dispute_reason, p_note text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.open_dispute(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_dispute uuid, p_number integer, p_reason public.dispute_reason, p_note text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.open_dispute(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_dispute uuid, p_number integer, p_reason public.dispute_reason, p_note text, p_trace text) TO app_server;

--
-- Name: FUNCTION pay_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.pay_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.pay_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid) TO app_server;

--
-- Name: FUNCTION pay_waiting(p_now timestamp with time zone, p_deposit uuid, p_number integer, p_payer uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.pay_waiting(p_now timestamp with time zone, p_deposit uuid, p_number integer, p_payer uuid, p_trace text) FROM PUBLIC;

--
-- Name: FUNCTION payer_for(p_at timestamp with time zone, p_point uuid, p_material public.material, p_tokens bigint, p_shard integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.payer_for(p_at timestamp with time zone, p_point uuid, p_material public.material, p_tokens bigint, p_shard integer) FROM PUBLIC;

--
-- Name: FUNCTION post_transfer(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid, p_amount bigint, p_kind public.transfer_kind, p_reference uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.post_transfer(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid, p_amount bigint, p_kind public.transfer_kind, p_reference uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.post_transfer(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid, p_amount bigint, p_kind public.transfer_kind, p_reference uuid) TO app_server;

--
-- Name: FUNCTION publish_limit(p_now timestamp with time zone, p_name text, p_value integer, p_day date, p_reason text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.publish_limit(p_now timestamp with time zone, p_name text, p_value integer, p_day date, p_reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.publish_limit(p_now timestamp with time zone, p_name text, p_value integer, p_day date, p_reason text) TO app_server;

--
-- Name: FUNCTION rebuild_brand_days(p_brand uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.rebuild_brand_days(p_brand uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.rebuild_brand_days(p_brand uuid) TO app_server;

--
-- Name: FUNCTION rebuild_public_days(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.rebuild_public_days() FROM PUBLIC;
GRANT ALL ON FUNCTION public.rebuild_public_days() TO app_server;

--
-- Name: FUNCTION receive_delivery(p_now timestamp with time zone, p_token_hash bytea, p_key uuid, p_items jsonb, p_name text, p_ticket text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.receive_delivery(p_now timestamp with time zone, p_token_hash bytea, p_key uuid, p_items jsonb, p_name text, p_ticket text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.receive_delivery(p_now timestamp with time zone, p_token_hash bytea, p_key uuid, p_items jsonb, p_name text, p_ticket text, p_trace text) TO app_server;

--
-- Name: FUNCTION receive_voucher(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_voucher uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.receive_voucher(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_voucher uuid, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.receive_voucher(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_voucher uuid, p_trace text) TO app_server;

--
-- Name: FUNCTION record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[], p_ages integer[], p_identified public.identification[], p_devices uuid[], p_numbers integer[], p_skews integer[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[], p_ages integer[], p_identified public.identification[], p_devices uuid[], p_numbers integer[], p_skews integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[], p_ages integer[], p_identified public.identification[], p_devices uuid[], p_numbers integer[], p_skews integer[]) TO app_server;

--
-- Name: FUNCTION redeem_reward(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_voucher uuid, p_code text, p_reward uuid, p_quantity integer, p_price bigint, p_phone text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.redeem_reward(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_voucher uuid, p_code text, p_reward uuid, p_quantity integer, p_price bigint, p_phone text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.redeem_reward(p_now timestamp with time zone, p_citizen uuid, p_key uuid, p_voucher uuid, p_code text, p_reward uuid, p_quantity integer, p_price bigint, p_phone text, p_trace text) TO app_server;

--
-- Name: FUNCTION refuse_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.refuse_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.refuse_correction(p_now timestamp with time zone, p_correction uuid, p_by uuid) TO app_server;

--
-- Name: FUNCTION seal_custody(p_limit integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.seal_custody(p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.seal_custody(p_limit integer) TO app_server;

--
-- Name: FUNCTION set_budget_stage(p_now timestamp with time zone, p_budget uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.set_budget_stage(p_now timestamp with time zone, p_budget uuid) FROM PUBLIC;

--
-- Name: FUNCTION set_reward_stock(p_reward uuid, p_expected integer, p_stock integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.set_reward_stock(p_reward uuid, p_expected integer, p_stock integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.set_reward_stock(p_reward uuid, p_expected integer, p_stock integer) TO app_server;

--
-- Name: FUNCTION settle_bonuses(p_now timestamp with time zone, p_deposits uuid[], p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.settle_bonuses(p_now timestamp with time zone, p_deposits uuid[], p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_bonuses(p_now timestamp with time zone, p_deposits uuid[], p_trace text) TO app_server;

--
-- Name: FUNCTION settle_handover(p_now timestamp with time zone, p_actor uuid, p_pickup uuid, p_side public.handover_side, p_lot uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.settle_handover(p_now timestamp with time zone, p_actor uuid, p_pickup uuid, p_side public.handover_side, p_lot uuid, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_handover(p_now timestamp with time zone, p_actor uuid, p_pickup uuid, p_side public.handover_side, p_lot uuid, p_trace text) TO app_server;

--
-- Name: FUNCTION settle_top_up(p_now timestamp with time zone, p_voucher uuid, p_state public.top_up_state, p_reference text, p_next timestamp with time zone, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.settle_top_up(p_now timestamp with time zone, p_voucher uuid, p_state public.top_up_state, p_reference text, p_next timestamp with time zone, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_top_up(p_now timestamp with time zone, p_voucher uuid, p_state public.top_up_state, p_reference text, p_next timestamp with time zone, p_trace text) TO app_server;

--
-- Name: FUNCTION share_of(p_whole bigint, p_before bigint, p_part bigint, p_total bigint); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.share_of(p_whole bigint, p_before bigint, p_part bigint, p_total bigint) FROM PUBLIC;

--
-- Name: FUNCTION sign_handover(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_pickup uuid, p_side public.handover_side, p_with public.signed_by, p_items jsonb, p_occurred timestamp with time zone, p_lot uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.sign_handover(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_pickup uuid, p_side public.handover_side, p_with public.signed_by, p_items jsonb, p_occurred timestamp with time zone, p_lot uuid, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.sign_handover(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_pickup uuid, p_side public.handover_side, p_with public.signed_by, p_items jsonb, p_occurred timestamp with time zone, p_lot uuid, p_trace text) TO app_server;

--
-- Name: FUNCTION spread_budget(p_now timestamp with time zone, p_budget uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.spread_budget(p_now timestamp with time zone, p_budget uuid) FROM PUBLIC;

--
-- Name: FUNCTION start_delivery(p_now timestamp with time zone, p_transporter uuid, p_key uuid, p_delivery uuid, p_facility uuid, p_token_hash bytea, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.start_delivery(p_now timestamp with time zone, p_transporter uuid, p_key uuid, p_delivery uuid, p_facility uuid, p_token_hash bytea, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.start_delivery(p_now timestamp with time zone, p_transporter uuid, p_key uuid, p_delivery uuid, p_facility uuid, p_token_hash bytea, p_trace text) TO app_server;

--
-- Name: FUNCTION stock_reward(p_reward uuid, p_change integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.stock_reward(p_reward uuid, p_change integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.stock_reward(p_reward uuid, p_change integer) TO app_server;

--
-- Name: FUNCTION tend_budgets(p_now timestamp with time zone, p_most integer, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.tend_budgets(p_now timestamp with time zone, p_most integer, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.tend_budgets(p_now timestamp with time zone, p_most integer, p_trace text) TO app_server;

--
-- Name: FUNCTION token_cover(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.token_cover() FROM PUBLIC;
GRANT ALL ON FUNCTION public.token_cover() TO app_server;

--
-- Name: FUNCTION uncount_citizens(p_claims uuid[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.uncount_citizens(p_claims uuid[]) FROM PUBLIC;

--
-- Name: FUNCTION void_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_after_seconds integer, p_transfer uuid, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.void_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_after_seconds integer, p_transfer uuid, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.void_deposit(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_deposit uuid, p_after_seconds integer, p_transfer uuid, p_trace text) TO app_server;

--
-- Name: FUNCTION weights_of(p_items jsonb); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.weights_of(p_items jsonb) FROM PUBLIC;

--
-- Name: FUNCTION withdraw_voucher(p_now timestamp with time zone, p_actor uuid, p_voucher uuid, p_note text, p_trace text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.withdraw_voucher(p_now timestamp with time zone, p_actor uuid, p_voucher uuid, p_note text, p_trace text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.withdraw_voucher(p_now timestamp with time zone, p_actor uuid, p_voucher uuid, p_note text, p_trace text) TO app_server;

--
-- Name: TABLE accounts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.accounts TO app_server;

--
-- Name: TABLE allocations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.allocations TO app_server;

--
-- Name: TABLE attempts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attempts TO app_server;

--
-- Name: TABLE audit_entries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.audit_entries TO app_server;

--
-- Name: TABLE balance_corrections; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.balance_corrections TO app_server;

--
-- Name: COLUMN balance_corrections.reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reason) ON TABLE public.balance_corrections TO app_server;

--
-- Name: TABLE brand_citizen_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.brand_citizen_counts TO app_server;

--
-- Name: TABLE brand_citizens; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.brand_citizens TO app_server;

--
-- Name: TABLE claim_spans; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.claim_spans TO app_server;

--
-- Name: TABLE claims; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.claims TO app_server;

--
-- Name: COLUMN claims.report_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(report_id) ON TABLE public.claims TO app_server;

--
-- Name: TABLE deposits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.deposits TO app_server;

--
-- Name: TABLE brand_companies; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brand_companies TO app_server;

--
-- Name: TABLE brand_days; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.brand_days TO app_server;

--
-- Name: TABLE brand_faces; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brand_faces TO app_server;

--
-- Name: TABLE brand_goals; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brand_goals TO app_server;

--
-- Name: TABLE brand_invitations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brand_invitations TO app_server;

--
-- Name: TABLE brand_members; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brand_members TO app_server;

--
-- Name: TABLE brand_months; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.brand_months TO app_server;

--
-- Name: TABLE brand_team_invitations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brand_team_invitations TO app_server;

--
-- Name: TABLE brand_tonnages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.brand_tonnages TO app_server;

--
-- Name: TABLE brand_year_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.brand_year_counts TO app_server;

--
-- Name: TABLE brands; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brands TO app_server;

--
-- Name: TABLE breach_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.breach_events TO app_server;

--
-- Name: TABLE breaches; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.breaches TO app_server;

--
-- Name: COLUMN breaches.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.breaches TO app_server;

--
-- Name: COLUMN breaches.notified_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(notified_at) ON TABLE public.breaches TO app_server;

--
-- Name: COLUMN breaches.people; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(people) ON TABLE public.breaches TO app_server;

--
-- Name: TABLE budget_fillings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.budget_fillings TO app_server;

--
-- Name: TABLE budgets; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.budgets TO app_server;

--
-- Name: TABLE campaign_deposits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.campaign_deposits TO app_server;

--
-- Name: TABLE campaign_prices; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.campaign_prices TO app_server;

--
-- Name: TABLE campaigns; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.id; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(id) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.brand_id; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(brand_id) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(name),UPDATE(name) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.materials; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(materials),UPDATE(materials) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.wilayas; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(wilayas),UPDATE(wilayas) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.valid; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(valid),UPDATE(valid) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.bonus_percent; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(bonus_percent),UPDATE(bonus_percent) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.centimes; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(centimes),UPDATE(centimes) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.tokens; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(tokens),UPDATE(tokens) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.refusal; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(refusal) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.asked_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(asked_by) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(created_at) ON TABLE public.campaigns TO app_server;

--
-- Name: COLUMN campaigns.asked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(asked_at) ON TABLE public.campaigns TO app_server;

--
-- Name: TABLE cause_quarters; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.cause_quarters TO app_server;

--
-- Name: TABLE cause_votes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cause_votes TO app_server;

--
-- Name: TABLE check_results; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.check_results TO app_server;

--
-- Name: TABLE citizen_deposits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.citizen_deposits TO app_server;

--
-- Name: TABLE citizen_months; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.citizen_months TO app_server;

--
-- Name: TABLE citizen_profiles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.citizen_profiles TO app_server;

--
-- Name: TABLE claim_blocks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.claim_blocks TO app_server;

--
-- Name: TABLE claim_reductions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.claim_reductions TO app_server;

--
-- Name: TABLE lot_items; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.lot_items TO app_server;

--
-- Name: TABLE lot_receipts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.lot_receipts TO app_server;

--
-- Name: TABLE lots; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.lots TO app_server;

--
-- Name: TABLE claimable_lots; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.claimable_lots TO app_server;

--
-- Name: TABLE class_answers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.class_answers TO app_server;

--
-- Name: TABLE class_results; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.class_results TO app_server;

--
-- Name: TABLE codes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.codes TO app_server;

--
-- Name: TABLE commune_figures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.commune_figures TO app_server;

--
-- Name: TABLE commune_wilayas; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.commune_wilayas TO app_server;

--
-- Name: TABLE communes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.communes TO app_server;

--
-- Name: TABLE consents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.consents TO app_server;

--
-- Name: TABLE contact_messages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contact_messages TO app_server;

--
-- Name: TABLE counter_passes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counter_passes TO app_server;

--
-- Name: TABLE counter_registrations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counter_registrations TO app_server;

--
-- Name: TABLE cover_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.cover_counts TO app_server;

--
-- Name: TABLE custody_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.custody_events TO app_server;

--
-- Name: TABLE custody_leaves; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.custody_leaves TO app_server;

--
-- Name: TABLE custody_nodes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.custody_nodes TO app_server;

--
-- Name: TABLE custody_roots; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.custody_roots TO app_server;

--
-- Name: TABLE custody_waiting; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.custody_waiting TO app_server;

--
-- Name: TABLE data_requests; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.data_requests TO app_server;

--
-- Name: COLUMN data_requests.done_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(done_at) ON TABLE public.data_requests TO app_server;

--
-- Name: COLUMN data_requests.withdrawn_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(withdrawn_at) ON TABLE public.data_requests TO app_server;

--
-- Name: TABLE day_figures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.day_figures TO app_server;

--
-- Name: TABLE dead_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.dead_events TO app_server;

--
-- Name: TABLE declarations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.declarations TO app_server;

--
-- Name: TABLE deliveries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.deliveries TO app_server;

--
-- Name: TABLE delivery_lots; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.delivery_lots TO app_server;

--
-- Name: TABLE deposit_receipts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.deposit_receipts TO app_server;

--
-- Name: TABLE deposit_signals; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.deposit_signals TO app_server;

--
-- Name: TABLE device_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.device_counts TO app_server;

--
-- Name: TABLE device_entries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.device_entries TO app_server;

--
-- Name: TABLE devices; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.devices TO app_server;

--
-- Name: TABLE disputes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.disputes TO app_server;

--
-- Name: COLUMN disputes.note; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(note) ON TABLE public.disputes TO app_server;

--
-- Name: TABLE distribution_lines; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.distribution_lines TO app_server;

--
-- Name: TABLE distribution_months; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.distribution_months TO app_server;

--
-- Name: TABLE emission_factors; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.emission_factors TO app_server;

--
-- Name: TABLE facilities; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.facilities TO app_server;

--
-- Name: TABLE gap_decisions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.gap_decisions TO app_server;

--
-- Name: TABLE handover_signatures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.handover_signatures TO app_server;

--
-- Name: TABLE idempotency; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.idempotency TO app_server;

--
-- Name: TABLE league_schools; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.league_schools TO app_server;

--
-- Name: TABLE lesson_progress; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lesson_progress TO app_server;

--
-- Name: TABLE links; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.links TO app_server;

--
-- Name: TABLE lot_divisions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.lot_divisions TO app_server;

--
-- Name: TABLE mass_balances; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.mass_balances TO app_server;

--
-- Name: TABLE messages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.messages TO app_server;

--
-- Name: TABLE month_figures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.month_figures TO app_server;

--
-- Name: TABLE notifications; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notifications TO app_server;

--
-- Name: TABLE office_moves; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.office_moves TO app_server;

--
-- Name: SEQUENCE office_order_numbers; Type: ACL; Schema: public; Owner: -
--

GRANT USAGE ON SEQUENCE public.office_order_numbers TO app_server;

--
-- Name: TABLE office_order_steps; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.office_order_steps TO app_server;

--
-- Name: TABLE office_orders; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.office_orders TO app_server;

--
-- Name: TABLE office_problems; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.office_problems TO app_server;

--
-- Name: COLUMN office_problems.answer; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(answer) ON TABLE public.office_problems TO app_server;

--
-- Name: COLUMN office_problems.answered_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(answered_at) ON TABLE public.office_problems TO app_server;

--
-- Name: TABLE office_sites; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.office_sites TO app_server;

--
-- Name: TABLE office_visits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.office_visits TO app_server;

--
-- Name: TABLE open_gaps; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.open_gaps TO app_server;

--
-- Name: TABLE organisation_sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.organisation_sessions TO app_server;

--
-- Name: TABLE organisations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.organisations TO app_server;

--
-- Name: TABLE outbox; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outbox TO app_server;

--
-- Name: TABLE paper_reminders; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.paper_reminders TO app_server;

--
-- Name: TABLE partners; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.partners TO app_server;

--
-- Name: TABLE person_notes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.person_notes TO app_server;

--
-- Name: TABLE sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO app_server;

--
-- Name: TABLE user_roles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.user_roles TO app_server;

--
-- Name: TABLE users; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.id; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(id) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.code; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(code),UPDATE(code) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.first_name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(first_name),UPDATE(first_name) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.last_name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(last_name),UPDATE(last_name) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.phone; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(phone),UPDATE(phone) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.email; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email),UPDATE(email) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.password_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(password_hash),UPDATE(password_hash) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.locale; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(locale),UPDATE(locale) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.default_role; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(default_role),UPDATE(default_role) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.status; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(status),UPDATE(status) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.phone_verified_at; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(phone_verified_at),UPDATE(phone_verified_at) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.email_verified_at; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email_verified_at),UPDATE(email_verified_at) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(created_at) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.totp_secret; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(totp_secret) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.totp_step; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(totp_step) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.erasure_due_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(erasure_due_at) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.sms_receipts; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(sms_receipts) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.old_number; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(old_number) ON TABLE public.users TO app_server;

--
-- Name: COLUMN users.code_resets; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(code_resets) ON TABLE public.users TO app_server;

--
-- Name: TABLE person_states; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.person_states TO app_server;

--
-- Name: TABLE pickup_items; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.pickup_items TO app_server;

--
-- Name: TABLE pickup_steps; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.pickup_steps TO app_server;

--
-- Name: TABLE point_invitations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.point_invitations TO app_server;

--
-- Name: TABLE point_members; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.point_members TO app_server;

--
-- Name: TABLE point_mistakes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.point_mistakes TO app_server;

--
-- Name: TABLE point_papers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.point_papers TO app_server;

--
-- Name: TABLE point_pins; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.point_pins TO app_server;

--
-- Name: TABLE point_stock; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.point_stock TO app_server;

--
-- Name: COLUMN point_stock.accepted; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(accepted) ON TABLE public.point_stock TO app_server;

--
-- Name: TABLE points; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.points TO app_server;

--
-- Name: TABLE processed_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.processed_events TO app_server;

--
-- Name: TABLE processings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.purpose; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(purpose) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.data; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(data) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.basis; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(basis) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.retention; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(retention) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.recipients; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(recipients) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.transfer; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(transfer) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(version) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.changed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(changed_at) ON TABLE public.processings TO app_server;

--
-- Name: COLUMN processings.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.processings TO app_server;

--
-- Name: TABLE products; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.products TO app_server;

--
-- Name: TABLE public_closings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.public_closings TO app_server;

--
-- Name: TABLE public_day_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.public_day_counts TO app_server;

--
-- Name: TABLE public_days; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.public_days TO app_server;

--
-- Name: TABLE public_months; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.public_months TO app_server;

--
-- Name: TABLE push_subscriptions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.push_subscriptions TO app_server;

--
-- Name: TABLE quiz_certificates; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.quiz_certificates TO app_server;

--
-- Name: TABLE quiz_questions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.quiz_questions TO app_server;

--
-- Name: COLUMN quiz_questions.retired_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(retired_at) ON TABLE public.quiz_questions TO app_server;

--
-- Name: COLUMN quiz_questions.replaced_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(replaced_by) ON TABLE public.quiz_questions TO app_server;

--
-- Name: TABLE rates; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.rates TO app_server;

--
-- Name: TABLE receipt_items; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.receipt_items TO app_server;

--
-- Name: TABLE regulator_columns; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.regulator_columns TO app_server;

--
-- Name: TABLE report_files; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.report_files TO app_server;

--
-- Name: TABLE reports; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.reports TO app_server;

--
-- Name: TABLE rewards; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.partner_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(partner_id) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.category; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(category) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.description; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(description) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.picture; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(picture) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.price; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(price) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.most_per_person; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(most_per_person) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.limit_days; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(limit_days) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.wilayas; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(wilayas) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.valid; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(valid) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.partner_centimes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(partner_centimes) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.opened_for; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(opened_for) ON TABLE public.rewards TO app_server;

--
-- Name: COLUMN rewards.brand_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(brand_id) ON TABLE public.rewards TO app_server;

--
-- Name: TABLE scheduled_jobs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.scheduled_jobs TO app_server;

--
-- Name: TABLE school_applications; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.school_applications TO app_server;

--
-- Name: COLUMN school_applications.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.school_applications TO app_server;

--
-- Name: TABLE school_classes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.school_classes TO app_server;

--
-- Name: TABLE sms_days; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.sms_days TO app_server;

--
-- Name: TABLE spent_refresh_tokens; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.spent_refresh_tokens TO app_server;

--
-- Name: TABLE stock_corrections; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.stock_corrections TO app_server;

--
-- Name: TABLE switches; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.switches TO app_server;

--
-- Name: COLUMN switches.is_off; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(is_off) ON TABLE public.switches TO app_server;

--
-- Name: COLUMN switches.words; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(words) ON TABLE public.switches TO app_server;

--
-- Name: COLUMN switches.back_on; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(back_on) ON TABLE public.switches TO app_server;

--
-- Name: COLUMN switches.changed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(changed_at) ON TABLE public.switches TO app_server;

--
-- Name: TABLE tasks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.tasks TO app_server;

--
-- Name: TABLE top_ups; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.top_ups TO app_server;

--
-- Name: COLUMN top_ups.attempts; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(attempts) ON TABLE public.top_ups TO app_server;

--
-- Name: COLUMN top_ups.next_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(next_at) ON TABLE public.top_ups TO app_server;

--
-- Name: COLUMN top_ups.provider_reference; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(provider_reference) ON TABLE public.top_ups TO app_server;

--
-- Name: COLUMN top_ups.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.top_ups TO app_server;

--
-- Name: TABLE transfers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.transfers TO app_server;

--
-- Name: TABLE transport_payments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.transport_payments TO app_server;

--
-- Name: TABLE transporter_profiles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.transporter_profiles TO app_server;

--
-- Name: TABLE vehicles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.vehicles TO app_server;

--
-- Name: TABLE waiting_tokens; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.waiting_tokens TO app_server;

--
-- Name: TABLE wilayas; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.wilayas TO app_server;

--
-- Name: TABLE wordings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.wordings TO app_server;

--
-- Name: TABLE wordings_in_force; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.wordings_in_force TO app_server;

--
-- PostgreSQL database dump complete
--
