-- migrate:up

-- What was weighed on a day of the country's calendar, without what was undone: counted as it happens,
-- since adding up a day at every look would read all of it.
create table day_figures (
  day date primary key,
  deposits bigint not null,
  grams bigint not null
);

-- Tables of the back office, the newest first. What is out of the ordinary has an index of its own:
-- it is looked for among a great many that are not.
create index deposits_newest_idx on deposits (created_at desc, id desc);
create index deposits_unusual_idx on deposits (created_at desc, id desc) where status <> 'confirmed';
create index deposits_heavy_idx on deposits (created_at desc, id desc) where grams > 15000;
create index deposit_signals_rule_idx on deposit_signals (rule, created_at desc, deposit_id desc);
create index pickups_newest_idx on pickups (created_at desc, id desc);
create index pickups_status_idx on pickups (status, created_at desc, id desc);
create index lots_newest_idx on lots (created_at desc, id desc);
create index points_name_idx on points (folded_name, id);
create index user_roles_created_idx on user_roles (created_at);

grant select, insert, update on day_figures to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
