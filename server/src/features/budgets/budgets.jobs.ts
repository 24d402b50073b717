import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { countCover } from "./budgets.queries.ts";
import { tendBudgets } from "./tend-budgets.ts";

export const budgetsJobs = (ctx: Context) => [
  job("tend-budgets", () => tendBudgets(ctx), { schedule: "* * * * *" }),
  job("count-cover", () => countCover(ctx.db, ctx.clock), { schedule: "*/10 * * * *" }),
];
