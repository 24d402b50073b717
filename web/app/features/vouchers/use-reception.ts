import { useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { receive } from "./vouchers.api.ts";

export type ReceptionProblem = "notSent" | "over" | "server" | "tooMany";

const problemOf = (error: unknown): ReceptionProblem => {
  if (error instanceof OfflineError) return "notSent";
  if (!(error instanceof ApiError)) return "server";
  if (error.name === "voucher_expired") return "over";
  return error.name === "too_many_requests" ? "tooMany" : "server";
};

const isUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.name === "voucher_used";

/** Said by the citizen in front of the shopkeeper. However often it is sent, it counts once. */
export const useReception = (code: string, reload: () => Promise<void>) => {
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<{ problem: ReceptionProblem; turn: number } | null>(null);

  const send = async () => {
    setBusy(true);
    try {
      await receive(code, key);
      setDone(true);
    } catch (error) {
      // Scanned in the meantime: the list knows by whom.
      if (!isUsed(error)) {
        setFailure((before) => ({ problem: problemOf(error), turn: (before?.turn ?? 0) + 1 }));
      }
    }
    await reload();
    setBusy(false);
  };

  return { confirm: () => void send(), isBusy, isDone, failure };
};
