import { schoolMonths } from "@app/contract/privacy";
import type { Context } from "../../context.ts";
import { deleteOldApplications } from "./schools.queries.ts";

export const sweepApplications = (ctx: Context): Promise<void> =>
  deleteOldApplications(ctx.db, ctx.clock, schoolMonths);
