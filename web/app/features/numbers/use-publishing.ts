import type { ErrorName } from "@app/contract/errors";
import { useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";

/** Words of the catalogue, under `problem`. */
export type Problem = "day" | "decided" | "failed" | "missing" | "offline" | "range";

const byName: Partial<Record<ErrorName, Problem>> = {
  too_late: "day",
  already_decided: "decided",
  invalid_request: "range",
};

const problemOf = (error: unknown): Problem => {
  if (error instanceof OfflineError) return "offline";
  return (error instanceof ApiError && byName[error.name]) || "failed";
};

/** First its effect is looked at, then it is published; whatever is changed is looked at again. */
export const usePublishing = <Draft, Effect>(
  look: (draft: Draft) => Promise<Effect>,
  publish: (draft: Draft) => Promise<unknown>,
) => {
  const [seen, setSeen] = useState<{ draft: Draft; effect: Effect }>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    effect: seen?.effect,
    problem,
    isBusy,
    isDone,
    forget: () => {
      setSeen(undefined);
      setProblem(undefined);
      setDone(false);
    },
    refuse: (reason: Problem) => setProblem(reason),
    look: (draft: Draft) => attempt(async () => setSeen({ draft, effect: await look(draft) })),
    publish: () =>
      attempt(async () => {
        if (!seen) return;
        await publish(seen.draft);
        setSeen(undefined);
        setDone(true);
      }),
  };
};
