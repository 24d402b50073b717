/** Somebody weighs or signs here: nothing may come between. */
export const isBusyPage = (pathname: string): boolean =>
  pathname === "/collection-point/intake" || pathname.startsWith("/transporter/handover/");

/** Pages to look at, not to fill in: here there is room for an offer. */
export const isCalmPage = (pathname: string): boolean =>
  pathname === "/" || pathname.endsWith("/dashboard");
