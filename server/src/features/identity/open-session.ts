import { randomUUIDv7 } from "node:crypto";
import type { Db } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { hashSecret, newSecret } from "../../secrets.ts";
import { deviceLabel } from "./device-label.ts";
import { insertSession } from "./sessions.queries.ts";

export interface SessionTokens {
  access: string;
  refresh: string;
}

/** From where a session is opened, as far as the browser says. */
export interface Visitor {
  userAgent: string;
  address: string;
}

/** Whoever calls this has proven who they are. `isStrong` after an authenticator app. */
export const openSession = async (
  ctx: Context,
  db: Db,
  userId: string,
  visitor: Visitor,
  isStrong = false,
): Promise<SessionTokens> => {
  const tokens = { access: newSecret(), refresh: newSecret() };
  const id = randomUUIDv7();
  await insertSession(db, ctx.clock, {
    id,
    userId,
    accessHash: hashSecret(tokens.access),
    refreshHash: hashSecret(tokens.refresh),
    label: deviceLabel(visitor.userAgent),
    isStrong,
  });
  ctx.log.info({ userId, sessionId: id, isStrong }, "session opened");
  return tokens;
};
