import * as contract from "@app/contract/products";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { type Route, route } from "../../http/route.ts";
import { addProduct } from "./add-product.ts";
import { archiveProduct } from "./archive-product.ts";
import { changeProduct } from "./change-product.ts";
import { changeProductPicture } from "./change-product-picture.ts";
import { listProducts } from "./list-products.ts";
import { showProduct } from "./show-product.ts";

export const productsRoutes = (ctx: Context): Route[] => [
  route(contract.listProducts, ({ actor }) => listProducts(ctx, actor)),
  route(contract.showProduct, ({ actor, params }) => showProduct(ctx, actor, params.id)),
  route(contract.addProduct, async (call) => ({
    id: await addProduct(ctx, askedBy(call), call.actor.company.id, call.body),
  })),
  route(contract.changeProduct, async ({ actor, params, body }) => {
    await changeProduct(ctx, actor.company.id, params.id, body);
    return {};
  }),
  route(contract.archiveProduct, async ({ actor, params, body }) => {
    await archiveProduct(ctx, actor.company.id, params.id, body.isArchived);
    return {};
  }),
  route(contract.changeProductPicture, ({ actor, params, body }) =>
    changeProductPicture(ctx, actor.company.id, params.id, body.data),
  ),
];
