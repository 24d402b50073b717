import type { ErrorName } from "@app/contract/errors";
import type { GivenVoucher } from "@app/contract/vouchers";
import { ApiError, OfflineError } from "../../../../lib/api-client.ts";
import type { NoCamera } from "../../scan/camera.ts";

/** Words of the catalogue, under `problem`. */
export type GivingProblem =
  | "codeWrong"
  | "failed"
  | "notGiven"
  | "notGivenOffline"
  | "notVoucher"
  | "offline"
  | "tooMany"
  | "unknown";

export interface GivingState {
  way: "scan" | "typing";
  noCamera: NoCamera | null;
  /** What has been typed of the code. */
  code: string;
  isBusy: boolean;
  /** What the server says of the voucher that is shown at the counter. */
  voucher: GivenVoucher | null;
  /** Made with the voucher's screen: however often "Given" is sent, it is given once. */
  key: string;
  /** Given a moment ago, from here. */
  isGiven: boolean;
  problem: GivingProblem | null;
}

export type GivingAction =
  | { type: "wayChosen"; way: GivingState["way"] }
  | { type: "cameraFailed"; reason: NoCamera }
  | { type: "typed"; code: string }
  | { type: "sending" }
  | { type: "found"; voucher: GivenVoucher; key: string }
  | { type: "given"; voucher: GivenVoucher }
  | { type: "refused"; problem: GivingProblem };

export const firstGiving = (way: GivingState["way"]): GivingState => ({
  way,
  noCamera: null,
  code: "",
  isBusy: false,
  voucher: null,
  key: "",
  isGiven: false,
  problem: null,
});

export const afterGiving = (state: GivingState, action: GivingAction): GivingState => {
  switch (action.type) {
    case "wayChosen":
      return firstGiving(action.way);
    case "cameraFailed":
      return { ...firstGiving("typing"), noCamera: action.reason };
    case "typed":
      return { ...state, code: action.code, problem: null, isBusy: false };
    case "sending":
      return { ...state, isBusy: true, problem: null };
    case "found":
      return { ...state, isBusy: false, voucher: action.voucher, key: action.key, problem: null };
    case "given":
      return { ...state, isBusy: false, voucher: action.voucher, isGiven: true, problem: null };
    case "refused":
      return { ...state, isBusy: false, problem: action.problem };
  }
};

const lookUpProblems: Partial<Record<ErrorName, GivingProblem>> = {
  not_found: "unknown",
  too_many_requests: "tooMany",
  // The signs fit their check and were refused all the same.
  invalid_request: "codeWrong",
};

export const lookUpProblemOf = (error: unknown): GivingProblem => {
  if (error instanceof OfflineError) return "offline";
  return (error instanceof ApiError && lookUpProblems[error.name]) || "failed";
};

/** Somebody was quicker, or its time is over: the voucher itself tells which. */
export const hasMoved = (error: unknown): boolean =>
  error instanceof ApiError && (error.name === "voucher_used" || error.name === "voucher_expired");

export const givingProblemOf = (error: unknown): GivingProblem => {
  if (error instanceof OfflineError) return "notGivenOffline";
  if (error instanceof ApiError && error.name === "too_many_requests") return "tooMany";
  return error instanceof ApiError && error.name === "not_found" ? "unknown" : "notGiven";
};
