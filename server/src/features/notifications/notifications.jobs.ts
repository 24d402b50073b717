import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { tellDepositor, tellDepositorJob } from "./tell-depositor.ts";

export const notificationsJobs = (ctx: Context) => [
  job(tellDepositorJob, (payload) => tellDepositor(ctx, payload)),
];
