import type { Challenge } from "@app/contract/codes";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { readLogin, sendCode } from "../identity/index.ts";
import { findByLogin } from "./account.queries.ts";
import type { Visit } from "./visit.ts";

/** Also signed out; a login nobody has gets the same answer, and digits that are never sent. */
export const askDeletion = async (
  ctx: Context,
  typed: string,
  { address, locale }: Visit,
): Promise<Challenge> => {
  const target = readLogin(typed);
  if (!target) throw new AppError("invalid_request", { fields: { login: ["login"] } });
  const known = await findByLogin(ctx.db, target);
  return sendCode(ctx, {
    purpose: "delete_account",
    target,
    userId: known?.id ?? null,
    locale: known?.locale ?? locale,
    address,
    ...(!known && { instead: "none" }),
  });
};
