import type { choosePin as endpoint } from "@app/contract/pickups";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { hashPassword } from "../identity/index.ts";
import { setPin } from "./moves.queries.ts";
import { findMembership } from "./pickups.queries.ts";

/** The owner's alone: whoever types it signs for the point. */
export const choosePin = async (ctx: Context, call: Call<typeof endpoint>): Promise<void> => {
  const { actor, params, body } = call;
  const { userId } = actor;
  if ((await findMembership(ctx.db, params.id, userId)) !== "owner") {
    throw new AppError("not_found");
  }
  // Before the transaction: it takes long, on purpose.
  const pinHash = await hashPassword(body.pin);
  const request = { says: ["choosePin", params.id, body.pin], id: params.id };
  await writeOnce(ctx, askedBy(call), request, (trx) =>
    setPin(trx, ctx.clock, { pointId: params.id, setBy: userId, pinHash }),
  );
};
