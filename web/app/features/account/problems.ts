import type { ErrorName } from "@app/contract/errors";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormFailure, type FormProblem } from "../../lib/form-problems.ts";

/** The key of a problem's words, under `problem`. */
export type ProblemText = keyof Messages["account"]["problem"];

export interface Problem<Field extends string = string> extends FormProblem<Field, ProblemText> {
  /** Told with `tooMany`, when the server says how long to wait. */
  seconds?: number;
  /** Told with `usernameTaken`: one that may be free. */
  suggestion?: string;
}

/** One rule of a form: whether a field is right, and what is said when it is not. */
export interface FieldRule {
  isRight: (value: string) => boolean;
  text: ProblemText;
}

export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;
export type Values<Field extends string> = Readonly<Record<Field, string>>;
export type Refusals<Field extends string> = Partial<Record<ErrorName, Problem<Field>>>;

export const fieldsOf = <Field extends string>(rules: FieldRules<Field>): Field[] =>
  Object.keys(rules) as Field[];

/** What is wrong before anything is sent, in the order of the form. */
export const problemsIn = <Field extends string>(
  rules: FieldRules<Field>,
  values: Values<Field>,
): Problem<Field>[] =>
  fieldsOf(rules)
    .filter((field) => !rules[field].isRight(values[field]))
    .map((field) => ({ field, text: rules[field].text }));

const fieldsRefused = <Field extends string>(
  rules: FieldRules<Field>,
  { fields }: FormFailure,
): Problem<Field>[] =>
  fieldsOf(rules)
    .filter((field) => field in fields)
    .map((field) => ({ field, text: rules[field].text }));

const general = ({ kind, retryAfterSeconds: seconds }: FormFailure): Problem<never> => {
  if (kind === "tooMany") return { text: "tooMany", ...(seconds !== undefined && { seconds }) };
  return { text: kind === "offline" ? "offline" : "failed" };
};

/** What the server refused, in the same shape and words as what the form refuses by itself. */
export const problemsOf = <Field extends string>(
  error: unknown,
  rules: FieldRules<Field>,
  refusals: Refusals<Field> = {},
): Problem<Field>[] => {
  const failure = failureOf(error);
  const named = failure.kind === "refused" && failure.name && refusals[failure.name];
  if (named) return [named];
  const refused = fieldsRefused(rules, failure);
  return refused.length > 0 ? refused : [general(failure)];
};

const codeRefusals: Refusals<"code"> = {
  code_dead: { field: "code", text: "codeDead" },
  wrong_code: { field: "code", text: "wrongCode" },
  invalid_request: { field: "code", text: "wrongCode" },
};

/** The same for six digits, which are sent without a form. */
export const codeProblemsOf = (
  failure: FormFailure | "missing" | null,
  refusals: Refusals<"code"> = {},
): Problem<"code">[] => {
  if (failure === null) return [];
  if (failure === "missing") return [{ field: "code", text: "code" }];
  const named = failure.kind === "refused" && failure.name;
  const problem = named && { ...codeRefusals, ...refusals }[named];
  return [problem || general(failure)];
};
