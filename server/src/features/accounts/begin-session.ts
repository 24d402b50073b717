import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import {
  deviceSecretOf,
  openSession,
  rememberDevice,
  type SessionTokens,
} from "../identity/index.ts";
import type { Visit } from "./visit.ts";

/** The number was proven in this browser a moment ago: it is not asked for a second step. */
export const beginSession = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  visit: Visit,
): Promise<SessionTokens> => {
  await rememberDevice(ctx, trx, userId, deviceSecretOf(visit.cookies));
  return openSession(ctx, trx, userId, visit);
};
