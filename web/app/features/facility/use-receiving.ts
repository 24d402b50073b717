import { useCallback, useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { type Load, readLoad, sendWeighIn, type WeighInBody } from "./facility.api.ts";

/** A link that is dead is an answer too. */
const loadOrDead = async (token: string): Promise<Load | "dead"> => {
  try {
    return await readLoad(token);
  } catch (error) {
    // An address that cannot be a link is refused before it is looked for.
    const isDead = error instanceof ApiError && [404, 410, 422].includes(error.status);
    if (isDead) return "dead";
    throw error;
  }
};

export const useLoad = (token: string) => useLoaded(useCallback(() => loadOrDead(token), [token]));

export type ReceiveProblem = "offline" | "dead" | "picture" | "busy" | "failed";

const problemOf = (error: unknown): ReceiveProblem => {
  if (error instanceof OfflineError) return "offline";
  if (!(error instanceof ApiError)) return "failed";
  if (error.name === "link_dead") return "dead";
  if (error.name === "not_a_picture") return "picture";
  return error.status === 429 ? "busy" : "failed";
};

/** Sends what was weighed; the same words keep their key, so that they count once. */
export const useReceiving = (token: string) => {
  const [attempt, setAttempt] = useState({ about: "", key: "" });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReceiveProblem>();
  const [differing, setDiffering] = useState<readonly string[]>();
  const send = async (body: WeighInBody) => {
    if (isBusy) return;
    const about = JSON.stringify(body);
    const key = attempt.about === about ? attempt.key : crypto.randomUUID();
    setAttempt({ about, key });
    setBusy(true);
    setProblem(undefined);
    try {
      setDiffering((await sendWeighIn(token, body, key)).differing);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, problem, differing };
};
