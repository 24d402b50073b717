import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { closeDay } from "./close-day.ts";

export const nationalFiguresJobs = (ctx: Context) => [
  // Every few minutes, for it waits until the root of the day is published; a day closes once.
  job("close-figures", () => closeDay(ctx), { schedule: "*/5 * * * *" }),
];
