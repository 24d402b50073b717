import type { Product } from "@app/contract/products";
import type { Db } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findProduct, isBarcodeTaken } from "./products.queries.ts";

/** Somebody else's is as good as none. */
export const ownProduct = async (
  ctx: Context,
  db: Db,
  brandId: string,
  id: string,
): Promise<Product> => {
  const product = await findProduct(db, ctx.clock, brandId, id);
  if (!product) throw new AppError("not_found");
  return product;
};

export const refuseTakenBarcode = async (
  db: Db,
  brandId: string,
  barcode: string,
  id: string,
): Promise<void> => {
  if (await isBarcodeTaken(db, brandId, barcode, id)) {
    throw new AppError("barcode_taken", { fields: { barcode: ["barcode_taken"] } });
  }
};
