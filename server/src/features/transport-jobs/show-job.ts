import type { ResponseOf } from "@app/contract/endpoint";
import type { showJob as endpoint } from "@app/contract/transport-jobs";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { blockedBy } from "./blocked-by.rules.ts";
import { findDriver, findJob, findVans } from "./jobs.queries.ts";
import { isFree } from "./job.rules.ts";
import { toJob } from "./shown-job.ts";

export const showJob = async (
  { db, clock }: Context,
  { userId }: Actor,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const driver = await findDriver(db, clock, userId);
  const row = driver && (await findJob(db, clock, userId, id));
  if (!row) throw new AppError("not_found");
  if (!isFree(row)) throw new AppError("job_taken");
  const vans = await findVans(db, userId, row.window_from);
  return {
    job: toJob(row),
    vans: vans.map(({ insuranceUntil, ...van }) => ({
      ...van,
      blockedBy: blockedBy(driver, { insuranceUntil }),
    })),
  };
};
