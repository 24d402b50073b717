import type { ErrorName } from "@app/contract/errors";
import type { z } from "zod/mini";
import { failureOf, type FormFailure, type FormProblem } from "../../lib/form-problems.ts";

export type SignupField =
  | "code"
  | "communeCode"
  | "company"
  | "consent"
  | "contactName"
  | "email"
  | "firstName"
  | "invitation"
  | "kind"
  | "lastName"
  | "name"
  | "password"
  | "phone"
  | "wilaya";

/** A field that is refused has words of its own; the rest tells why it did not get through. */
type ProblemText =
  | SignupField
  | "alreadyMember"
  | "failed"
  | "initial"
  | "invitationDead"
  | "newTerms"
  | "offline"
  | "tooMany"
  | "tooManyAccounts"
  | "weakPassword"
  | "wrongCode";

export interface SignupProblem extends FormProblem<SignupField, ProblemText> {
  /** How long the server asks to wait. */
  seconds?: number;
}

/** What the server's own schema would refuse, in the order of the form. */
export const problemsIn = (
  schema: z.ZodMiniType,
  input: unknown,
  fields: readonly SignupField[],
): SignupProblem[] => {
  const outcome = schema.safeParse(input);
  if (outcome.success) return [];
  const refused = new Set(outcome.error.issues.map(({ path }) => path[0]));
  return fields.filter((field) => refused.has(field)).map((field) => ({ field, text: field }));
};

const named: Partial<Record<ErrorName, SignupProblem>> = {
  already_member: { text: "alreadyMember" },
  link_dead: { field: "invitation", text: "invitationDead" },
  too_many_accounts: { text: "tooManyAccounts" },
  weak_password: { field: "password", text: "weakPassword" },
  wrong_code: { field: "code", text: "wrongCode" },
};

/** The box was ticked, or the form would not have been sent: its texts are others by now. */
const refusedField = (field: SignupField): SignupProblem => ({
  field,
  text: field === "consent" ? "newTerms" : field,
});

const refusedFields = (
  { fields: refused }: FormFailure,
  fields: readonly SignupField[],
): SignupProblem[] => {
  const names = new Set(Object.keys(refused).map((path) => path.split(".")[0]));
  // Where the server takes one of two things it blames the whole; then the form has one field.
  const isBlamed = (field: SignupField) =>
    names.has(field) || (names.has("body") && fields.length === 1);
  return fields.filter(isBlamed).map(refusedField);
};

const problemsOfFailure = (
  failure: FormFailure,
  fields: readonly SignupField[],
): SignupProblem[] => {
  if (failure.kind !== "refused") {
    const { kind: text, retryAfterSeconds: seconds } = failure;
    return [{ text, ...(seconds !== undefined && { seconds }) }];
  }
  const problem = failure.name && named[failure.name];
  if (problem) return [problem];
  const refused = failure.name === "invalid_request" ? refusedFields(failure, fields) : [];
  return refused.length > 0 ? refused : [{ text: "failed" }];
};

/** What the server refused, in the same shape as what the form refuses by itself. */
export const problemsOf = (error: unknown, fields: readonly SignupField[]): SignupProblem[] =>
  problemsOfFailure(failureOf(error), fields);

/** The same for digits, which are a form of their own. */
export const problemsOfCode = (failure: FormFailure | "missing" | null): SignupProblem[] => {
  if (failure === "missing") return [{ field: "code", text: "code" }];
  // A code that died leads to another screen.
  if (failure === null || failure.name === "code_dead") return [];
  return problemsOfFailure(failure, ["code"]);
};

/** Whether it is the refusal that leads to another screen. */
export const isRefusal = (failure: FormFailure | "missing" | null, name: ErrorName): boolean =>
  failure !== null && failure !== "missing" && failure.name === name;

export const isRefusedAs = (error: unknown, name: ErrorName): boolean =>
  failureOf(error).name === name;
