import * as contract from "@app/contract/products";
import type { ProductInput } from "@app/contract/products";
import { call } from "../../lib/api-client.ts";

export const loadProducts = () => call(contract.listProducts);
export const loadProduct = (id: string) => call(contract.showProduct, { params: { id } });
export const addProduct = async (body: ProductInput, idempotencyKey: string): Promise<string> =>
  (await call(contract.addProduct, { body, idempotencyKey })).id;
export const changeProduct = (id: string, body: ProductInput) =>
  call(contract.changeProduct, { params: { id }, body });
export const archiveProduct = (id: string, isArchived: boolean) =>
  call(contract.archiveProduct, { params: { id }, body: { isArchived } });
/** Base64, or none. */
export const changePicture = (id: string, data: string | null) =>
  call(contract.changeProductPicture, { params: { id }, body: { data } });
