import { askEmailLink } from "@app/contract/account";
import { useRef, useState } from "react";
import { call } from "../../../lib/api-client.ts";
import type { Proof } from "../password/use-password-again.ts";
import { problemsOf, type Problem } from "../problems.ts";

interface LinkState {
  /** From then on another one is sent; null before the first. */
  resendAt: number | null;
  busy: boolean;
  isResent: boolean;
  problems: readonly Problem[];
}

const atRest: LinkState = { resendAt: null, busy: false, isResent: false, problems: [] };

/** Sends links to an address, the person's own or another. */
export const useEmailLink = () => {
  const [state, setState] = useState(atRest);
  const isSending = useRef(false);

  /** Throws what the server refuses: a form says it at its field. */
  const send = async (email?: string, proof: Proof = {}): Promise<string> => {
    const { sentTo, resendAfterSeconds } = await call(askEmailLink, {
      body: email === undefined ? {} : { email, ...proof },
    });
    setState({ ...atRest, resendAt: Date.now() + resendAfterSeconds * 1000 });
    return sentTo;
  };

  const resend = async (email?: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, busy: true, problems: [] }));
    try {
      await send(email);
      setState((before) => ({ ...before, isResent: true }));
    } catch (error) {
      const problems = problemsOf(error, {});
      const seconds = problems[0]?.seconds;
      const resendAt = seconds === undefined ? null : Date.now() + seconds * 1000;
      setState((before) => ({ ...atRest, resendAt: resendAt ?? before.resendAt, problems }));
    } finally {
      isSending.current = false;
    }
  };

  return { ...state, send, resend: (email?: string) => void resend(email) };
};
