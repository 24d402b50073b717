import { type ClassInput, classInputSchema, type SchoolClass } from "@app/contract/classes";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";
import { readWhole } from "../../lib/typed-number.ts";

/** What is filled in, as it stands in the fields. */
export type ClassDraft = Record<keyof ClassInput, string>;

export type ClassFieldName = keyof ClassInput;
export type ClassText = ClassFieldName | "failed" | "levelCounted" | "limit" | "offline";
type ClassProblem = FormProblem<ClassFieldName, ClassText>;

const names = ["name", "level", "pupils"] as const;

export const draftOf = (schoolClass: SchoolClass | undefined): ClassDraft => ({
  name: schoolClass?.name ?? "",
  level: schoolClass?.level ?? "",
  pupils: schoolClass ? String(schoolClass.pupils) : "",
});

const inputOf = ({ name, level, pupils }: ClassDraft) => ({
  name,
  level,
  pupils: readWhole(pupils),
});

/** Once nothing is left to fix. */
export const bodyOf = (draft: ClassDraft): ClassInput => classInputSchema.parse(inputOf(draft));

/** What the server's own schema would refuse, in the order of the form. */
export const problemsIn = (draft: ClassDraft): ClassProblem[] => {
  const outcome = classInputSchema.safeParse(inputOf(draft));
  const wrong = new Set(outcome.error?.issues.map(({ path }) => path[0]));
  return names.filter((name) => wrong.has(name)).map((field) => ({ field, text: field }));
};

export const problemsOf = (error: unknown): ClassProblem[] => {
  const { kind, name, fields } = failureOf(error);
  if (kind === "offline") return [{ text: "offline" }];
  if (name === "limit_reached") return [{ text: "limit" }];
  if (fields["level"]?.includes("results")) return [{ field: "level", text: "levelCounted" }];
  const wrong = names.filter((field) => field in fields);
  return wrong.length > 0 ? wrong.map((field) => ({ field, text: field })) : [{ text: "failed" }];
};
