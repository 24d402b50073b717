import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findCounterPass, worksAtPoint } from "./training.queries.ts";

/**
 * Nobody weighs for the first time who has not passed the counter's course. Who works at no point is
 * left to whoever asks for more. True when the pass was found.
 */
export const requireCourse = async (
  { db }: Pick<Context, "db">,
  userId: string,
): Promise<boolean> => {
  if (await findCounterPass(db, userId)) return true;
  if (await worksAtPoint(db, userId)) throw new AppError("training_needed");
  return false;
};

/** More than all counters of the country; then they are asked for anew. */
const mostRemembered = 50_000;

/**
 * The same where many weigh: a pass is never taken back, so it is asked for once. Who asks meanwhile waits for the same
 * answer: what a phone brought together must not overtake itself here.
 */
export const createCourseGate = (ctx: Pick<Context, "db">) => {
  const passed = new Set<string>();
  const asked = new Map<string, Promise<boolean>>();
  const ask = (userId: string): Promise<boolean> => {
    const asking = requireCourse(ctx, userId).finally(() => asked.delete(userId));
    asked.set(userId, asking);
    return asking;
  };
  return async (userId: string): Promise<void> => {
    if (passed.has(userId) || !(await (asked.get(userId) ?? ask(userId)))) return;
    if (passed.size >= mostRemembered) passed.clear();
    passed.add(userId);
  };
};
