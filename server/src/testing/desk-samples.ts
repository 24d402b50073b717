import { randomUUID } from "node:crypto";
import { buildPickup, openFacility } from "@app/database/testing/build-pickup";
import { buildTransporter } from "@app/database/testing/build-transporter";
import { buildPoint } from "@app/database/testing/builders";
import { weighedDeposit } from "./authorisation-things.ts";
import type { World } from "./authorisation-world.ts";

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const day = 24 * 3_600_000;

/** A morning soon; nobody drives on Friday. */
const window = () => {
  const midnight = Math.floor(Date.now() / day) * day;
  const mornings = [1, 2].map((days) => new Date(midnight + days * day + 7 * 3_600_000));
  const from = mornings.find((morning) => morning.getUTCDay() !== 5) ?? new Date();
  return { from: from.toISOString(), to: new Date(from.getTime() + 4 * 3_600_000).toISOString() };
};

const communeCode = 1601;

/** One that a driver gave back and nobody else took. */
const freePickup = async ({ server: { database } }: World): Promise<string> => {
  const { db } = database;
  const point = await buildPoint(db, { communeCode });
  const facilityId = await openFacility(database.ownerUrl);
  const { id } = await buildPickup(db, point, { facilityId });
  await db
    .updateTable("pickups")
    .set({ status: "no_taker", transporter_id: null, vehicle_id: null })
    .where("id", "=", id)
    .execute();
  return id;
};

const pointOf = ({ pointId }: World): Asked => ({ params: { id: pointId } });

/** Tables of the back office; a lot is looked for that nobody has. */
export const deskSamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "GET /api/v1/back-office/deposits/:id": async (world) => ({
    params: { id: (await weighedDeposit(world)).id },
  }),
  "GET /api/v1/back-office/pickups/:id": async (world) => ({
    params: { id: await freePickup(world) },
  }),
  "GET /api/v1/back-office/pickups/:id/drivers": async (world) => ({
    params: { id: await freePickup(world) },
    query: { from: window().from },
  }),
  "POST /api/v1/back-office/pickups/:id/assignment": async (world) => {
    const { id: driverId, vehicleId } = await buildTransporter(world.server.database.db);
    return {
      params: { id: await freePickup(world) },
      body: { driverId, vehicleId, window: window(), note: "Agreed on the phone" },
    };
  },
  "GET /api/v1/back-office/lots/:id": () => ({ params: { id: randomUUID() } }),
  "GET /api/v1/back-office/points/:id": pointOf,
  "POST /api/v1/back-office/points/:id/state": async ({ server: { database } }) => ({
    params: { id: (await buildPoint(database.db)).id },
    body: { isPaused: true, note: "The scale is broken" },
  }),
};
