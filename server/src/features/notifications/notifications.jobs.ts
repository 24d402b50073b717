import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { tellDepositors, tellDepositorsJob } from "./tell-depositors.ts";

export const notificationsJobs = (ctx: Context) => [
  job(tellDepositorsJob, (payload) => tellDepositors(ctx, payload)),
];
