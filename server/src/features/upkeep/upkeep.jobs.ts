import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { makeRoom } from "./make-room.ts";
import { sweepOldNews } from "./sweep-old-news.ts";

export const upkeepJobs = (ctx: Context) => [
  job("make-month-partitions", () => makeRoom(ctx), { schedule: "5 1 * * *" }),
  job("sweep-old-news", () => sweepOldNews(ctx), { schedule: "35 * * * *" }),
];
