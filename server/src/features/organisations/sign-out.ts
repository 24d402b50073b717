import type { Context } from "../../context.ts";
import type { Cookies } from "../../http/route.ts";
import { hashSecret } from "../../secrets.ts";
import { organisationCookie } from "../identity/index.ts";
import { revokeSession } from "./organisations.queries.ts";

/** Whoever is out already stays out. */
export const signOut = async (ctx: Context, cookies: Cookies): Promise<void> => {
  const secret = cookies.get(organisationCookie);
  if (secret) await revokeSession(ctx.db, ctx.clock, hashSecret(secret));
  cookies.clear(organisationCookie);
};
