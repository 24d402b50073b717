import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { erasePeople } from "./erase-people.ts";

export const accountsJobs = (ctx: Context) => [
  job("erase-people", () => erasePeople(ctx), { schedule: "15 2 * * *" }),
];
