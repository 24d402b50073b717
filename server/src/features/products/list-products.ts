import { mostProducts, type Product } from "@app/contract/products";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findProducts } from "./products.queries.ts";

export const listProducts = async (
  ctx: Context,
  { company }: CompanyActor,
): Promise<{ products: Product[]; mayEdit: boolean }> => ({
  products: await findProducts(ctx.db, ctx.clock, company.id, mostProducts),
  mayEdit: company.rank !== "viewer",
});
