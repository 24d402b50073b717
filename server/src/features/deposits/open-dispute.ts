import type { DisputeReason } from "@app/contract/deposit-changes";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { openDispute as callOpen } from "./changes.queries.ts";
import { refusal } from "../../refusal.ts";

export const openDispute = async (
  ctx: Context,
  asked: Asked,
  dispute: { number: number; reason: DisputeReason; note: string },
): Promise<void> => {
  const outcome = await callOpen(ctx.db, ctx.clock, asked, dispute);
  if (outcome !== "opened" && outcome !== "replayed") throw refusal(outcome);
};
