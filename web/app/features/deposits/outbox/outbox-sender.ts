import type { EntryResult, sendEntries } from "@app/contract/device-entries";
import { batchSize } from "@app/contract/device-limits";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { asSent, isToSend, isToSolve, type OutboxEntry } from "./entry.ts";
import {
  type Device,
  dropEntries,
  listEntries,
  readDevice,
  resendEntries,
  settleEntries,
  takeTurn,
} from "./outbox-store.ts";

export const keptDays = 2;
const dayMs = 24 * 60 * 60 * 1000;
/** Longer than any request: whoever stopped without a word loses the turn. */
const turnMs = 60_000;

/** How a batch leaves: a page and the service worker have their own ways to the server. */
export type Post = (body: BodyInput<typeof sendEntries>) => Promise<ResponseOf<typeof sendEntries>>;

/** The request itself is wrong, not the moment or the person. */
const isMalformed = (error: unknown): boolean => {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
};

const invalid = ({ number }: OutboxEntry): EntryResult => ({
  number,
  outcome: "invalid_request",
  deposit: null,
});

interface Batch {
  entries: readonly OutboxEntry[];
  /** How many will come after these, of whomever. */
  stillWaiting: number;
}

/** Numbers that the server misses, once it has answered. */
const sendBatch = async (post: Post, { entries, stillWaiting }: Batch): Promise<number[]> => {
  const device = await readDevice();
  // No device, no number, no entry.
  if (!device) return [];
  const sent = entries.map(asSent);
  try {
    const sentAt = new Date().toISOString();
    const { results, missing } = await post({ ...device, stillWaiting, sentAt, entries: sent });
    await settleEntries(sent, results);
    return missing;
  } catch (error) {
    if (!isMalformed(error)) throw error;
    if (entries.length === 1) await settleEntries(sent, entries.map(invalid));
    else await sendSingly(post, { entries, stillWaiting });
    return [];
  }
};

/** One of them cannot be read by the server: it must not hold up the others. */
const sendSingly = async (post: Post, { entries, stillWaiting }: Batch): Promise<void> => {
  const others = entries.length - 1;
  for (const entry of entries) {
    await sendBatch(post, { entries: [entry], stillWaiting: stillWaiting + others });
  }
};

const wordOf = ({ number, state }: OutboxEntry): string => `${number} ${state}`;

/** All of this person's, oldest first; each word about an entry once, whatever comes of it. */
const sendAll = async (post: Post, userId: string): Promise<void> => {
  const said = new Set<string>();
  for (;;) {
    const all = await listEntries();
    const toSend = all.filter(isToSend);
    const unsaid = toSend.filter((entry) => entry.userId === userId && !said.has(wordOf(entry)));
    const entries = unsaid.slice(0, batchSize);
    if (entries.length === 0) return;
    const missing = await sendBatch(post, {
      entries,
      stillWaiting: toSend.length - entries.length,
    });
    for (const entry of entries) said.add(wordOf(entry));
    // A server that was set back misses what it once confirmed, and this phone still has it.
    const lost = all.filter((entry) => !isToSend(entry) && missing.includes(entry.number));
    await resendEntries(lost.map(({ number }) => number));
  }
};

/** One tab of the phone at a time, and the service worker with them. */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) return navigator.locks.request("outbox", work);
  const holder = crypto.randomUUID();
  const now = Date.now();
  if (!(await takeTurn(holder, now, now + turnMs))) return;
  try {
    await work();
  } finally {
    await takeTurn(holder, now, 0);
  }
};

const isDone = (entry: OutboxEntry): boolean =>
  !isToSend(entry) &&
  !isToSolve(entry) &&
  Date.parse(entry.settledAt ?? "") < Date.now() - keptDays * dayMs;

export const sendWaiting = (post: Post, userId: string): Promise<void> =>
  inTurn(async () => {
    await sendAll(post, userId);
    await dropEntries(isDone);
  });

/** Tells how far a phone had counted that has nothing to send any more: the server sees the gap. */
export const reportCount = async (
  post: Post,
  { deviceId, highestNumber }: Device,
): Promise<void> => {
  const sentAt = new Date().toISOString();
  await post({ deviceId, highestNumber, sentAt, stillWaiting: 0, entries: [] });
};
