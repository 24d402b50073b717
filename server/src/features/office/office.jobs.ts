import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { askPlannedVans } from "./ask-planned-vans.ts";

export const officeJobs = (ctx: Context) => [
  job("ask-office-vans", () => askPlannedVans(ctx), { schedule: "20 * * * *" }),
];
