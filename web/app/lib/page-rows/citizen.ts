import type { Page } from "../route-types.ts";
import { citizen, newCitizen, row } from "./row.ts";

export const citizenPages: readonly Page[] = [
  row("/consumer/dashboard", "deposit", [...citizen, "profile:citizen"], "green", "v2", {
    file: "routes/consumer.dashboard.tsx",
    texts: ["deposits"],
  }),
  row("/consumer/profile", "account", [...citizen, "csProfileExists"], "green", "v2", {
    file: "routes/consumer.profile.tsx",
    texts: ["account"],
  }),
  row("/consumer/addemail", "account", citizen, "green", "v2", {
    file: "routes/consumer.addemail.tsx",
    texts: ["account"],
  }),
  row("/consumer/deposit", "deposit", newCitizen, "none", "own", {
    file: "routes/consumer.deposit.tsx",
    texts: ["declarations", "map"],
  }),
];
