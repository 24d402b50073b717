import type { ReportPeriod } from "@app/contract/reports";
import { useEffect, useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { loadPreview, order, type Preview } from "./reports.api.ts";

export type CreateProblem = "offline" | "failed" | "nothing" | "tooMany";

const problemOf = (error: unknown): CreateProblem => {
  if (error instanceof OfflineError) return "offline";
  if (!(error instanceof ApiError)) return "failed";
  if (error.name === "nothing_to_report") return "nothing";
  return error.name === "too_many_requests" ? "tooMany" : "failed";
};

const keyOf = (period: ReportPeriod | null): string =>
  period ? `${period.from} ${period.until}` : "";

/** What the chosen days would hold; undefined while it is not known. */
export const usePreview = (period: ReportPeriod | null) => {
  const [known, setKnown] = useState<{ key: string; preview: Preview | null }>();
  const key = keyOf(period);
  const { from = "", until = "" } = period ?? {};
  useEffect(() => {
    if (key === "") return undefined;
    const controller = new AbortController();
    loadPreview({ from, until }, controller.signal).then(
      (preview) => setKnown({ key, preview }),
      () => {
        if (!controller.signal.aborted) setKnown({ key, preview: null });
      },
    );
    return () => controller.abort();
  }, [key, from, until]);
  return known?.key === key ? known.preview : undefined;
};

/** The same days keep their key, so that a first try that arrived unseen is not a second one. */
export const useCreate = (onCreated: () => void) => {
  const [attempt, setAttempt] = useState({ about: "", key: "" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CreateProblem>();

  const create = async (period: ReportPeriod): Promise<void> => {
    if (busy) return;
    const about = keyOf(period);
    const key = attempt.about === about ? attempt.key : crypto.randomUUID();
    setAttempt({ about, key });
    setBusy(true);
    setProblem(undefined);
    try {
      await order(period, key);
      onCreated();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };

  return { busy, problem, create };
};
