import { randomBytes } from "node:crypto";
import { buildCustodyEvent } from "@app/database/testing/build-custody";
import type { World } from "./authorisation-world.ts";

const day = "2026-11-01";

const publishedDay = async ({ server }: World): Promise<string> => {
  await server.database.db
    .insertInto("custody_roots")
    .values({ day, tree_size: 1, root_hash: randomBytes(32), created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return day;
};

/** Not in its place yet: what a published day holds is another's to prove. */
const freshSubject = async ({ server }: World): Promise<string> =>
  (await buildCustodyEvent(server.database.db)).subjectId;

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

export const custodySamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "GET /api/v1/custody/days/:day": async (world) => ({
    params: { day: await publishedDay(world) },
  }),
  "GET /api/v1/custody/days/:day/root.txt": async (world) => ({
    params: { day: await publishedDay(world) },
  }),
  "GET /api/v1/custody/consistency": async (world) => {
    const from = await publishedDay(world);
    return { query: { from, to: from } };
  },
  "GET /api/v1/custody/leaves": () => ({ query: { start: "0" } }),
  "GET /api/v1/custody/proofs/:subject": async (world) => ({
    params: { subject: await freshSubject(world) },
  }),
  "GET /api/v1/custody/epcis/:subject": async (world) => ({
    params: { subject: await freshSubject(world) },
  }),
};
