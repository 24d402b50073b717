import type { ChallengeAnswer } from "@app/contract/codes";
import type { Context } from "../../context.ts";
import { checkAppCode } from "./check-app-code.ts";
import { checkCode, loginPurposes } from "./codes.ts";
import { enterByCode } from "./enter-by-code.ts";
import type { SessionTokens } from "./open-session.ts";
import type { Browser } from "./session-cookies.ts";

/** The digits of a second step or of a log-in by code. */
export const answerChallenge = async (
  ctx: Context,
  answer: ChallengeAnswer,
  browser: Browser,
): Promise<SessionTokens> => {
  const code = await checkCode(ctx, loginPurposes, answer, browser.address, (asked, digits) =>
    checkAppCode(ctx, asked, digits),
  );
  return enterByCode(ctx, code, browser);
};
