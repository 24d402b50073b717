import type { showCover as endpoint } from "@app/contract/budgets";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findCover, findOwnRule } from "./budgets.queries.ts";

/** As it was counted last; the page says when. */
export const showCover = async (ctx: Context): Promise<ResponseOf<typeof endpoint>> => {
  const [cover, rule] = await Promise.all([findCover(ctx.db), findOwnRule(ctx.db)]);
  // Before the first count, minutes after the very first start.
  if (!cover) throw new AppError("unavailable");
  return { cover: { ...cover, at: cover.at.toISOString() }, rule };
};
