import type { chooseOfficePin as endpoint } from "@app/contract/office-orders";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { hashPassword } from "../identity/index.ts";
import { setPin } from "../pickups/index.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { lockOwnSite } from "./read-order.ts";

const withBins = new Set(["installed", "active", "paused"]);

/** Whoever types it on a driver's phone signs for the office. */
export const chooseOfficePin = async (ctx: Context, call: Call<typeof endpoint>): Promise<void> => {
  const { actor, params, body } = call;
  const { organisationId } = actor;
  // Before the transaction: it takes long, on purpose.
  const pinHash = await hashPassword(body.pin);
  const request = { says: ["chooseOfficePin", params.id, body.pin], id: params.id };
  await writeOnce(ctx, askedByOffice(call), request, async (trx) => {
    const { order, site } = await lockOwnSite(trx, organisationId, params.id);
    if (!withBins.has(order.status)) throw new AppError("order_settled");
    await setPin(trx, ctx.clock, { pointId: site.id, setBy: organisationId, pinHash });
  });
};
