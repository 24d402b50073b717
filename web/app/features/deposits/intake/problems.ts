import type { ErrorName } from "@app/contract/errors";
import { ApiError, OfflineError } from "../../../lib/api-client.ts";

/** Words of the catalogue, under `problem`. */
export type ProblemText =
  | "alreadyRecorded"
  | "citizenSuspended"
  | "codeWrong"
  | "material"
  | "notSent"
  | "rate"
  | "refused"
  | "self"
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
  /**
   * The server has certainly recorded nothing under this key. Otherwise the first try may have
   * arrived, and only the same key keeps the bag from being counted twice.
   */
  settled: boolean;
}

const settled = (text: ProblemText, place: Problem["place"] = "form"): Refusal => ({
  problem: { text, place },
  settled: true,
});

const unsettled = (text: ProblemText): Refusal => ({
  problem: { text, place: "form" },
  settled: false,
});

/** A 422 names its fields; the first that this form has is where the message goes. */
const invalid = ({ errors }: ApiError): Refusal => {
  if ("citizenCode" in errors) return settled("unknown", "code");
  if ("grams" in errors) return settled("weight", "weight");
  return "material" in errors ? settled("material", "material") : settled("refused");
};

const refusals: Partial<Record<ErrorName, Refusal>> = {
  idempotency_key_reused: unsettled("alreadyRecorded"),
  citizen_unknown: settled("unknown", "code"),
  self_deposit: settled("self", "code"),
  citizen_suspended: settled("citizenSuspended", "code"),
  material_not_accepted: settled("material", "material"),
  rate_changed: settled("rate"),
  too_many_requests: settled("tooMany"),
  point_suspended: { notice: "pointSuspended", settled: true },
  not_a_member: { notice: "notMember", settled: true },
  forbidden: { notice: "notMember", settled: true },
};

export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof OfflineError) return unsettled("notSent");
  if (!(error instanceof ApiError)) return unsettled("server");
  if (error.name === "invalid_request") return invalid(error);
  return refusals[error.name] ?? (error.status >= 500 ? unsettled("server") : settled("refused"));
};
