import type { Pickup } from "@app/contract/pickups";
import type { turnBack as endpoint } from "@app/contract/transport-jobs";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { badWindow, isWithinOffered, readNow } from "../pickups/index.ts";
import { moveOwn } from "./move-own.ts";
import { isSigned } from "./own-pickups.queries.ts";

/** It stays the driver's, at another time; once somebody has signed there is nothing to turn back from. */
export const turnBack = (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> =>
  moveOwn(ctx, call, "turnBack", ["accepted", "on_the_way", "weighing"], async ({ id }, trx) => {
    const { window, ...why } = call.body;
    if (await isSigned(trx, id)) throw new AppError("pickup_settled");
    if (!isWithinOffered(window, await readNow(trx, ctx.clock))) throw badWindow();
    return {
      kind: "turned_back",
      changes: {
        status: "accepted",
        window_from: window.from,
        window_to: window.to,
        proposed_from: null,
        proposed_to: null,
        late_minutes: null,
        place: null,
      },
      data: { ...why, ...window },
    };
  });
