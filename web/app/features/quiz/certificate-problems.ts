import { certificateSchoolSchema, firstNameSchema } from "@app/contract/quiz";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

export type PupilField = "firstName" | "school";
export type PupilText = PupilField | "failed" | "notPassed" | "offline" | "tooMany";
export type PupilProblem = FormProblem<PupilField, PupilText>;

const fields = { firstName: firstNameSchema, school: certificateSchoolSchema } as const;
const names = ["firstName", "school"] as const;

/** The contract's own rules, so that the form never lets through what the server refuses. */
export const problemsIn = (typed: Record<PupilField, string>): PupilProblem[] =>
  names
    .filter((name) => !fields[name].safeParse(typed[name]).success)
    .map((name) => ({ field: name, text: name }));

export const problemsOf = (error: unknown): PupilProblem[] => {
  const { kind, name, fields: refused } = failureOf(error);
  if (kind === "offline" || kind === "tooMany") return [{ text: kind }];
  if (name === "quiz_not_passed") return [{ text: "notPassed" }];
  const wrong = names.filter((field) => field in refused);
  return wrong.length > 0 ? wrong.map((field) => ({ field, text: field })) : [{ text: "failed" }];
};
