import type { Context } from "../../context.ts";
import { ownProduct, refuseTakenBarcode } from "./own-product.ts";
import { setArchived } from "./products.queries.ts";
import { lockBrand } from "../../locks.queries.ts";

/** Its lines stay: what was put on the market was put there. */
export const archiveProduct = (
  ctx: Context,
  brandId: string,
  id: string,
  isArchived: boolean,
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockBrand(trx, brandId);
    const { barcode } = await ownProduct(ctx, trx, brandId, id);
    if (!isArchived) await refuseTakenBarcode(trx, brandId, barcode, id);
    await setArchived(trx, ctx.clock, id, isArchived);
  });
