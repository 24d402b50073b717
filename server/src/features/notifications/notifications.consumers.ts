import { depositRecorded } from "@app/contract/deposits";
import { consumer } from "../../messaging/consume.ts";
import { askToTellDepositors } from "./tell-depositors.ts";

export const notificationsConsumers = [
  consumer("notifications-deposit-recorded", depositRecorded, askToTellDepositors),
];
