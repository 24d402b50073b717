import type { MistakeKind } from "@app/contract/point-changes";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { networkOf, seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { insertMistake } from "./points.queries.ts";
import { findPublicPoint } from "./public-points.queries.ts";

/** A family behind one address may well report; nobody reports all day. */
const mostPerDay = 10;
const answerDays = 7;

export interface Report {
  /** Of this sending: arriving twice, it is one report. */
  key: string;
  pointId: string;
  kind: MistakeKind;
  note: string;
  address: string;
}

/** Everybody may tell, and nobody is asked who they are. */
export const reportMistake = async (
  ctx: Context,
  { key, pointId, kind, note, address }: Report,
): Promise<void> => {
  const subject = `point-mistakes:${networkOf(address)}`;
  await takeAttempt(ctx, [{ subject, most: mostPerDay, seconds: seconds.day }]);
  if (!(await findPublicPoint(ctx.db, ctx.clock, pointId))) throw new AppError("not_found");
  await ctx.db.transaction().execute(async (trx) => {
    await insertMistake(trx, ctx.clock, { id: key, pointId, kind, note });
    await openTask(trx, ctx.clock, {
      kind: "point_mistake",
      subjectId: pointId,
      data: { first: kind },
      dueAt: daysFromNow(ctx.clock, answerDays),
    });
  });
};
