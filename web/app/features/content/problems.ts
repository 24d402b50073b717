import { questionInputSchema } from "@app/contract/quiz-desk";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

export type ProblemText = keyof Messages["content"]["problem"];

export const problemOf = (error: unknown): ProblemText => {
  const { kind, name } = failureOf(error);
  if (kind === "offline") return "offline";
  if (name === "too_few_questions") return "tooFew";
  if (name === "already_decided" || name === "not_found") return "moved";
  if (name === "limit_reached") return "limit";
  return "failed";
};

const textOf = (path: readonly string[], message: string): ProblemText => {
  if (message === "same") return "same";
  const [first = ""] = path;
  return first === "levels" || first === "right" ? first : "text";
};

/** By the path of what is wrong: "options.1.ar". What belongs to a list leads to its first text. */
export const problemsIn = (body: unknown): FormProblem<string, ProblemText>[] => {
  const outcome = questionInputSchema.safeParse(body);
  if (outcome.success) return [];
  const problems = outcome.error.issues.map(({ path, message }) => {
    const steps = path.map(String);
    const text = textOf(steps, message);
    const [first = ""] = steps;
    if (text === "same")
      return { field: `${first}.0.${first === "things" ? "text." : ""}en`, text };
    return { field: text === "text" ? steps.join(".") : first, text };
  });
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()];
};

type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

const wordingProblem = (
  steps: readonly string[],
  message: string,
): FormProblem<string, ProblemText> => {
  const field = steps.join(".");
  // Of a whole list: its answers, or all questions.
  if (message === "shown") return { text: "shown" };
  if (message === "same" && steps.length > 1) return { field: `${field}.0.en`, text: "same" };
  if (message === "same") return { text: "sameQuestion" };
  if (message === "reason" || message === "link") return { field, text: message };
  return { field, text: "text" };
};

/** Texts of lessons and of what is asked often, by their path: "words.cards.1.text.ar". */
export const wordingProblems = (error: Issues | undefined): FormProblem<string, ProblemText>[] => {
  const problems = (error?.issues ?? []).map(({ path, message }) =>
    wordingProblem(path.map(String), message),
  );
  return [...new Map(problems.map((problem) => [problem.field ?? problem.text, problem])).values()];
};
