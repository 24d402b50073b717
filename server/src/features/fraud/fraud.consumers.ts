import { depositRecorded } from "@app/contract/deposits";
import type { Context } from "../../context.ts";
import { consumer } from "../../messaging/consume.ts";
import { judgeDeposits } from "./judge-deposits.ts";

export const fraudConsumers = ({ clock }: Context) => [
  consumer("fraud-deposit-recorded", depositRecorded, (trx, events) =>
    judgeDeposits(trx, clock, events),
  ),
];
