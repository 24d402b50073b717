import type { Context } from "../../context.ts";
import * as queries from "./sweep.queries.ts";

const keepDays = {
  /** As long as a dead code may be asked for again. */
  codes: 1,
  links: 1,
  /** As long as browsers keep the cookie. */
  devices: 400,
  organisationSessions: 30,
  /** As long as a session lives at most. */
  spentTokens: 30,
} as const;

const batch = 5000;

/** What has served its time; the row of somebody's attempt or code is nobody's business after it. */
export const sweepIdentity = async ({ db, clock }: Context): Promise<void> => {
  await queries.deleteOldCodes(db, clock, keepDays.codes);
  await queries.deleteOldLinks(db, clock, keepDays.links);
  await queries.deleteOldDevices(db, clock, keepDays.devices);
  await queries.deleteSpentTokens(db, clock, keepDays.spentTokens);
  await queries.deleteOldOrganisationSessions(db, clock, keepDays.organisationSessions);
  while ((await queries.deleteOldAttempts(db, clock, batch)) > 0);
};
