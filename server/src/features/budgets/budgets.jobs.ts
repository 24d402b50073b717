import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { countCover } from "./count-cover.ts";
import { tendBudgets } from "./tend-budgets.ts";

export const budgetsJobs = (ctx: Context) => [
  job("tend-budgets", () => tendBudgets(ctx), { schedule: "* * * * *" }),
  job("count-cover", () => countCover(ctx), { schedule: "*/10 * * * *" }),
];
