import { breachInputSchema, type breachStepSchema } from "@app/contract/breaches";
import { processingInputSchema } from "@app/contract/privacy-desk";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

export type ProblemText = keyof Messages["privacy"]["problem"];
export type BreachField = keyof typeof breachInputSchema.shape;
export type StepField = keyof typeof breachStepSchema.shape;
type Problem<Field extends string> = FormProblem<Field, ProblemText>;

/** What was refused as a whole, by the contract's name for it. */
export const problemOf = (error: unknown): ProblemText => {
  const { kind, name } = failureOf(error);
  if (kind === "offline") return "offline";
  if (name === "already_decided" || name === "not_found") return "moved";
  if (name === "limit_reached") return "limit";
  return "failed";
};

const breachTexts: Record<BreachField, ProblemText> = {
  what: "what",
  foundAt: "foundAt",
  groups: "groups",
  data: "data",
  people: "count",
  records: "count",
  measures: "measures",
};
const isBreachField = (name: string): name is BreachField => name in breachTexts;

const asProblems = (paths: readonly string[]): Problem<BreachField>[] =>
  [...new Set(paths.map((path) => path.split(".")[0] ?? ""))]
    .filter(isBreachField)
    .map((field) => ({ field, text: breachTexts[field] }));

export const breachProblemsIn = (body: unknown): Problem<BreachField>[] => {
  const outcome = breachInputSchema.safeParse(body);
  return outcome.success
    ? []
    : asProblems(outcome.error.issues.map(({ path }) => path.map(String).join(".")));
};

export const breachProblemsOf = (error: unknown): Problem<BreachField>[] => {
  const refused = asProblems(Object.keys(failureOf(error).fields));
  return refused.length > 0 ? refused : [{ text: problemOf(error) }];
};

/** By the path of each text: "purpose.ar". */
export const processingProblemsIn = (body: unknown): Problem<string>[] => {
  const outcome = processingInputSchema.safeParse(body);
  if (outcome.success) return [];
  return outcome.error.issues.map(({ path }) => ({
    field: path.map(String).join("."),
    text: path[0] === "basis" ? "basis" : "text",
  }));
};
