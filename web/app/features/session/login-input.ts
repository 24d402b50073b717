import type { LoginInput } from "@app/contract/session";
import { ApiError, OfflineError } from "../../lib/api-client.ts";

export type LoginField = "login" | "password";

export interface LoginProblem {
  field?: LoginField;
  text: "loginMissing" | "passwordMissing" | "wrong" | "tooMany" | "offline" | "failed";
}

/** A number may be typed with spaces, dots, dashes and Arabic digits; an address may not. */
export const cleanLogin = (typed: string): string => {
  const trimmed = typed.trim();
  if (trimmed.includes("@")) return trimmed;
  return trimmed
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\s.()\-\u200E\u200F]/g, "");
};

export const missingIn = ({ login, password }: LoginInput): LoginProblem[] => [
  ...(login.length < 3 ? [{ field: "login", text: "loginMissing" } as const] : []),
  ...(password === "" ? [{ field: "password", text: "passwordMissing" } as const] : []),
];

/** Which of the two is wrong is never said, whatever the server's reason. */
export const problemOf = (error: unknown): LoginProblem => {
  if (error instanceof OfflineError) return { text: "offline" };
  if (!(error instanceof ApiError)) return { text: "failed" };
  if (error.status === 401 || error.status === 422) return { field: "login", text: "wrong" };
  return { text: error.status === 429 ? "tooMany" : "failed" };
};
