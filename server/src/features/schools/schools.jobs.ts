import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sweepApplications } from "./sweep-applications.ts";

export const schoolsJobs = (ctx: Context) => [
  job("sweep-school-applications", () => sweepApplications(ctx), { schedule: "25 3 * * *" }),
];
