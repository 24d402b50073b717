import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { PersonalTable } from "./personal-tables.ts";

export type Row = Record<string, unknown>;

const namesPerson = (by: readonly string[], userId: string) =>
  sql.join(
    by.map((column) => sql`t.${sql.ref(column)} = ${userId}`),
    sql` or `,
  );

export const readMoment = async (db: Db, clock: Clock): Promise<Date> => {
  const { now } = await db.selectNoFrom(sqlNow(clock).as("now")).executeTakeFirstOrThrow();
  return now;
};

/** Whole rows as the table has them, but for the columns that are left out. */
export const readRows = async (
  db: Db,
  { table, by, without = [] }: PersonalTable,
  userId: string,
): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} as t
    where ${namesPerson(by, userId)}`.execute(db);
  return rows.map(({ row }) => row);
};

/**
 * What deposits earned is found by their keys: the table itself is too long to be searched. A bag
 * that was declared earns when it is weighed, some days later, and one that no budget covered when it is.
 */
export const readTransfers = async (db: Db, userId: string): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from citizen_deposits d
    join transfers t on t.id = d.deposit_id and t.created_at >= d.created_at
      and t.created_at < d.created_at + interval '1 year' and t.kind = 'deposit_earned'
    where d.citizen_id = ${userId}
    union all
    select to_jsonb(t) from transfers t
    where t.kind <> 'deposit_earned' and ${userId} in (t.debit_account, t.credit_account)`.execute(
    db,
  );
  return rows.map(({ row }) => row);
};

export const ownsOpenPoint = async (db: Db, userId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("point_members as m")
      .innerJoin("points as p", "p.id", "m.point_id")
      .select("p.id")
      .where("m.user_id", "=", userId)
      .where("m.membership", "=", "owner")
      .where("m.removed_at", "is", null)
      .where("p.status", "<>", "closed")
      .executeTakeFirst(),
  );

/** Asked for twice it stays at the first date. */
export const planErasure = (trx: Trx, clock: Clock, userId: string, graceDays: number) =>
  trx
    .updateTable("users")
    .set({
      erasure_due_at: sql<Date>`coalesce(erasure_due_at,
        ${sqlNow(clock)} + make_interval(days => ${graceDays}))`,
    })
    .where("id", "=", userId)
    .where("status", "<>", "erased")
    .returning([
      sql<Date>`erasure_due_at`.as("dueAt"),
      sql<string>`(erasure_due_at at time zone 'Africa/Algiers')::date::text`.as("dueOn"),
      "locale",
      "phone",
      sql<string | null>`case when email_verified_at is not null then email end`.as("provenEmail"),
    ])
    .$narrowType<{ locale: Locale }>()
    .executeTakeFirst();

export const cancelErasure = async (db: Db, userId: string): Promise<void> => {
  await db.updateTable("users").set({ erasure_due_at: null }).where("id", "=", userId).execute();
};

export const findDue = async (db: Db, clock: Clock): Promise<string[]> => {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("erasure_due_at", "<=", sqlNow(clock))
    .where("status", "<>", "erased")
    .orderBy("erasure_due_at")
    .execute();
  return rows.map(({ id }) => id);
};

/** Still due at this moment, and unchanged until the transaction ends. */
export const lockDue = (trx: Trx, clock: Clock, userId: string) =>
  trx
    .selectFrom("users")
    .select(["id", "phone", "email"])
    .where("id", "=", userId)
    .where("erasure_due_at", "<=", sqlNow(clock))
    .where("status", "<>", "erased")
    .forNoKeyUpdate()
    .executeTakeFirst();

export const isCodeTaken = async (db: Db, code: string): Promise<boolean> =>
  Boolean(await db.selectFrom("users").select("id").where("code", "=", code).executeTakeFirst());

export const emptyUser = async (trx: Trx, userId: string, newCode: string): Promise<void> => {
  await trx
    .updateTable("users")
    .set({
      status: "erased",
      code: newCode,
      old_number: null,
      first_name: "",
      last_name: "",
      phone: null,
      phone_verified_at: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      totp_secret: null,
      totp_step: null,
      default_role: null,
      erasure_due_at: null,
    })
    .where("id", "=", userId)
    .execute();
};

