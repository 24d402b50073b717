import { codeStepSeconds } from "@app/contract/identification";
import { useEffect, useState } from "react";
import { type LiveSeal, watchSeal } from "./code-seal.ts";
import { personalAddress } from "./personal-code.ts";
import { useCountdown } from "./use-countdown.ts";

/** The address in somebody's own QR, with its moving part, another one every minute. */
export const useLiveAddress = (code: string): { address: string; live: LiveSeal | null } => {
  const [live, setLive] = useState<LiveSeal | null>(null);
  useEffect(() => watchSeal(code, setLive), [code]);
  return { address: personalAddress(location.origin, code, live?.seal), live };
};

/** How much of its minute is left, from 1 down to 0; undefined for a code that does not move. */
export const useShareLeft = (live: LiveSeal | null): number | undefined => {
  const seconds = useCountdown(live?.until ?? null);
  return live ? Math.min(1, seconds / codeStepSeconds) : undefined;
};
