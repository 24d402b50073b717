import { randomUUIDv7 } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import { type correctBalance as endpoint, correctionLimits } from "@app/contract/people";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { actOnPerson } from "./act-on-person.ts";
import { callPay, findCorrection, insertCorrection } from "./corrections.queries.ts";
import { tellOfCorrection } from "./tell-of-correction.ts";

const actOf = (isAlone: boolean) => (isAlone ? "correct_balance" : "ask_correction");

/** Up to the limit at once; what is more waits for another administrator. Nobody corrects their own. */
export const correctBalance = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const userId = call.params.id;
  const { change: tokens, reason } = call.body;
  const asked = askedBy(call);
  if (userId === asked.actorId) throw new AppError("forbidden");
  const isAlone = Math.abs(tokens) <= correctionLimits.alone;
  const correction = { id: randomUUIDv7(), userId, tokens, reason, askedBy: asked.actorId };
  const act = { act: actOf(isAlone), personId: userId, says: [tokens, reason], note: reason };
  const id = await actOnPerson(ctx, asked, { ...act, id: correction.id }, async (trx) => {
    await insertCorrection(trx, ctx.clock, correction);
    if (!isAlone) return;
    const outcome = await callPay(trx, ctx.clock, correction.id, null);
    if (outcome !== "done") throw refusal(outcome);
    await tellOfCorrection(ctx, trx, correction);
  });
  const written = await findCorrection(ctx.db, id);
  return { id, state: written?.state === "asked" ? "asked" : "done" };
};
