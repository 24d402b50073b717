import { confirmEmail } from "@app/contract/account";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "../../../lib/api-client.ts";
import { failureOf } from "../../../lib/form-problems.ts";
import type { Strategy } from "../../../lib/storage.ts";

export type Confirmation =
  | { kind: "checking" | "dead" | "taken" | "missing" }
  | { kind: "failed"; isOffline: boolean }
  | { kind: "done"; strategy: Strategy };

/** What a link that could not be used up means to the person who opened it. */
export const confirmationAfter = (error: unknown): Confirmation => {
  const { kind, name } = failureOf(error);
  if (name === "email_taken") return { kind: "taken" };
  // A secret that is cut short or mistyped is as dead as an old one.
  if (kind === "refused") return { kind: "dead" };
  return { kind: "failed", isOffline: kind === "offline" };
};

/** What the page showed before it was loaded anew; the secret itself is gone by then. */
const shownBefore = (state: unknown): Confirmation =>
  (state as { confirmation?: Confirmation } | null)?.confirmation ?? { kind: "missing" };

/**
 * Uses up the secret of a link, once. It leaves the address bar and the history before anything
 * else happens: who borrows the phone later must not find it there.
 */
export const useConfirmation = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const secret = useRef(new URLSearchParams(search).get("confirm"));
  const isBegun = useRef(false);
  const [confirmation, setConfirmation] = useState<Confirmation>({ kind: "checking" });

  const confirm = useCallback(async () => {
    const token = secret.current;
    if (token === null) return setConfirmation(shownBefore(state));
    setConfirmation({ kind: "checking" });
    const answer = await call(confirmEmail, { body: { token } }).then(
      ({ strategy }): Confirmation => ({ kind: "done", strategy }),
      confirmationAfter,
    );
    setConfirmation(answer);
    await navigate(pathname, { replace: true, state: { confirmation: answer } });
  }, [navigate, pathname, state]);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    // The router would first fetch what the next page needs; it hears of the address with the answer.
    if (secret.current !== null) history.replaceState(history.state, "", pathname);
    void confirm();
  }, [confirm, pathname]);

  return { confirmation, retry: () => void confirm() };
};
