-- migrate:up

-- Where a commune belongs changes with time (48, 58, 69 wilayas), so membership carries its dates.
create table wilayas (
  code smallint primary key,
  name_fr text not null,
  name_ar text not null,
  valid_from date not null,
  cut_from smallint references wilayas
);

create table communes (
  code integer primary key,
  name_fr text not null,
  name_ar text not null,
  location geometry(Point, 4326) not null
);

create table commune_wilayas (
  commune_code integer not null references communes,
  wilaya_code smallint not null references wilayas,
  valid daterange not null,
  primary key (commune_code, valid),
  exclude using gist (commune_code with =, valid with &&)
);

grant select on wilayas, communes, commune_wilayas to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
