-- migrate:up

-- A class of a school in one school year. It knows how many pupils it has and how many rounds of the
-- quiz were counted for it, and nothing about any of them.
create table school_classes (
  id uuid primary key,
  organisation_id uuid not null references organisations,
  -- The year in which the school year began.
  school_year smallint not null check (school_year between 2020 and 2200),
  name text not null check (char_length(name) between 1 and 20),
  level text not null check (level in ('primary', 'middle', 'high')),
  pupils smallint not null check (pupils between 1 and 60),
  code text not null unique check (code ~ '^[2-9A-HJKMNP-RT-Y]{6}$'),
  tries integer not null default 0,
  passed integer not null default 0 check (passed between 0 and tries),
  -- Right answers of all rounds together.
  score_sum integer not null default 0 check (score_sum between 0 and 10 * tries),
  -- The same without July and August, when there is no school.
  league_tries integer not null default 0 check (league_tries between 0 and tries),
  league_passed integer not null default 0 check (league_passed between 0 and passed),
  created_at timestamptz not null,
  closed_at timestamptz,
  check (league_passed <= league_tries)
);
-- A school's own page, and the sums of the league.
create index school_classes_school_idx on school_classes (organisation_id, school_year);
create index school_classes_created_idx on school_classes (created_at);

-- That a round was counted: so that it is counted once, and not too often in a day. Gone after a
-- month; the sums stay.
create table class_results (
  id uuid primary key,
  class_id uuid not null references school_classes on delete cascade,
  day date not null
);
create index class_results_class_idx on class_results (class_id, day);
create index class_results_day_idx on class_results (day);

-- How often a question was asked in a class, and answered right.
create table class_answers (
  class_id uuid not null references school_classes on delete cascade,
  question_id text not null references quiz_questions,
  asked integer not null check (asked > 0),
  answered_right integer not null check (answered_right between 0 and asked),
  primary key (class_id, question_id)
);

-- Schools that agreed to be named in the league.
create table league_schools (
  organisation_id uuid primary key references organisations,
  joined_at timestamptz not null
);

-- The team's yes to a school's request names it: the request is found by its address, which the
-- school's account has confirmed.
create index school_applications_email_idx on school_applications (email);
create index tasks_accepted_schools_idx on tasks (subject_id)
  where kind = 'school' and decision = 'scheduled';

grant select, insert, update, delete on school_classes, class_answers to app_server;
grant select, insert, delete on class_results, league_schools to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
