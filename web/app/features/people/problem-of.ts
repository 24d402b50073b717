import { failureOf } from "../../lib/form-problems.ts";

const told = {
  forbidden: "forbidden",
  not_found: "gone",
  already_decided: "decided",
  not_enough_tokens: "tooFew",
  budget_empty: "budget",
} as const;

export type Problem = (typeof told)[keyof typeof told] | "offline" | "failed";

export const problemOf = (error: unknown): Problem => {
  const { kind, name } = failureOf(error);
  if (kind === "offline") return "offline";
  return (name && name in told && told[name as keyof typeof told]) || "failed";
};
