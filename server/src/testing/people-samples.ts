import { randomUUIDv7 } from "node:crypto";
import { freshSession } from "./authorisation-things.ts";
import type { World } from "./authorisation-world.ts";

interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const about = ({ citizen }: World): Record<string, string> => ({ id: citizen.id });
const reason = "Asked for on the phone";

/** Asked for by somebody else than the administrator who calls. */
const askedCorrection = async ({ server, citizen, ownerId }: World): Promise<string> => {
  const id = randomUUIDv7();
  await server.database.db
    .insertInto("balance_corrections")
    .values({
      id,
      user_id: citizen.id,
      tokens: 150_000,
      reason,
      asked_by: ownerId,
      asked_at: new Date(),
    })
    .execute();
  return id;
};

export const peopleSamples: Record<string, (world: World) => Sample | Promise<Sample>> = {
  "GET /api/v1/users": () => ({ query: { find: "Belonging" } }),
  "GET /api/v1/users/export": () => ({ query: { find: "Belonging" } }),
  "GET /api/v1/users/:id": (world) => ({ params: about(world) }),
  "GET /api/v1/users/:id/ledger": (world) => ({ params: about(world) }),
  "GET /api/v1/users/:id/deposits": (world) => ({ params: about(world) }),
  "POST /api/v1/users/:id/state": (world) => ({
    params: about(world),
    body: { state: "suspended", reason },
  }),
  "POST /api/v1/users/:id/code": (world) => ({ params: about(world), body: { reason } }),
  "POST /api/v1/users/:id/roles": (world) => ({
    params: about(world),
    body: { role: "point", held: true },
  }),
  "DELETE /api/v1/users/:id/devices/:deviceId": async (world) => ({
    params: { ...about(world), deviceId: (await freshSession(world)).id },
  }),
  "POST /api/v1/users/:id/notes": (world) => ({
    params: about(world),
    body: { text: "Called about a bag" },
  }),
  "POST /api/v1/users/:id/corrections": (world) => ({
    params: about(world),
    body: { change: 1050, reason },
  }),
  "POST /api/v1/corrections/:id/decision": async (world) => ({
    params: { id: await askedCorrection(world) },
    body: { decision: "confirmed" },
  }),
};
