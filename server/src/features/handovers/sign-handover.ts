import type { ResponseOf } from "@app/contract/endpoint";
import type { signHandover as endpoint } from "@app/contract/handovers";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { ageOf, skewOf } from "../deposits/index.ts";
import { addStep, readNow, readPickup } from "../pickups/index.ts";
import { checkPin } from "./check-pin.ts";
import { callSign } from "./handovers.queries.ts";

/** So far a phone's clock may be off before somebody who looks at a hand-over should know. */
const noticedSkewSeconds = 120;

const made = new Set(["signed", "handed_over", "replayed"]);

/** By our clock: how long ago it was pressed is what a phone knows well. */
const momentOf = (body: Call<typeof endpoint>["body"], now: Date) => {
  const sentAt = new Date(body.sentAt);
  const age = ageOf({ occurredAt: new Date(body.occurredAt), sentAt });
  if (age === null) throw new AppError("too_old");
  return { at: new Date(now.getTime() - age * 1000), skew: skewOf({ sentAt, now }) };
};

const noteSkew = async (
  { clock }: Context,
  trx: Trx,
  { params, actor, body }: Call<typeof endpoint>,
  skew: number,
): Promise<void> => {
  if (Math.abs(skew) < noticedSkewSeconds) return;
  await addStep(trx, clock, {
    pickupId: params.id,
    status: "weighing",
    kind: "clock_off",
    actorId: actor.userId,
    data: { side: body.side, seconds: skew },
  });
};

/** One side says what was weighed; the second that says the same makes the lot. */
export const signHandover = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { actor, params, body } = call;
  const pin = body.side === "driver" ? body.pin : undefined;
  if (pin !== undefined) await checkPin(ctx, { pickupId: params.id, userId: actor.userId, pin });
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    const { at, skew } = momentOf(body, await readNow(trx, ctx.clock));
    const said = await callSign(trx, ctx.clock, askedBy(call), {
      pickupId: params.id,
      side: body.side,
      signedWith: pin === undefined ? "phone" : "pin",
      items: body.items,
      occurredAt: at,
    });
    if (said === "signed" || said === "handed_over") await noteSkew(ctx, trx, call, skew);
    return said;
  });
  // That two copies differ is kept, and told, before it is answered.
  if (!made.has(outcome)) throw refusal(outcome);
  const pickup = await readPickup(ctx, params.id);
  // The phone asks again because our answer got lost: then it is the first to hear of it.
  if (outcome === "replayed" && pickup.status === "disputed") throw refusal("weights_differ");
  return { outcome: pickup.lot ? "handed_over" : "signed", pickup };
};
