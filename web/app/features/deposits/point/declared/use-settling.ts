import { useState } from "react";
import { isRefused, type SettleProblem, settleProblemOf } from "./settle-problems.ts";

/**
 * Sends one answer about a bag. The same answer keeps its key, so that a first try that arrived
 * unseen is not a second one; another answer is another key.
 */
export const useSettling = (onRefused: () => Promise<void>) => {
  const [attempt, setAttempt] = useState({ about: "", key: "" });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SettleProblem>();

  const settle = async (about: string, send: (key: string) => Promise<void>): Promise<void> => {
    if (isBusy) return;
    const key = attempt.about === about ? attempt.key : crypto.randomUUID();
    setAttempt({ about, key });
    setBusy(true);
    setProblem(undefined);
    try {
      await send(key);
    } catch (error) {
      setProblem(settleProblemOf(error));
      setBusy(false);
      if (!isRefused(error)) return;
      setAttempt({ about: "", key: "" });
      await onRefused();
    }
  };

  return { settle, isBusy, problem, setProblem };
};
