import { randomUUIDv7 } from "node:crypto";
import type { LoginInput } from "@app/contract/session";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findLogin, insertSession } from "./identity.queries.ts";
import { normalizeLogin } from "./identity.rules.ts";
import { hashSecret, newSecret } from "./secrets.ts";

export interface SessionTokens {
  access: string;
  refresh: string;
}

/** Verified against when nobody has that login, so that the answer takes as long as for a known one. */
const decoy = hash("decoy");

export const logIn = async (ctx: Context, input: LoginInput): Promise<SessionTokens> => {
  const found = await findLogin(ctx.db, normalizeLogin(input.login));
  const matches = await verify(found?.password_hash ?? (await decoy), input.password);
  if (!found?.password_hash || !matches || found.status !== "active") {
    throw new AppError("wrong_credentials");
  }
  const tokens = { access: newSecret(), refresh: newSecret() };
  await insertSession(ctx.db, ctx.clock, {
    id: randomUUIDv7(),
    userId: found.id,
    accessHash: hashSecret(tokens.access),
    refreshHash: hashSecret(tokens.refresh),
  });
  return tokens;
};
