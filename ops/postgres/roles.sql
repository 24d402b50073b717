-- Migrations own the tables, the application only uses them and has no DDL rights, and what watches the
-- engine reads its figures alone; it has no password, so it comes in through the socket.
-- Passwords here are for loopback and containers on a developer's machine; production sets its own.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_owner') then
    create role app_owner login password 'app_owner' createdb;
  end if;
  if not exists (select from pg_roles where rolname = 'app_server') then
    create role app_server login password 'app_server';
  end if;
  if not exists (select from pg_roles where rolname = 'app_monitor') then
    create role app_monitor login in role pg_monitor;
  end if;
end
$$;
alter role app_server set statement_timeout = '15s';
-- A caller waits for the group before and then for its own: together less than two seconds.
alter role app_server set lock_timeout = '750ms';
alter role app_server set idle_in_transaction_session_timeout = '30s';
-- With the role, since not every engine reads our settings: compiling a plan costs more than any of ours takes.
alter role app_server set jit = off;
