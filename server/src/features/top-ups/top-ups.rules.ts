/** Sent so often at most, always under the same identifier. */
export const mostSends = 5;

/** What a provider does not know so long after it was asked, it never took. */
export const certainSeconds = 3600;

/** Credit that nobody can send for so long is somebody's task. */
export const stuckSeconds = 3600;

/** From then on nothing is sent, and what is still in doubt is somebody's task. */
export const patientSeconds = 24 * 3600;

/** Whoever takes care of what is stuck is not asked again for so long. */
export const quietHours = 12;

const shortestWait = 15;
const longestWait = 3600;

/** What is known of a top-up when its turn comes. */
export interface KnownTopUp {
  /** How often it was, or may have been, sent. */
  attempts: number;
  hasPhone: boolean;
  ageSeconds: number;
  sinceSentSeconds: number;
}

export type Step =
  | { do: "send" | "look" }
  /** For good. */
  | { do: "settle"; state: "fulfilled" | "refunded" }
  | { do: "wait"; state: "pending" | "unknown" };

const refund: Step = { do: "settle", state: "refunded" };
const fulfil: Step = { do: "settle", state: "fulfilled" };

/** Longer and longer, up to an hour. */
export const waitSeconds = (ageSeconds: number): number =>
  Math.min(longestWait, Math.max(shortestWait, Math.round(ageSeconds / 2)));

const mayBeSent = ({ attempts, hasPhone, ageSeconds }: KnownTopUp): boolean =>
  hasPhone && attempts < mostSends && ageSeconds < patientSeconds;

/** What may have been sent is looked for first, whatever else is known. */
export const firstStep = (topUp: KnownTopUp): Step => {
  if (topUp.attempts > 0) return { do: "look" };
  return mayBeSent(topUp) ? { do: "send" } : refund;
};

type Seen = "fulfilled" | "pending" | "refused" | "unknown" | "absent";
type Sent = "fulfilled" | "pending" | "refused" | "unknown" | "unsent";

const afterAbsent = (topUp: KnownTopUp): Step => {
  if (mayBeSent(topUp)) return { do: "send" };
  // A request of ours may still be on its way to them.
  return topUp.sinceSentSeconds < certainSeconds ? { do: "wait", state: "unknown" } : refund;
};

export const afterLook = (topUp: KnownTopUp, seen: Seen): Step => {
  switch (seen) {
    case "fulfilled":
      return fulfil;
    case "refused":
      return refund;
    case "absent":
      return afterAbsent(topUp);
    default:
      return { do: "wait", state: seen };
  }
};

/** `topUp` is what was known before it was sent. */
export const afterSend = ({ attempts }: KnownTopUp, sent: Sent): Step => {
  const isFirst = attempts === 0;
  switch (sent) {
    case "fulfilled":
      return fulfil;
    case "refused":
      // Of this request; an earlier one may yet arrive there.
      return isFirst ? refund : { do: "wait", state: "unknown" };
    case "unsent":
      return { do: "wait", state: isFirst ? "pending" : "unknown" };
    default:
      return { do: "wait", state: sent };
  }
};
