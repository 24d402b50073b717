import { useEffect, useReducer } from "react";
import { OfflineError } from "../../lib/api-client.ts";
import { atLeast } from "../../lib/at-least.ts";
import { logError } from "../../lib/log.ts";
import { deviceStore } from "../../lib/storage.ts";
import { loadHistory, type HistoryTab } from "./history.api.ts";
import { afterHistoryEvent, opened } from "./history-state.ts";
import { keptHistory } from "./kept-history.ts";

const kept = keptHistory(deviceStore);

/** Opening fetches, and so does every change of tab or page; an answer that comes late is dropped. */
export const useHistory = () => {
  const [state, tell] = useReducer(afterHistoryEvent, opened);
  const { tab, page, asked } = state;

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const fetchPage = async () => {
      try {
        const arrived = await atLeast(loadHistory(tab, { page, signal }));
        if (signal.aborted) return;
        if (page === 1) kept.write(arrived);
        tell({ type: "arrived", page: arrived });
      } catch (error) {
        if (signal.aborted) return;
        const isOffline = error instanceof OfflineError;
        if (!isOffline) logError("The history could not be fetched", error);
        tell({
          type: "failed",
          problem: isOffline ? "offline" : "failed",
          kept: isOffline ? kept.read(tab) : null,
        });
      }
    };
    void fetchPage();
    return () => over.abort();
  }, [tab, page, asked]);

  useEffect(() => {
    const again = () => tell({ type: "askedAgain" });
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  return {
    state,
    chooseTab: (chosen: HistoryTab) => tell({ type: "tabChosen", tab: chosen }),
    choosePage: (chosen: number) => tell({ type: "pageChosen", page: chosen }),
    askAgain: () => tell({ type: "askedAgain" }),
  };
};