export const deleteRows = async (
  trx: Trx,
  { table, by }: PersonalTable,
  userId: string,
): Promise<void> => {
  await sql`delete from ${sql.table(table)} as t where ${namesPerson(by, userId)}`.execute(trx);
};

/** Codes and messages of before the account, or asked for by others: they know the login alone. */
export const deleteByLogin = async (trx: Trx, logins: readonly string[]): Promise<void> => {
  await sql`delete from codes where target = any (${logins})`.execute(trx);
  await sql`delete from messages where recipient = any (${logins})`.execute(trx);
};

export const endMemberships = async (trx: Trx, clock: Clock, userId: string): Promise<void> => {
  for (const table of ["point_members", "brand_members"] as const) {
    await trx
      .updateTable(table)
      .set({ removed_at: sqlNow(clock) })
      .where("user_id", "=", userId)
      .where("removed_at", "is", null)
      .execute();
  }
};

/** What the vehicles carried stays known; whose they were does not. */
export const emptyTransporterProfile = async (
  trx: Trx,
  clock: Clock,
  userId: string,
): Promise<void> => {
  await trx
    .updateTable("transporter_profiles")
    .set({
      status: "closed",
      username: "",
      first_name: null,
      last_name: null,
      other_first_name: null,
      other_last_name: null,
      licence_number: null,
      register_number: null,
      bank_account: null,
      badge_code: null,
      asked_papers: "[]",
    })
    .where("user_id", "=", userId)
    .execute();
  await trx
    .updateTable("vehicles")
    .set({ plate: null, removed_at: sql`coalesce(removed_at, ${sqlNow(clock)})` })
    .where("user_id", "=", userId)
    .execute();
};

export const emptyDisputes = async (trx: Trx, userId: string): Promise<void> => {
  await trx.updateTable("disputes").set({ note: "" }).where("citizen_id", "=", userId).execute();
};

export const emptyCorrections = async (trx: Trx, userId: string): Promise<void> => {
  await trx
    .updateTable("balance_corrections")
    .set({ reason: "" })
    .where("user_id", "=", userId)
    .execute();
};

/** What was asked of an operator is not known yet: it needs the number until it is. */
export const hasOpenTopUp = async (trx: Db, userId: string): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("vouchers")
      .select("id")
      .where("citizen_id", "=", userId)
      .where("status", "=", "ready")
      .where("kind", "=", "phone_credit")
      .executeTakeFirst(),
  );

/** Those that can be used are taken back, so that no tokens stay held for nobody. */
export const emptyVouchers = async (trx: Trx, clock: Clock, userId: string): Promise<void> => {
  await sql`select withdraw_voucher(${clock.fixed()}, null, id, '', 'erase-people') from vouchers
    where citizen_id = ${userId} and status = 'ready' order by id`.execute(trx);
  await trx
    .updateTable("vouchers")
    .set({ phone: null, note: null })
    .where("citizen_id", "=", userId)
    .execute();
};

/** Those that wait for the person; a used one has forgotten whom it was for. */
export const withdrawInvitations = async (
  trx: Trx,
  clock: Clock,
  logins: readonly string[],
): Promise<void> => {
  await trx
    .updateTable("point_invitations")
    .set({ name: "", phone: null, email: null, withdrawn_at: sqlNow(clock) })
    .where(sql<boolean>`phone = any (${logins}) or email = any (${logins})`)
    .execute();
  await trx
    .updateTable("brand_team_invitations")
    .set({ email: null, withdrawn_at: sqlNow(clock) })
    .where(sql<boolean>`email = any (${logins})`)
    .execute();
};

/** Whom to call at a brand: the person, or anybody when nobody is left there. */
export const emptyBrandContacts = async (
  trx: Trx,
  userId: string,
  logins: readonly string[],
): Promise<void> => {
  await sql`update brand_companies c
    set review = 'draft', contact_name = null, contact_position = null, contact_phone = null,
      contact_email = null
    where c.contact_phone = any (${logins}) or c.contact_email = any (${logins})
      or c.brand_id in (select brand_id from brand_members where user_id = ${userId})
        and not exists (select from brand_members m
          where m.brand_id = c.brand_id and m.removed_at is null)`.execute(trx);
};
