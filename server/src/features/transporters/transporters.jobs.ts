import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { remindOfPapers } from "./remind-of-papers.ts";

export const transportersJobs = (ctx: Context) => [
  job("remind-of-papers", () => remindOfPapers(ctx), { schedule: "30 8 * * *" }),
];
