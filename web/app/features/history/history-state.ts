import type { HistoryPage, HistoryTab } from "./history.api.ts";

export interface HistoryState {
  tab: HistoryTab;
  page: number;
  /** What is on its way is drawn over what is shown. */
  isLoading: boolean;
  /** The rows of this tab, of this page or the one before it. */
  shown: HistoryPage | null;
  problem: "offline" | "failed" | null;
  /** Counts what was asked for, so that asking again for the same is something new. */
  asked: number;
}

export type HistoryEvent =
  | { type: "tabChosen"; tab: HistoryTab }
  | { type: "pageChosen"; page: number }
  | { type: "askedAgain" }
  | { type: "arrived"; page: HistoryPage }
  | { type: "failed"; problem: "offline" | "failed"; kept: HistoryPage | null };

export const opened: HistoryState = {
  tab: "deposits",
  page: 1,
  isLoading: true,
  shown: null,
  problem: null,
  asked: 1,
};

const ask = (state: HistoryState, change: Partial<HistoryState>): HistoryState => ({
  ...state,
  isLoading: true,
  problem: null,
  asked: state.asked + 1,
  ...change,
});

const lastOf = ({ shown }: HistoryState): number => shown?.last ?? 1;

/** Every choice fetches; what is chosen already, or lies beyond the ends, is left alone. */
export const afterHistoryEvent = (state: HistoryState, event: HistoryEvent): HistoryState => {
  switch (event.type) {
    case "tabChosen":
      return event.tab === state.tab ? state : ask(state, { tab: event.tab, page: 1, shown: null });
    case "pageChosen":
      return event.page < 1 || event.page > lastOf(state) || event.page === state.page
        ? state
        : ask(state, { page: event.page });
    case "askedAgain":
      return ask(state, {});
    case "arrived":
      return { ...state, isLoading: false, problem: null, shown: event.page };
    case "failed":
      return {
        ...state,
        isLoading: false,
        problem: event.problem,
        ...(event.kept && { shown: event.kept, page: 1 }),
      };
  }
};
