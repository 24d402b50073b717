import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { openCauses } from "./open-causes.ts";

export const rewardsJobs = (ctx: Context) => [
  // Every hour, for a night in which nothing ran; it opens once in a quarter.
  job("open-causes", () => openCauses(ctx), { schedule: "5 * * * *" }),
];
