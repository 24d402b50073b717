import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { tellDepositors, tellDepositorsJob } from "./tell-depositors.ts";
import { tellOfChanges, tellOfChangesJob } from "./tell-of-changes.ts";
import { tellOwners, tellOwnersJob } from "./tell-owners.ts";

export const notificationsJobs = (ctx: Context) => [
  job(tellDepositorsJob, (payload) => tellDepositors(ctx, payload)),
  job(tellOfChangesJob, (payload) => tellOfChanges(ctx, payload)),
  job(tellOwnersJob, (payload) => tellOwners(ctx, payload)),
];
