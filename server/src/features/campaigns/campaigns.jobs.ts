import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { closeCampaigns } from "./close-campaigns.ts";

export const campaignsJobs = (ctx: Context) => [
  job("close-campaigns", () => closeCampaigns(ctx), { schedule: "*/10 * * * *" }),
];
