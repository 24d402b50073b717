import type { Cookies } from "../../http/route.ts";
import { newSecret } from "../../secrets.ts";
import { sessionLifetimes } from "./identity.rules.ts";
import type { SessionTokens, Visitor } from "./open-session.ts";

export const refreshCookie = "refresh";
const deviceCookie = "device";

/** As long as browsers keep a cookie at all. */
const deviceSeconds = 400 * 24 * 3600;

/** The short-lived token goes to the page, the long-lived one to a cookie no script can read. */
export const handOver = (tokens: SessionTokens, cookies: Cookies): { token: string } => {
  cookies.set(refreshCookie, tokens.refresh, { maxAgeSeconds: sessionLifetimes.refreshSeconds });
  return { token: tokens.access };
};

/** What this browser is recognised by, for every account used in it; made at the first log-in. */
export const deviceSecretOf = (cookies: Cookies): string => {
  const kept = cookies.get(deviceCookie);
  const secret = kept && /^[\w-]{43}$/.test(kept) ? kept : newSecret();
  cookies.set(deviceCookie, secret, { maxAgeSeconds: deviceSeconds });
  return secret;
};

/** A visitor together with what their browser is recognised by. */
export interface Browser extends Visitor {
  device: string;
}

export const browserOf = (call: Visitor & { cookies: Cookies }): Browser => ({
  address: call.address,
  userAgent: call.userAgent,
  device: deviceSecretOf(call.cookies),
});
