import type { Pickup } from "@app/contract/pickups";
import type { tellLate as endpoint } from "@app/contract/transport-jobs";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { moveOwn } from "./move-own.ts";

export const tellLate = (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> =>
  moveOwn(ctx, call, "tellLate", ["accepted", "on_the_way"], ({ status }) => ({
    kind: "late",
    changes: { status, late_minutes: call.body.minutes },
    data: { minutes: call.body.minutes },
  }));
