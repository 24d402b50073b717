import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sweepCertificates } from "./sweep-certificates.ts";

export const quizJobs = (ctx: Context) => [
  job("sweep-quiz-certificates", () => sweepCertificates(ctx), { schedule: "30 3 * * *" }),
];
