import type { Context } from "../../context.ts";
import { deleteOldNews } from "./upkeep.queries.ts";

const keepDays = 30;
const batch = 5000;

export const sweepOldNews = async (ctx: Context): Promise<void> => {
  while ((await deleteOldNews(ctx.db, keepDays, batch)) > 0);
};
