import type { RoleWireName } from "@app/contract/roles";
import { safePath } from "../../lib/safe-path.ts";
import { authPrefix, type KeyValueStore, tabStore } from "../../lib/storage.ts";

/** Where each role starts. Roles whose own page is not open yet start at home. */
const startPages: Partial<Record<RoleWireName, string>> = {
  Consumer: "/consumer/dashboard",
  // The point's dashboard is switched off; its day begins at the counter.
  "Collection Point": "/collection-point/intake",
};

export const dashboardOf = (role: RoleWireName | null): string =>
  (role !== null && startPages[role]) || "/";

/** The path asked for, then the dashboard of the role, then home. */
export const afterLogin = (remembered: string | null, role: RoleWireName | null): string =>
  safePath(remembered, dashboardOf(role));

/** A transporter returns to the transporters' door; one sign-out leads to the site root. */
export const afterLogout = (pathname: string, role: RoleWireName | null): string => {
  if (pathname.toLowerCase() === "/signout") return "/";
  return role === "Transporter" ? "/transporter/login" : "/login";
};

/** A page for point staff sends to the point's door, and so on. */
export const loginFor = (pathname: string): string => {
  if (pathname.startsWith("/collection-point")) return "/collection-point/login";
  return pathname.startsWith("/transporter") ? "/transporter/login" : "/login";
};

const askedKey = `${authPrefix}redirect`;

export const rememberPath = (path: string, store: KeyValueStore = tabStore): void =>
  store.write(askedKey, path);

/** The remembered path is used once. */
export const takeRememberedPath = (store: KeyValueStore = tabStore): string | null => {
  const path = store.read(askedKey);
  store.remove(askedKey);
  return path;
};
