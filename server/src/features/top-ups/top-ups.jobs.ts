import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import type { Airtime } from "../../ports/airtime.ts";
import { sendTopUps, sendTopUpsJob } from "./send-top-ups.ts";

export const topUpsJobs = (ctx: Context, airtime: Airtime) => [
  job(sendTopUpsJob, () => sendTopUps(ctx, airtime), { schedule: "* * * * *" }),
];
