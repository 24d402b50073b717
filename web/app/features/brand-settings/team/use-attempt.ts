import { useState } from "react";
import { failureOf } from "../../../lib/form-problems.ts";
import { isLastAdmin } from "../brand-settings.api.ts";

export type AttemptProblem = "offline" | "tooMany" | "limit" | "lastAdmin" | "failed";

const problemOf = (error: unknown): AttemptProblem => {
  if (isLastAdmin(error)) return "lastAdmin";
  const { kind, name } = failureOf(error);
  if (name === "limit_reached") return "limit";
  return kind === "offline" || kind === "tooMany" ? kind : "failed";
};

/** One thing at a time; what became of it, in a word of the catalogue. */
export const useAttempt = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AttemptProblem>();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, attempt };
};
