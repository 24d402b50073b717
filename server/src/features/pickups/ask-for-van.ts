import { randomUUIDv7 } from "node:crypto";
import type { askForVan as endpoint, Pickup } from "@app/contract/pickups";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { badWindow } from "./bad-window.ts";
import { readNow } from "./moves.queries.ts";
import { findMembership } from "./pickups.queries.ts";
import { isOffered } from "./pickups.rules.ts";
import { requestVan } from "./request-van.ts";
import { readPickup } from "./shown-pickup.ts";

/** Whoever stands there sees how full it is: owner or collaborator. */
export const askForVan = async (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> => {
  const { actor, params, body, traceId } = call;
  if (!(await findMembership(ctx.db, params.id, actor.userId))) throw new AppError("not_found");
  const request = { says: ["askForVan", params.id, body], id: randomUUIDv7() };
  const id = await writeOnce(ctx, askedBy(call), request, async (trx) => {
    if (!isOffered(body.window, await readNow(trx, ctx.clock))) throw badWindow();
    await requestVan(ctx, trx, {
      ...body,
      id: request.id,
      pointId: params.id,
      requestedBy: actor.userId,
      origin: "by_hand",
      traceId,
    });
  });
  return readPickup(ctx, id);
};
