import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import type { AccountInput } from "@app/contract/sign-up";
import { useRef, useState } from "react";
import { draftStore } from "../../../lib/draft.ts";
import { tabStore } from "../../../lib/storage.ts";
import { useProgress } from "../progress.ts";
import { sentCodeOf } from "../sent-code.ts";
import { findBrand, finishAccount, resendCode, startAccount } from "../signup.api.ts";
import { isRefusedAs, problemsOf, type SignupProblem } from "../signup-problems.ts";
import { useOnce } from "../use-once.ts";
import { useStep } from "../../../lib/use-step.ts";
import {
  accountFlows,
  type AccountRole,
  type AccountStep,
  accountStepAt,
  stepsOf,
} from "./account-progress.ts";

export const accountDraftKey = (role: AccountRole): string => `signup.account.${role}`;
export const invitationDraftKey = "signup.invitation";

/** Nothing of the way to a role stays in the tab once it is reached. */
export const forgetSignup = (role: AccountRole): void => {
  accountFlows[role].forget();
  for (const key of [accountDraftKey(role), invitationDraftKey]) {
    draftStore(tabStore, key).clear();
  }
};

/** The digits of an account: sent with its form, sent again, and taken back. */
const useDigits = (role: AccountRole, onToken: (token: string) => Promise<void>) => {
  const flow = accountFlows[role];
  const once = useOnce<string>();
  /** Holds the password, so it stays in memory: a reload drops it. */
  const sent = useRef<AccountInput>(undefined);

  const send = async (ask: () => Promise<Challenge>): Promise<Challenge> => {
    const challenge = await ask();
    flow.dispatch({ type: "codeSent", code: sentCodeOf(challenge, Date.now()) });
    return challenge;
  };

  const sendForm = async (body: AccountInput): Promise<Challenge> => {
    sent.current = body;
    return send(() => startAccount(body));
  };

  /** A dead code cannot be sent again; the form can, as long as its password is known. */
  const sendAgain = async (): Promise<Challenge> => {
    const { code } = flow.read();
    if (code && !code.isDead) return send(() => resendCode(code.id));
    if (sent.current) return sendForm(sent.current);
    flow.dispatch({ type: "codeLost" });
    throw new TypeError("The form must be filled in again");
  };

  const check = async (given: ChallengeAnswer): Promise<void> => {
    try {
      await onToken(await once(given.id, () => finishAccount(given)));
    } catch (error) {
      if (isRefusedAs(error, "code_dead")) flow.dispatch({ type: "codeDied" });
      throw error;
    }
    forgetSignup(role);
  };

  return { sendForm, sendAgain, check };
};

/** The steps of everybody but citizens: what each of them does when it is sent off. */
export const useAccountSignup = (role: AccountRole, onToken: (token: string) => Promise<void>) => {
  const flow = accountFlows[role];
  const { asked, go, back } = useStep();
  const { progress, isKnown } = useProgress(flow);
  const { sendForm, sendAgain, check } = useDigits(role, onToken);
  const [refused, setRefused] = useState<readonly SignupProblem[]>([]);
  const steps = stepsOf(role);
  const step = accountStepAt(role, progress, asked);
  const placeOf = (name: AccountStep) => steps.indexOf(name) + 1;

  /** An invitation that died meanwhile is asked for again; the rest is told where it happened. */
  const recover = async (error: unknown): Promise<void> => {
    if (!isRefusedAs(error, "link_dead")) throw error;
    setRefused(problemsOf(error, ["invitation"]));
    flow.dispatch({ type: "uninvited" });
    await go(1, { replace: true });
  };

  // How far a person came is known in the browser alone; until then the later steps stay empty.
  const isWaiting = !isKnown && asked > 1;
  return {
    progress,
    step,
    isWaiting,
    place: isWaiting ? asked : placeOf(step),
    count: steps.length,
    refused,
    sendAgain,
    giveInvitation: async (code: string) => {
      const brand = await findBrand(code);
      setRefused([]);
      flow.dispatch({ type: "invited", invitation: { code, brand } });
      await go(placeOf("account"));
    },
    giveAccount: async (body: AccountInput) => {
      try {
        await sendForm(body);
        await go(placeOf("code"));
      } catch (error) {
        await recover(error);
      }
    },
    giveDigits: (given: ChallengeAnswer) => check(given).catch(recover),
    back: () => void back(placeOf(step)),
  };
};

export type AccountSignupState = ReturnType<typeof useAccountSignup>;
