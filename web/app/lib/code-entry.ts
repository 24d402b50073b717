import type { Challenge } from "@app/contract/codes";
import type { FormFailure } from "./form-problems.ts";

/** Six digits on their way: typed, sent, refused, sent to the person anew. */
export interface CodeEntry {
  challenge: Challenge;
  /** From then on another code is sent, in milliseconds since 1970. */
  resendAt: number;
  code: string;
  activity: "typing" | "sending" | "resending";
  /** Why the last try did not get through; "missing" when fewer than six digits were sent off. */
  failure: FormFailure | "missing" | null;
  isResent: boolean;
}

export type CodeEvent =
  | { type: "typed"; code: string }
  | { type: "missed" }
  | { type: "sent" }
  | { type: "asked" }
  | { type: "refused"; failure: FormFailure; now: number }
  | { type: "arrived"; challenge: Challenge; now: number };

const resendAtOf = ({ resendAfterSeconds }: Challenge, now: number): number =>
  now + resendAfterSeconds * 1000;

export const startEntry = (challenge: Challenge, now: number): CodeEntry => ({
  challenge,
  resendAt: resendAtOf(challenge, now),
  code: "",
  activity: "typing",
  failure: null,
  isResent: false,
});

/** The digits stay after a refusal: one of them may be all that is wrong. */
const afterRefusal = (entry: CodeEntry, failure: FormFailure, now: number): CodeEntry => {
  const wait = entry.activity === "resending" ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
  return {
    ...entry,
    failure,
    activity: "typing",
    isResent: false,
    resendAt: Math.max(entry.resendAt, now + wait),
  };
};

export const codeReducer = (entry: CodeEntry, event: CodeEvent): CodeEntry => {
  switch (event.type) {
    case "typed":
      return { ...entry, code: event.code };
    case "missed":
      return { ...entry, failure: "missing", isResent: false };
    case "sent":
      return { ...entry, activity: "sending", failure: null };
    case "asked":
      return { ...entry, activity: "resending", failure: null };
    case "refused":
      return afterRefusal(entry, event.failure, event.now);
    case "arrived":
      return { ...startEntry(event.challenge, event.now), isResent: true };
  }
};
