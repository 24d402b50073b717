import type { BodyOf } from "@app/contract/endpoint";
import type { correctStock as endpoint } from "@app/contract/stock";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { callCorrectStock } from "./stock.queries.ts";

/** The owner's alone: what is missing is the owner's loss, and the van pays by what is there. */
export const correctStock = async (
  ctx: Context,
  asked: Asked,
  counted: BodyOf<typeof endpoint> & { pointId: string },
): Promise<void> => {
  const outcome = await callCorrectStock(ctx.db, ctx.clock, asked, counted);
  if (outcome !== "corrected" && outcome !== "replayed") throw refusal(outcome);
};
