import type { Challenge } from "@app/contract/codes";
import type { CodeEntry } from "../../lib/code-entry.ts";
import type { ToldProblem } from "./use-login-text.ts";

/** What to say about digits that did not get through. */
export const codeProblem = (
  failure: CodeEntry["failure"],
  channel: Challenge["channel"],
): ToldProblem | undefined => {
  if (failure === null) return undefined;
  if (failure === "missing") return { text: "codeMissing" };
  const { kind, name, retryAfterSeconds: seconds } = failure;
  if (kind === "tooMany") return { text: "tooMany", ...(seconds !== undefined && { seconds }) };
  if (name === "account_suspended") return { text: "suspended" };
  if (name === "code_dead") return { text: "codeDead" };
  if (kind === "refused") return { text: channel === "app" ? "wrongAppCode" : "wrongCode" };
  return { text: kind };
};
