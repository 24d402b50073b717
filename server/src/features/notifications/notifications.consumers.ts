import { depositPaid } from "@app/contract/budgets";
import { depositBonus } from "@app/contract/campaigns";
import { depositClosed } from "@app/contract/declarations";
import { depositDecided, depositVoided } from "@app/contract/deposit-changes";
import { depositRecorded } from "@app/contract/deposits";
import { pointDecided } from "@app/contract/point-changes";
import { consumer } from "../../messaging/consume.ts";
import { askToTellDepositors } from "./tell-depositors.ts";
import { askToTellOwners } from "./tell-owners.ts";
import {
  askToTellOfBonus,
  askToTellOfClosed,
  askToTellOfDecided,
  askToTellOfPaid,
  askToTellOfVoided,
} from "./tell-of-changes.ts";

// What citizens do themselves, declaring and disputing, they need not be told.
export const notificationsConsumers = [
  consumer("notifications-deposit-recorded", depositRecorded, askToTellDepositors),
  consumer("notifications-point-decided", pointDecided, askToTellOwners),
  consumer("notifications-deposit-voided", depositVoided, askToTellOfVoided),
  consumer("notifications-deposit-decided", depositDecided, askToTellOfDecided),
  consumer("notifications-deposit-closed", depositClosed, askToTellOfClosed),
  consumer("notifications-deposit-paid", depositPaid, askToTellOfPaid),
  consumer("notifications-deposit-bonus", depositBonus, askToTellOfBonus),
];
