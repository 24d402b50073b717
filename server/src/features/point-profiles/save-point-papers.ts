import type { PapersInput } from "@app/contract/point-profile";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { ownPoint } from "./own-point.ts";
import { savePapers } from "./point-profiles.queries.ts";

export const savePointPapers = (
  ctx: Context,
  actor: Actor,
  papers: PapersInput,
): Promise<Record<never, never>> =>
  ctx.db.transaction().execute(async (trx) => {
    const { id } = await ownPoint(trx, actor);
    await savePapers(trx, ctx.clock, id, papers);
    return {};
  });
