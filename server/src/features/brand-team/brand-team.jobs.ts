import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sweepTeamInvitations } from "./sweep-team-invitations.ts";

export const brandTeamJobs = (ctx: Context) => [
  job("sweep-team-invitations", () => sweepTeamInvitations(ctx), { schedule: "20 2 * * *" }),
];
