import type { decideDispute as endpoint } from "@app/contract/deposit-changes";
import type { BodyOf } from "@app/contract/endpoint";
import { countStars } from "@app/contract/quality";
import { tokensFor } from "@app/contract/tokens";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { audited } from "../audit/index.ts";
import { decideDispute as callDecide, findDisputedDeposit } from "./changes.queries.ts";
import { refusal } from "../../refusal.ts";

export const decideDispute = async (
  ctx: Context,
  asked: Asked,
  id: string,
  { decision, grams, note }: BodyOf<typeof endpoint>,
): Promise<void> => {
  const deposit = await findDisputedDeposit(ctx.db, id);
  if (!deposit) throw new AppError("not_found");
  const corrected =
    grams === undefined
      ? { grams: null, tokens: null }
      : { grams, tokens: tokensFor(grams, countStars(deposit), deposit) };
  const decided = { id, decision, note, ...corrected };
  const act = { ...asked, act: "decide_dispute", subject: { kind: "dispute" as const, id }, note };
  await audited(ctx, act, async (trx) => {
    const outcome = await callDecide(trx, ctx.clock, asked, decided);
    if (outcome !== "decided" && outcome !== "replayed") throw refusal(outcome);
  });
};
