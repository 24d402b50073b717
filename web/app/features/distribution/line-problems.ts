import { type LineInput, lineInputSchema } from "@app/contract/distribution";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";
import { readWhole } from "../../lib/typed-number.ts";

export type ProblemText = keyof Messages["distribution"]["problem"];
export type LineField = Exclude<keyof LineInput, "year">;
export type Problem = FormProblem<LineField, ProblemText>;

/** A line as it stands in the fields. */
export interface LineDraft {
  productId: string;
  wilaya: string;
  /** Empty: the brand itself. */
  distributorId: string;
  units: string;
}

export const lineBody = (draft: LineDraft, year: number) => ({
  productId: draft.productId,
  year,
  wilayaCode: readWhole(draft.wilaya),
  distributorId: draft.distributorId || null,
  units: readWhole(draft.units),
});

const textOf: Record<LineField, ProblemText> = {
  productId: "product",
  wilayaCode: "wilaya",
  distributorId: "distributor",
  units: "units",
};
const fields = Object.keys(textOf) as LineField[];

export const problemsIn = (body: unknown): Problem[] => {
  const outcome = lineInputSchema.safeParse(body);
  const wrong = new Set(outcome.error?.issues.map(({ path }) => path[0]));
  return fields
    .filter((field) => wrong.has(field))
    .map((field) => ({ field, text: textOf[field] }));
};

const textsByName: Partial<Record<string, Problem>> = {
  line_exists: { field: "wilayaCode", text: "exists" },
  limit_reached: { text: "limit" },
};

export const problemsOf = (error: unknown): Problem[] => {
  const { kind, name, fields: refused } = failureOf(error);
  if (kind === "offline") return [{ text: "offline" }];
  const known = textsByName[name ?? ""];
  if (known) return [known];
  const found = fields.filter((field) => refused[field]);
  return found.length > 0
    ? found.map((field) => ({ field, text: textOf[field] }))
    : [{ text: "failed" }];
};
