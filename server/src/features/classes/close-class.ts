import { schoolYearOf } from "@app/contract/school-year";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { OrganisationActor } from "../identity/index.ts";
import * as queries from "./classes.queries.ts";
import { schoolOf } from "./school-of.ts";

export const closeClass = async (
  ctx: Context,
  actor: OrganisationActor,
  id: string,
): Promise<void> => {
  await schoolOf(ctx, actor);
  const year = schoolYearOf(await queries.findToday(ctx.db, ctx.clock));
  await ctx.db.transaction().execute(async (trx) => {
    const kept = await queries.lockOwnClass(trx, actor.organisationId, id, year);
    if (!kept) throw new AppError("not_found");
    await queries.closeClass(trx, ctx.clock, id);
  });
};
