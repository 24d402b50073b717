import type { PickupItem, PickupOrigin, Window } from "@app/contract/pickups";
import { pickupRequested } from "@app/contract/pickups";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { publish } from "../../messaging/publish.ts";
import { readLimit } from "../../numbers-in-force.ts";
import { addStep, findNearestFacility, insertPickup, lockPoint } from "./moves.queries.ts";
import { payFor, roadFactor } from "./pickups.rules.ts";

export interface Wanted {
  id: string;
  pointId: string;
  /** A person of the point, or the office whose calendar asks. */
  requestedBy: string;
  origin: PickupOrigin;
  /** Null: everything that lies there. At an office nothing is counted: what is to be expected. */
  items: readonly PickupItem[] | null;
  window: Window;
  accessNote: string;
  traceId: string;
}

type Stock = NonNullable<Awaited<ReturnType<typeof lockPoint>>>["stock"];

/** A bag of crushed bottles; the owner who asks by hand says how many there are. */
const gramsPerBag = 8000;

const allOf = (stock: Stock): PickupItem[] =>
  stock.map(({ material, grams }) => ({ material, grams, bags: Math.ceil(grams / gramsPerBag) }));

const gramsOf = (items: readonly { grams: number }[]): number =>
  items.reduce((sum, { grams }) => sum + grams, 0);

const checkItems = (items: readonly PickupItem[], stock: Stock, fewest: number): void => {
  const there = new Map(stock.map(({ material, grams }) => [material, grams]));
  if (items.some(({ material, grams }) => grams > (there.get(material) ?? 0))) {
    throw new AppError("stock_gone");
  }
  if (gramsOf(items) < fewest) throw new AppError("too_little");
};

/** An office is no place for citizens, and a point is none for a calendar. */
const wantedStatus: Record<PickupOrigin, string> = {
  by_hand: "active",
  full: "active",
  office: "private",
};

/** In the caller's transaction; what it pays is fixed now, so that whoever accepts knows. */
export const requestVan = async (ctx: Context, trx: Trx, wanted: Wanted): Promise<void> => {
  const { clock } = ctx;
  const { id, pointId, requestedBy, origin, window, accessNote, traceId } = wanted;
  const point = await lockPoint(trx, pointId);
  if (!point) throw new AppError("not_found");
  if (point.status !== wantedStatus[origin]) throw new AppError("point_suspended");
  if (point.hasVan) throw new AppError("van_coming");
  if (wanted.items && origin === "by_hand") {
    checkItems(wanted.items, point.stock, await readLimit(ctx, "van_grams", trx));
  }
  const items = wanted.items ?? allOf(point.stock);
  const facility = await findNearestFacility(trx, pointId);
  if (!facility) throw new AppError("unavailable");
  const meters = Math.round(facility.meters * roadFactor);
  const payCentimes = payFor({ meters, grams: gramsOf(items) });
  await insertPickup(trx, clock, {
    id,
    pointId,
    facilityId: facility.id,
    origin,
    requestedBy,
    window,
    accessNote,
    meters,
    payCentimes,
    items,
  });
  const actorId = origin === "by_hand" ? requestedBy : null;
  await addStep(trx, clock, {
    pickupId: id,
    status: "requested",
    kind: "asked",
    actorId,
    data: { origin },
  });
  await publish(trx, clock, {
    event: pickupRequested,
    personId: requestedBy,
    payload: { pickupId: id, pointId, actorId: requestedBy, origin },
    traceId,
  });
};
