import type { LessonSlug } from "@app/contract/training";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface LessonStand {
  slug: LessonSlug;
  card: number;
  /** When it was passed by the phone's clock; null when it was not. */
  passedAt: string | null;
}

/** The further card wins, and the first time that it was passed: the order of arrival is no matter. */
export const joinLessons = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  lessons: readonly LessonStand[],
): Promise<void> => {
  for (const { slug, card, passedAt } of lessons) {
    // No phone passes a lesson tomorrow.
    const passed = sql<Date | null>`least(${passedAt}::timestamptz, ${sqlNow(clock)})`;
    await trx
      .insertInto("lesson_progress")
      .values({
        user_id: userId,
        lesson: slug,
        card,
        passed_at: passedAt === null ? null : passed,
      })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "lesson"]).doUpdateSet({
          card: sql`greatest(lesson_progress.card, excluded.card)`,
          // "least" leaves out what is null.
          passed_at: sql`least(lesson_progress.passed_at, excluded.passed_at)`,
        }),
      )
      .execute();
  }
};

export const findLessons = (db: Db | Trx, userId: string) =>
  db
    .selectFrom("lesson_progress")
    .select(["lesson", "card", "passed_at"])
    .where("user_id", "=", userId)
    .orderBy("lesson")
    .execute();

export const passCounter = async (trx: Trx, clock: Clock, userId: string): Promise<void> => {
  await trx
    .insertInto("counter_passes")
    .values({ user_id: userId, passed_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const findCounterPass = (db: Db | Trx, userId: string) =>
  db
    .selectFrom("counter_passes")
    .select("passed_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();

export const worksAtPoint = async (db: Db, userId: string): Promise<boolean> => {
  const found = await db
    .selectFrom("point_members")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
