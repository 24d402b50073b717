import { randomUUIDv7 } from "node:crypto";
import type { askOfficeVan as endpoint, OfficeVisit } from "@app/contract/office";
import { addDays, type Half, windowOn } from "@app/contract/office-calendar";
import type { OfficeOrder, OfficeSite } from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/country-time";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { readNow, requestVan } from "../pickups/index.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { findVisit } from "./kilograms.queries.ts";
import { expectedItems, furthestExtraDays } from "./office.rules.ts";
import { lockOwnSite } from "./read-order.ts";
import { toVisit } from "./shown-visit.ts";
import { insertVisit } from "./sites.queries.ts";

interface Wanted {
  id: string;
  order: Pick<OfficeOrder, "rhythm" | "accessNote"> & { organisationId: string };
  site: Pick<OfficeSite, "id" | "floors">;
  day: string;
  half: Half;
  /** Null: beside the rhythm. */
  plannedDay: string | null;
  traceId: string;
}

/** One van to one site; the same way as a point's from here on. */
export const requestOfficeVan = async (
  ctx: Context,
  trx: Trx,
  { id, order, site, day, half, plannedDay, traceId }: Wanted,
): Promise<void> => {
  await requestVan(ctx, trx, {
    id,
    pointId: site.id,
    requestedBy: order.organisationId,
    origin: "office",
    items: expectedItems(site.floors, order.rhythm),
    window: windowOn(day, half),
    accessNote: order.accessNote,
    traceId,
  });
  await insertVisit(trx, { pickupId: id, siteId: site.id, plannedDay });
};

export const askOfficeVan = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<OfficeVisit> => {
  const { actor, params, body, traceId } = call;
  const { day, half } = body;
  const request = { says: ["askOfficeVan", params.id, body], id: randomUUIDv7() };
  const id = await writeOnce(ctx, askedByOffice(call), request, async (trx) => {
    const { order, site } = await lockOwnSite(trx, actor.organisationId, params.id);
    if (order.status !== "active") throw new AppError("order_settled");
    const today = dayInAlgeria(await readNow(trx, ctx.clock));
    if (day <= today || day > addDays(today, furthestExtraDays)) {
      throw new AppError("invalid_request", { fields: { day: ["not_offered"] } });
    }
    const wanted = { id: request.id, order, site, day, half, plannedDay: null, traceId };
    await requestOfficeVan(ctx, trx, wanted);
  });
  const visit = await findVisit(ctx.db, id);
  if (!visit) throw new AppError("not_found");
  return toVisit(visit);
};
