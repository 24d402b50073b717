import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import { useReducer, useRef } from "react";
import { codeReducer, startEntry } from "./code-entry.ts";
import { failureOf } from "./form-problems.ts";
import { useSmsCode } from "./use-sms-code.ts";

const digits = 6;

export interface CodeEntrySettings {
  challenge: Challenge;
  /** Sends the digits. What comes after success is the caller's. */
  answer: (answer: ChallengeAnswer) => Promise<unknown>;
  /** Asks for another code in place of this one. */
  askAgain: (challenge: Challenge) => Promise<Challenge>;
  /** Another code took the place of the first. */
  onRenewed?: (challenge: Challenge) => void;
}

/** The screen of six digits: sends them as soon as they are all there. */
export const useCodeEntry = (settings: CodeEntrySettings) => {
  const [entry, dispatch] = useReducer(codeReducer, settings.challenge, (challenge) =>
    startEntry(challenge, Date.now()),
  );
  const isAtWork = useRef(false);

  const attempt = async (work: () => Promise<void>) => {
    isAtWork.current = true;
    try {
      await work();
    } catch (error) {
      dispatch({ type: "refused", failure: failureOf(error), now: Date.now() });
    } finally {
      isAtWork.current = false;
    }
  };

  const send = async (code: string) => {
    if (isAtWork.current) return;
    if (code.length < digits) return dispatch({ type: "missed" });
    dispatch({ type: "sent" });
    await attempt(async () => {
      await settings.answer({ id: entry.challenge.id, code });
    });
  };

  const resend = async () => {
    if (isAtWork.current || Date.now() < entry.resendAt) return;
    dispatch({ type: "asked" });
    await attempt(async () => {
      const challenge = await settings.askAgain(entry.challenge);
      dispatch({ type: "arrived", challenge, now: Date.now() });
      settings.onRenewed?.(challenge);
    });
  };

  const type = (code: string) => dispatch({ type: "typed", code });

  useSmsCode((code) => {
    type(code);
    void send(code);
  });

  return { ...entry, type, send, resend };
};
