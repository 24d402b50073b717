import type { QuizCertificate, SchoolLevel } from "@app/contract/quiz";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** What is asked today, always in the same order. */
export const findQuestions = (db: Db) =>
  db
    .selectFrom("quiz_questions")
    .select(["id", "kind", "levels", "lesson", "drawing", "content", "solution"])
    .where("retired_at", "is", null)
    .orderBy("id")
    .execute();

/** Also of questions that are no longer asked: a phone may have kept them. */
export const findSolutions = (db: Db, level: SchoolLevel, ids: readonly string[]) =>
  db
    .selectFrom("quiz_questions")
    .select(["id", "kind", "solution as right"])
    .where("id", "in", [...ids])
    .where(sql<boolean>`${level} = any(levels)`)
    .execute();

/** Also of one that is no longer asked. */
export const findContents = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("quiz_questions")
    .select(["id", "kind", "levels", "lesson", "drawing", "content", "solution"])
    .where("id", "in", [...ids])
    .execute();

export interface NewCertificate {
  id: string;
  number: string;
  firstName: string;
  school: string;
  level: SchoolLevel;
  score: number;
}

/** The same sending, arrived twice, is one certificate. */
export const insertCertificate = async (
  db: Db,
  clock: Clock,
  { firstName, ...row }: NewCertificate,
): Promise<void> => {
  await db
    .insertInto("quiz_certificates")
    .values({ ...row, first_name: firstName, created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};

export const findCertificate = async (
  db: Db,
  column: "id" | "number",
  value: string,
): Promise<QuizCertificate | undefined> => {
  const row = await db
    .selectFrom("quiz_certificates")
    .select([
      "number",
      "first_name as firstName",
      "school",
      "level",
      "score",
      sql<string>`to_char(created_at at time zone 'Africa/Algiers', 'YYYY-MM-DD')`.as("date"),
    ])
    .where(column, "=", value)
    .executeTakeFirst();
  return row && { ...row, level: row.level as SchoolLevel };
};

export const deleteOldCertificates = async (
  db: Db,
  clock: Clock,
  months: number,
): Promise<void> => {
  await sql`delete from quiz_certificates
    where created_at < ${sqlNow(clock)} - make_interval(months => ${months})`.execute(db);
};
