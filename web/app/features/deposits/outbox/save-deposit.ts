import type { RecordedDeposit } from "@app/contract/deposits";
import { voidDeposit } from "@app/contract/deposit-changes";
import type { ErrorName } from "@app/contract/errors";
import { ApiError, call } from "../../../lib/api-client.ts";
import { sendWaiting } from "./outbox-sender.ts";
import { addEntry, listEntries, type NewEntry, undoEntry } from "./outbox-store.ts";

export interface SavedDeposit {
  /** Of this phone's own count. */
  number: number;
  /** `waiting`: it is safe on the phone and goes when there is a network. */
  state: "recorded" | "waiting" | "refused";
  recorded: RecordedDeposit | null;
  refusal: ErrorName | null;
}

const usualPatienceMs = 3000;

const findEntry = async (number: number) =>
  (await listEntries()).find((entry) => entry.number === number);

/** The one way a weighing is recorded: first it is safe on this phone, then it is sent. */
export const saveDeposit = async (
  entry: NewEntry,
  patienceMs = usualPatienceMs,
): Promise<SavedDeposit> => {
  const { number } = await addEntry(entry);
  const sent = sendWaiting(entry.userId).catch(() => undefined);
  if (navigator.onLine) {
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  }
  const { state, recorded, refusal } = (await findEntry(number)) ?? {};
  if (state === "recorded") return { number, state, recorded: recorded ?? null, refusal: null };
  if (state !== "refused") return { number, state: "waiting", recorded: null, refusal: null };
  return { number, state, recorded: null, refusal: refusal ?? null };
};

/** Takes a deposit back, wherever it is by now. */
export const undoDeposit = async (
  number: number,
  afterSeconds: number,
): Promise<"undone" | ErrorName> => {
  const entry = await findEntry(number);
  if (!entry?.recorded) {
    await undoEntry(number);
    return "undone";
  }
  try {
    const params = { id: entry.recorded.id };
    const idempotencyKey = crypto.randomUUID();
    await call(voidDeposit, { params, body: { afterSeconds }, idempotencyKey });
    return "undone";
  } catch (error) {
    return error instanceof ApiError ? error.name : "unavailable";
  }
};
