import type { Material } from "@app/contract/materials";
import type { StockReason } from "@app/contract/stock";
import { ApiError, OfflineError } from "../../../../lib/api-client.ts";
import { gramsFromTyped } from "./counted-weight.ts";

export interface CountForm {
  material: Material;
  typed: string;
  reason: StockReason | "";
  note: string;
}

/** Keys of the catalogue, under `stock.error`. */
export interface CountProblems {
  counted?: "counted" | "same";
  reason?: "reason";
  note?: "note";
}

/** What is missing before anybody is asked. */
export const problemsOf = (form: CountForm, expectedGrams: number): CountProblems => {
  const { typed, reason, note } = form;
  const counted = gramsFromTyped(typed);
  const isSame = counted === expectedGrams && reason !== "" && reason !== "counted";
  return {
    ...(counted === null && { counted: "counted" as const }),
    ...(isSame && { counted: "same" as const }),
    ...(reason === "" && { reason: "reason" as const }),
    ...(reason === "other" && note.trim() === "" && { note: "note" as const }),
  };
};

export type SendProblem = "failed" | "moved" | "offline";

export const sendProblemOf = (error: unknown): SendProblem => {
  if (error instanceof OfflineError) return "offline";
  return error instanceof ApiError && error.name === "stock_moved" ? "moved" : "failed";
};
