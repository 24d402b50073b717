import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { expireDeclarations } from "./expire-declarations.ts";

export const declarationsJobs = (ctx: Context) => [
  job("expire-declarations", () => expireDeclarations(ctx), { schedule: "*/15 * * * *" }),
];
