import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { balanceMasses } from "./balance-masses.ts";

export const balanceJobs = (ctx: Context) => [
  // Half past midnight in Algiers.
  job("balance-masses", () => balanceMasses(ctx), { schedule: "30 23 * * *" }),
];
