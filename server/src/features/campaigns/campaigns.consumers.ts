import { depositPaid } from "@app/contract/budgets";
import { depositDecided, depositVoided } from "@app/contract/deposit-changes";
import { depositRecorded } from "@app/contract/deposits";
import { consumer } from "../../messaging/consume.ts";
import { settleBonuses } from "./settle-bonuses.ts";

/** Whatever pays for a deposit, undoes it or changes what it is worth. */
export const campaignsConsumers = [
  consumer("campaigns-deposit-recorded", depositRecorded, settleBonuses),
  consumer("campaigns-deposit-paid", depositPaid, settleBonuses),
  consumer("campaigns-deposit-voided", depositVoided, settleBonuses),
  consumer("campaigns-deposit-decided", depositDecided, settleBonuses),
];
