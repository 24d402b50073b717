import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { voidDeposit as callVoid } from "./changes.queries.ts";
import { refusal } from "../../refusal.ts";

/** A reversing transfer, never an edit: what happened stays to be seen. */
export const voidDeposit = async (
  ctx: Context,
  asked: Asked,
  deposit: { id: string; afterSeconds: number },
): Promise<void> => {
  const outcome = await callVoid(ctx.db, ctx.clock, asked, deposit);
  if (outcome !== "voided" && outcome !== "replayed") throw refusal(outcome);
};
