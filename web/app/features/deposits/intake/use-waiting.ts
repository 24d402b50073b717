import { useEffect, useState } from "react";
import { listEntries } from "../outbox/outbox-store.ts";

/** What this phone has weighed at a point and the server does not know yet. */
export interface Waiting {
  count: number;
  grams: number;
}

const none: Waiting = { count: 0, grams: 0 };

const countWaiting = async (pointId: string): Promise<Waiting> => {
  const entries = await listEntries();
  const waiting = entries.filter(
    ({ state, deposit }) => state === "waiting" && deposit.pointId === pointId,
  );
  const grams = waiting.reduce((sum, { deposit }) => sum + deposit.grams, 0);
  return { count: waiting.length, grams };
};

/** Counted anew whenever `moment` changes: a deposit was saved, the network came back. */
export const useWaiting = (pointId: string, moment: unknown): Waiting => {
  const [waiting, setWaiting] = useState(none);
  useEffect(() => {
    let isOver = false;
    const set = (counted: Waiting) => {
      if (!isOver) setWaiting(counted);
    };
    void countWaiting(pointId).then(set, () => set(none));
    return () => {
      isOver = true;
    };
  }, [pointId, moment]);
  return waiting;
};
