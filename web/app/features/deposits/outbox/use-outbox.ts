import { useEffect, useSyncExternalStore } from "react";
import { isToSend, isToSolve, type OutboxEntry } from "./entry.ts";
import { limitsOf, type Limits } from "./outbox-limits.ts";
import {
  emptyOutbox,
  type OutboxState,
  readOutbox,
  refreshOutbox,
  startOutbox,
  subscribeToOutbox,
} from "./outbox.ts";

export interface Outbox extends Omit<OutboxState, "entries"> {
  isRead: boolean;
  /** In the order they were weighed. */
  waiting: readonly OutboxEntry[];
  /** The newest first. */
  sent: readonly OutboxEntry[];
  toSolve: readonly OutboxEntry[];
  /** Of other people who weigh with this phone. */
  ofOthers: number;
  limits: Limits;
}

const isSent = (entry: OutboxEntry): boolean => !isToSend(entry) && !isToSolve(entry);

/** What this person has on this phone; kept up to date while the page is open. */
export const useOutbox = (userId: string): Outbox => {
  const { entries, ...state } = useSyncExternalStore(
    subscribeToOutbox,
    readOutbox,
    () => emptyOutbox,
  );
  useEffect(() => {
    startOutbox();
    void refreshOutbox();
  }, []);
  const all = entries ?? [];
  const mine = all.filter((entry) => entry.userId === userId);
  return {
    ...state,
    isRead: entries !== null,
    waiting: mine.filter(isToSend),
    sent: mine.filter(isSent).toReversed(),
    toSolve: mine.filter(isToSolve),
    ofOthers: all.filter((entry) => entry.userId !== userId && isToSend(entry)).length,
    limits: limitsOf(all, state.readAt),
  };
};
