import type { Page } from "../route-types.ts";
import {
  guest,
  type More,
  open,
  organisation,
  organisationLogin,
  organisationSignup,
  row,
} from "./row.ts";

const page = (name: string): More => ({ file: `routes/officepack.${name}.tsx`, texts: ["office"] });

export const officePages: readonly Page[] = [
  row("/officepack/auth/signin", "entering", guest, "green", "v2", organisationLogin),
  row("/officepack/auth/signup", "signup", guest, "green", "v2", organisationSignup),
  row("/officepack/dashboard", "office", organisation, "green", "v2", page("dashboard")),
  row("/officepack/placeorder", "office", open, "green", "v2", page("placeorder")),
  row("/officepack/profile", "office", organisation, "green", "v2", page("profile")),
  row("/officepack/orders/:id", "office", organisation, "green", "v2", page("orders.$id")),
  row("/officepack/reports", "office", organisation, "green", "v2", page("reports")),
];
