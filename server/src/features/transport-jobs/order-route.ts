import type { orderRoute as endpoint } from "@app/contract/transport-jobs";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { findStops, setPlaces } from "./route.queries.ts";

/** What has been fetched or given back meanwhile is left out; a stop of somebody else is refused. */
export const orderRoute = async (ctx: Context, call: Call<typeof endpoint>): Promise<void> => {
  const { body, actor } = call;
  const request = { says: ["orderRoute", body.day, body.ids], id: actor.userId };
  await writeOnce(ctx, askedBy(call), request, async (trx) => {
    const stops = await findStops(trx, ctx.clock, actor.userId, body.day);
    const own = new Set(stops.map(({ id }) => id));
    if (body.ids.length > 0 && !body.ids.some((id) => own.has(id))) {
      throw new AppError("not_found");
    }
    const ids = body.ids.filter((id) => own.has(id));
    await setPlaces(trx, actor.userId, [...own], ids);
  });
};
