import type { correctStock as endpoint } from "@app/contract/stock";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { askedBy } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { callCorrectStock } from "./stock.queries.ts";

/** The owner's alone: what is missing is the owner's loss, and the van pays by what is there. */
export const correctStock = async (ctx: Context, call: Call<typeof endpoint>): Promise<void> => {
  const counted = { ...call.body, pointId: call.params.id };
  const outcome = await callCorrectStock(ctx.db, ctx.clock, askedBy(call), counted);
  if (outcome !== "corrected" && outcome !== "replayed") throw refusal(outcome);
};
