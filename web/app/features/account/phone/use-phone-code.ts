import { askPhoneCode } from "@app/contract/account";
import type { Challenge } from "@app/contract/codes";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError, call } from "../../../lib/api-client.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { askInTime, type Proof } from "../password/use-password-again.ts";
import { problemsOf, type Problem } from "../problems.ts";
import { keptChallenge, type SentCode } from "./kept-challenge.ts";

/** What the screen shows: waiting for a code, its digits, a number to type, or why neither came. */
export type PhoneCodeState =
  | { kind: "asking" }
  | ({ kind: "code" } & SentCode)
  /** Typed: sent to once more too late. */
  | { kind: "number"; typed?: string | undefined }
  | { kind: "failed"; problem: Problem };

const askForCode = (phone?: string, proof: Proof = {}): Promise<Challenge> =>
  call(askPhoneCode, { body: phone === undefined ? {} : { phone, ...proof } });

const stateAfter = (error: unknown): PhoneCodeState => {
  // Somebody who signed up with an address has no number to send to.
  if (error instanceof ApiError && error.name === "not_found") return { kind: "number" };
  const [problem = { text: "failed" as const }] = problemsOf(error, {});
  return { kind: "failed", problem };
};

/** Asks for a code once when the page opens, and again only when a person wants it. */
export const usePhoneCode = (userId: string) => {
  const kept = useMemo(() => keptChallenge(userId), [userId]);
  const [state, setState] = useState<PhoneCodeState>({ kind: "asking" });
  const isOnline = useOnline();
  const isAsked = useRef(false);

  const show = useCallback(
    (sent: SentCode) => {
      kept.write(sent, Date.now());
      setState({ kind: "code", ...sent });
    },
    [kept],
  );

  const open = useCallback(async () => {
    const sent = kept.read(Date.now());
    if (sent) return setState({ kind: "code", ...sent });
    setState({ kind: "asking" });
    try {
      show({ challenge: await askForCode() });
    } catch (error) {
      isAsked.current = false;
      setState(stateAfter(error));
    }
  }, [kept, show]);

  useEffect(() => {
    if (isAsked.current || !isOnline) return;
    isAsked.current = true;
    void open();
  }, [isOnline, open]);

  const phone = state.kind === "code" ? state.phone : undefined;
  return {
    state,
    isOnline,
    retry: () => void open(),
    /** Another number; throws what the server refuses. */
    askFor: async (typed: string, proof: Proof) =>
      show({ challenge: await askForCode(typed, proof), phone: typed }),
    askAgain: () => askInTime(askForCode(phone), () => setState({ kind: "number", typed: phone })),
    keep: (challenge: Challenge) =>
      kept.write({ challenge, ...(phone !== undefined && { phone }) }, Date.now()),
    forget: () => kept.forget(),
    changeNumber: () => setState({ kind: "number" }),
  };
};
