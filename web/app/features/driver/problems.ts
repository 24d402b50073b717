import type { z } from "zod/mini";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

export type ProblemText = keyof Messages["driver"]["problem"];

/** The path of a field in what is sent: "vehicles.0.plate". */
export type FileField = string;
export type Problem = FormProblem<FileField, ProblemText>;

/** By the last part of the path. */
const textOf: Readonly<Record<string, ProblemText>> = {
  firstName: "firstName",
  lastName: "lastName",
  otherFirstName: "otherName",
  otherLastName: "otherName",
  licenceNumber: "licenceNumber",
  licenceCategory: "licenceCategory",
  licenceUntil: "date",
  plate: "plate",
  kind: "kind",
  payloadKilograms: "payload",
  volumeLiters: "volume",
  insuranceUntil: "date",
  wilayas: "wilayas",
  registerKind: "registerKind",
  registerNumber: "registerNumber",
  registerUntil: "date",
  bankAccount: "bank",
  consent: "consent",
};

const problemAt = (path: string, messages: readonly string[]): Problem | null => {
  const isTwice = path === "vehicles" && messages.includes("twice");
  if (isTwice) return { field: "vehicles.1.plate", text: "twice" };
  // What is wrong inside a list of wilayas is wrong with the list.
  const field = path.startsWith("wilayas") ? "wilayas" : path;
  const text = textOf[field.split(".").at(-1) ?? ""];
  if (!text) return null;
  return { field, text: messages.includes("expired") ? "expired" : text };
};

const withoutRepeats = (problems: readonly (Problem | null)[]): Problem[] => [
  ...new Map(
    problems.filter((one) => one !== null).map((problem) => [problem.field, problem]),
  ).values(),
];

/** What the server's own schema would refuse, in the order of the form. */
export const problemsIn = (schema: z.ZodMiniType, body: unknown): Problem[] => {
  const outcome = schema.safeParse(body);
  if (outcome.success) return [];
  return withoutRepeats(
    outcome.error.issues.map(({ path, message }) => problemAt(path.join("."), [message])),
  );
};

/** What it refused, in the same words; what is nobody's fault belongs to no field. */
export const problemsOf = (error: unknown): Problem[] => {
  const { kind, fields } = failureOf(error);
  if (kind === "offline") return [{ text: "offline" }];
  const refused = withoutRepeats(
    Object.entries(fields).map(([path, messages]) => problemAt(path, messages)),
  );
  return refused.length > 0 ? refused : [{ text: "failed" }];
};
