import type { ErrorName } from "@app/contract/errors";
import type { HandoverItem } from "@app/contract/handovers";

/** What the point says it gave to a van, as this phone keeps it until the server has it. */
export interface KeptSignature {
  /** The one identity of a hand-over: the driver's phone knows it too. A point signs it once. */
  pickupId: string;
  key: string;
  /** Who signed: another person's session never sends it. */
  userId: string;
  occurredAt: string;
  items: HandoverItem[];
  /** First name and initial of who took it, for the list. */
  driver: string | null;
  state: "waiting" | "sent" | "refused";
  refusal: ErrorName | null;
  /** Known once both have signed the same. */
  lot: string | null;
  settledAt: string | null;
}

export type NewSignature = Pick<
  KeptSignature,
  "pickupId" | "userId" | "occurredAt" | "items" | "driver"
>;

export const createSignature = (signature: NewSignature, key: string): KeptSignature => ({
  ...signature,
  key,
  state: "waiting",
  refusal: null,
  lot: null,
  settledAt: null,
});

export const isUnsent = ({ state }: KeptSignature): boolean => state === "waiting";

/** What the server said of it. */
export type SignatureAnswer = { lot: string | null } | { refusal: ErrorName };

export const answered = (
  signature: KeptSignature,
  answer: SignatureAnswer,
  settledAt: string,
): KeptSignature =>
  "refusal" in answer
    ? { ...signature, state: "refused", refusal: answer.refusal, settledAt }
    : { ...signature, state: "sent", refusal: null, lot: answer.lot, settledAt };

export const givenGrams = ({ items }: Pick<KeptSignature, "items">): number =>
  items.reduce((sum, { weighedGrams }) => sum + weighedGrams, 0);

/** Nobody said no: the next try may do. */
const passingStatuses: ReadonlySet<number> = new Set([401, 403, 408, 429]);

export const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && !passingStatuses.has(status);
