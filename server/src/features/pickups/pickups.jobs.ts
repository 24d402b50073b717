import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { chasePickups } from "./chase-pickups.ts";
import { offerPickups, offerPickupsJob } from "./offer-pickups.ts";
import { requestWhenFull } from "./request-when-full.ts";
import { tellOfPickups, tellOfPickupsJob } from "./tell-of-pickups.ts";

export const pickupsJobs = (ctx: Context) => [
  // Over the points, not over the deposits: a deposit need not wait for a sum over its point.
  job("request-when-full", () => requestWhenFull(ctx), { schedule: "*/5 * * * *" }),
  job(offerPickupsJob, () => offerPickups(ctx), { schedule: "*/5 * * * *" }),
  job("chase-pickups", () => chasePickups(ctx), { schedule: "*/10 * * * *" }),
  job(tellOfPickupsJob, (payload) => tellOfPickups(ctx, payload)),
];
