import type {
  DeviceEntry,
  EntryResult,
  sendEntries as endpoint,
} from "@app/contract/device-entries";
import type { BodyOf, ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { closeEntry, type ClosingEntry } from "./close-entry.ts";
import { isLiveCode } from "./code-secret.ts";
import { askAboutGap, closeGaps, findMissingNumbers, noteCount } from "./device-counts.queries.ts";
import { noteRefused, readNow, type Sender } from "./entries.queries.ts";
import { ageOf, skewOf } from "./entries.rules.ts";
import { identificationOf } from "./identify.ts";
import type { RecordDeposit } from "./record-deposit.ts";

export interface Sending {
  actor: Actor;
  body: BodyOf<typeof endpoint>;
  traceId: string;
}

type DepositEntry = Extract<DeviceEntry, { kind: "deposit" }>;

const secondsBefore = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() - seconds * 1000);

/** One weighing; what is refused is an answer of its own. */
const recordEntry = async (
  ctx: Context,
  record: RecordDeposit,
  { actor, body, traceId }: Sending,
  now: Date,
  entry: DepositEntry,
): Promise<EntryResult> => {
  const { number, key, deposit: input, seenAs } = entry;
  const sentAt = new Date(body.sentAt);
  const age = ageOf({ occurredAt: new Date(entry.occurredAt), sentAt });
  if (age === null) return { number, outcome: "too_old", deposit: null };
  const at = secondsBefore(now, age);
  const identifiedBy = identificationOf(seenAs, (seal) =>
    isLiveCode(ctx, { code: input.citizenCode, seal, at }),
  );
  const device = { id: body.deviceId, number, skew: skewOf({ sentAt, now }) };
  try {
    const weighing = { age, identifiedBy, device };
    const deposit = await record({ actor, key, input, traceId, weighing });
    return { number, outcome: "recorded", deposit };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { number, outcome: error.errorName, deposit: null };
  }
};

/** In the order of the phone. One that failed by our fault is the phone's to send again. */
const answerEach = async (
  ctx: Context,
  entries: readonly DeviceEntry[],
  answer: (entry: DeviceEntry) => Promise<EntryResult>,
): Promise<EntryResult[]> => {
  const settled = await Promise.allSettled(entries.map(answer));
  const failed = settled.filter((one) => one.status === "rejected");
  if (failed[0] && failed.length === entries.length) throw failed[0].reason;
  for (const { reason } of failed) ctx.log.error({ err: reason }, "An entry was not answered");
  return settled.map((one, place) =>
    one.status === "fulfilled"
      ? one.value
      : { number: entries[place]?.number ?? 0, outcome: "unavailable", deposit: null },
  );
};

/** The phone keeps these and sends them again: its result of the course may arrive after them. */
const isOpen = ({ outcome }: EntryResult): boolean =>
  outcome === "unavailable" || outcome === "training_needed";
const isRefused = (result: EntryResult): boolean =>
  !isOpen(result) && !["recorded", "undone", "given_up"].includes(result.outcome);

/** What never came, and whether somebody must ask for it. */
const lookForGaps = async (
  { db, clock }: Context,
  { actorId, deviceId }: Sender,
  { highestNumber, stillWaiting }: BodyOf<typeof endpoint>,
  open: ReadonlySet<number>,
): Promise<number[]> => {
  await noteCount(db, clock, {
    deviceId,
    actorId,
    highestNumber,
    stillWaiting: stillWaiting + open.size,
  });
  const missing = await findMissingNumbers(db, deviceId, highestNumber);
  const numbers = missing.filter((number) => !open.has(number));
  if (stillWaiting === 0) {
    if (numbers.length === 0) await closeGaps(db, clock, deviceId);
    else await askAboutGap(db, clock, "entries_lost", { deviceId, actorId, numbers });
  }
  return numbers;
};

/** Every number gets its answer. */
export const sendEntries = async (
  ctx: Context,
  record: RecordDeposit,
  sending: Sending,
): Promise<ResponseOf<typeof endpoint>> => {
  const { actor, body, traceId } = sending;
  const now = await readNow(ctx.db, ctx.clock);
  const skew = skewOf({ sentAt: new Date(body.sentAt), now });
  const sender = { deviceId: body.deviceId, actorId: actor.userId, skew };
  const results = await answerEach(ctx, body.entries, (entry) =>
    entry.kind === "deposit"
      ? recordEntry(ctx, record, sending, now, entry)
      : closeEntry(ctx, sender, entry satisfies ClosingEntry, traceId),
  );
  await noteRefused(ctx.db, ctx.clock, sender, results.filter(isRefused));
  const open = new Set(results.filter(isOpen).map(({ number }) => number));
  return { results, missing: await lookForGaps(ctx, sender, body, open) };
};
