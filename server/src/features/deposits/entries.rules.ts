import { longestWaySeconds } from "@app/contract/device-limits";

export interface Moments {
  /** When it happened and when it was sent, both by the phone's clock. */
  occurredAt: Date;
  sentAt: Date;
  /** Ours. */
  now: Date;
}

/**
 * How long ago it happened: the phone measures that well, however wrong its clock is. A clock that was
 * put back since makes it lie in the future; then it counts as of now, which favours nobody. Null when
 * either is more than a phone may keep a deposit.
 */
export const ageOf = ({ occurredAt, sentAt }: Pick<Moments, "occurredAt" | "sentAt">) => {
  const seconds = Math.round((sentAt.getTime() - occurredAt.getTime()) / 1000);
  return Math.abs(seconds) <= longestWaySeconds ? Math.max(0, seconds) : null;
};

const mostSkew = 2_000_000_000;

/** By how many seconds the phone's clock is behind ours. */
export const skewOf = ({ sentAt, now }: Pick<Moments, "sentAt" | "now">): number => {
  const seconds = Math.round((now.getTime() - sentAt.getTime()) / 1000);
  return Math.max(-mostSkew, Math.min(mostSkew, seconds));
};

/** What one counter weighs while nobody looks at its phone is no backlog. */
const mostAtOnce = 3;

/** Brought after an outage, and not by somebody who waits for the answer. */
export const isBacklog = ({ entries }: { entries: readonly unknown[] }): boolean =>
  entries.length > mostAtOnce;
