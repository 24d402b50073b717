import type { ResponseOf } from "@app/contract/endpoint";
import type { showPickup as endpoint } from "@app/contract/pickups";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { ownSide } from "./own-side.ts";
import { findPickup } from "./pickups.queries.ts";
import { readDoors, toPickup } from "./shown-pickup.ts";
import { findSignatures } from "./signatures.queries.ts";

/** A pick-up has a driver from the moment it is accepted: until then no driver sees the door. */
export const showPickup = async (
  ctx: Context,
  { userId }: Actor,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const row = await findPickup(ctx.db, id);
  const side = await ownSide(ctx.db, row, userId);
  const point = row && (await readDoors(ctx, [row.point_id])).get(row.point_id);
  if (!point) throw new AppError("not_found");
  return { pickup: toPickup(row), side, point, signatures: await findSignatures(ctx.db, id) };
};
