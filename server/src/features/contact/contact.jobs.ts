import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sweepContactMessages } from "./sweep-contact-messages.ts";

export const contactJobs = (ctx: Context) => [
  job("sweep-contact-messages", () => sweepContactMessages(ctx), { schedule: "20 3 * * *" }),
];
