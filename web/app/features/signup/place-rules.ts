import type { SignupProblem } from "./signup-problems.ts";
import type { Values } from "./use-signup-form.ts";

export const communeOf = ({ communeCode }: Values): number => Number(communeCode);

/** Without a wilaya there is no commune to choose: that is what is missing. */
export const wilayaFirst = (
  { wilaya }: Values,
  problems: readonly SignupProblem[],
): SignupProblem[] =>
  problems.map((problem) =>
    problem.field === "communeCode" && !wilaya ? { field: "wilaya", text: "wilaya" } : problem,
  );
