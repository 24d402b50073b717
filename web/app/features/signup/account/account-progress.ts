import { z } from "zod/mini";
import { type SentCode, sentCodeSchema } from "../sent-code.ts";
import { createFlow } from "../progress.ts";

export type AccountRole = "point" | "transporter" | "brand" | "distributor";

const invitationSchema = z.object({ code: z.string(), brand: z.string() });
export type Invitation = z.infer<typeof invitationSchema>;

const accountProgressSchema = z.object({
  /** Of a distributor: the brand that asked for them. */
  invitation: z.nullable(invitationSchema),
  code: z.nullable(sentCodeSchema),
  /** The digits died, and what they were to open is no longer known: the form is sent once more. */
  timedOut: z.boolean(),
});
export type AccountProgress = z.infer<typeof accountProgressSchema>;

export const accountStart: AccountProgress = { invitation: null, code: null, timedOut: false };

export type AccountAction =
  | { type: "invited"; invitation: Invitation }
  | { type: "uninvited" }
  | { type: "codeSent"; code: SentCode }
  | { type: "codeDied" }
  | { type: "codeLost" };

export const accountReducer = (state: AccountProgress, action: AccountAction): AccountProgress => {
  switch (action.type) {
    case "invited":
      return { ...state, invitation: action.invitation };
    case "uninvited":
      return accountStart;
    case "codeSent":
      return { ...state, code: action.code, timedOut: false };
    case "codeDied":
      return { ...state, code: state.code && { ...state.code, isDead: true } };
    case "codeLost":
      return { ...state, code: null, timedOut: true };
  }
};

const flowOf = (role: AccountRole) =>
  createFlow({
    name: `account.${role}`,
    schema: accountProgressSchema,
    start: accountStart,
    reduce: accountReducer,
  });

/** Each role has its own form, and its own way through it. */
export const accountFlows = {
  point: flowOf("point"),
  transporter: flowOf("transporter"),
  brand: flowOf("brand"),
  distributor: flowOf("distributor"),
} as const;

export type AccountStep = "invitation" | "account" | "code";

/** A distributor shows an invitation first. */
export const stepsOf = (role: AccountRole): readonly AccountStep[] =>
  role === "distributor" ? ["invitation", "account", "code"] : ["account", "code"];

/** The step to show for the one the address asks for (from 1): never beyond what was reached. */
export const accountStepAt = (
  role: AccountRole,
  { invitation, code }: AccountProgress,
  asked: number,
): AccountStep => {
  const steps = stepsOf(role);
  const missesInvitation = role === "distributor" && invitation === null;
  const furthest = steps.indexOf(
    missesInvitation ? "invitation" : code === null ? "account" : "code",
  );
  const place = Number.isInteger(asked) ? Math.max(0, asked - 1) : 0;
  return steps[Math.min(place, furthest)] ?? "account";
};
