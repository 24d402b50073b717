import { depositDecided, depositVoided } from "@app/contract/deposit-changes";
import { depositRecorded } from "@app/contract/deposits";
import { stockCorrected } from "@app/contract/stock";
import { consumer } from "../../messaging/consume.ts";
import { writeDecided, writeRecorded, writeStockCorrected, writeVoided } from "./write-events.ts";

export const custodyConsumers = [
  consumer("custody-deposit-recorded", depositRecorded, writeRecorded),
  consumer("custody-deposit-voided", depositVoided, writeVoided),
  consumer("custody-deposit-decided", depositDecided, writeDecided),
  consumer("custody-stock-corrected", stockCorrected, writeStockCorrected),
];
