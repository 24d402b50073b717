import type { FaceInput } from "@app/contract/brand-face";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { saveFace } from "./brand-face.queries.ts";

export const saveBrandFace = async (
  ctx: Context,
  { company }: CompanyActor,
  face: FaceInput,
): Promise<Record<never, never>> => {
  await ctx.db.transaction().execute((trx) => saveFace(trx, ctx.clock, company.id, face));
  return {};
};
