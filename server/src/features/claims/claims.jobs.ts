import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { checkClaims } from "./check-claims.ts";
import { claimLeft } from "./claim-lots.ts";

export const claimsJobs = (ctx: Context) => [
  // After the masses of the day were balanced: what does not balance is blocked by then.
  job("claim-left", () => claimLeft(ctx), { schedule: "50 23 * * *" }),
  job("check-claims", () => checkClaims(ctx), { schedule: "50 1 * * *" }),
];
