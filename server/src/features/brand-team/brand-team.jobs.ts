import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { withdrawExpired } from "./team-invitations.queries.ts";

export const brandTeamJobs = (ctx: Context) => [
  job("sweep-team-invitations", () => withdrawExpired(ctx.db, ctx.clock), {
    schedule: "20 2 * * *",
  }),
];
