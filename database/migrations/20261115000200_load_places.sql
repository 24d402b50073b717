-- migrate:up
insert into communes values (1601,'Alger','الجزائر', st_setsrid(st_makepoint(3.06,36.75),4326));
-- migrate:down
