import type { ClassInput } from "@app/contract/classes";
import type { SchoolLevel } from "@app/contract/quiz";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** The day of the country's calendar. */
export const findToday = async (db: Db, clock: Clock): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(${sqlNow(clock)} at time zone 'Africa/Algiers', 'YYYY-MM-DD') as day`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error("no day");
  return found.day;
};

/** None when the organisation is an office. */
export const findSchool = (db: Db, organisationId: string) =>
  db
    .selectFrom("organisations as o")
    .leftJoin("league_schools as l", "l.organisation_id", "o.id")
    .select(["o.name", "o.email", "l.joined_at as joinedAt"])
    .where("o.id", "=", organisationId)
    .where("o.kind", "=", "school")
    .executeTakeFirst();

const columns = [
  "id",
  "name",
  "level",
  "pupils",
  "code",
  "tries",
  "passed",
  "score_sum as scoreSum",
] as const;

const toLevel = <Row extends { level: string }>(row: Row) => ({
  ...row,
  level: row.level as SchoolLevel,
});

export const findClasses = async (db: Db, organisationId: string, year: number) =>
  (
    await db
      .selectFrom("school_classes")
      .select(columns)
      .where("organisation_id", "=", organisationId)
      .where("school_year", "=", year)
      .where("closed_at", "is", null)
      .orderBy("name")
      .orderBy("id")
      .execute()
  ).map(toLevel);
export type FoundClass = Awaited<ReturnType<typeof findClasses>>[number];

/** Nobody else makes or closes one of the school's classes meanwhile. */
export const lockSchool = async (trx: Trx, organisationId: string): Promise<void> => {
  await trx
    .selectFrom("organisations")
    .select("id")
    .where("id", "=", organisationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
};

export const countClasses = async (
  trx: Trx,
  organisationId: string,
  year: number,
): Promise<number> => {
  const { count } = await trx
    .selectFrom("school_classes")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("organisation_id", "=", organisationId)
    .where("school_year", "=", year)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
};

interface NewClass extends ClassInput {
  id: string;
  organisationId: string;
  year: number;
  code: string;
}

/** Whether the code was free. */
export const insertClass = async (
  trx: Trx,
  clock: Clock,
  { organisationId, year, ...row }: NewClass,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("school_classes")
    .values({
      ...row,
      organisation_id: organisationId,
      school_year: year,
      created_at: sqlNow(clock),
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Also one of an earlier year: what it counted is the school's to see and nobody's to change. */
export const lockOwnClass = (trx: Trx, organisationId: string, id: string, year: number) =>
  trx
    .selectFrom("school_classes")
    .select(["level", "tries"])
    .where("id", "=", id)
    .where("organisation_id", "=", organisationId)
    .where("school_year", "=", year)
    .where("closed_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateClass = async (trx: Trx, id: string, input: ClassInput): Promise<void> => {
  await trx.updateTable("school_classes").set(input).where("id", "=", id).execute();
};

export const closeClass = async (trx: Trx, clock: Clock, id: string): Promise<void> => {
  await trx
    .updateTable("school_classes")
    .set({ closed_at: sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};

export const insertLeagueSchool = async (
  trx: Trx,
  clock: Clock,
  organisationId: string,
): Promise<void> => {
  await trx
    .insertInto("league_schools")
    .values({ organisation_id: organisationId, joined_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.column("organisation_id").doNothing())
    .execute();
};

export const deleteLeagueSchool = async (trx: Trx, organisationId: string): Promise<void> => {
  await trx.deleteFrom("league_schools").where("organisation_id", "=", organisationId).execute();
};
