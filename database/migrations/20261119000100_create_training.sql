-- migrate:up

-- How far somebody is in a lesson. Its texts are not here: they are the same for everybody.
create table lesson_progress (
  user_id uuid not null references users on delete cascade,
  lesson text not null check (char_length(lesson) between 1 and 40),
  card smallint not null check (card >= 0),
  passed_at timestamptz,
  primary key (user_id, lesson)
);

-- Who may weigh at a counter. A row is never taken back: a lesson that is added to the course later
-- stops nobody.
create table counter_passes (
  user_id uuid primary key references users on delete cascade,
  passed_at timestamptz not null
);

-- Whoever has weighed before knows how.
insert into counter_passes (user_id, passed_at)
select recorded_by, min(created_at) from deposits where recorded_by is not null group by recorded_by;

grant select, insert, update, delete on lesson_progress, counter_passes to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
