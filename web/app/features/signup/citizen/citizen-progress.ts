import { z } from "zod/mini";
import { isAlive, type SentCode, sentCodeSchema } from "../sent-code.ts";
import { createFlow, type Flow } from "../progress.ts";

const viaSchema = z.enum(["phone", "email"]);
export type Via = z.infer<typeof viaSchema>;

/** In the one spelling that the server keeps. */
const contactSchema = z.object({ via: viaSchema, value: z.string() });
export type Contact = z.infer<typeof contactSchema>;

const answersSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Only narrows the communes; the account knows the commune alone. */
  wilaya: z.string(),
  communeCode: z.int(),
});
export type CitizenAnswers = z.infer<typeof answersSchema>;

/** How far a citizen came. Kept in the tab: a reload, another language, a call in between. */
const citizenProgressSchema = z.object({
  /** How the digits are to come. */
  via: viaSchema,
  contact: z.nullable(contactSchema),
  code: z.nullable(sentCodeSchema),
  /** Proves the contact; from then on no more digits are asked. */
  ticket: z.nullable(z.string()),
  answers: z.nullable(answersSchema),
  /** The proof was too old when the account was to be made. */
  timedOut: z.boolean(),
});
export type CitizenProgress = z.infer<typeof citizenProgressSchema>;

export const citizenStart: CitizenProgress = {
  via: "phone",
  contact: null,
  code: null,
  ticket: null,
  answers: null,
  timedOut: false,
};

export type CitizenAction =
  | { type: "preferred"; via: Via }
  | { type: "codeSent"; contact: Contact; code: SentCode }
  | { type: "codeDied" }
  | { type: "proven"; ticket: string }
  | { type: "answered"; answers: CitizenAnswers }
  | { type: "ticketDied" };

/** Nothing here drops an answer: whatever has to be proven again, the rest stays. */
export const citizenReducer = (state: CitizenProgress, action: CitizenAction): CitizenProgress => {
  switch (action.type) {
    case "preferred":
      return { ...state, via: action.via };
    case "codeSent":
      return { ...state, contact: action.contact, code: action.code, ticket: null };
    case "codeDied":
      return { ...state, code: state.code && { ...state.code, isDead: true } };
    case "proven":
      return { ...state, code: null, ticket: action.ticket, timedOut: false };
    case "answered":
      return { ...state, answers: action.answers };
    case "ticketDied":
      return { ...state, code: null, ticket: null, timedOut: true };
  }
};

export const citizenSteps = { contact: 1, code: 2, name: 3, consent: 4 } as const;
export type CitizenStep = (typeof citizenSteps)[keyof typeof citizenSteps];

const furthest = ({ code, ticket, answers }: CitizenProgress): CitizenStep => {
  if (ticket === null) return code === null ? citizenSteps.contact : citizenSteps.code;
  return answers === null ? citizenSteps.name : citizenSteps.consent;
};

/** The step to show for the one the address asks for: never beyond what was reached. */
export const stepAt = (progress: CitizenProgress, asked: number): CitizenStep => {
  // Digits are asked once: a proven contact has nothing to do at that step.
  if (progress.ticket !== null && asked === citizenSteps.code) return citizenSteps.name;
  const step = Object.values(citizenSteps).find((one) => one === asked) ?? citizenSteps.contact;
  const limit = furthest(progress);
  return step < limit ? step : limit;
};

/** Where a contact leads without another message; null when digits must be sent first. */
export const stepAfter = (
  { contact, code, ticket }: CitizenProgress,
  given: Contact,
  now: number,
): CitizenStep | null => {
  if (contact?.via !== given.via || contact.value !== given.value) return null;
  if (ticket !== null) return citizenSteps.name;
  return code !== null && isAlive(code, now) ? citizenSteps.code : null;
};

export const citizenFlow: Flow<CitizenProgress, CitizenAction> = createFlow({
  name: "citizen",
  schema: citizenProgressSchema,
  start: citizenStart,
  reduce: citizenReducer,
});
