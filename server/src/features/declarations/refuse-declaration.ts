import type { RefusalReason } from "@app/contract/declarations";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { closeDeclaration } from "./declarations.queries.ts";

export const refuseDeclaration = async (
  ctx: Context,
  asked: Asked,
  declaration: { id: string; reason: RefusalReason },
): Promise<void> => {
  const outcome = await closeDeclaration(ctx.db, ctx.clock, asked, declaration);
  if (outcome !== "refused" && outcome !== "replayed") throw refusal(outcome);
};
