import { productInputSchema } from "@app/contract/products";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

export type ProblemText = keyof Messages["products"]["problem"];
export type ProductField = keyof typeof productInputSchema.shape;
export type Problem = FormProblem<ProductField, ProblemText>;

const textOf: Record<ProductField, ProblemText> = {
  name: "name",
  material: "material",
  volumeMl: "volume",
  emptyMilligrams: "weight",
  barcode: "barcode",
  unitsPerYear: "units",
};

const fields = Object.keys(textOf) as ProductField[];

/** What the server's own schema would refuse, in the order of the form. */
export const problemsIn = (body: unknown): Problem[] => {
  const outcome = productInputSchema.safeParse(body);
  const wrong = new Set(outcome.error?.issues.map(({ path }) => path[0]));
  return fields
    .filter((field) => wrong.has(field))
    .map((field) => ({ field, text: textOf[field] }));
};

export const problemsOf = (error: unknown): Problem[] => {
  const { kind, name, fields: refused } = failureOf(error);
  if (kind === "offline") return [{ text: "offline" }];
  if (name === "barcode_taken") return [{ field: "barcode", text: "barcodeTaken" }];
  if (name === "limit_reached") return [{ text: "limit" }];
  const found = fields.filter((field) => refused[field]);
  return found.length > 0
    ? found.map((field) => ({ field, text: textOf[field] }))
    : [{ text: "failed" }];
};
