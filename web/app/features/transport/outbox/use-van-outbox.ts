import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../lib/session/session-store.ts";
import { isToSolve, isWaiting, type VanEntry } from "./van-entry.ts";
import {
  emptyVanOutbox,
  readVanOutbox,
  startVanOutbox,
  subscribeToVanOutbox,
  type VanOutboxState,
} from "./van-outbox.ts";

export interface VanOutbox extends Omit<VanOutboxState, "entries"> {
  isRead: boolean;
  all: readonly VanEntry[];
  waiting: readonly VanEntry[];
  toSolve: readonly VanEntry[];
}

/** What this driver has on this phone; sent by itself while any of their pages is open. */
export const useVanOutbox = (): VanOutbox => {
  const { entries, ...state } = useSyncExternalStore(
    subscribeToVanOutbox,
    readVanOutbox,
    () => emptyVanOutbox,
  );
  const userId = useSession().user?.id;
  useEffect(() => startVanOutbox(), []);
  const all = (entries ?? []).filter((entry) => entry.userId === userId);
  return {
    ...state,
    isRead: entries !== null,
    all,
    waiting: all.filter(isWaiting),
    toSolve: all.filter(isToSolve),
  };
};
