import type { applyForVisit } from "@app/contract/schools";
import type { BodyOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export type Application = BodyOf<typeof applyForVisit>;

export const communeExists = async (trx: Trx, code: number): Promise<boolean> => {
  const found = await trx
    .selectFrom("communes")
    .select("code")
    .where("code", "=", code)
    .executeTakeFirst();
  return found !== undefined;
};

/** Its number; null when it is there already: the same sending, arrived twice. */
export const insertApplication = async (
  trx: Trx,
  clock: Clock,
  { id, application, locale }: { id: string; application: Application; locale: Locale },
): Promise<number | null> => {
  const { schoolName, communeCode, teacherName, months, ...same } = application;
  const row = await trx
    .insertInto("school_applications")
    .values({
      ...same,
      id,
      school_name: schoolName,
      commune_code: communeCode,
      teacher_name: teacherName,
      months: [...months],
      locale,
      created_at: sqlNow(clock),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("number")
    .executeTakeFirst();
  return row?.number ?? null;
};

export const findApplicationNumber = async (trx: Trx, id: string): Promise<number> => {
  const { number } = await trx
    .selectFrom("school_applications")
    .select("number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return number;
};

export const deleteOldApplications = async (
  db: Db,
  clock: Clock,
  months: number,
): Promise<void> => {
  await sql`delete from school_applications
    where created_at < ${sqlNow(clock)} - make_interval(months => ${months})`.execute(db);
};

/** Whether the team agreed on a visit after a request from this address. */
export const isAcceptedSchool = async (db: Db, email: string): Promise<boolean> => {
  const found = await db
    .selectFrom("school_applications as a")
    .innerJoin("tasks as t", "t.subject_id", "a.id")
    .select("a.id")
    .where("a.email", "=", email)
    .where("t.kind", "=", "school")
    .where("t.decision", "=", "scheduled")
    .executeTakeFirst();
  return found !== undefined;
};
