import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { expireVouchers } from "./expire-vouchers.ts";
import { remindOfVouchers } from "./remind-of-vouchers.ts";
import { tellOfVouchers, tellOfVouchersJob } from "./tell-of-vouchers.ts";

export const vouchersJobs = (ctx: Context) => [
  job("expire-vouchers", () => expireVouchers(ctx), { schedule: "*/5 * * * *" }),
  // By day alone, every hour: nobody is woken up by a voucher.
  job("remind-of-vouchers", () => remindOfVouchers(ctx), { schedule: "15 8-18 * * *" }),
  job(tellOfVouchersJob, (payload) => tellOfVouchers(ctx, payload)),
];
