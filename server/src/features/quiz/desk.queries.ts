import type { AskedQuestion, listQuestions, QuestionInput } from "@app/contract/quiz-desk";
import type { QueryOf } from "@app/contract/endpoint";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

type Filter = QueryOf<typeof listQuestions>;

export const findAllQuestions = (db: Db, { level, kind, after }: Filter, most: number) =>
  db
    .selectFrom("quiz_questions as q")
    .select([
      "q.id",
      "q.kind",
      "q.levels",
      "q.lesson",
      "q.drawing",
      "q.content",
      "q.solution",
      "q.replaced_by as replacedBy",
      sql<boolean>`q.retired_at is null`.as("isAsked"),
    ])
    .$if(level !== undefined, (query) => query.where(sql<boolean>`${level} = any(q.levels)`))
    .$if(kind !== undefined, (query) => query.where("q.kind", "=", kind ?? ""))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(q.retired_at is not null, q.id) >
          (select l.retired_at is not null, l.id from quiz_questions l where l.id = ${after})`,
      ),
    )
    .orderBy(sql`q.retired_at is not null`)
    .orderBy("q.id")
    .limit(most)
    .execute();

/** One after the other, so that two cannot each take away the last but one. */
export const lockPool = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('quiz pool', 0))`.execute(trx);
};

export const findPool = (trx: Trx): Promise<AskedQuestion[]> =>
  trx
    .selectFrom("quiz_questions")
    .select(["kind", "levels"])
    .where("retired_at", "is", null)
    .execute();

export const countQuestions = async (trx: Trx): Promise<number> => {
  const { count } = await trx
    .selectFrom("quiz_questions")
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

export const findQuestion = (trx: Trx, id: string) =>
  trx
    .selectFrom("quiz_questions")
    .select(["replaced_by as replacedBy", sql<boolean>`retired_at is null`.as("isAsked")])
    .where("id", "=", id)
    .executeTakeFirst();

export const insertQuestion = async (
  trx: Trx,
  id: string,
  { kind, levels, lesson, drawing, right, ...content }: QuestionInput,
): Promise<void> => {
  await trx
    .insertInto("quiz_questions")
    .values({
      id,
      kind,
      levels,
      lesson,
      drawing,
      content: JSON.stringify(content),
      solution: right,
    })
    .execute();
};

export const retire = async (
  trx: Trx,
  clock: Clock,
  { id, replacedBy }: { id: string; replacedBy: string | null },
): Promise<void> => {
  await trx
    .updateTable("quiz_questions")
    .set({
      retired_at: sql`coalesce(retired_at, ${sqlNow(clock)})`,
      ...(replacedBy !== null && { replaced_by: replacedBy }),
    })
    .where("id", "=", id)
    .execute();
};

export const askAgain = async (trx: Trx, id: string): Promise<void> => {
  await trx.updateTable("quiz_questions").set({ retired_at: null }).where("id", "=", id).execute();
};
