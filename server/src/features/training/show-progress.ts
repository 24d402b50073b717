import type { LessonSlug, Progress } from "@app/contract/training";
import type { Db, Trx } from "@app/database/connect";
import { findCounterPass, findLessons } from "./training.queries.ts";

export const readProgress = async (db: Db | Trx, userId: string): Promise<Progress> => {
  const lessons = await findLessons(db, userId);
  const pass = await findCounterPass(db, userId);
  return {
    lessons: lessons.map(({ lesson, card, passed_at }) => ({
      slug: lesson as LessonSlug,
      card,
      passedAt: passed_at?.toISOString() ?? null,
    })),
    counterPassedAt: pass?.passed_at.toISOString() ?? null,
  };
};
