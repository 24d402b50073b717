import { listVouchers, type Voucher } from "@app/contract/vouchers";
import { call } from "./api-client.ts";

/** The citizen's vouchers, which a shop must be able to see where there is no network. */
export const vouchersSource = {
  name: "vouchers",
  load: async (): Promise<Voucher[]> => (await call(listVouchers)).vouchers,
  parse: (value: unknown): Voucher[] => listVouchers.response.parse({ vouchers: value }).vouchers,
};

export const voucherPath = (id: string): string => `/marketplace/vouchers/${id}`;
