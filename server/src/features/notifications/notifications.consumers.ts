import { depositRecorded } from "@app/contract/deposits";
import { consumer } from "../../messaging/consume.ts";
import { askToTellDepositor } from "./tell-depositor.ts";

export const notificationsConsumers = [
  consumer("notifications-deposit-recorded", depositRecorded, askToTellDepositor),
];
