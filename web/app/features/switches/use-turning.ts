import type { BodyInput } from "@app/contract/endpoint";
import type { Switchable, turnSwitch } from "@app/contract/switches";
import { useState } from "react";
import { OfflineError } from "../../lib/api-client.ts";
import { turn as send } from "./switches.api.ts";

type Turn = BodyInput<typeof turnSwitch>;

/** Words of the catalogue, under `problem`. */
type Problem = "failed" | "missing" | "offline";

const shortestReason = 5;

export const useTurning = (name: Switchable, onTurned: () => void) => {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  const turn = async (body: Turn): Promise<void> => {
    const isMissing = body.words.en === "" || body.reason.trim().length < shortestReason;
    setDone(false);
    if (isMissing) return setProblem("missing");
    setProblem(undefined);
    setBusy(true);
    try {
      await send(name, body);
      setDone(true);
      onTurned();
    } catch (error) {
      setProblem(error instanceof OfflineError ? "offline" : "failed");
    } finally {
      setBusy(false);
    }
  };

  return { turn, isBusy, isDone, problem };
};
