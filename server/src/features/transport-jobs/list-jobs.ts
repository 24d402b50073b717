import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { listJobs as endpoint } from "@app/contract/transport-jobs";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { blockedBy } from "./blocked-by.rules.ts";
import { findDriver, findJobs } from "./jobs.queries.ts";
import { toJob } from "./shown-job.ts";

/** Readable with a paper that has run out, so that somebody sees what it costs them. */
export const listJobs = async (
  { db, clock }: Context,
  { userId }: Actor,
  filters: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const driver = await findDriver(db, clock, userId);
  if (!driver) return { jobs: [], blockedBy: "not_approved" };
  const jobs = await findJobs(db, clock, userId, filters);
  return { jobs: jobs.map(toJob), blockedBy: blockedBy(driver, null) };
};
