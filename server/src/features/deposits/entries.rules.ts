import { longestWaySeconds } from "@app/contract/device-entries";

export interface Moments {
  /** When it happened and when it was sent, both by the phone's clock. */
  occurredAt: Date;
  sentAt: Date;
  /** Ours. */
  now: Date;
}

/**
 * How long ago it happened: the phone measures that well, however wrong its clock is. Null when it
 * is longer than a phone may keep a deposit, or lies in the phone's own future.
 */
export const ageOf = ({ occurredAt, sentAt }: Pick<Moments, "occurredAt" | "sentAt">) => {
  const seconds = Math.round((sentAt.getTime() - occurredAt.getTime()) / 1000);
  return seconds >= 0 && seconds <= longestWaySeconds ? seconds : null;
};

const mostSkew = 2_000_000_000;

/** By how many seconds the phone's clock is behind ours. */
export const skewOf = ({ sentAt, now }: Pick<Moments, "sentAt" | "now">): number => {
  const seconds = Math.round((now.getTime() - sentAt.getTime()) / 1000);
  return Math.max(-mostSkew, Math.min(mostSkew, seconds));
};
