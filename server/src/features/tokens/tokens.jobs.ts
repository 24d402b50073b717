import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { checkLedger } from "./check-ledger.ts";

export const tokensJobs = (ctx: Context) => [
  job("check-ledger", () => checkLedger(ctx), { schedule: "17 2 * * *" }),
];
