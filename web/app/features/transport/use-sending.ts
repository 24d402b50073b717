import { useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import type { ErrorName } from "@app/contract/errors";

export type SendProblem = ErrorName | "offline" | "failed";

const problemOf = (error: unknown): SendProblem => {
  if (error instanceof OfflineError) return "offline";
  return error instanceof ApiError && error.status < 500 ? error.name : "failed";
};

/**
 * Sends one thing at a time. The same thing keeps its key, so that a first try that arrived unseen is
 * not a second one; another thing is another key.
 */
export const useSending = () => {
  const [attempt, setAttempt] = useState({ about: "", key: "" });
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<SendProblem>();

  const send = async (about: string, work: (key: string) => Promise<unknown>): Promise<boolean> => {
    if (busy !== undefined) return false;
    if (!navigator.onLine) {
      setProblem("offline");
      return false;
    }
    const key = attempt.about === about ? attempt.key : crypto.randomUUID();
    setAttempt({ about, key });
    setBusy(about);
    setProblem(undefined);
    try {
      await work(key);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return { send, busy, problem, setProblem };
};
