import type { Page } from "../route-types.ts";
import { open, row, transporter } from "./row.ts";

const driverPage = (path: string, name: string): Page =>
  row(`/transporter${path}`, "transporter", transporter, "none", "own", {
    file: `routes/transporter.${name}.tsx`,
    texts: ["transport"],
  });

export const transporterPages: readonly Page[] = [
  row("/transporter", "transporter", open, "none", "none", {
    file: "routes/transporter.tsx",
    texts: ["session"],
  }),
  row("/transporter/dashboard", "transporter", transporter, "green", "own", {
    file: "routes/transporter.dashboard.tsx",
    texts: ["driver", "transport"],
    aliases: ["/transporter/dashboard_"],
  }),
  row(
    "/transporter/profile",
    "transporter",
    ["auth", "role:transporter", "tpProfileExists"],
    "green",
    "v2",
    { file: "routes/transporter.profile.tsx", texts: ["driver"] },
  ),
  row("/transporter/eligibility", "transporter", open, "green", "v2", {
    file: "routes/transporter.eligibility.tsx",
    texts: ["eligibility"],
  }),
  row("/transporter/badge", "transporter", ["auth", "tpProfileVerify"], "none", "own", {
    file: "routes/transporter.badge.tsx",
    texts: ["driver"],
  }),
  driverPage("/jobs", "jobs"),
  driverPage("/jobs/:id", "jobs.$id"),
  driverPage("/route", "route"),
  driverPage("/handover/:id", "handover.$id"),
  driverPage("/deliver", "deliver"),
  driverPage("/earnings", "earnings"),
  row("/facility/receive/:token", "facility", open, "none", "own", {
    file: "routes/facility.receive.$token.tsx",
    texts: ["facility"],
  }),
];
