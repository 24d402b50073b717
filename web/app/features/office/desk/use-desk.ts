import { useState } from "react";
import { ApiError, OfflineError } from "../../../lib/api-client.ts";

export type DeskProblem = "offline" | "vanComing" | "settled" | "date" | "tooMany" | "failed";

const problemOf = (error: unknown): DeskProblem => {
  if (error instanceof OfflineError) return "offline";
  if (!(error instanceof ApiError)) return "failed";
  if (error.name === "van_coming") return "vanComing";
  if (error.name === "order_settled") return "settled";
  if (error.name === "invalid_request") return "date";
  return error.name === "too_many_requests" ? "tooMany" : "failed";
};

/** One thing the office asks for: sent once, under one key until it arrived. */
export const useSending = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeskProblem>();
  const [key, setKey] = useState(() => crypto.randomUUID());

  const send = async (work: (key: string) => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(key);
      setKey(crypto.randomUUID());
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      // What was refused may be changed and asked again; what got no answer is the same request.
      if (error instanceof ApiError) setKey(crypto.randomUUID());
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, problem, send };
};
