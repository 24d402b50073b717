export interface Given {
  rewardName: string;
  quantity: number;
  /** What is owed for all its pieces. */
  centimes: number;
}

export interface SettlementRow {
  rewardName: string;
  pieces: number;
  /** For one piece, as it was agreed when it was exchanged. */
  each: number;
  amount: number;
}

/** A reward whose name or price changed within the month has a line for each: every line adds up. */
export const byReward = (given: readonly Given[]): SettlementRow[] => {
  const rows = new Map<string, SettlementRow>();
  for (const { rewardName, quantity, centimes } of given) {
    const each = centimes / quantity;
    const key = `${each} ${rewardName}`;
    const row = rows.get(key) ?? { rewardName, pieces: 0, each, amount: 0 };
    rows.set(key, {
      ...row,
      pieces: row.pieces + quantity,
      amount: row.amount + centimes,
    });
  }
  return [...rows.values()].toSorted((a, b) => b.amount - a.amount);
};
