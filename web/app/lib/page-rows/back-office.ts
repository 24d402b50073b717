import type { Page } from "../route-types.ts";
import { admin, row } from "./row.ts";

const backOffice = (section: string, aliases: readonly string[] = []): Page =>
  row(`/business/dashboard${section}`, "backOffice", admin, "none", "rail", { aliases });

export const backOfficePages: readonly Page[] = [
  backOffice(""),
  backOffice("/tasklist", ["/business/tasklist"]),
  backOffice("/usertable", ["/business/usertable"]),
  backOffice("/deposits"),
  backOffice("/pickups"),
  backOffice("/rewards"),
  backOffice("/rates"),
  backOffice("/points"),
  backOffice("/content"),
  backOffice("/flags"),
  backOffice("/audit"),
];
