import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { balanceMasses } from "./balance-masses.ts";
import { compareScales } from "./compare-scales.ts";

export const balanceJobs = (ctx: Context) => [
  // Half past midnight in Algiers.
  job("balance-masses", () => balanceMasses(ctx), { schedule: "30 23 * * *" }),
  job("compare-scales", () => compareScales(ctx), { schedule: "40 23 * * *" }),
];
