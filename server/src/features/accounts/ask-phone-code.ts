import type { Challenge } from "@app/contract/codes";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type Actor, proveAgain, sendCode } from "../identity/index.ts";
import { findAccount } from "./account.queries.ts";
import type { Visit } from "./visit.ts";

/** Whether somebody has the number is told to nobody but whoever reads the digits on it. */
export const askPhoneCode = async (
  ctx: Context,
  actor: Actor,
  { phone: wanted, password }: { phone?: string | undefined; password?: string | undefined },
  { address }: Visit,
): Promise<Challenge> => {
  const { userId } = actor;
  const { phone, locale } = await findAccount(ctx.db, ctx.clock, userId);
  const target = wanted ?? phone;
  if (!target) throw new AppError("not_found");
  if (target !== phone) await proveAgain(ctx, actor, password);
  return sendCode(ctx, { purpose: "confirm_phone", target, userId, locale, address });
};
