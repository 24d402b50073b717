-- migrate:up

-- What a school asks us from the page for teachers. It belongs to no account: who wrote is only what
-- they say. Deleted after two years.
create table school_applications (
  id uuid primary key,
  -- What is said on the phone: NG-0412.
  number integer generated always as identity unique,
  school_name text not null check (char_length(school_name) between 2 and 120),
  level text not null check (level in ('primary', 'middle', 'high')),
  sector text not null check (sector in ('public', 'private')),
  commune_code integer not null references communes,
  classes smallint not null check (classes between 1 and 200),
  pupils integer not null check (pupils between 1 and 10000),
  teacher_name text not null check (char_length(teacher_name) between 2 and 60),
  role text not null check (role in ('teacher', 'head', 'club', 'parent', 'other')),
  phone text not null check (char_length(phone) <= 20),
  email text not null check (char_length(email) <= 254),
  months smallint[] not null check (cardinality(months) between 1 and 10),
  yard text not null check (yard in ('yes', 'no', 'unknown')),
  message text not null check (char_length(message) <= 500),
  locale text not null check (locale in ('en', 'fr', 'ar')),
  created_at timestamptz not null
);
create index school_applications_created_idx on school_applications (created_at);

-- The questions of the quiz, in three languages each. One that is no longer asked stays: phones
-- without a network still send answers to it.
create table quiz_questions (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in ('one', 'several', 'sort')),
  levels text[] not null
    check (cardinality(levels) > 0 and levels <@ array['primary', 'middle', 'high']),
  -- Where it can be learnt, and what stands beside it.
  lesson text not null,
  drawing text not null,
  -- "ask" and "why" by language; "options", or "things" and "bins".
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Places from 0: of the right options, or of each thing's bin.
  solution smallint[] not null check (cardinality(solution) between 1 and 6),
  retired_at timestamptz
);

-- What a pupil may show: a first name, a school, a day, a score. No account, no address.
create table quiz_certificates (
  id uuid primary key,
  number text not null unique check (number ~ '^NG-[2-9A-HJKMNP-RT-Y]{4}-[2-9A-HJKMNP-RT-Y]{4}$'),
  first_name text not null check (char_length(first_name) between 2 and 30),
  school text not null check (char_length(school) between 2 and 80),
  level text not null check (level in ('primary', 'middle', 'high')),
  score smallint not null check (score between 0 and 10),
  created_at timestamptz not null
);
create index quiz_certificates_created_idx on quiz_certificates (created_at);

grant select, insert, delete on school_applications, quiz_certificates to app_server;
grant select on quiz_questions to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
