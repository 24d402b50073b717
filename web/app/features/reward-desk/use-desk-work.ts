import type { ErrorName } from "@app/contract/errors";
import { useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";

/** Words of the catalogue: under `problem`, and `stock.moved`. */
export type DeskProblem =
  | "decided"
  | "failed"
  | "inUse"
  | "missing"
  | "moved"
  | "offline"
  | "picture"
  | "range";

const byName: Partial<Record<ErrorName, DeskProblem>> = {
  already_decided: "decided",
  reward_in_use: "inUse",
  stock_moved: "moved",
  not_a_picture: "picture",
  invalid_request: "range",
};

const problemOf = (error: unknown): DeskProblem => {
  if (error instanceof OfflineError) return "offline";
  return (error instanceof ApiError && byName[error.name]) || "failed";
};

/** One thing at a time; afterwards the lists are asked for anew. */
export const useDeskWork = (onDone: () => unknown) => {
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<DeskProblem>();
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setDone(false);
    setProblem(undefined);
    try {
      await work();
      setDone(true);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
    await onDone();
  };
  return { run, isBusy, isDone, problem, setProblem };
};
export type DeskWork = ReturnType<typeof useDeskWork>;
