import { useEffect, useEffectEvent } from "react";

/** As much of the window as the entry needs. */
export interface Visits {
  history: Pick<History, "state" | "pushState" | "back">;
  address: () => string;
  /** Before anybody else hears of it: what happens here is no change of page. */
  onPop: (listener: (event: Event) => void) => void;
}

const mark = "overlay";

const isMarked = (state: unknown): boolean =>
  typeof state === "object" && state !== null && mark in state;

/**
 * One entry in the browser's history, under the same address, so that "back" takes away what lies
 * over the page. The router is not told: its page stays as it is.
 */
export const createBackEntry = ({ history, address, onPop }: Visits) => {
  let standsAt: string | null = null;
  let isLeaving = false;
  let close: (() => void) | null = null;
  let isListening = false;

  const push = (): void => {
    const state: unknown = history.state;
    const before = typeof state === "object" && state !== null ? state : {};
    const place = "idx" in before && typeof before.idx === "number" ? before.idx + 1 : 0;
    // The router counts entries by `idx`.
    history.pushState({ ...before, idx: place, [mark]: true }, "");
    standsAt = address();
  };

  const hearPop = (event: Event): void => {
    if (standsAt === null) return;
    const isSamePage = address() === standsAt;
    standsAt = null;
    if (isSamePage) event.stopImmediatePropagation();
    const opened = isLeaving ? close : null;
    isLeaving = false;
    // Opened again before the browser had gone back.
    if (opened && isSamePage) push();
    else close?.();
  };

  return {
    /** Something lies over the page now; the answer says that it does not any more. */
    begin: (onBack: () => void): (() => void) => {
      if (!isListening) onPop(hearPop);
      isListening = true;
      close = onBack;
      if (!isLeaving) push();
      return () => {
        close = null;
        if (standsAt === null || isLeaving) return;
        // A link replaced the entry by the page it leads to: there is nothing to take back.
        if (!isMarked(history.state)) standsAt = null;
        else {
          isLeaving = true;
          history.back();
        }
      };
    },
  };
};

let entry: ReturnType<typeof createBackEntry> | undefined;

const browserEntry = () =>
  (entry ??= createBackEntry({
    history,
    address: () => location.href,
    onPop: (listener) => addEventListener("popstate", listener, { capture: true }),
  }));

/** As long as it is rendered, the browser's "back" calls `onBack` instead of leaving the page. */
export const useBackEntry = (onBack: () => void): void => {
  const goBack = useEffectEvent(onBack);
  useEffect(() => browserEntry().begin(() => goBack()), []);
};
