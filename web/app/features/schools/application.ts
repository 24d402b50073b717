import { toWesternDigits } from "@app/contract/phone";
import { type applyForVisit, schoolSchema, teacherSchema } from "@app/contract/schools";
import type { BodyInput } from "@app/contract/endpoint";
import type { z } from "zod/mini";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

/** What is filled in, as it stands in the fields. */
export interface ApplicationDraft {
  schoolName: string;
  level: string;
  sector: string;
  wilaya: string;
  communeCode: string;
  classes: string;
  pupils: string;
  teacherName: string;
  role: string;
  phone: string;
  email: string;
  months: readonly number[];
  yard: string;
  message: string;
}

export const emptyApplication: ApplicationDraft = {
  schoolName: "",
  level: "",
  sector: "",
  wilaya: "",
  communeCode: "",
  classes: "",
  pupils: "",
  teacherName: "",
  role: "",
  phone: "",
  email: "",
  months: [],
  yard: "",
  message: "",
};

export type ApplicationField = keyof ApplicationDraft;
export type ApplicationText = ApplicationField | "failed" | "offline" | "tooMany";
export type ApplicationProblem = FormProblem<ApplicationField, ApplicationText>;

/** Nothing typed is no number, not zero. */
const countOf = (typed: string): number =>
  typed.trim() === "" ? Number.NaN : Number(toWesternDigits(typed.trim()));

export const schoolOf = (draft: ApplicationDraft) => ({
  schoolName: draft.schoolName,
  level: draft.level,
  sector: draft.sector,
  communeCode: countOf(draft.communeCode),
  classes: countOf(draft.classes),
  pupils: countOf(draft.pupils),
});

export const teacherOf = (draft: ApplicationDraft) => ({
  teacherName: draft.teacherName,
  role: draft.role,
  phone: draft.phone,
  email: draft.email,
  months: [...draft.months],
  yard: draft.yard,
  message: draft.message,
});

/** Once both pages were let through. */
export const bodyOf = (draft: ApplicationDraft) =>
  ({ ...schoolOf(draft), ...teacherOf(draft) }) as BodyInput<typeof applyForVisit>;

const isField = (name: string): name is ApplicationField => name in emptyApplication;

const problemsFor = (names: readonly string[]): ApplicationProblem[] =>
  [...new Set(names.map((name) => name.split(".")[0] ?? ""))]
    .filter(isField)
    .map((field) => ({ field, text: field }));

/** What the server's own schema would refuse, in the order of the form. */
const problemsIn = (schema: z.ZodMiniType, part: unknown): ApplicationProblem[] => {
  const outcome = schema.safeParse(part);
  if (outcome.success) return [];
  return problemsFor(outcome.error.issues.map(({ path }) => String(path[0])));
};

export const problemsOnPage = (page: 1 | 2, draft: ApplicationDraft): ApplicationProblem[] => {
  if (page === 2) return problemsIn(teacherSchema, teacherOf(draft));
  return problemsIn(schoolSchema, schoolOf(draft)).map((problem) =>
    problem.field === "communeCode" && draft.wilaya === ""
      ? { field: "wilaya", text: "wilaya" }
      : problem,
  );
};

/** What it refused, in the same words; what is nobody's fault belongs to no field. */
export const problemsOf = (error: unknown): ApplicationProblem[] => {
  const { kind, fields } = failureOf(error);
  if (kind === "offline" || kind === "tooMany") return [{ text: kind }];
  const refused = problemsFor(Object.keys(fields));
  return refused.length > 0 ? refused : [{ text: "failed" }];
};
