import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { tellDepositors, tellDepositorsJob } from "./tell-depositors.ts";
import { tellOwners, tellOwnersJob } from "./tell-owners.ts";

export const notificationsJobs = (ctx: Context) => [
  job(tellDepositorsJob, (payload) => tellDepositors(ctx, payload)),
  job(tellOwnersJob, (payload) => tellOwners(ctx, payload)),
];
