-- migrate:up

-- The log of custody: each event once, at a place of its own, without a gap. leaf_hash is the leaf of
-- the tree of RFC 6962; chain_hash is SHA-256 of the chain before it and the leaf.
create table custody_leaves (
  leaf_index bigint primary key check (leaf_index >= 0),
  event_id uuid not null unique references custody_events,
  leaf_hash bytea not null check (octet_length(leaf_hash) = 32),
  chain_hash bytea not null check (octet_length(chain_hash) = 32)
);

-- The tree above the leaves, every eighth row of it: what lies between is folded anew from at most
-- 256 neighbours when a proof is asked for. node_index counts complete subtrees of 2^height leaves.
create table custody_nodes (
  height smallint not null check (height > 0 and height % 8 = 0),
  node_index bigint not null check (node_index >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (height, node_index)
);

-- What was published after a day of the country's own calendar: the tree as it was that night.
create table custody_roots (
  day date primary key,
  tree_size bigint not null check (tree_size > 0),
  root_hash bytea not null check (octet_length(root_hash) = 32),
  created_at timestamptz not null
);

create trigger no_change before update or delete on custody_leaves
  for each row execute function refuse_custody_change();
create trigger no_truncate before truncate on custody_leaves
  for each statement execute function refuse_custody_change();
create trigger no_change before update or delete on custody_nodes
  for each row execute function refuse_custody_change();
create trigger no_truncate before truncate on custody_nodes
  for each statement execute function refuse_custody_change();
create trigger no_change before update or delete on custody_roots
  for each row execute function refuse_custody_change();
create trigger no_truncate before truncate on custody_roots
  for each statement execute function refuse_custody_change();

-- A subtree of 256 became complete; with it perhaps one of 256 such, and so on.
create function close_custody_node(p_height integer, p_index bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
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

-- Gives what waits its place, at most so many, and says how many. One at a time: whoever comes while
-- another is at it gives none.
create function seal_custody(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
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

grant select on custody_leaves, custody_nodes to app_server;
grant select, insert on custody_roots to app_server;
revoke all on function close_custody_node, seal_custody from public;
grant execute on function seal_custody to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
