import type { RecordedDeposit } from "@app/contract/deposits";
import { undoSeconds } from "@app/contract/device-entries";
import type { ErrorName } from "@app/contract/errors";
import { readShadow } from "../../../lib/outbox-shadow.ts";
import type { NewEntry, OutboxEntry } from "./entry.ts";
import { readOutbox, sendOutbox, tellOthers } from "./outbox.ts";
import { addEntry, readEntry, undoEntry } from "./outbox-store.ts";

export interface SavedDeposit {
  /** Of this phone's own count. */
  number: number;
  /** `waiting`: it is safe on the phone and goes when there is a network. */
  state: "recorded" | "waiting" | "refused";
  recorded: RecordedDeposit | null;
  refusal: ErrorName | null;
}

const usualPatienceMs = 3000;

const isConnected = (): boolean => navigator.onLine && readOutbox().isReachable;

/** Waits for the server as long as somebody at the counter would; where it is out of reach, not at all. */
export const sendWithin = async (patienceMs: number): Promise<void> => {
  // Asked before: a try that fails at once says so only afterwards.
  const isWorthWaiting = isConnected();
  const sent = sendOutbox();
  if (!isWorthWaiting) return;
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
};

/** A browser short of room throws away what it may; this it may not. */
const askToKeep = async (): Promise<void> => {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
};

const resultOf = ({ number, state, recorded, refusal }: OutboxEntry): SavedDeposit => {
  if (state === "recorded") return { number, state, recorded, refusal: null };
  if (state === "refused") return { number, state, recorded: null, refusal };
  return { number, state: "waiting", recorded: null, refusal: null };
};

/**
 * The one way a weighing is recorded, with or without a network: first it is safe on this phone, then
 * it is sent. Throws an OutboxError when the phone could not keep it; then nothing was sent either.
 */
export const saveDeposit = async (
  entry: NewEntry,
  patienceMs = usualPatienceMs,
): Promise<SavedDeposit> => {
  const { added } = await addEntry(entry, readShadow());
  void askToKeep().catch(() => undefined);
  await tellOthers();
  await sendWithin(patienceMs);
  const saved = resultOf((await readEntry(added.number)) ?? added);
  // Told at the counter, where it is weighed again: nothing is left to solve later.
  if (saved.state === "refused") {
    await undoEntry(added.number, 0);
    await tellOthers();
    void sendOutbox();
  }
  return saved;
};

/** Takes a deposit back, wherever it is by now. Without a network it is taken back here, and told later. */
export const undoDeposit = async (
  number: number,
  afterSeconds: number,
): Promise<"undone" | ErrorName> => {
  await undoEntry(number, Math.min(undoSeconds, Math.max(0, Math.round(afterSeconds))));
  await tellOthers();
  await sendWithin(usualPatienceMs);
  const entry = await readEntry(number);
  return entry?.state === "recorded" && entry.refusal ? entry.refusal : "undone";
};
