import type { Context } from "../../context.ts";
import { job } from "../../jobs/job.ts";
import { askAboutSilentDevices } from "./ask-about-silent-devices.ts";

export const depositsJobs = (ctx: Context) => [
  job("ask-about-silent-devices", () => askAboutSilentDevices(ctx), { schedule: "20 * * * *" }),
];
