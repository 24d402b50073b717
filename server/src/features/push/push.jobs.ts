import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import type { Push } from "../../ports/push.ts";
import { sendPushJob } from "./queue-push.ts";
import { sendPush } from "./send-push.ts";
import { sweepSubscriptions } from "./sweep-subscriptions.ts";

export const pushJobs = (ctx: Context, push: Push | null) => [
  job(sendPushJob, (payload) => sendPush(ctx, push, payload)),
  job("sweep-push-subscriptions", () => sweepSubscriptions(ctx), { schedule: "15 3 * * *" }),
];
