import type { Trx } from "@app/database/connect";
import { lockBrand } from "../../locks.queries.ts";
import { recountTonnages } from "./tonnages.queries.ts";

/** A change of what a brand sells or where: one after the other, and the tonnes follow. */
export const changeMarket = async <T>(
  trx: Trx,
  brandId: string,
  change: () => Promise<T>,
): Promise<T> => {
  await lockBrand(trx, brandId);
  const result = await change();
  await recountTonnages(trx, brandId);
  return result;
};
