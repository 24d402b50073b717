-- migrate:up

-- The number that is there takes the place of the one that was seen. Whoever exchanges meanwhile makes
-- it another number, and nothing is written.
create function set_reward_stock(p_reward uuid, p_expected integer, p_stock integer) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke all on function set_reward_stock from public;
grant execute on function set_reward_stock to app_server;

-- The newest first, page by page.
create index rewards_newest on rewards (created_at desc, id desc);

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
