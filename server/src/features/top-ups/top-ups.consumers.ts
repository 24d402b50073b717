import { voucherIssued } from "@app/contract/vouchers";
import { consumer } from "../../messaging/consume.ts";
import { askForTopUps } from "./send-top-ups.ts";

export const topUpsConsumers = [consumer("top-ups-voucher-issued", voucherIssued, askForTopUps)];
