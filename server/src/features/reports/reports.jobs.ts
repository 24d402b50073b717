import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { writeReport } from "./write-report.ts";

export const reportsJobs = (ctx: Context) => [
  job("write-report", (payload) => writeReport(ctx, payload)),
];
