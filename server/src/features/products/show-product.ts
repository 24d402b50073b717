import type { Product } from "@app/contract/products";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { ownProduct } from "./own-product.ts";

export const showProduct = async (
  ctx: Context,
  { company }: CompanyActor,
  id: string,
): Promise<{ product: Product; mayEdit: boolean }> => ({
  product: await ownProduct(ctx, ctx.db, company.id, id),
  mayEdit: company.rank !== "viewer",
});
