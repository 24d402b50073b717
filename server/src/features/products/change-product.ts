import type { ProductInput } from "@app/contract/products";
import type { Context } from "../../context.ts";
import { changeMarket } from "./change-market.ts";
import { ownProduct, refuseTakenBarcode } from "./own-product.ts";
import { updateProduct } from "./products.queries.ts";

export const changeProduct = (
  ctx: Context,
  brandId: string,
  id: string,
  input: ProductInput,
): Promise<void> =>
  ctx.db.transaction().execute((trx) =>
    changeMarket(trx, brandId, async () => {
      const { isArchived } = await ownProduct(ctx, trx, brandId, id);
      if (!isArchived) await refuseTakenBarcode(trx, brandId, input.barcode, id);
      await updateProduct(trx, id, input);
    }),
  );
