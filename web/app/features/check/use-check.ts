import { readReportNumber } from "@app/contract/report-number";
import type { PublicReport } from "@app/contract/reports";
import { useCallback, useEffect, useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { useWhenOnline } from "../../lib/use-when-online.ts";
import { askedNumber } from "./asked-number.ts";
import { fetchCommune, fetchProof, fetchReport } from "./check.api.ts";
import { type Checked, checkProof } from "./check-proof.ts";
import { type Summary, summaryOf } from "./summary.ts";

type Commune = Awaited<ReturnType<typeof fetchCommune>>;

export type CheckState =
  | { name: "idle" | "loading" | "unknown" | "offline" | "failed" }
  | { name: "report"; report: PublicReport }
  | { name: "checked"; checked: Checked; summary: Summary | null; commune: Commune };

const stateOf = (error: unknown): CheckState => {
  if (error instanceof OfflineError) return { name: "offline" };
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return { name: isUnknown ? "unknown" : "failed" };
};

const check = async (subject: string, signal: AbortSignal): Promise<CheckState> => {
  const number = readReportNumber(subject);
  if (number !== undefined) return { name: "report", report: await fetchReport(number, signal) };
  const checked = await checkProof(await fetchProof(subject, signal), subject);
  const summary = summaryOf(checked.events.flatMap(({ content }) => content ?? []));
  const commune =
    summary?.commune === undefined ? null : await fetchCommune(summary.commune, signal);
  return { name: "checked", checked, summary, commune };
};

/** What can be no number is not even asked about. */
const startOf = (subject: string | undefined): CheckState => {
  if (subject === undefined) return { name: "idle" };
  return { name: askedNumber(subject) === undefined ? "unknown" : "loading" };
};

/** Asks once, again when told to, and by itself when the network is back. */
export const useCheck = (subject: string | undefined) => {
  const [state, setState] = useState<CheckState>(() => startOf(subject));
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState(subject);
  if (known !== subject) {
    setKnown(subject);
    setState(startOf(subject));
  }
  const retry = useCallback(() => {
    setState(startOf(subject));
    setTurn((before) => before + 1);
  }, [subject]);

  useEffect(() => {
    if (subject === undefined || startOf(subject).name === "unknown") return undefined;
    const controller = new AbortController();
    const settle = (next: CheckState) => {
      if (!controller.signal.aborted) setState(next);
    };
    check(subject, controller.signal).then(settle, (error: unknown) => settle(stateOf(error)));
    return () => controller.abort();
  }, [subject, turn]);

  useWhenOnline(() => {
    if (state.name === "offline" || state.name === "loading") retry();
  });

  return { state, retry };
};
