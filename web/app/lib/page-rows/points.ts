import type { Page } from "../route-types.ts";
import { counter, open, row, signedIn } from "./row.ts";

// The spec writes this group with a space; resolve-path.ts reads every spelling of it.
export const pointPages: readonly Page[] = [
  row("/collection-point", "point", open, "none", "none", {
    file: "routes/collection-point.tsx",
    texts: ["session"],
  }),
  row(
    "/collection-point/dashboard",
    "point",
    // "role:point" and not "cpRoleVerified", which knows no collaborators.
    ["auth", "mobileVerified", "emailVerified", "role:point", "cpProfileRoleVerify"],
    "yellow",
    "own",
    {
      file: "routes/collection-point.dashboard.tsx",
      texts: ["counter", "deposits"],
      aliases: ["/collection-point/dashboard_old"],
    },
  ),
  row("/collection-point/profile", "point", ["auth", "cpRoleVerified"], "yellow", "v2", {
    file: "routes/collection-point.profile.tsx",
    texts: ["map", "opening"],
    aliases: [{ path: "/collection-point/profiltwo", adds: "?step=2" }],
  }),
  row("/collection-point/eligibility", "point", open, "yellow", "v2", {
    file: "routes/collection-point.eligibility.tsx",
    texts: ["eligibility"],
  }),
  row("/collection-point/training", "training", ["auth", "role:point"], "yellow", "v2", {
    file: "routes/collection-point.training.tsx",
    texts: ["training"],
  }),
  row("/collection-point/activate-collaborator", "point", open, "green", "v2", {
    file: "routes/collection-point.activate-collaborator.tsx",
    texts: ["collaborators"],
  }),
  row("/collection-point/intake", "point", counter, "none", "own", {
    file: "routes/collection-point.intake.tsx",
    texts: ["deposits", "session"],
  }),
  // Also for somebody who has left the point: what they weighed before still goes from here.
  row("/collection-point/outbox", "point", signedIn, "none", "own", {
    file: "routes/collection-point.outbox.tsx",
    texts: ["deposits", "pickups"],
  }),
  row("/collection-point/declared", "point", counter, "none", "own", {
    file: "routes/collection-point.declared.tsx",
    texts: ["counter", "deposits"],
  }),
  row("/collection-point/stock", "point", counter, "none", "own", {
    file: "routes/collection-point.stock.tsx",
    texts: ["counter", "deposits", "pickups"],
  }),
  row("/collection-point/pickups", "point", counter, "none", "own", {
    file: "routes/collection-point.pickups.tsx",
    texts: ["counter", "deposits", "pickups"],
  }),
  row("/collection-point/pickups/:id", "point", counter, "none", "own", {
    file: "routes/collection-point.pickups.$id.tsx",
    texts: ["counter", "deposits", "pickups"],
  }),
  row("/collection-point/vouchers", "point", counter, "none", "own", {
    file: "routes/collection-point.vouchers.tsx",
    texts: ["counter", "deposits", "shop"],
  }),
  row("/collection-point/collaborators", "point", ["auth", "role:point-owner"], "yellow", "v2", {
    file: "routes/collection-point.collaborators.tsx",
    texts: ["collaborators"],
  }),
  row("/collection-point/poster", "point", ["auth", "role:point-owner"], "yellow", "v2", {
    file: "routes/collection-point.poster.tsx",
    texts: ["papers"],
  }),
];
