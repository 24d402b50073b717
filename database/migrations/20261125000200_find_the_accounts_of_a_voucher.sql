-- migrate:up

-- Which account it is may have to be made, so the answer counts as another for each row that is asked: in the condition
-- itself it was asked of every account there is, for each voucher.
create or replace function lock_voucher(p_voucher uuid) returns vouchers
language plpgsql set search_path = public, pg_temp as $$
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

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
