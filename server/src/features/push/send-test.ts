import { randomUUIDv7 } from "node:crypto";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { findDeviceOfSession } from "./push.queries.ts";
import { testLimits } from "./push.rules.ts";
import { queueDeliveries } from "./queue-push.ts";

/** To the device that asks, not to the others of the person. */
export const sendTest = async (ctx: Context, { userId, sessionId }: Actor): Promise<void> => {
  await takeAttempt(ctx, testLimits(userId));
  await ctx.db.transaction().execute(async (trx) => {
    const device = await findDeviceOfSession(trx, ctx.clock, sessionId);
    if (!device) throw new AppError("not_found");
    await queueDeliveries(trx, [
      { deviceId: device.id, id: randomUUIDv7(), content: { kind: "test", data: {} } },
    ]);
  });
};
