import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import {
  type Browser,
  openSession,
  rememberDevice,
  type SessionTokens,
} from "../identity/index.ts";

/** The number was proven in this browser a moment ago: it is not asked for a second step. */
export const beginSession = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  browser: Browser,
): Promise<SessionTokens> => {
  await rememberDevice(ctx, trx, userId, browser.device);
  return openSession(ctx, trx, userId, browser);
};
