import type { Pickup } from "@app/contract/pickups";
import type { startWay as endpoint } from "@app/contract/transport-jobs";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { moveOwn } from "./move-own.ts";

export const startWay = (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> =>
  moveOwn(ctx, call, "startWay", ["accepted", "on_the_way"], ({ status }) =>
    status === "on_the_way" ? null : { kind: "set_out", changes: { status: "on_the_way" } },
  );
