import type { z } from "zod/mini";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

export type ProblemText = keyof Messages["opening"]["problem"];

/** The fields of the three steps. */
export type ProfileField =
  | "name"
  | "kind"
  | "wilaya"
  | "communeCode"
  | "address"
  | "position"
  | "phone"
  | "materials"
  | "hours"
  | "storage"
  | "scale"
  | "register"
  | "tax"
  | "bank"
  | "consent";

export type Problem = FormProblem<ProfileField, ProblemText>;

/** What the contract calls them. */
const fieldOf: Readonly<Record<string, ProfileField>> = {
  name: "name",
  kind: "kind",
  communeCode: "communeCode",
  address: "address",
  lat: "position",
  lng: "position",
  phone: "phone",
  materials: "materials",
  hours: "hours",
  storageSquareMeters: "storage",
  scaleKilograms: "scale",
  registerNumber: "register",
  taxNumber: "tax",
  bankAccount: "bank",
  consent: "consent",
};

const order = [...new Set(Object.values(fieldOf))];

const problemsAt = (names: readonly string[]): Problem[] => {
  const wrong = new Set(names.map((name) => fieldOf[name]));
  return order.filter((field) => wrong.has(field)).map((field) => ({ field, text: field }));
};

/** What the server's own schema would refuse, in the order of the form. */
export const problemsIn = (schema: z.ZodMiniType, body: unknown): Problem[] => {
  const outcome = schema.safeParse(body);
  if (outcome.success) return [];
  return problemsAt(outcome.error.issues.map(({ path }) => String(path[0])));
};

/** What it refused, in the same words; what is nobody's fault belongs to no field. */
export const problemsOf = (error: unknown): Problem[] => {
  const { kind, fields } = failureOf(error);
  if (kind === "offline") return [{ text: "offline" }];
  if (fields["lat"]?.includes("far")) return [{ field: "position", text: "far" }];
  const refused = problemsAt(Object.keys(fields).map((path) => path.split(".")[0] ?? ""));
  return refused.length > 0 ? refused : [{ text: "failed" }];
};
