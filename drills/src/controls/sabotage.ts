import type { Connection, Db } from "@app/database/connect";
import { sql } from "kysely";

/** A function of the database without its locks, as somebody might write it who reads first and checks then. */
const unlock = async ({ db, pool }: Connection, name: string): Promise<void> => {
  const { rows } = await sql<{ source: string }>`
    select pg_get_functiondef(oid) as source from pg_proc where proname = ${name}`.execute(db);
  const source = rows[0]?.source ?? "";
  const unlocked = source.replaceAll(/ for no key update/g, "");
  // A guard that was not there to be taken away would make the control look caught by luck.
  if (unlocked === source) throw new Error(`${name} takes no locks: the control is out of date`);
  await pool.query(unlocked);
};

const dropConstraint = async (db: Db, table: string, kind: "p" | "c"): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype = ${kind}
      and (contype = 'p' or pg_get_constraintdef(oid) like '%balance >= 0%')`.execute(db);
  if (!rows[0]) throw new Error(`${table} has no such constraint: the control is out of date`);
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(rows[0].name)}`.execute(db);
};

/** Select, then insert: what is asked twice at once is done twice. */
export const withoutUniqueKey = async (admin: Connection): Promise<void> => {
  await unlock(admin, "redeem_reward");
  await dropConstraint(admin.db, "idempotency", "p");
};

/** Read the balance, then write it: what is asked at once is paid from the same tokens. */
export const readThenCheck = async (admin: Connection): Promise<void> => {
  await unlock(admin, "redeem_reward");
  await dropConstraint(admin.db, "accounts", "c");
};

/** A commit is answered before it is written through. */
export const withoutSynchronousCommit = async ({ db }: Connection): Promise<void> => {
  await sql`alter role app_server set synchronous_commit = off`.execute(db);
};

export const withSynchronousCommit = async ({ db }: Connection): Promise<void> => {
  await sql`alter role app_server reset synchronous_commit`.execute(db);
};

/** Nothing is ever written through. */
export const withoutFsync = async ({ db }: Connection): Promise<void> => {
  await sql`alter system set fsync = off`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
};
