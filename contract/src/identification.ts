import { z } from "zod/mini";

/**
 * How the point knew whose bag it was. `live_code` and `old_code` are the server's to say: the
 * moving part of the scanned code was fresh at the moment of the scan, or it was not.
 */
export const identifications = [
  "live_code",
  "old_code",
  "printed_card",
  "typed_code",
  "phone",
] as const;
export type Identification = (typeof identifications)[number];

/** The moving part: the minute it was made for, and a seal over code and minute. */
export const codeStepSeconds = 60;
export const sealBytes = 12;
export const sealSchema = z.string().check(z.regex(/^\d{1,10}\.[\w-]{16}$/));

/** What the intake saw. A scan brings the moving part along when the code had one. */
export const seenAsSchema = z.union([
  z.strictObject({
    by: z.literal("scan"),
    seal: z.nullable(sealSchema),
    isCard: z.boolean(),
  }),
  z.strictObject({ by: z.literal("typing") }),
  z.strictObject({ by: z.literal("phone") }),
]);
export type SeenAs = z.infer<typeof seenAsSchema>;
