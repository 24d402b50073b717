import { depositRecorded } from "@app/contract/deposits";
import { consumer } from "../../messaging/consume.ts";
import { countRecorded } from "./count-deposits.ts";

export const figuresConsumers = [
  consumer("figures-deposit-recorded", depositRecorded, countRecorded),
];
