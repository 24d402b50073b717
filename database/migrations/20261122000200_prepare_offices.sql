-- migrate:up

-- New values of a type can be used from the next transaction on: that is why they come first. A private
-- place is on no map and takes nothing from citizens: vans alone come there. An office's calendar asks
-- for its vans.
alter type point_status add value 'private';
alter type pickup_origin add value 'office';

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
