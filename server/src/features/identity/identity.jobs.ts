import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sealAnew } from "./seal-anew.ts";
import { sweepIdentity } from "./sweep-identity.ts";

export const identityJobs = (ctx: Context) => [
  job("sweep-identity", () => sweepIdentity(ctx), { schedule: "55 2 * * *" }),
  job("seal-anew", () => sealAnew(ctx), { schedule: "*/10 * * * *" }),
];
