-- migrate:up

-- Texts that the back office wrote in place of those of the release: of a lesson ("lesson.cans"), or
-- of the questions on the home page ("faq"). One row for each saving, the newest holds; who wrote it
-- and why is in the audit, in the same transaction.
create table wordings (
  name text not null check (name ~ '^[a-z.-]{1,60}$'),
  version integer not null check (version > 0),
  -- Null: those of the release again.
  content jsonb,
  written_at timestamptz not null,
  primary key (name, version)
);

create function refuse_wording_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: wordings are append-only', tg_op, tg_table_name;
end $$;
create trigger no_change before update or delete on wordings
  for each row execute function refuse_wording_change();
create trigger no_truncate before truncate on wordings
  for each statement execute function refuse_wording_change();

create view wordings_in_force as
  select distinct on (name) name, version, content, content is not null as is_written, written_at
  from wordings order by name, version desc;

grant select, insert on wordings to app_server;
grant select on wordings_in_force to app_server;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
