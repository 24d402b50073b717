import { receiveVoucher } from "@app/contract/vouchers";
import { call } from "../../lib/api-client.ts";

export const receive = (code: string, idempotencyKey: string) =>
  call(receiveVoucher, { params: { code }, idempotencyKey });
