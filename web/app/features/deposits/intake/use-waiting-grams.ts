import { plasticGrams } from "@app/contract/stock";
import { useOutbox } from "../outbox/use-outbox.ts";

/** The plastic this phone has weighed at a point and the server does not know yet. */
export const useWaitingGrams = (userId: string, pointId: string): number =>
  plasticGrams(
    useOutbox(userId)
      .waiting.filter(({ state, deposit }) => state === "waiting" && deposit.pointId === pointId)
      .map(({ deposit: { material, grams } }) => ({ material, stockGrams: grams })),
  );
