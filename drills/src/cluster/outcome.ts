import { checkLedger } from "../ledger-checks.ts";
import { countWrongAnswers, findLost, type Load } from "./load.ts";
import type { Product } from "./product.ts";

export interface Outcome {
  acknowledged: number;
  lost: number;
  violations: number;
  wrongAnswers: number;
}

/** After the load has stopped. */
export const judge = async ({ owner }: Product, load: Load): Promise<Outcome> => ({
  acknowledged: load.acks.length,
  lost: (await findLost(owner.db, load.acks)).length,
  violations: (await checkLedger(owner.db)).length,
  wrongAnswers: countWrongAnswers(load.answers),
});

export const isClean = ({ lost, violations, wrongAnswers }: Outcome): boolean =>
  lost === 0 && violations === 0 && wrongAnswers === 0;

export const outcomeHead = ["Acknowledged", "Lost", "Checks violated", "Wrong answers"];

export const outcomeCells = (outcome: Outcome): string[] =>
  [outcome.acknowledged, outcome.lost, outcome.violations, outcome.wrongAnswers].map(String);

/** Of several runs. */
export const addUp = (outcomes: readonly Outcome[]): Outcome => {
  const sum = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return {
    acknowledged: sum((one) => one.acknowledged),
    lost: sum((one) => one.lost),
    violations: sum((one) => one.violations),
    wrongAnswers: sum((one) => one.wrongAnswers),
  };
};
