import { randomUUIDv7 } from "node:crypto";
import { mostProducts, type ProductInput } from "@app/contract/products";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import { refuseTakenBarcode } from "./own-product.ts";
import { countProducts, insertProduct } from "./products.queries.ts";
import { lockBrand } from "../../locks.queries.ts";

export const addProduct = (
  ctx: Context,
  asked: Asked,
  brandId: string,
  input: ProductInput,
): Promise<string> => {
  const id = randomUUIDv7();
  return writeOnce(ctx, asked, { says: ["addProduct", brandId, input], id }, async (trx) => {
    await lockBrand(trx, brandId);
    await refuseTakenBarcode(trx, brandId, input.barcode, id);
    if ((await countProducts(trx, brandId)) >= mostProducts) throw new AppError("limit_reached");
    await insertProduct(trx, ctx.clock, brandId, id, input);
  });
};
