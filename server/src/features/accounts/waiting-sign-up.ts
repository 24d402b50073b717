import { consentSchema } from "@app/contract/consent";
import { z } from "zod";

/** What a code of a sign-up carries until its digits come back. */

export const citizenSignUp = { kind: "citizen" } as const;

/** A password is here as its hash. */
const waitingAccountSchema = z.object({
  kind: z.literal("account"),
  role: z.enum(["point", "transporter", "brand"]),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  consent: consentSchema,
  distributor: z.nullable(z.object({ invitation: z.string(), company: z.string() })),
});
export type WaitingAccount = z.infer<typeof waitingAccountSchema>;

export const isCitizenSignUp = (data: unknown): boolean =>
  z.object({ kind: z.literal(citizenSignUp.kind) }).safeParse(data).success;

export const readWaitingAccount = (data: unknown): WaitingAccount | undefined =>
  waitingAccountSchema.safeParse(data).data;
