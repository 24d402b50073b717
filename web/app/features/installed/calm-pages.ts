/** Somebody weighs or signs here: nothing may come between. */
export const isBusyPage = (pathname: string): boolean =>
  pathname === "/collection-point/intake" || pathname.startsWith("/transporter/handover/");

/** Pages to look at, not to fill in: here there is room for an offer. */
export const isCalmPage = (pathname: string): boolean =>
  pathname === "/" || pathname.endsWith("/dashboard");

/** Who works at a point weighs a whole day without a network, wherever they came in. */
const counter = [
  "/collection-point/dashboard",
  "/collection-point/intake",
  "/collection-point/outbox",
];
const opensOffline: ReadonlySet<string> = new Set([
  "/dashboard",
  "/consumer/dashboard",
  "/collection-point/stock",
]);

/** What the device should be able to open without a network: where a person starts, and is. */
export const pagesToKeep = (pathname: string, isSignedIn: boolean): string[] => {
  if (!isSignedIn) return [];
  const here = ["/dashboard", pathname].filter((path) => opensOffline.has(path));
  return pathname.startsWith("/collection-point/") ? [...here, ...counter] : here;
};
