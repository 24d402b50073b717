import { createHash } from "node:crypto";
import { dayInAlgeria } from "@app/contract/country-time";
import type { depositRecorded } from "@app/contract/deposits";
import type { Clock } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import type { Heard } from "../../messaging/consume.ts";
import { openTasks } from "../tasks/index.ts";
import { findFacts } from "./facts.queries.ts";
import type { Weighing } from "./facts.rules.ts";
import { needsReview, scoreOf, signalsOf } from "./score.rules.ts";
import { inThreeDays, insertSignals, type Judged } from "./signals.queries.ts";

export const reviewTask = "deposit_review" as const;

/** One question a day about the same two, however many bags there were: an id made of all three. */
const subjectOf = ({ pointId, citizenId, at }: Weighing): string => {
  const hex = createHash("sha256")
    .update(`${pointId}|${citizenId}|${dayInAlgeria(at)}`)
    .digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
};

/** What a person should look at, the first of each subject. */
const bySubject = (judged: readonly Judged[]): Map<string, Judged> => {
  const toReview = judged.filter(({ signals }) => needsReview(signals));
  return new Map(toReview.toReversed().map((one) => [subjectOf(one.deposit), one]));
};

/** Leaves the reasons beside each deposit, and asks a person to look where they weigh enough. */
export const judgeDeposits = async (
  trx: Trx,
  clock: Clock,
  events: readonly Heard<typeof depositRecorded>[],
): Promise<void> => {
  const told = events.map(({ payload: { citizenId, number } }) => ({ citizenId, number }));
  const judged = (await findFacts(trx, told)).map((facts) => ({
    deposit: facts.deposit,
    signals: signalsOf(facts),
  }));
  await insertSignals(trx, clock, judged);
  const tasks = [...bySubject(judged)].map(([subjectId, { deposit, signals }]) => ({
    kind: reviewTask,
    subjectId,
    data: {
      depositId: deposit.depositId,
      pointId: deposit.pointId,
      citizenId: deposit.citizenId,
      score: scoreOf(signals),
    },
    dueAt: inThreeDays(clock),
  }));
  await openTasks(trx, clock, tasks);
};
