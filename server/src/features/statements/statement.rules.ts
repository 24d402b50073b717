export interface Move {
  /** Hundredths; below zero when tokens left the account. */
  change: number;
}

/** What the account held before the first move, and after each. */
export const withBalances = <M extends Move>(
  closing: number,
  moves: readonly M[],
): { opening: number; rows: (M & { balance: number })[] } => {
  const opening = moves.reduce((balance, { change }) => balance - change, closing);
  let balance = opening;
  return {
    opening,
    rows: moves.map((move) => ({ ...move, balance: (balance += move.change) })),
  };
};
