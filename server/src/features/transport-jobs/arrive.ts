import type { Pickup } from "@app/contract/pickups";
import type { arrive as endpoint } from "@app/contract/transport-jobs";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { moveOwn } from "./move-own.ts";

/** How far the phone thinks it is off is kept: a question for later, never a reason to refuse. */
export const arrive = (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> =>
  moveOwn(ctx, call, "arrive", ["accepted", "on_the_way", "weighing"], ({ status }) =>
    status === "weighing"
      ? null
      : {
          kind: "arrived",
          changes: { status: "weighing" },
          data: { meters: call.body.meters },
        },
  );
