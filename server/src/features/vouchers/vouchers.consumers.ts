import { voucherClosed } from "@app/contract/vouchers";
import { consumer } from "../../messaging/consume.ts";
import { askToTellOfVouchers } from "./tell-of-vouchers.ts";

export const vouchersConsumers = [
  consumer("vouchers-voucher-closed", voucherClosed, askToTellOfVouchers),
];
