import { emailSchema, nameSchema, phoneSchema } from "@app/contract/fields";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";
import type { InviteBody } from "./collaborators.api.ts";

export type InviteField = "name" | "to";
export type InviteText = InviteField | "tooMany" | "offline" | "failed";
export type InviteProblem = FormProblem<InviteField, InviteText>;
export type InviteValues = Record<InviteField, string>;

const isAddress = (to: string): boolean => to.includes("@");

/** What is wrong before anything is sent; the rules are the server's own. */
export const problemsIn = ({ name, to }: InviteValues): InviteProblem[] => {
  const toRule = isAddress(to) ? emailSchema : phoneSchema;
  return [
    ...(nameSchema.safeParse(name).success ? [] : [{ field: "name", text: "name" } as const]),
    ...(toRule.safeParse(to).success ? [] : [{ field: "to", text: "to" } as const]),
  ];
};

export const bodyOf = ({ name, to }: InviteValues): InviteBody =>
  isAddress(to) ? { name, email: to } : { name, phone: to };

/** What the server refused: the fields it names, or why nothing came of it. */
export const problemsOf = (error: unknown): InviteProblem[] => {
  const { kind, fields } = failureOf(error);
  if (kind === "tooMany" || kind === "offline") return [{ text: kind }];
  const named: InviteProblem[] = [
    ...("name" in fields ? [{ field: "name", text: "name" } as const] : []),
    ...("phone" in fields || "email" in fields ? [{ field: "to", text: "to" } as const] : []),
  ];
  return named.length > 0 ? named : [{ text: "failed" }];
};
