import type {
  DeviceEntry,
  EntryResult,
  sendEntries as endpoint,
} from "@app/contract/device-entries";
import type { BodyOf, ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { isLiveCode } from "./code-secret.ts";
import { askAboutLost, findMissingNumbers, insertUndone, readNow } from "./entries.queries.ts";
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

/** One entry; what is refused is an answer of its own, what failed is for the phone to send again. */
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

/** Every number gets its answer, in the order of the phone. */
export const sendEntries = async (
  ctx: Context,
  record: RecordDeposit,
  sending: Sending,
): Promise<ResponseOf<typeof endpoint>> => {
  const { actor, body } = sending;
  const { deviceId, entries, highestNumber, stillWaiting } = body;
  const now = await readNow(ctx.db, ctx.clock);
  const undone = entries.filter(({ kind }) => kind === "undone").map(({ number }) => number);
  const actorId = actor.userId;
  const skew = skewOf({ sentAt: new Date(body.sentAt), now });
  await insertUndone(ctx.db, ctx.clock, { deviceId, actorId, skew, numbers: undone });
  const results = await Promise.all(
    entries.map((entry) =>
      entry.kind === "deposit"
        ? recordEntry(ctx, record, sending, now, entry)
        : { number: entry.number, outcome: "undone" as const, deposit: null },
    ),
  );
  const missing = await findMissingNumbers(ctx.db, deviceId, highestNumber);
  if (stillWaiting === 0 && missing.length > 0) {
    await askAboutLost(ctx.db, ctx.clock, { deviceId, actorId, numbers: missing });
  }
  return { results, missing };
};
