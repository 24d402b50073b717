import type { ErrorName } from "@app/contract/errors";
import { ApiError, OfflineError } from "../../../lib/api-client.ts";

/** Words of the catalogue, under `problem`. */
export type ProblemText =
  | "citizenSuspended"
  | "codeWrong"
  | "colleague"
  | "material"
  | "needsConnection"
  | "notKept"
  | "notOurs"
  | "refused"
  | "samePhone"
  | "self"
  | "selfDealing"
  | "server"
  | "tooMany"
  | "unknown"
  | "weight";

export interface Problem {
  text: ProblemText;
  /** Where it is said. */
  place: "code" | "material" | "weight" | "form";
}

/** Nothing on this screen can be done any more; words of the catalogue, under `notice`. */
export type Notice = "notMember" | "pointSuspended";

export interface Refusal {
  problem?: Problem;
  notice?: Notice;
}

const problem = (text: ProblemText, place: Problem["place"] = "form"): Refusal => ({
  problem: { text, place },
});

const refusals: Partial<Record<ErrorName, Refusal>> = {
  citizen_unknown: problem("unknown", "code"),
  citizen_suspended: problem("citizenSuspended", "code"),
  // Which of the three it was, only a look-up beforehand can say.
  self_deposit: problem("selfDealing", "code"),
  colleague_deposit: problem("colleague", "code"),
  same_phone_deposit: problem("samePhone", "code"),
  material_not_accepted: problem("material", "material"),
  too_many_requests: problem("tooMany"),
  point_suspended: { notice: "pointSuspended" },
  not_a_member: { notice: "notMember" },
  forbidden: { notice: "notMember" },
  internal: problem("server"),
  unavailable: problem("server"),
};

/** What the server said about a deposit that this phone sent. */
export const refusalOf = (name: ErrorName | null): Refusal =>
  (name && refusals[name]) ?? problem("refused");

/** What came of asking whose code or number it is. */
export const lookUpRefusal = (error: unknown): Refusal => {
  if (error instanceof OfflineError) return problem("needsConnection", "code");
  if (!(error instanceof ApiError)) return problem("server", "code");
  if (error.name === "self_deposit") return problem("self", "code");
  const { notice, problem: known } = refusalOf(error.name);
  return notice ? { notice } : { problem: { text: known?.text ?? "refused", place: "code" } };
};

/** Words of the catalogue, under `undo`. */
export type UndoProblem = "failed" | "spent" | "stockGone" | "tooLate";

export const undoProblemOf = (name: ErrorName): UndoProblem => {
  if (name === "too_late" || name === "deposit_settled") return "tooLate";
  if (name === "tokens_spent") return "spent";
  return name === "stock_gone" ? "stockGone" : "failed";
};
