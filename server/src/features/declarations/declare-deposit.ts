import type { declareDeposit as endpoint } from "@app/contract/declarations";
import type { BodyOf, ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { readLimit } from "../../numbers-in-force.ts";
import { readRate } from "../rates/index.ts";
import { declareDeposit as callDeclare } from "./declarations.queries.ts";

/** No tokens yet: only a weighing is worth something. */
export const declareDeposit = async (
  ctx: Context,
  asked: Asked,
  body: BodyOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  if (body.grams > (await readLimit(ctx, "declaration_grams"))) {
    throw new AppError("invalid_request", { fields: { grams: ["range"] } });
  }
  const rate = await readRate(ctx, body.material);
  if (!rate) throw new AppError("material_not_accepted");
  const { outcome, answer } = await callDeclare(ctx.db, ctx.clock, asked, {
    ...body,
    rateId: rate.id,
  });
  if (!answer || outcome === "idempotency_key_reused") throw refusal(outcome);
  return answer;
};
