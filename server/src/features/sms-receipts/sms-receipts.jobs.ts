import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { sendReceipt, sendReceiptJob } from "./send-receipt.ts";

export const smsReceiptsJobs = (ctx: Context) => [
  job(sendReceiptJob, (payload) => sendReceipt(ctx, payload)),
];
