import type { Role } from "@app/contract/roles";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** As they are until the transaction ends; nobody for whoever was erased. */
export const lockPerson = (trx: Trx, id: string) =>
  trx
    .selectFrom("users")
    .select([
      "id",
      "status",
      "phone",
      sql<string | null>`case when email_verified_at is not null then email end`.as("email"),
      "locale",
    ])
    .where("id", "=", id)
    .where("status", "<>", "erased")
    .forNoKeyUpdate()
    .executeTakeFirst();

export const setStatus = async (
  trx: Trx,
  id: string,
  status: "active" | "suspended",
): Promise<void> => {
  await trx.updateTable("users").set({ status }).where("id", "=", id).execute();
};

/** False when the code is somebody's already. */
export const setCode = async (trx: Trx, id: string, code: string): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    update users set code = ${code}, old_number = null, code_resets = code_resets + 1
    where id = ${id} and not exists (select from users o where o.code = ${code})
    returning id`.execute(trx);
  return rows.length === 1;
};

export const readCode = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom("users").select("code").where("id", "=", id).executeTakeFirstOrThrow()).code;

export const addRole = async (trx: Trx, clock: Clock, id: string, role: Role): Promise<void> => {
  await trx
    .insertInto("user_roles")
    .values({ user_id: id, role, created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update users set default_role = coalesce(default_role, ${role}::role_name)
    where id = ${id}`.execute(trx);
  if (role === "citizen") await sql`select open_citizen_account(${id})`.execute(trx);
};

export const removeRole = async (trx: Trx, id: string, role: Role): Promise<void> => {
  await trx.deleteFrom("user_roles").where("user_id", "=", id).where("role", "=", role).execute();
  await sql`update users set default_role =
      (select r.role from user_roles r where r.user_id = ${id} order by r.created_at limit 1)
    where id = ${id} and default_role = ${role}::role_name`.execute(trx);
};

export const insertNote = async (
  trx: Trx,
  clock: Clock,
  note: { id: string; userId: string; writtenBy: string; text: string },
): Promise<void> => {
  await trx
    .insertInto("person_notes")
    .values({
      id: note.id,
      user_id: note.userId,
      written_by: note.writtenBy,
      at: sqlNow(clock),
      text: note.text,
    })
    .execute();
};
