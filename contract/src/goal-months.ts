/** How a year's goal is shared out over its months. */

export const goalSplits = ["even", "season", "hand"] as const;
export type GoalSplit = (typeof goalSplits)[number];

/** January first. People drink most from June to September, and so bring back most. */
export const weightsOf = {
  even: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  season: [6, 6, 7, 8, 9, 11, 13, 13, 10, 7, 5, 5],
} as const satisfies Record<Exclude<GoalSplit, "hand">, readonly number[]>;

/**
 * Whole parts of `amount` by weight that add up to exactly it: each month gets what is due up to
 * its end less what the months before have. A weight of 0 gets nothing.
 */
export const shareOut = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const whole = BigInt(amount);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    // In whole numbers: a product of grams and kilograms is too large for a fraction.
    const due = Number((whole * BigInt(reached)) / BigInt(total));
    const part = due - given;
    given = due;
    return part;
  });
};
