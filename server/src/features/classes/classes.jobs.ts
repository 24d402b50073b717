import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sweepClasses } from "./sweep-classes.ts";

export const classesJobs = (ctx: Context) => [
  job("sweep-school-classes", () => sweepClasses(ctx), { schedule: "35 3 * * *" }),
];
