import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import { consentVersions } from "@app/contract/consent";
import { useState } from "react";
import { draftStore } from "../../../lib/draft.ts";
import { tabStore } from "../../../lib/storage.ts";
import { useProgress } from "../progress.ts";
import { sentCodeOf } from "../sent-code.ts";
import { askCode, checkCode, makeCitizen, resendCode } from "../signup.api.ts";
import { isRefusedAs, problemsOf, type SignupProblem } from "../signup-problems.ts";
import { useOnce } from "../use-once.ts";
import { useStep } from "../../../lib/use-step.ts";
import {
  type CitizenAnswers,
  citizenFlow as flow,
  citizenSteps as steps,
  type Contact,
  stepAfter,
  stepAt,
  type Via,
} from "./citizen-progress.ts";
import { nameFields } from "./citizen-rules.ts";

/** Signs in with the token, and leaves. */
export type OnToken = (token: string, isNew: boolean) => Promise<void>;

export const draftKeys = {
  phone: "signup.citizen.phone",
  email: "signup.citizen.email",
  name: "signup.citizen.name",
} as const;

/** Nothing of the way to the account stays in the tab once it is there. */
const forgetAll = () => {
  flow.forget();
  for (const key of Object.values(draftKeys)) draftStore(tabStore, key).clear();
};

const send = async (contact: Contact, ask: () => Promise<Challenge>): Promise<Challenge> => {
  const challenge = await ask();
  flow.dispatch({ type: "codeSent", contact, code: sentCodeOf(challenge, Date.now()) });
  return challenge;
};

/** A dead code cannot be sent again; the contact can be sent another one. */
const sendAgain = async (): Promise<Challenge> => {
  const { contact, code } = flow.read();
  if (!contact || !code) throw new TypeError("No code was asked for");
  const sendNew = () => send(contact, () => askCode(contact));
  if (code.isDead) return sendNew();
  try {
    return await send(contact, () => resendCode(code.id));
  } catch (error) {
    if (!isRefusedAs(error, "code_dead")) throw error;
    return sendNew();
  }
};

type Go = ReturnType<typeof useStep>["go"];

/** Steps one and two: a contact, and the digits that prove it. */
const useProof = (go: Go, onToken: OnToken) => {
  const once = useOnce<Awaited<ReturnType<typeof checkCode>>>();

  const giveContact = async (contact: Contact) => {
    const next = stepAfter(flow.read(), contact, Date.now());
    if (next === null) await send(contact, () => askCode(contact));
    await go(next ?? steps.code);
  };

  const check = async (given: ChallengeAnswer) => {
    try {
      return await once(given.id, () => checkCode(given));
    } catch (error) {
      if (isRefusedAs(error, "code_dead")) flow.dispatch({ type: "codeDied" });
      throw error;
    }
  };

  const giveDigits = async (given: ChallengeAnswer) => {
    const { token, ticket } = await check(given);
    if (token !== null) {
      await onToken(token, false);
      forgetAll();
      return;
    }
    if (ticket === null) throw new TypeError("Neither a token nor a ticket came");
    flow.dispatch({ type: "proven", ticket });
    await go(steps.name, { replace: true });
  };

  return { giveContact, giveDigits };
};

/** Steps three and four: who the citizen is, and that they agree. */
const useAccount = (go: Go, onToken: OnToken) => {
  const once = useOnce<string>();
  const [refused, setRefused] = useState<readonly SignupProblem[]>([]);

  const giveAnswers = async (answers: CitizenAnswers) => {
    setRefused([]);
    flow.dispatch({ type: "answered", answers });
    await go(steps.consent);
  };

  /** Back to the step that helps; what only this step can say is thrown. */
  const recover = async (error: unknown) => {
    if (isRefusedAs(error, "link_dead")) {
      flow.dispatch({ type: "ticketDied" });
      return go(steps.contact, { replace: true });
    }
    const problems = problemsOf(error, nameFields);
    if (!problems.some(({ field }) => field)) throw error;
    setRefused(problems);
    return go(steps.name, { replace: true });
  };

  const agree = async () => {
    const { ticket, answers } = flow.read();
    if (ticket === null || answers === null) return go(steps.contact, { replace: true });
    const { firstName, lastName, communeCode } = answers;
    const body = { ticket, firstName, lastName, communeCode, consent: consentVersions };
    try {
      await onToken(await once(ticket, () => makeCitizen(body)), true);
    } catch (error) {
      return recover(error);
    }
    return forgetAll();
  };

  return { refused, giveAnswers, agree };
};

/** The four steps of a citizen: what each of them does when it is sent off. */
export const useCitizenSignup = (onToken: OnToken) => {
  const { asked, go, back } = useStep();
  const { progress, isKnown } = useProgress(flow);
  const step = stepAt(progress, asked);
  // How far a person came is known in the browser alone; until then the later steps stay empty.
  const isWaiting = !isKnown && asked > steps.contact;
  return {
    ...useProof(go, onToken),
    ...useAccount(go, onToken),
    progress,
    step,
    isWaiting,
    place: isWaiting ? asked : step,
    sendAgain,
    prefer: (via: Via) => flow.dispatch({ type: "preferred", via }),
    back: () => void back(step),
    change: () => void go(steps.contact),
  };
};

export type CitizenSignupState = ReturnType<typeof useCitizenSignup>;
