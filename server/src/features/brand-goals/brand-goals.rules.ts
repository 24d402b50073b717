import type { GoalInput } from "@app/contract/brand-goals";
import { weightsOf } from "@app/contract/goal-months";

const gramsPerKilogram = 1000;

/** A goal as it is kept: material in grams, anything else counted. */
export const keptGoal = (goal: GoalInput) => {
  const { kind, amount, split, months, year, wilayas } = goal;
  const isMaterial = kind === "kilograms";
  return {
    kind,
    material: isMaterial ? goal.material : null,
    grams: isMaterial ? amount * gramsPerKilogram : null,
    count: isMaterial ? null : amount,
    due_on: `${year}-12-31`,
    wilayas: [...wilayas].toSorted((a, b) => a - b),
    split,
    weights: [...(split === "hand" ? (months ?? weightsOf.even) : weightsOf[split])],
  };
};
export type KeptGoal = ReturnType<typeof keptGoal>;

/** In the unit of the goal. */
export const amountOf = ({ grams, count }: { grams: number | null; count: number | null }) =>
  grams === null ? (count ?? 0) : Math.floor(grams / gramsPerKilogram);
