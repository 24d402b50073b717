import type { RoleWireName } from "@app/contract/roles";
import { safePath } from "../../lib/safe-path.ts";
import { dashboardOf } from "../../lib/session/start-pages.ts";
import { authPrefix, type KeyValueStore, tabStore } from "../../lib/storage.ts";

/** The path asked for, then the dashboard of the role, then home. */
export const afterLogin = (remembered: string | null, role: RoleWireName | null): string =>
  safePath(remembered, dashboardOf(role));

/** A transporter returns to the transporters' door; one sign-out leads to the site root. */
export const afterLogout = (pathname: string, role: RoleWireName | null): string => {
  if (pathname.toLowerCase() === "/signout") return "/";
  return role === "Transporter" ? "/transporter/login" : "/login";
};

const logins = [
  { group: "/collection-point", login: "/collection-point/login" },
  { group: "/transporter", login: "/transporter/login" },
  { group: "/officepack", login: "/officepack/auth/signin" },
  { group: "/nextgengreen", login: "/auth/signin" },
] as const;

/** A page for point staff sends to the point's door, and so on. */
export const loginFor = (pathname: string): string =>
  logins.find(({ group }) => pathname.toLowerCase().startsWith(group))?.login ?? "/login";

const askedKey = `${authPrefix}redirect`;

export const rememberPath = (path: string, store: KeyValueStore = tabStore): void =>
  store.write(askedKey, path);

/** The remembered path is used once. */
export const takeRememberedPath = (store: KeyValueStore = tabStore): string | null => {
  const path = store.read(askedKey);
  store.remove(askedKey);
  return path;
};
