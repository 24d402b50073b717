import { scaleDrift } from "@app/contract/handovers";
import type { Context } from "../../context.ts";
import { patiently } from "../../patiently.ts";
import { daysFromNow, openTasks } from "../tasks/index.ts";
import { findDriftingPoints } from "./scales.queries.ts";

export const scalesTask = "scales_differ" as const;

/**
 * The van's scale against the shop's: the books balance even where every bag was a fifth too heavy, because what the van
 * did not find is written off. Nobody is accused: a scale may be wrong, a store may be damp.
 */
export const compareScales = async (ctx: Context): Promise<void> => {
  const points = await patiently(ctx, (db) => findDriftingPoints(db, ctx.clock, scaleDrift));
  const tasks = points.map(({ pointId, drifts }) => ({
    kind: scalesTask,
    subjectId: pointId,
    data: { drifts },
    dueAt: daysFromNow(ctx.clock, 3),
  }));
  await ctx.db.transaction().execute((trx) => openTasks(trx, ctx.clock, tasks));
};
