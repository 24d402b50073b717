import type { PublicPoint } from "@app/contract/points";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { toPublicPoint } from "./public-point.ts";
import { findPublicPoint } from "./public-points.queries.ts";

/** A point that is not open to the public is not there, whatever the reason. */
export const showPoint = async (ctx: Context, id: string): Promise<PublicPoint> => {
  const point = await findPublicPoint(ctx.db, ctx.clock, id);
  if (!point) throw new AppError("not_found");
  return toPublicPoint(point);
};
