-- migrate:up

-- How far the visit of a school is. What a teacher asked for stays as it was written.
alter table school_applications
  add column status text not null default 'submitted'
    check (status in ('submitted', 'contacted', 'scheduled', 'refused', 'done'));
grant update (status) on school_applications to app_server;

-- What an office was answered about its problem.
alter table office_problems
  add column answer text check (char_length(answer) <= 500),
  add column answered_at timestamptz,
  add constraint office_problems_answered_check check ((answer is null) = (answered_at is null));
grant update (answer, answered_at) on office_problems to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
