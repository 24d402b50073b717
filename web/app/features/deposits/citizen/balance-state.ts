import type { LiveMessage } from "@app/contract/live";
import type { CitizenWall } from "@app/contract/walls";

export type BalanceMessage = Extract<LiveMessage, { type: "balance" }>;
type Loaded = Pick<CitizenWall["balance"], "tokens" | "deposits">;

export interface BalanceState {
  /** Hundredths; undefined until anything is known. */
  tokens: number | undefined;
  /** How many deposits the balance includes; undefined until anything is known. */
  deposits: number | undefined;
  /** The live line has told: from here on a change happens before the person's eyes. */
  isLive: boolean;
  /** The balance to announce. */
  news: number | undefined;
}

export const noBalance: BalanceState = {
  tokens: undefined,
  deposits: undefined,
  isLive: false,
  news: undefined,
};

/** Answers and messages may overtake each other: one that knows of fewer deposits is old news. */
export const isOldNews = (state: BalanceState, { deposits }: Loaded): boolean =>
  state.deposits !== undefined && deposits < state.deposits;

const take = (before: BalanceState, loaded: Loaded, isWatched: boolean): BalanceState => {
  if (isOldNews(before, loaded)) return before;
  const { tokens, deposits } = loaded;
  const isNews = isWatched && before.tokens !== undefined && before.tokens !== tokens;
  return { ...before, tokens, deposits, news: isNews ? tokens : before.news };
};

/** What a phone kept and what is loaded first differ without anything having happened. */
export const afterLoading = (before: BalanceState, loaded: Loaded): BalanceState =>
  take(before, loaded, before.isLive);

export const afterMessage = (before: BalanceState, message: BalanceMessage): BalanceState =>
  isOldNews(before, message) ? before : { ...take(before, message, true), isLive: true };
