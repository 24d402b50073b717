import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { rotateSession } from "./identity.queries.ts";
import type { SessionTokens } from "./log-in.ts";
import { hashSecret, newSecret } from "./secrets.ts";

export const refreshSession = async (
  ctx: Context,
  refresh: string | undefined,
): Promise<SessionTokens> => {
  if (!refresh) throw new AppError("unauthenticated");
  const tokens = { access: newSecret(), refresh: newSecret() };
  const rotated = await rotateSession(ctx.db, ctx.clock, hashSecret(refresh), {
    accessHash: hashSecret(tokens.access),
    refreshHash: hashSecret(tokens.refresh),
  });
  if (!rotated) throw new AppError("unauthenticated");
  return tokens;
};
