import { depositVoided } from "@app/contract/deposit-changes";
import { depositRecorded } from "@app/contract/deposits";
import { consumer } from "../../messaging/consume.ts";
import { addToDay, takeFromDay } from "./count-day.ts";

export const deskConsumers = [
  consumer("desk-deposit-recorded", depositRecorded, addToDay),
  consumer("desk-deposit-voided", depositVoided, takeFromDay),
];
