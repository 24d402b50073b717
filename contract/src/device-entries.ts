import { z } from "zod/mini";
import { depositInputSchema, recordedDepositSchema } from "./deposits.ts";
import { defineEndpoint } from "./endpoint.ts";
import { errorNames } from "./errors.ts";
import { seenAsSchema } from "./identification.ts";

/** How long a phone may keep a deposit before it arrives. */
export const longestWaySeconds = 7 * 24 * 60 * 60;
export const undoSeconds = 60;
/** How many a phone may keep, and how many it sends at a time. */
export const mostWaiting = 200;
export const batchSize = 50;

const numberSchema = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const momentSchema = z.iso.datetime();

/** One number of a phone's own count: a weighing, or one that was undone before it was sent. */
export const deviceEntrySchema = z.union([
  z.strictObject({
    kind: z.literal("deposit"),
    number: numberSchema,
    /** Made with the entry and kept with it: however often it is sent, it is one deposit. */
    key: z.uuid(),
    /** By the phone's clock; `sentAt` tells how far that is off. */
    occurredAt: momentSchema,
    deposit: depositInputSchema,
    seenAs: seenAsSchema,
  }),
  z.strictObject({ kind: z.literal("undone"), number: numberSchema }),
]);
export type DeviceEntry = z.infer<typeof deviceEntrySchema>;

export const entryResultSchema = z.object({
  number: numberSchema,
  /** `recorded` also for one that was recorded before. */
  outcome: z.union([z.enum(["recorded", "undone"]), z.enum(errorNames)]),
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
