import { csrfCookieName } from "@app/contract/organisations";
import type { Cookies } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { newSecret } from "../../secrets.ts";

/** A page asks for it before it writes, so a day is plenty. */
export const giveCsrfCookie = (cookies: Cookies): void =>
  cookies.set(csrfCookieName, newSecret(), { maxAgeSeconds: seconds.day, readable: true });
