import type { DepositInput, RecordedDeposit } from "@app/contract/deposits";
import type { DeviceEntry, EntryResult, GiveUpReason } from "@app/contract/device-entries";
import type { ErrorName } from "@app/contract/errors";
import type { SeenAs } from "@app/contract/identification";

/** A weighing as this phone keeps it. It leaves the phone only when the server has said what became of it. */
export interface OutboxEntry {
  /** Counted by this phone, without gaps. */
  number: number;
  /** Whatever happens on the way, the server makes one deposit of one key. */
  key: string;
  /** Who weighed: another person's session never sends it. */
  userId: string;
  occurredAt: string;
  deposit: DepositInput;
  seenAs: SeenAs;
  /** What the screen said, for the list. */
  shownName: string | null;
  shownTokens: number;
  state: "waiting" | "recorded" | "undone" | "refused" | "givenUp";
  /** Why the server refused it, or refused to undo it. */
  refusal: ErrorName | null;
  recorded: RecordedDeposit | null;
  undoneAfter: number | null;
  givenUp: { reason: GiveUpReason; note: string } | null;
  /** When the server had said its word; null while it is to be asked. */
  settledAt: string | null;
}

export type NewEntry = Pick<
  OutboxEntry,
  "userId" | "occurredAt" | "deposit" | "seenAs" | "shownName" | "shownTokens"
>;

export const createEntry = (entry: NewEntry, number: number, key: string): OutboxEntry => ({
  ...entry,
  number,
  key,
  state: "waiting",
  refusal: null,
  recorded: null,
  undoneAfter: null,
  givenUp: null,
  settledAt: null,
});

/** Something the server does not know yet. */
export const isToSend = ({ state, settledAt }: OutboxEntry): boolean =>
  state !== "refused" && settledAt === null;

/** Somebody must look: the server refused it, or would not take it back. */
export const isToSolve = ({ state, refusal, settledAt }: OutboxEntry): boolean =>
  state === "refused" || (state === "recorded" && refusal !== null && settledAt !== null);

export const asSent = (entry: OutboxEntry): DeviceEntry => {
  const { number, key, occurredAt, deposit, seenAs, state, undoneAfter, givenUp } = entry;
  if (state === "undone") return { kind: "undone", number, key, afterSeconds: undoneAfter ?? 0 };
  if (state === "givenUp" && givenUp)
    return { kind: "given_up", number, key, occurredAt, deposit, ...givenUp };
  return { kind: "deposit", number, key, occurredAt, deposit, seenAs };
};

/** Nobody said no: the next try may do. */
const passing: ReadonlySet<string> = new Set([
  "internal",
  "rate_changed",
  "too_many_requests",
  // The result of the course may still be on its way.
  "training_needed",
  "unavailable",
]);

/** What became of the entry, which may have been undone since it was sent. */
export const settle = (
  entry: OutboxEntry,
  { outcome, deposit }: EntryResult,
  sent: DeviceEntry["kind"],
  settledAt: string,
): OutboxEntry => {
  if (passing.has(outcome)) return entry;
  const recorded = deposit ?? entry.recorded;
  const isUndone = entry.state === "undone";
  if (outcome === "recorded") {
    // Taken back while it was on its way: the server is told next.
    if (isUndone && sent === "deposit") return { ...entry, recorded };
    return { ...entry, state: "recorded", refusal: null, recorded, settledAt };
  }
  if (outcome === "undone") return { ...entry, state: "undone", settledAt };
  if (outcome === "given_up") return { ...entry, state: "givenUp", settledAt };
  if (sent === "deposit" && isUndone) return entry;
  const state = sent === "undone" && recorded ? "recorded" : "refused";
  return { ...entry, state, refusal: outcome, recorded, settledAt };
};

/** Undoing counts once; what is on its way may be undone as well. */
export const undo = (entry: OutboxEntry, undoneAfter: number): OutboxEntry =>
  entry.state === "givenUp" || entry.state === "undone"
    ? entry
    : { ...entry, state: "undone", undoneAfter, refusal: null, settledAt: null };

/** The code was wrong. It stays the same weighing with the same key, so it can only count once. */
export const correct = (entry: OutboxEntry, citizenCode: string): OutboxEntry =>
  entry.state === "refused"
    ? {
        ...entry,
        deposit: { ...entry.deposit, citizenCode },
        seenAs: { by: "typing" },
        shownName: null,
        state: "waiting",
        refusal: null,
        settledAt: null,
      }
    : entry;

export const giveUp = (entry: OutboxEntry, givenUp: OutboxEntry["givenUp"]): OutboxEntry =>
  entry.state === "refused" ? { ...entry, state: "givenUp", givenUp, settledAt: null } : entry;

/** The server lost what it once knew: it is told anew. */
export const sendAgain = (entry: OutboxEntry): OutboxEntry => {
  const isClosed = entry.state === "undone" || entry.state === "givenUp";
  return { ...entry, state: isClosed ? entry.state : "waiting", settledAt: null };
};

/** The person knows that it could not be undone. */
export const acknowledge = (entry: OutboxEntry): OutboxEntry =>
  entry.state === "recorded" ? { ...entry, refusal: null } : entry;
