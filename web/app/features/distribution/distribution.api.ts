import * as contract from "@app/contract/distribution";
import type { LineInput } from "@app/contract/distribution";
import { fileTypes } from "@app/contract/endpoint";
import { product } from "@app/contract/product";
import { call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export interface Shown {
  year?: number;
  productId?: string;
  page: number;
}

export const loadLines = (query: Shown) => call(contract.listLines, { query });
export const addLine = (body: LineInput, idempotencyKey: string) =>
  call(contract.addLine, { body, idempotencyKey });
export const changeLine = (id: string, body: LineInput) =>
  call(contract.changeLine, { params: { id }, body });
export const removeLine = (id: string) => call(contract.removeLine, { params: { id } });

export interface SheetText {
  year: number;
  text: string;
}

export const checkSheet = (body: SheetText) => call(contract.checkSheet, { body });
export const importSheet = (body: SheetText, idempotencyKey: string) =>
  call(contract.importSheet, { body, idempotencyKey });

const saveCsv = async (path: string, name: string): Promise<void> =>
  saveBlob(`${product.slug}-${name}.csv`, await download(path, fileTypes.csv));

export const saveLines = (year: number): Promise<void> =>
  saveCsv(`${contract.downloadLines.path}?year=${year}`, `distribution-${year}`);
export const saveTemplate = (): Promise<void> =>
  saveCsv(contract.downloadTemplate.path, "distribution");
