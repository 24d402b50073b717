import { useRef, useState } from "react";
import { ApiError } from "./api-client.ts";

/** Nothing was written under this key, and it may not be used for another try. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/**
 * Sends one thing once. The same content keeps its key, so that a first try that arrived unseen is
 * not a second one; other content, or a refusal, makes another key.
 */
export const useSending = <Problem extends string>(problemOf: (error: unknown) => Problem) => {
  const attempt = useRef({ about: "", key: "" });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const send = async (about: string, work: (key: string) => Promise<void>): Promise<void> => {
    if (isBusy) return;
    if (attempt.current.about !== about) attempt.current = { about, key: crypto.randomUUID() };
    setBusy(true);
    setProblem(undefined);
    try {
      await work(attempt.current.key);
    } catch (error) {
      if (isRefused(error)) attempt.current = { about: "", key: "" };
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };

  return { send, isBusy, problem, setProblem };
};
