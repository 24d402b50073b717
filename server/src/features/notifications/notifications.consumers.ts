import { depositRecorded } from "@app/contract/deposits";
import { pointDecided } from "@app/contract/point-changes";
import { consumer } from "../../messaging/consume.ts";
import { askToTellDepositors } from "./tell-depositors.ts";
import { askToTellOwners } from "./tell-owners.ts";

export const notificationsConsumers = [
  consumer("notifications-deposit-recorded", depositRecorded, askToTellDepositors),
  consumer("notifications-point-decided", pointDecided, askToTellOwners),
];
