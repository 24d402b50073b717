import type { Challenge } from "@app/contract/codes";
import type { LoginInput } from "@app/contract/session";
import { useState } from "react";
import { session, useSession } from "../../lib/session/session-store.ts";
import { useSecondScreen } from "../../lib/use-second-screen.ts";
import { missingForCode, missingIn, problemOf, type LoginProblem } from "./login-input.ts";
import { sendLoginCode } from "./login.api.ts";

/** What must be answered before the person is let in. */
export interface AskedCode {
  challenge: Challenge;
  /** In place of a password; otherwise after it. */
  isInsteadOfPassword: boolean;
}

/** A form with a second screen for six digits; `prepare` brings what that one is made of. */
export const useLogin = (prepare: () => Promise<unknown>) => {
  const { busy } = useSession();
  const [isAskingForCode, setAskingForCode] = useState(false);
  const [login, setLogin] = useState("");
  const [problems, setProblems] = useState<readonly LoginProblem[]>([]);
  const [asked, setAsked] = useState<AskedCode>();
  const second = useSecondScreen();

  /** Whether what was typed may be sent; what is missing is said. */
  const begin = (typedLogin: string, missing: readonly LoginProblem[]): boolean => {
    setLogin(typedLogin);
    setProblems(missing);
    return missing.length === 0 && !busy && !isAskingForCode;
  };

  const ask = async (challenge: Challenge, isInsteadOfPassword: boolean) => {
    await prepare();
    setAsked({ challenge, isInsteadOfPassword });
    second.open();
  };

  const logIn = async (input: LoginInput) => {
    if (!begin(input.login, missingIn(input))) return;
    try {
      const answer = await session.login(input);
      if ("challenge" in answer) await ask(answer.challenge, false);
    } catch (error) {
      setProblems([problemOf(error)]);
    }
  };

  const askForCode = async (typedLogin: string) => {
    if (!begin(typedLogin, missingForCode(typedLogin))) return;
    setAskingForCode(true);
    try {
      await ask(await sendLoginCode(typedLogin), true);
    } catch (error) {
      setProblems([problemOf(error)]);
    } finally {
      setAskingForCode(false);
    }
  };

  return {
    busy,
    isAskingForCode,
    login,
    problems,
    asked: second.isOpen ? asked : undefined,
    logIn,
    askForCode,
    goBack: second.back,
    /** The digits led nowhere: the form again, and why. */
    startAgain: (problem: LoginProblem) => {
      setProblems([problem]);
      second.back();
    },
  };
};
