import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findCommune } from "./places.queries.ts";

export const showCommune = async (ctx: Context, code: number) => {
  const commune = await findCommune(ctx.db, ctx.clock, code);
  if (!commune) throw new AppError("not_found");
  return commune;
};
