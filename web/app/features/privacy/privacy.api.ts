import * as contract from "@app/contract/breaches";
import { fileTypes, type QueryOf, type ResponseOf } from "@app/contract/endpoint";
import * as desk from "@app/contract/privacy-desk";
import { product } from "@app/contract/product";
import { call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export type Overview = ResponseOf<typeof desk.showPrivacyDesk>;
export type RequestPage = ResponseOf<typeof desk.listDataRequests>;
export type BreachPage = ResponseOf<typeof contract.listBreaches>;

export const loadOverview = (): Promise<Overview> => call(desk.showPrivacyDesk);
export const loadRequests = (query: QueryOf<typeof desk.listDataRequests>): Promise<RequestPage> =>
  call(desk.listDataRequests, { query });
export const loadBreaches = (after: string | undefined): Promise<BreachPage> =>
  call(contract.listBreaches, { query: { after } });
export const loadRegister = async (): Promise<desk.Processing[]> =>
  (await call(desk.listProcessings)).processings;

export const openBreach = async (body: contract.BreachInput, key: string): Promise<void> => {
  await call(contract.openBreach, { body, idempotencyKey: key });
};
export const moveBreach = async (
  id: string,
  body: contract.BreachStepInput,
  key: string,
): Promise<void> => {
  await call(contract.moveBreach, { params: { id }, body, idempotencyKey: key });
};
export const saveProcessing = async (
  { id, version }: { id: string; version: number },
  input: desk.ProcessingInput,
  key: string,
): Promise<void> => {
  const body = { ...input, version };
  await call(desk.saveProcessing, { params: { id }, body, idempotencyKey: key });
};

export const saveRegisterSheet = async (): Promise<void> =>
  saveBlob(`${product.slug}-register.csv`, await download(desk.writeRegister.path, fileTypes.csv));
export const saveBreachSheet = async ({ id, number }: contract.Breach): Promise<void> => {
  const path = contract.writeBreach.path.replace(":id", id);
  saveBlob(`${product.slug}-breach-${number}.csv`, await download(path, fileTypes.csv));
};
