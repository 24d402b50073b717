import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findOwnPoint } from "./collaborators.queries.ts";

/** Only its owner learns anything about the people of a point. */
export const ownPoint = async (ctx: Context, { userId }: Actor, pointId: string) => {
  const point = await findOwnPoint(ctx.db, userId, pointId);
  if (!point) throw new AppError("not_found");
  return point;
};
