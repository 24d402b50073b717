import type { showDeskLot as endpoint } from "@app/contract/desk-lots";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findLot, findLotEvents, findLotMaterials } from "./lots.queries.ts";
import { toLot } from "./shown-lot.ts";

export const showLot = async (
  { db, clock }: Context,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const row = await findLot(db, clock, id);
  if (!row) throw new AppError("not_found");
  const events = await findLotEvents(db, row.number);
  return {
    lot: toLot(row),
    materials: await findLotMaterials(db, id),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
};
