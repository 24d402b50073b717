import type { ResponseOf } from "@app/contract/endpoint";
import type { showStock as endpoint } from "@app/contract/stock";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findCorrections, findLastInventory, findStock } from "./stock.queries.ts";

export const showStock = async (
  { db }: Context,
  { userId }: Actor,
  pointId: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const point = await findStock(db, pointId, userId);
  if (!point) throw new AppError("not_found");
  const [corrections, inventory] = await Promise.all([
    findCorrections(db, pointId),
    findLastInventory(db, pointId),
  ]);
  return {
    stock: point.stock,
    thresholdGrams: point.capacity_grams,
    squareMeters: point.storage_square_meters,
    lastInventory: inventory
      ? { at: inventory.created_at.toISOString(), grams: inventory.grams }
      : null,
    corrections: corrections.map(({ created_at: at, first_name, last_name, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: last_name ? `${first_name} ${last_name.slice(0, 1)}.` : first_name,
    })),
  };
};
