import { batchSize, type DeviceEntry, sendEntries } from "@app/contract/device-entries";
import { call } from "../../../lib/api-client.ts";
import {
  dropSettledBefore,
  listEntries,
  type OutboxEntry,
  readDevice,
  sendAgain,
  settleEntries,
} from "./outbox-store.ts";

const keptDays = 2;
const dayMs = 24 * 60 * 60 * 1000;

const toSend = ({ state, settledAt }: OutboxEntry): boolean =>
  state === "waiting" || (state === "undone" && settledAt === null);

const asSent = ({ state, number, key, occurredAt, deposit, seenAs }: OutboxEntry): DeviceEntry =>
  state === "undone"
    ? { kind: "undone", number }
    : { kind: "deposit", number, key, occurredAt, deposit, seenAs };

/** One batch, oldest first. Answers how many are left. */
const sendBatch = async (userId: string): Promise<number> => {
  const [{ deviceId, highestNumber }, all] = await Promise.all([readDevice(), listEntries()]);
  const waiting = all.filter((entry) => entry.userId === userId && toSend(entry));
  const batch = waiting.slice(0, batchSize);
  const ofOthers = all.filter((entry) => entry.userId !== userId && toSend(entry)).length;
  const stillWaiting = waiting.length - batch.length + ofOthers;
  const { results, missing } = await call(sendEntries, {
    body: {
      deviceId,
      highestNumber,
      stillWaiting,
      sentAt: new Date().toISOString(),
      entries: batch.map(asSent),
    },
  });
  await settleEntries(results);
  if (stillWaiting > 0) return waiting.length - batch.length;
  // The server does not know what it once confirmed: it was set back, and this phone still has it.
  const known = new Set(all.map(({ number }) => number));
  const lost = missing.filter((number) => known.has(number));
  await sendAgain(lost);
  return lost.length;
};

/** Everything that waits, in the order it was weighed; one tab of the phone at a time. */
export const sendWaiting = (userId: string): Promise<void> =>
  navigator.locks.request("outbox", async () => {
    while ((await sendBatch(userId)) > 0);
    await dropSettledBefore(new Date(Date.now() - keptDays * dayMs).toISOString());
  });
