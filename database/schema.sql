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
    'spent'
);

--
-- Name: brand_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.brand_kind AS ENUM (
    'brand',
    'distributor'
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
-- Name: organisation_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.organisation_kind AS ENUM (
    'office',
    'school'
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
    'pending',
    'active',
    'suspended',
    'closed'
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
-- Name: transfer_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.transfer_kind AS ENUM (
    'deposit_earned',
    'deposit_voided',
    'reward_spent',
    'correction'
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
-- Name: count_deposits(uuid[], integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_deposits(p_citizens uuid[], p_numbers integer[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into month_figures as f (month, grams, deposits, citizens)
  select month_of(d.created_at) as month, sum(d.grams), count(*),
    count(*) filter (where not exists (
      select from citizen_deposits b
      where b.citizen_id = d.citizen_id and b.number = d.number - 1
        and month_of(b.created_at) = month_of(d.created_at)))
  from unnest(p_citizens, p_numbers) as told (citizen_id, number)
  join citizen_deposits d using (citizen_id, number)
  group by 1 order by 1
  on conflict (month) do update set
    grams = f.grams + excluded.grams,
    deposits = f.deposits + excluded.deposits,
    citizens = f.citizens + excluded.citizens;

  update month_figures f set
    newest_at = n.created_at, newest_material = n.material, newest_grams = n.grams,
    newest_stars = n.stars, newest_commune = n.commune_code
  from (
    select distinct on (month_of(d.created_at)) month_of(d.created_at) as month, d.created_at,
      d.material, d.grams, p.commune_code,
      d.clean::int + d.compacted::int + d.manners::int as stars
    from unnest(p_citizens, p_numbers) as told (citizen_id, number)
    join citizen_deposits d using (citizen_id, number)
    join points p on p.id = d.point_id
    order by month_of(d.created_at), d.created_at desc
  ) n
  where f.month = n.month and (f.newest_at is null or f.newest_at < n.created_at);

  insert into commune_figures as f (month, commune_code, citizens)
  select month_of(d.created_at) as month, p.commune_code, count(*)
  from unnest(p_citizens, p_numbers) as told (citizen_id, number)
  join citizen_deposits d using (citizen_id, number)
  join points p on p.id = d.point_id
  where not exists (
    select from citizen_deposits b join points bp on bp.id = b.point_id
    where b.citizen_id = d.citizen_id and b.number < d.number
      and b.created_at >= month_of(d.created_at)::timestamp at time zone 'Africa/Algiers'
      and bp.commune_code = p.commune_code)
  group by 1, 2 order by 1, 2
  on conflict (month, commune_code) do update set citizens = f.citizens + excluded.citizens;
end
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
-- Name: folded(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.folded(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN translate(regexp_replace(regexp_replace(NORMALIZE(lower(words), NFD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640''’ʼ`]'::text, ''::text, 'g'::text), '[^[:alnum:]]+'::text, ' '::text, 'g'::text), 'ىةی'::text, 'يهي'::text);

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
  select 'deposit_without_its_one_transfer', d.id::text from deposits d
  left join transfers t on t.reference_id = d.id and t.kind = 'deposit_earned'
    and t.credit_account = d.citizen_id and t.amount = d.tokens
  where d.tokens > 0
  group by d.id having count(t.id) <> 1
  union all
  select 'deposit_paid_at_another_rate', d.id::text from deposits d
  left join rates r on r.id = d.rate_id and r.material = d.material and r.valid @> d.created_at
  where r.id is null or d.tokens <> d.grams::bigint * r.per_kilogram
    * (100 + r.star_bonus_percent * (d.clean::int + d.compacted::int + d.manners::int)) / 100000
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
  where (c.deposit_id, c.created_at, c.point_id, c.status, c.material, c.grams, c.clean, c.compacted,
      c.manners, c.tokens)
    is distinct from (d.id, d.created_at, d.point_id, d.status, d.material, d.grams, d.clean,
      d.compacted, d.manners, d.tokens)
  union all
  select 'point_totals_differ_from_deposits', s.point_id || ' ' || s.material from point_stock s
  left join deposits d on d.point_id = s.point_id and d.material = s.material
  group by s.point_id, s.material, s.collected_grams, s.deposit_count
  having s.collected_grams <> coalesce(sum(d.grams), 0) or s.deposit_count <> count(d.id)
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
  v_debit accounts;
begin
  perform 1 from accounts where id in (p_debit, p_credit) order by id for no key update;
  select fingerprint into v_seen from idempotency where actor_id = p_actor and key = p_key;
  if found then
    return case when v_seen = v_fingerprint then 'replayed' else 'idempotency_key_reused' end;
  end if;
  if (select count(*) from accounts where id in (p_debit, p_credit)) <> 2 then
    return 'unknown_account';
  end if;
  select * into v_debit from accounts where id = p_debit;
  if not v_debit.may_be_negative and v_debit.balance < p_amount then
    return 'insufficient';
  end if;
  insert into idempotency values (p_actor, p_key, v_fingerprint, '{}', v_now);
  insert into transfers values (p_id, v_now, p_debit, p_credit, p_amount, p_kind, p_reference);
  update accounts
    set balance = balance + case when id = p_credit then p_amount else -p_amount end
    where id in (p_debit, p_credit);
  return 'posted';
end
$$;

--
-- Name: record_deposits(timestamp with time zone, uuid[], uuid[], uuid[], bytea[], uuid[], text[], public.material[], integer[], boolean[], boolean[], boolean[], integer[], bigint[], text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[]) RETURNS TABLE(ord integer, outcome text, answer jsonb)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  v_now timestamptz := date_trunc('milliseconds', coalesce(p_now, now()));
  v_budget uuid := ('00000000-0000-7000-8000-' || lpad(to_hex(floor(random() * 64)::int), 12, '0'))::uuid;
begin
  perform 1 from accounts a
    where a.id in (select u.id from users u where u.code = any (p_codes) union all select v_budget)
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
        when p.status <> 'active' then 'point_suspended'
        when u.id is null then 'citizen_unknown'
        when u.status <> 'active' then 'citizen_suspended'
        when u.id = i.actor_id or staff.user_id is not null then 'self_deposit'
        when s.accepted is not true then 'material_not_accepted'
        when r.id is null then 'rate_changed'
        else 'recorded'
      end as verdict
    from unnest(p_ids, p_actors, p_keys, p_fingerprints, p_points, p_codes, p_materials, p_grams,
        p_clean, p_compacted, p_manners, p_rates, p_tokens, p_traces)
      with ordinality as i (id, actor_id, key, fingerprint, point_id, code, material, grams,
        clean, compacted, manners, rate_id, tokens, trace_id, n)
    left join users u on u.code = i.code
    left join accounts a on a.id = u.id
    left join points p on p.id = i.point_id
    left join point_members m
      on m.point_id = i.point_id and m.user_id = i.actor_id and m.removed_at is null
    left join point_members staff
      on staff.point_id = i.point_id and staff.user_id = u.id and staff.removed_at is null
    left join point_stock s on s.point_id = i.point_id and s.material = i.material
    left join rates r on r.id = i.rate_id and r.material = i.material and r.valid @> v_now
    left join idempotency d on d.actor_id = i.actor_id and d.key = i.key
  ),
  first_of_key as (
    select distinct on (i.actor_id, i.key) i.* from input i
    where i.verdict = 'recorded' order by i.actor_id, i.key, i.nr
  ),
  fresh as materialized (
    select f.*,
      f.deposit_count + row_number() over w as number,
      f.balance + sum(f.tokens) over (w rows unbounded preceding) as balance_after,
      jsonb_build_object('id', f.id, 'material', f.material, 'grams', f.grams, 'tokens', f.tokens,
        'recordedAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as body
    from first_of_key f window w as (partition by f.citizen_id order by f.nr)
  ),
  keys as (
    insert into idempotency (actor_id, key, fingerprint, answer, created_at)
    select f.actor_id, f.key, f.fingerprint, f.body, v_now from fresh f
  ),
  facts as (
    insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id, recorded_by,
      status, material, grams, clean, compacted, manners, rate_id, tokens)
    select f.id, v_now, v_now, f.citizen_id, f.number, f.point_id, f.actor_id,
      'confirmed', f.material, f.grams, f.clean, f.compacted, f.manners, f.rate_id, f.tokens
    from fresh f
  ),
  numbers as (
    insert into citizen_deposits (citizen_id, number, deposit_id, created_at, point_id, status,
      material, grams, clean, compacted, manners, tokens)
    select f.citizen_id, f.number, f.id, v_now, f.point_id, 'confirmed',
      f.material, f.grams, f.clean, f.compacted, f.manners, f.tokens
    from fresh f
  ),
  moves as (
    insert into transfers (id, created_at, debit_account, credit_account, amount, kind, reference_id)
    select f.id, v_now, v_budget, f.citizen_id, f.tokens, 'deposit_earned', f.id
    from fresh f where f.tokens > 0
  ),
  balances as (
    update accounts a
    set balance = a.balance + c.tokens, deposit_count = a.deposit_count + c.deposits
    from (
      select f.citizen_id as id, sum(f.tokens)::bigint as tokens, count(*)::integer as deposits
      from fresh f group by f.citizen_id
      union all
      select v_budget, -sum(f.tokens)::bigint, 0 from fresh f having count(*) > 0
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
  news as (
    insert into outbox (id, subject, payload, trace_id, created_at)
    select f.id, 'deposit.recorded.' || f.citizen_id, jsonb_build_object(
      'depositId', f.id, 'citizenId', f.citizen_id, 'pointId', f.point_id,
      'material', f.material, 'grams', f.grams,
      'stars', f.clean::int + f.compacted::int + f.manners::int, 'tokens', f.tokens,
      'balance', f.balance_after, 'number', f.number), f.trace_id, v_now
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
-- Name: take_attempt(timestamp with time zone, bytea[], integer[], integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.take_attempt(p_now timestamp with time zone, p_keys bytea[], p_limits integer[], p_seconds integer[]) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  v_wait interval := interval '0';
  v_rule record;
  v_hits timestamptz[];
  v_window interval;
begin
  insert into attempts (key, hits, until)
    select key, '{}', p_now from unnest(p_keys) as k (key) order by key
    on conflict do nothing;
  perform from attempts where key = any (p_keys) order by key for update;
  for v_rule in
    select * from unnest(p_keys, p_limits, p_seconds) as r (key, most, seconds)
  loop
    v_window := make_interval(secs => v_rule.seconds);
    select array_agg(hit order by hit) into v_hits
      from attempts, unnest(hits) as hit
      where attempts.key = v_rule.key and hit > p_now - v_window;
    if coalesce(cardinality(v_hits), 0) >= v_rule.most then
      v_wait := greatest(v_wait,
        v_hits[cardinality(v_hits) - v_rule.most + 1] + v_window - p_now);
    end if;
  end loop;
  if v_wait > interval '0' then
    return ceil(extract(epoch from v_wait));
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

SET default_tablespace = '';

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
    CONSTRAINT accounts_check CHECK ((may_be_negative OR (balance >= 0)))
)
WITH (fillfactor='80');

--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.attempts (
    key bytea NOT NULL,
    hits timestamp with time zone[] NOT NULL,
    until timestamp with time zone NOT NULL
);

--
-- Name: brand_goals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_goals (
    id uuid NOT NULL,
    brand_id uuid NOT NULL,
    material public.material NOT NULL,
    grams bigint NOT NULL,
    due_on date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT brand_goals_grams_check CHECK ((grams > 0))
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
    CONSTRAINT brand_invitations_code_check CHECK ((code ~ '^[2-9A-HJKMNP-RT-Y]{8}$'::text))
);

--
-- Name: brand_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.brand_members (
    brand_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone
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
    tokens bigint NOT NULL
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
    CONSTRAINT deposits_grams_check CHECK (((grams >= 50) AND (grams <= 50000))),
    CONSTRAINT deposits_tokens_check CHECK ((tokens >= 0))
)
PARTITION BY RANGE (created_at);

--
-- Name: devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.devices (
    user_id uuid NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
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
-- Name: point_stock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.point_stock (
    point_id uuid NOT NULL,
    material public.material NOT NULL,
    accepted boolean DEFAULT true NOT NULL,
    stock_grams bigint DEFAULT 0 NOT NULL,
    collected_grams bigint DEFAULT 0 NOT NULL,
    deposit_count bigint DEFAULT 0 NOT NULL,
    CONSTRAINT point_stock_collected_grams_check CHECK ((collected_grams >= 0)),
    CONSTRAINT point_stock_deposit_count_check CHECK ((deposit_count >= 0)),
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
    CONSTRAINT points_address_check CHECK ((address ? 'fr'::text)),
    CONSTRAINT points_capacity_grams_check CHECK ((capacity_grams > 0)),
    CONSTRAINT points_name_check CHECK ((name ? 'en'::text))
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
-- Name: rates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rates (
    id integer NOT NULL,
    material public.material NOT NULL,
    per_kilogram integer NOT NULL,
    star_bonus_percent integer NOT NULL,
    valid tstzrange NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT rates_per_kilogram_check CHECK ((per_kilogram > 0)),
    CONSTRAINT rates_star_bonus_percent_check CHECK (((star_bonus_percent >= 0) AND (star_bonus_percent <= 100)))
);

--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
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
    strong_at timestamp with time zone
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
-- Name: transporter_profiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transporter_profiles (
    user_id uuid NOT NULL,
    username text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
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
    CONSTRAINT erased_means_nobody CHECK (((status <> 'erased'::public.user_status) OR ((first_name = ''::text) AND (last_name = ''::text) AND (phone IS NULL) AND (email IS NULL) AND (password_hash IS NULL) AND (totp_secret IS NULL)))),
    CONSTRAINT users_code_check CHECK ((code ~ '^[2-9A-HJKMNP-RT-Y]{6}$'::text)),
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
    CONSTRAINT users_phone_check CHECK ((phone ~ '^\+213[567][0-9]{8}$'::text))
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
-- Name: attempts attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);

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
-- Name: brands brands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);

--
-- Name: citizen_deposits citizen_deposits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_deposits
    ADD CONSTRAINT citizen_deposits_pkey PRIMARY KEY (citizen_id, number);

--
-- Name: citizen_profiles citizen_profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citizen_profiles
    ADD CONSTRAINT citizen_profiles_pkey PRIMARY KEY (user_id);

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
-- Name: dead_events dead_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dead_events
    ADD CONSTRAINT dead_events_pkey PRIMARY KEY (event_id, consumer);

--
-- Name: deposits deposits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_pkey PRIMARY KEY (id, created_at);

--
-- Name: devices devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (user_id, secret_hash);

--
-- Name: idempotency idempotency_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (actor_id, key);

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
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

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
-- Name: transfers transfers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (id, created_at);

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
-- Name: wilayas wilayas_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wilayas
    ADD CONSTRAINT wilayas_pkey PRIMARY KEY (code);

--
-- Name: attempts_until_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attempts_until_idx ON public.attempts USING btree (until);

--
-- Name: brand_members_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX brand_members_user_idx ON public.brand_members USING btree (user_id) WHERE (removed_at IS NULL);

--
-- Name: citizen_profiles_username_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX citizen_profiles_username_key ON public.citizen_profiles USING btree (lower(username));

--
-- Name: codes_expires_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_expires_idx ON public.codes USING btree (expires_at);

--
-- Name: codes_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_user_idx ON public.codes USING btree (user_id);

--
-- Name: consents_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX consents_user_idx ON public.consents USING btree (user_id);

--
-- Name: contact_messages_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_created_idx ON public.contact_messages USING btree (created_at);

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
-- Name: point_invitations_point_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX point_invitations_point_idx ON public.point_invitations USING btree (point_id);

--
-- Name: point_members_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX point_members_user_idx ON public.point_members USING btree (user_id) WHERE (removed_at IS NULL);

--
-- Name: points_location_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX points_location_idx ON public.points USING gist (location);

--
-- Name: points_nearest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX points_nearest_idx ON public.points USING gist (((location)::public.geography)) WHERE (status = 'active'::public.point_status);

--
-- Name: push_subscriptions_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_subscriptions_user_idx ON public.push_subscriptions USING btree (user_id);

--
-- Name: sessions_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user_idx ON public.sessions USING btree (user_id);

--
-- Name: spent_refresh_tokens_session_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX spent_refresh_tokens_session_idx ON public.spent_refresh_tokens USING btree (session_id);

--
-- Name: transfers_credit_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transfers_credit_idx ON ONLY public.transfers USING btree (credit_account) WHERE (kind <> 'deposit_earned'::public.transfer_kind);

--
-- Name: transfers_debit_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transfers_debit_idx ON ONLY public.transfers USING btree (debit_account) WHERE (kind <> 'deposit_earned'::public.transfer_kind);

--
-- Name: users_confirmed_email_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_confirmed_email_key ON public.users USING btree (email) WHERE (email_verified_at IS NOT NULL);

--
-- Name: users_erasure_due_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_erasure_due_idx ON public.users USING btree (erasure_due_at) WHERE (erasure_due_at IS NOT NULL);

--
-- Name: transfers no_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_change BEFORE DELETE OR UPDATE ON public.transfers FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

--
-- Name: transfers no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.transfers FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

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
-- Name: brands brands_invited_by_brand_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_invited_by_brand_fkey FOREIGN KEY (invited_by_brand) REFERENCES public.brands(id);

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
-- Name: wilayas wilayas_cut_from_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wilayas
    ADD CONSTRAINT wilayas_cut_from_fkey FOREIGN KEY (cut_from) REFERENCES public.wilayas(code);

--
-- Name: FUNCTION count_deposits(p_citizens uuid[], p_numbers integer[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.count_deposits(p_citizens uuid[], p_numbers integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_deposits(p_citizens uuid[], p_numbers integer[]) TO app_server;

--
-- Name: FUNCTION create_month_partitions(p_from date, p_months integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.create_month_partitions(p_from date, p_months integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_month_partitions(p_from date, p_months integer) TO app_server;

--
-- Name: FUNCTION folded(words text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.folded(words text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.folded(words text) TO app_server;

--
-- Name: FUNCTION ledger_violations(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.ledger_violations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.ledger_violations() TO app_server;

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
-- Name: FUNCTION post_transfer(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid, p_amount bigint, p_kind public.transfer_kind, p_reference uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.post_transfer(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid, p_amount bigint, p_kind public.transfer_kind, p_reference uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.post_transfer(p_now timestamp with time zone, p_actor uuid, p_key uuid, p_id uuid, p_debit uuid, p_credit uuid, p_amount bigint, p_kind public.transfer_kind, p_reference uuid) TO app_server;

--
-- Name: FUNCTION record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.record_deposits(p_now timestamp with time zone, p_ids uuid[], p_actors uuid[], p_keys uuid[], p_fingerprints bytea[], p_points uuid[], p_codes text[], p_materials public.material[], p_grams integer[], p_clean boolean[], p_compacted boolean[], p_manners boolean[], p_rates integer[], p_tokens bigint[], p_traces text[]) TO app_server;

--
-- Name: TABLE accounts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.accounts TO app_server;

--
-- Name: TABLE attempts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attempts TO app_server;

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
-- Name: TABLE brands; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.brands TO app_server;

--
-- Name: TABLE citizen_deposits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.citizen_deposits TO app_server;

--
-- Name: TABLE citizen_profiles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.citizen_profiles TO app_server;

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
-- Name: TABLE dead_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.dead_events TO app_server;

--
-- Name: TABLE deposits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.deposits TO app_server;

--
-- Name: TABLE devices; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.devices TO app_server;

--
-- Name: TABLE idempotency; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.idempotency TO app_server;

--
-- Name: TABLE links; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.links TO app_server;

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
-- Name: TABLE point_invitations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.point_invitations TO app_server;

--
-- Name: TABLE point_members; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.point_members TO app_server;

--
-- Name: TABLE point_stock; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.point_stock TO app_server;

--
-- Name: TABLE points; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.points TO app_server;

--
-- Name: TABLE processed_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.processed_events TO app_server;

--
-- Name: TABLE push_subscriptions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.push_subscriptions TO app_server;

--
-- Name: TABLE rates; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.rates TO app_server;

--
-- Name: TABLE sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO app_server;

--
-- Name: TABLE sms_days; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.sms_days TO app_server;

--
-- Name: TABLE spent_refresh_tokens; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.spent_refresh_tokens TO app_server;

--
-- Name: TABLE transfers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.transfers TO app_server;

--
-- Name: TABLE transporter_profiles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.transporter_profiles TO app_server;

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
-- Name: TABLE wilayas; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.wilayas TO app_server;

--
-- PostgreSQL database dump complete
--
