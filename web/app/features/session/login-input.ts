import { cleanDigits } from "@app/contract/phone";
import type { LoginInput } from "@app/contract/session";
import { failureOf } from "../../lib/form-problems.ts";

export type LoginField = "login" | "password";

export interface LoginProblem {
  field?: LoginField;
  text:
    | "loginMissing"
    | "passwordMissing"
    | "passwordNeeded"
    | "startAgain"
    | "suspended"
    | "wrong"
    | "tooMany"
    | "offline"
    | "failed";
  /** Told with `tooMany`, when the server says how long to wait. */
  seconds?: number;
}

/** A number may be typed with spaces, dots, dashes and Arabic digits; an address may not. */
export const cleanLogin = (typed: string): string => {
  const trimmed = typed.trim();
  return trimmed.includes("@") ? trimmed : cleanDigits(trimmed);
};

const loginMissing: LoginProblem = { field: "login", text: "loginMissing" };

export const missingIn = ({ login, password }: LoginInput): LoginProblem[] => [
  ...missingForCode(login),
  ...(password === "" ? [{ field: "password", text: "passwordMissing" } as const] : []),
];

/** A code is sent to what was typed; it needs nothing else. */
export const missingForCode = (login: string): LoginProblem[] =>
  login.length < 3 ? [loginMissing] : [];

/** Which of the two is wrong is never said, whatever the server's reason. */
export const problemOf = (error: unknown): LoginProblem => {
  const { kind, name, retryAfterSeconds: seconds } = failureOf(error);
  if (kind === "tooMany") return { text: "tooMany", ...(seconds !== undefined && { seconds }) };
  if (name === "account_suspended") return { text: "suspended" };
  const isWrong = name === "wrong_credentials" || name === "invalid_request";
  if (isWrong) return { field: "login", text: "wrong" };
  return { text: kind === "offline" ? "offline" : "failed" };
};
