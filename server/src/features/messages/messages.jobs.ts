import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import type { Channels } from "../../ports/channels.ts";
import { sendMessage, sendMessageJob } from "./send-message.ts";
import { sweepMessages } from "./sweep-messages.ts";

export const messagesJobs = (ctx: Context, channels: Channels) => [
  job(sendMessageJob, (payload) => sendMessage(ctx, channels, payload)),
  job("sweep-messages", () => sweepMessages(ctx), { schedule: "25 3 * * *" }),
];
