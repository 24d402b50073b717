import { depositRecorded } from "@app/contract/deposits";
import { consumer } from "../../messaging/consume.ts";
import { askForReceipts } from "./send-receipt.ts";

export const smsReceiptsConsumers = [
  consumer("sms-receipts-deposit-recorded", depositRecorded, askForReceipts),
];
