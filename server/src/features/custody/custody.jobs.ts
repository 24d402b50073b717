import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { checkCustody } from "./check-custody.ts";
import { publishDay } from "./publish-day.ts";
import { sealWaiting } from "./seal-custody.ts";

export const custodyJobs = (ctx: Context) => [
  job("seal-custody", () => sealWaiting(ctx), { schedule: "* * * * *" }),
  // Every few minutes, for a midnight at which nothing ran; a day is published once.
  job("publish-custody", () => publishDay(ctx), { schedule: "*/5 * * * *" }),
  job("check-custody", () => checkCustody(ctx), { schedule: "20 1 * * *" }),
];
