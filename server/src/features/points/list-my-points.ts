import { localizedTextSchema } from "@app/contract/localized-text";
import type { MyPoint } from "@app/contract/points";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findPointsOf } from "./points.queries.ts";

export const listMyPoints = async (ctx: Context, actor: Actor): Promise<MyPoint[]> => {
  const points = await findPointsOf(ctx.db, actor.userId);
  return points.map((point) => ({ ...point, name: localizedTextSchema.parse(point.name) }));
};
