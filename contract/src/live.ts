import { z } from "zod/mini";

/** Server-Sent Events, one stream per signed-in person. The first message is the present state. */
export const livePath = "/api/v1/live";

export const depositChanges = [
  "voided",
  "disputed",
  "decided",
  "declared",
  "closed",
  "paid",
  "bonus",
] as const;

export const liveMessageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("balance"),
    tokens: z.int(),
    /** Number of deposits: a message with a lower number than the one shown is old news. */
    deposits: z.int(),
  }),
  /** Something became of a deposit: what is shown of it is to be asked for again. */
  z.object({
    type: z.literal("deposit"),
    depositId: z.uuid(),
    change: z.enum(depositChanges),
  }),
  /** A voucher was exchanged or came to its end: the balance and what is shown of it have moved. */
  z.object({ type: z.literal("voucher"), voucherId: z.uuid() }),
  /** A pick-up went a step further: both sides ask for it again. */
  z.object({ type: z.literal("pickup"), pickupId: z.uuid() }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
