import { z } from "zod/mini";
import { depositInputSchema, recordedDepositSchema } from "./deposits.ts";
import { batchSize } from "./device-limits.ts";
import { defineEndpoint } from "./endpoint.ts";
import { errorNames } from "./errors.ts";
import { seenAsSchema } from "./identification.ts";

export const undoSeconds = 60;

const numberSchema = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const momentSchema = z.iso.datetime();

/** Why a weighing that was refused is not tried again. */
export const giveUpReasons = [
  "citizen_not_found",
  "weighed_again",
  "weighed_by_mistake",
  "other",
] as const;
export type GiveUpReason = (typeof giveUpReasons)[number];
export const longestNote = 200;

/** Made with the entry and kept with it: however often it is sent, it is one deposit. */
const sameEntry = { number: numberSchema, key: z.uuid() };
/** `occurredAt` is by the phone's clock; `sentAt` tells how far that is off. */
const weighing = { occurredAt: momentSchema, deposit: depositInputSchema };

/** One number of a phone's own count, and what the phone wants of it. */
export const deviceEntrySchema = z.union([
  z.strictObject({ kind: z.literal("deposit"), ...sameEntry, ...weighing, seenAs: seenAsSchema }),
  /** Taken back. Whether the deposit had arrived before only the server can tell. */
  z.strictObject({
    kind: z.literal("undone"),
    ...sameEntry,
    /** Seconds between the weighing and the tap. */
    afterSeconds: z.int().check(z.minimum(0), z.maximum(undoSeconds)),
  }),
  /** Refused, and nobody could mend it. */
  z.strictObject({
    kind: z.literal("given_up"),
    ...sameEntry,
    ...weighing,
    reason: z.enum(giveUpReasons),
    note: z.string().check(z.trim(), z.maxLength(longestNote)),
  }),
]);
export type DeviceEntry = z.infer<typeof deviceEntrySchema>;

export const entryResultSchema = z.object({
  number: numberSchema,
  /** `recorded` also for one that was recorded before; a failure of ours is to be sent again. */
  outcome: z.union([z.enum(["recorded", "undone", "given_up"]), z.enum(errorNames)]),
  deposit: z.nullable(recordedDepositSchema),
});
export type EntryResult = z.infer<typeof entryResultSchema>;

/**
 * Open to whoever is signed in: somebody who no longer works at the point may still bring what they
 * weighed while they did. Each entry is judged by itself and none is ever dropped without a word.
 */
export const sendEntries = defineEndpoint({
  method: "POST",
  path: "/api/v1/device-entries",
  summary: "What a phone weighed, in its own order, with or without a network at the time",
  access: "signed-in",
  body: z.strictObject({
    deviceId: z.uuid(),
    sentAt: momentSchema,
    /** The highest number this phone ever gave out, and how many it will send after these. */
    highestNumber: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    stillWaiting: z.int().check(z.minimum(0), z.maximum(100_000)),
    entries: z.array(deviceEntrySchema).check(z.maxLength(batchSize)),
  }),
  status: 200,
  response: z.object({
    results: z.array(entryResultSchema),
    /** Numbers given out that never came here; the first hundred of them. */
    missing: z.array(numberSchema),
  }),
});
