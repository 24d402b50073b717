import { buildPointMistake } from "@app/database/testing/build-tasks";
import type { World } from "./authorisation-world.ts";

interface Sample {
  params: Record<string, string>;
  body?: Record<string, unknown>;
}

const task = async ({ server: { database } }: World): Promise<Sample> => ({
  params: { id: await buildPointMistake(database) },
});

export const taskSamples: Record<string, (world: World) => Promise<Sample>> = {
  "GET /api/v1/tasks/:id": task,
  "POST /api/v1/tasks/:id/owner": async (world) => ({
    ...(await task(world)),
    body: { take: true },
  }),
  "POST /api/v1/tasks/:id/decision": async (world) => ({
    ...(await task(world)),
    body: { choice: "nothing", note: "" },
  }),
};
