import type { Pickup } from "@app/contract/pickups";
import type { proposeWindow as endpoint } from "@app/contract/transport-jobs";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { badWindow, isWithinOffered, readNow } from "../pickups/index.ts";
import { moveOwn } from "./move-own.ts";

/** Once: a shop that is asked again and again looks for another driver. */
export const proposeWindow = (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> =>
  moveOwn(ctx, call, "proposeWindow", ["accepted"], async (pickup, trx) => {
    if (pickup.proposed_at) throw new AppError("proposed_already");
    const { window } = call.body;
    const now = await readNow(trx, ctx.clock);
    if (!isWithinOffered(window, now)) throw badWindow();
    return {
      kind: "proposed",
      changes: {
        status: "accepted",
        proposed_from: window.from,
        proposed_to: window.to,
        proposed_at: now,
      },
      data: window,
    };
  });
