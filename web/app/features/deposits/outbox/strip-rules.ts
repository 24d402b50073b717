import type { Outbox } from "./use-outbox.ts";

/** Words of the catalogue, under `outbox.strip`. */
type StripKind =
  | "broken"
  | "lost"
  | "full"
  | "nearlyFull"
  | "solve"
  | "offline"
  | "offlineSaved"
  | "unreachable"
  | "sending";

export interface Strip {
  kind: StripKind;
  count: number;
  /** The page of the outbox says more. */
  isOnPage: boolean;
}

type Told = Pick<
  Outbox,
  "failure" | "isReachable" | "isSending" | "limits" | "lost" | "toSolve" | "waiting"
>;

/** What keeps somebody from weighing, or may soon. */
const warning = ({ failure, limits, lost }: Told): StripKind | null => {
  if (failure) return "broken";
  if (lost > 0) return "lost";
  if (limits.isReached) return "full";
  return limits.isNear ? "nearlyFull" : null;
};

const situation = ({ isReachable, isSending, toSolve, waiting }: Told, isOnline: boolean) => {
  if (!isOnline) return waiting.length > 0 ? "offlineSaved" : "offline";
  if (waiting.length > 0 && !isReachable) return "unreachable";
  if (toSolve.length > 0) return "solve";
  // The one that was just weighed is nothing to speak of.
  return waiting.length > 1 && isSending ? "sending" : null;
};

/** The one thing that whoever weighs should know first; null when there is nothing to say. */
export const stripOf = (outbox: Told, isOnline: boolean): Strip | null => {
  const kind = warning(outbox) ?? situation(outbox, isOnline);
  if (!kind) return null;
  const { limits, lost, toSolve, waiting } = outbox;
  const counts: Partial<Record<StripKind, number>> = {
    lost,
    full: limits.waiting,
    nearlyFull: limits.waiting,
    solve: toSolve.length,
  };
  return {
    kind,
    count: counts[kind] ?? waiting.length,
    isOnPage: kind !== "broken" && kind !== "offline",
  };
};
