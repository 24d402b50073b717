import type { Challenge } from "@app/contract/codes";
import type { Context } from "../../context.ts";
import { resendCode, sendCode } from "../identity/index.ts";
import { findByLogin } from "./account.queries.ts";
import { citizenSignUp } from "./waiting-sign-up.ts";
import type { Visit } from "./visit.ts";

type Login = { phone: string } | { email: string };

/** The digits always leave: whoever has an account already opens it with them. */
export const askSignUpCode = async (
  ctx: Context,
  login: Login,
  { address, locale }: Visit,
): Promise<Challenge> => {
  const target = "phone" in login ? login.phone : login.email;
  const known = await findByLogin(ctx.db, target);
  return sendCode(ctx, {
    purpose: "sign_up",
    target,
    userId: known?.id ?? null,
    locale: known?.locale ?? locale,
    address,
    data: citizenSignUp,
  });
};

export const resendSignUpCode = (
  ctx: Context,
  id: string,
  { address }: Visit,
): Promise<Challenge> => resendCode(ctx, ["sign_up"], id, address);
