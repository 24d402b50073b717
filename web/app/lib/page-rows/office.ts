import type { Page } from "../route-types.ts";
import { guest, open, organisation, organisationLogin, organisationSignup, row } from "./row.ts";

export const officePages: readonly Page[] = [
  row("/officepack/auth/signin", "entering", guest, "green", "v2", organisationLogin),
  row("/officepack/auth/signup", "signup", guest, "green", "v2", organisationSignup),
  row("/officepack/dashboard", "office", organisation, "green", "v2"),
  row("/officepack/placeorder", "office", open, "green", "v2"),
  row("/officepack/profile", "office", organisation, "green", "v2"),
  row("/officepack/orders/:id", "office", organisation, "green", "v2"),
  row("/officepack/reports", "office", organisation, "green", "v2"),
];
