import type { Context } from "../../context.ts";
import { createMonthPartitions } from "./upkeep.queries.ts";

const monthsAhead = 4;

export const makeRoom = (ctx: Context): Promise<void> => createMonthPartitions(ctx.db, monthsAhead);
