import { fileTypes, type ResponseOf } from "@app/contract/endpoint";
import { product } from "@app/contract/product";
import {
  findVoucher,
  type GivenVoucher,
  pointSettlement,
  pointVouchers,
  receiveVoucher,
} from "@app/contract/vouchers";
import { call, download, OfflineError } from "../../../../lib/api-client.ts";
import { saveBlob } from "../../../../lib/save-blob.ts";

export type MonthAccount = ResponseOf<typeof pointVouchers>;

export const loadMonth = (pointId: string, month: string | undefined): Promise<MonthAccount> =>
  call(pointVouchers, { params: { id: pointId }, query: { month } });

/** Only the server knows what a code is worth: without a network nothing is given. */
const online = (): void => {
  if (!navigator.onLine) throw new OfflineError("No network");
};

export const askForVoucher = async (pointId: string, code: string): Promise<GivenVoucher> => {
  online();
  return (await call(findVoucher, { params: { id: pointId, code } })).voucher;
};

export const giveVoucher = async (code: string, idempotencyKey: string): Promise<GivenVoucher> => {
  online();
  return (await call(receiveVoucher, { params: { code }, idempotencyKey })).voucher;
};

export const saveSettlement = async (
  pointId: string,
  month: string,
  type: "pdf" | "csv",
): Promise<void> => {
  const path = `${pointSettlement.path.replace(":id", pointId)}?${new URLSearchParams({ month })}`;
  saveBlob(`${product.slug}-${month}.${type}`, await download(path, fileTypes[type]));
};
