-- migrate:up

-- A question that is written anew is another row: what was answered stays true to the old one.
alter table quiz_questions add column replaced_by text references quiz_questions;
grant insert on quiz_questions to app_server;
grant update (retired_at, replaced_by) on quiz_questions to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
