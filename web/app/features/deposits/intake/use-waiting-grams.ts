import { useOutbox } from "../outbox/use-outbox.ts";

/** What this phone has weighed at a point and the server does not know yet. */
export const useWaitingGrams = (userId: string, pointId: string): number =>
  useOutbox(userId)
    .waiting.filter(({ state, deposit }) => state === "waiting" && deposit.pointId === pointId)
    .reduce((sum, { deposit }) => sum + deposit.grams, 0);
