import { randomUUIDv7 } from "node:crypto";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Cookies } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { hashSecret, newSecret } from "../../secrets.ts";
import { organisationCookie, tryPassword } from "../identity/index.ts";
import { findByConfirmedEmail, insertSession } from "./organisations.queries.ts";

const sessionSeconds = 30 * seconds.day;

interface Credentials {
  email: string;
  password: string;
}

/** The cookie opens the session; the token only names it, since a page can read it. */
export const signIn = async (
  ctx: Context,
  { email, password }: Credentials,
  address: string,
  cookies: Cookies,
): Promise<{ data: { token: string } }> => {
  const found = await findByConfirmedEmail(ctx.db, email);
  const kept = found?.status === "active" ? found.password_hash : null;
  const attempt = { strategy: "user", login: email, address, ownDevice: null } as const;
  const isRight = await tryPassword(ctx, attempt, kept, password);
  if (!found || !isRight) throw new AppError("wrong_credentials");
  const id = randomUUIDv7();
  const secret = newSecret();
  await insertSession(ctx.db, ctx.clock, {
    id,
    organisationId: found.id,
    secretHash: hashSecret(secret),
    seconds: sessionSeconds,
  });
  ctx.log.info({ organisationId: found.id, sessionId: id }, "session opened");
  cookies.set(organisationCookie, secret, { maxAgeSeconds: sessionSeconds });
  return { data: { token: id } };
};
