import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { makeRoom } from "./make-room.ts";
import { sweepOldNews } from "./sweep-old-news.ts";
import { sweepOldTraces } from "./sweep-old-traces.ts";

export const upkeepJobs = (ctx: Context) => [
  job("make-month-partitions", () => makeRoom(ctx), { schedule: "5 1 * * *" }),
  job("sweep-old-traces", () => sweepOldTraces(ctx), { schedule: "45 2 * * *" }),
  job("sweep-old-news", () => sweepOldNews(ctx), { schedule: "35 * * * *" }),
];
