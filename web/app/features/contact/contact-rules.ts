import {
  contactMessageSchema,
  contactSchema,
  contactTopics,
  type ContactTopic,
} from "@app/contract/contact";
import { companyNameSchema } from "@app/contract/fields";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

/** In the order of the form. */
export const contactFields = ["topic", "name", "contact", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

type Text = ContactField | "offline" | "failed" | "tooMany";

export interface ContactProblem extends FormProblem<ContactField, Text> {
  /** Told with `tooMany`, when the server says how long to wait. */
  seconds?: number;
}

export const isTopic = (value: string | null): value is ContactTopic =>
  contactTopics.some((topic) => topic === value);

/** The contract's own rules, so that the form never lets through what the server refuses. */
const isRight: Record<ContactField, (value: string) => boolean> = {
  topic: isTopic,
  name: (value) => companyNameSchema.safeParse(value).success,
  contact: (value) => contactSchema.safeParse(value).success,
  message: (value) => contactMessageSchema.safeParse(value).success,
};

export const problemsIn = (values: ContactValues): ContactProblem[] =>
  contactFields
    .filter((field) => !isRight[field](values[field]))
    .map((field) => ({ field, text: field }));

/** What the server refused, in the same words as what the form refuses by itself. */
export const problemsOf = (error: unknown): ContactProblem[] => {
  const { kind, fields, retryAfterSeconds: seconds } = failureOf(error);
  if (kind === "tooMany") return [{ text: "tooMany", ...(seconds !== undefined && { seconds }) }];
  if (kind === "offline") return [{ text: "offline" }];
  const refused = contactFields.filter((field) => field in fields);
  return refused.length > 0
    ? refused.map((field) => ({ field, text: field }))
    : [{ text: "failed" }];
};
