import type { countResult as endpoint } from "@app/contract/classes";
import type { BodyOf } from "@app/contract/endpoint";
import { isTermDay, schoolYearOf } from "@app/contract/school-year";
import { passMark } from "@app/contract/quiz";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { seconds } from "../../limits.rules.ts";
import { markAnswers } from "../quiz/index.ts";
import { findToday } from "./classes.queries.ts";
import { mostTriesADay, resultLimits } from "./classes.rules.ts";
import * as queries from "./results.queries.ts";

export interface Counting {
  /** Of this result: arriving twice, it counts once. */
  key: string;
  code: string;
  body: BodyOf<typeof endpoint>;
  address: string;
}

const count = async (
  ctx: Context,
  trx: Trx,
  { key: id, code, body: { level, answers } }: Counting,
): Promise<number> => {
  const day = await findToday(trx, ctx.clock);
  const found = await queries.lockOpenClass(trx, code, schoolYearOf(day));
  if (!found) throw new AppError("not_found");
  if (found.level !== level) {
    throw new AppError("invalid_request", { fields: { level: ["class"] } });
  }
  const marked = await markAnswers(trx, level, answers);
  const score = marked.right.length;
  if (await queries.isCounted(trx, id)) return score;
  if ((await queries.countOnDay(trx, found.id, day)) >= mostTriesADay(found.pupils)) {
    throw new AppError("too_many_requests", { retryAfterSeconds: seconds.hour });
  }
  await queries.insertResult(trx, { id, classId: found.id, day });
  const hasPassed = score >= passMark;
  await queries.addToClass(trx, found.id, { score, hasPassed, isInLeague: isTermDay(day) });
  await queries.addAnswers(trx, found.id, marked);
  return score;
};

/** The phone says what was answered; the class learns how many rounds, never whose. */
export const countResult = async (ctx: Context, counting: Counting): Promise<{ score: number }> => {
  await takeAttempt(ctx, resultLimits(counting.address));
  return { score: await ctx.db.transaction().execute((trx) => count(ctx, trx, counting)) };
};
