import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sweepInvitations } from "./sweep-invitations.ts";

export const collaboratorsJobs = (ctx: Context) => [
  job("sweep-invitations", () => sweepInvitations(ctx), { schedule: "15 2 * * *" }),
];
