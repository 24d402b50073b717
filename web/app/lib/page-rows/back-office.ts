import type { Page } from "../route-types.ts";
import { admin, type More, row } from "./row.ts";

const backOffice = (section: string, more: More = {}): Page =>
  row(`/business/dashboard${section}`, "backOffice", admin, "none", "rail", more);

/** What a section that is built has: its module is `routes/business.<name>.tsx`. */
const built = (name: string, ...texts: readonly NonNullable<More["texts"]>[number][]): More => ({
  file: `routes/business.${name}.tsx`,
  texts: ["backOffice", ...texts],
});

export const backOfficePages: readonly Page[] = [
  backOffice(""),
  backOffice("/tasklist", { aliases: ["/business/tasklist"] }),
  backOffice("/usertable", { aliases: ["/business/usertable"] }),
  backOffice("/deposits"),
  backOffice("/pickups"),
  backOffice("/lots"),
  backOffice("/rewards"),
  backOffice("/rates"),
  backOffice("/points"),
  backOffice("/content"),
  backOffice("/flags"),
  backOffice("/privacy"),
  backOffice("/audit", built("audit", "audit")),
];
