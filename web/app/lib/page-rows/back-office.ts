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
  backOffice("", built("dashboard", "desk")),
  backOffice("/tasklist", { aliases: ["/business/tasklist"], ...built("tasks", "tasks") }),
  backOffice("/usertable", { aliases: ["/business/usertable"], ...built("people", "people") }),
  backOffice("/deposits", built("deposits", "desk")),
  backOffice("/pickups", built("pickups", "desk")),
  backOffice("/lots", built("lots", "desk")),
  backOffice("/rewards", built("rewards", "rewardDesk")),
  backOffice("/rates", built("rates", "numbers")),
  backOffice("/points", built("points", "desk")),
  backOffice("/content", built("content", "content", "quiz", "training")),
  backOffice("/flags", built("flags", "switches")),
  backOffice("/privacy", built("privacy", "privacy")),
  backOffice("/audit", built("audit", "audit")),
];
