import { depositDecided, depositVoided } from "@app/contract/deposit-changes";
import { depositRecorded } from "@app/contract/deposits";
import { consumer } from "../../messaging/consume.ts";
import { countChanged } from "./count-changes.ts";
import { countRecorded } from "./count-deposits.ts";

export const figuresConsumers = [
  consumer("figures-deposit-recorded", depositRecorded, countRecorded),
  consumer("figures-deposit-voided", depositVoided, countChanged),
  consumer("figures-deposit-decided", depositDecided, countChanged),
];
