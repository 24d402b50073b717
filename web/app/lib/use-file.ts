import { useState } from "react";
import { OfflineError } from "./api-client.ts";

export type FileProblem = "failed" | "offline";

/** Makes a file when asked: one at a time, with what went wrong. */
export const useFile = <Name extends string>() => {
  const [busy, setBusy] = useState<Name>();
  const [problem, setProblem] = useState<FileProblem>();

  const make = async (name: Name, work: () => Promise<void>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(name);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof OfflineError ? "offline" : "failed");
    } finally {
      setBusy(undefined);
    }
  };

  return { busy, problem, make };
};
