import type { LiveMessage } from "@app/contract/live";

export interface BalanceState {
  /** Hundredths; undefined until anything is known. */
  tokens: number | undefined;
  /** How many deposits the balance includes; undefined until the live line has told. */
  deposits: number | undefined;
  /** The balance to announce: it changed before the person's eyes. */
  news: number | undefined;
}

export const noBalance: BalanceState = { tokens: undefined, deposits: undefined, news: undefined };

/** A loaded answer says nothing about its place in the order, so the live line wins over it. */
export const afterLoading = (before: BalanceState, tokens: number): BalanceState =>
  before.deposits === undefined ? { ...before, tokens } : before;

/** Messages may overtake each other: one with fewer deposits than shown is old news. */
export const afterMessage = (before: BalanceState, message: LiveMessage): BalanceState => {
  const { tokens, deposits } = message;
  if (before.deposits !== undefined && deposits < before.deposits) return before;
  const isNews = before.tokens !== undefined && before.tokens !== tokens;
  return { tokens, deposits, news: isNews ? tokens : before.news };
};
