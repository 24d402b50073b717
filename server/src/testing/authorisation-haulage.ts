import { createHash, randomUUIDv7 } from "node:crypto";
import { addEvidence } from "@app/contract/handovers";
import { connect } from "@app/database/connect";
import { buildFacility, buildPickup } from "@app/database/testing/build-pickup";
import type { World } from "./authorisation-world.ts";
import { call } from "./call.ts";

interface Sample {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

const sha256 = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Four by three points of green. */
export const smallPhoto =
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBD" +
  "ARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAADAAQD" +
  "ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAA" +
  "AQX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCeAU1//9k=";

const transporterOf = async ({ server, passes }: World): Promise<string> => {
  const session = await server.database.db
    .selectFrom("sessions")
    .select("user_id")
    .where("access_hash", "=", sha256(passes.T.token ?? ""))
    .executeTakeFirstOrThrow();
  return session.user_id;
};

const anyFacility = async ({ server: { database } }: World): Promise<string> => {
  const found = await database.db.selectFrom("facilities").select("id").executeTakeFirst();
  if (found) return found.id;
  const owner = connect(database.ownerUrl, { max: 1 });
  const id = await buildFacility(owner.db);
  await owner.close();
  return id;
};

const vanOf = async ({ server: { database } }: World, userId: string): Promise<string> => {
  const found = await database.db
    .selectFrom("vehicles")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (found) return found.id;
  const id = randomUUIDv7();
  await database.db
    .insertInto("vehicles")
    .values({
      id,
      user_id: userId,
      plate: "301222-119-16",
      kind: "van",
      payload_grams: 800_000,
      volume_liters: 8000,
      insurance_until: "2029-12-31",
      place: 0,
      created_at: new Date(),
    })
    .execute();
  return id;
};

/** One of the point's that the transporter has accepted; whoever was let in may have ended the last. */
const openPickup = async (world: World): Promise<string> => {
  const { db } = world.server.database;
  const open = await db
    .selectFrom("pickups")
    .select("id")
    .where("point_id", "=", world.pointId)
    .where("status", "in", ["accepted", "on_the_way", "weighing"])
    .executeTakeFirst();
  if (open) return open.id;
  const id = await transporterOf(world);
  const { id: pickupId } = await buildPickup(
    db,
    { id: world.pointId, ownerId: world.ownerId },
    {
      facilityId: await anyFacility(world),
      transporter: { id, vehicleId: await vanOf(world, id) },
      items: [{ material: "pet", grams: 1000 }],
    },
  );
  return pickupId;
};

const ofPickup = async (world: World, body?: Record<string, unknown>): Promise<Sample> => ({
  params: { id: await openPickup(world) },
  ...(body && { body }),
});

/** A photo that the driver took at the door. */
const photoOfDoor = async (world: World): Promise<string> => {
  const { url, database } = world.server;
  const { body } = await call(url, addEvidence, { ...world.passes.T, body: { data: smallPhoto } });
  const { name } = body as { name: string };
  await database.db
    .insertInto("pickup_steps")
    .values({
      id: randomUUIDv7(),
      pickup_id: await openPickup(world),
      status: "accepted",
      kind: "turned_back",
      data: JSON.stringify({ photo: name }),
      at: new Date(),
    })
    .execute();
  return name;
};

const freshDelivery = async (world: World): Promise<{ id: string; token: string }> => {
  const id = randomUUIDv7();
  const token = randomUUIDv7();
  await world.server.database.db
    .insertInto("deliveries")
    .values({
      id,
      transporter_id: await transporterOf(world),
      facility_id: await anyFacility(world),
      token_hash: sha256(token),
      created_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return { id, token };
};

const day = 24 * 3_600_000;

/** A morning soon; nobody drives on Friday. */
const window = () => {
  const midnight = Math.floor(Date.now() / day) * day;
  const mornings = [1, 2].map((days) => new Date(midnight + days * day + 7 * 3_600_000));
  const from = mornings.find((morning) => morning.getUTCDay() !== 5) ?? new Date();
  return {
    from: from.toISOString(),
    to: new Date(from.getTime() + 4 * 3_600_000).toISOString(),
  };
};
const moment = (): string => new Date().toISOString();
const weighed = {
  material: "pet",
  bags: 1,
  declaredGrams: 1000,
  refusedGrams: 0,
  weighedGrams: 1000,
  reason: null,
  photo: null,
};

export const haulageSamples: Record<string, (world: World) => Promise<Sample>> = {
  "POST /api/v1/points/:id/pickups": async ({ pointId }) => ({
    params: { id: pointId },
    body: {
      items: [{ material: "pet", bags: 1, grams: 1000 }],
      window: window(),
      accessNote: "",
    },
  }),
  "GET /api/v1/points/:id/pickups": async ({ pointId }) => ({ params: { id: pointId } }),
  "PUT /api/v1/points/:id/pin": async ({ pointId }) => ({
    params: { id: pointId },
    body: { pin: "2468" },
  }),
  "GET /api/v1/pickups/:id": (world) => ofPickup(world),
  "POST /api/v1/pickups/:id/cancel": (world) => ofPickup(world, { reason: "Closed" }),
  "POST /api/v1/pickups/:id/proposal-answer": (world) => ofPickup(world, { isAccepted: true }),
  "GET /api/v1/jobs/:id": (world) => ofPickup(world),
  "POST /api/v1/pickups/:id/accept": (world) => ofPickup(world, { vehicleId: randomUUIDv7() }),
  "POST /api/v1/pickups/:id/propose": (world) => ofPickup(world, { window: window() }),
  "POST /api/v1/pickups/:id/on-the-way": (world) => ofPickup(world),
  "POST /api/v1/pickups/:id/late": (world) => ofPickup(world, { minutes: 15 }),
  "POST /api/v1/pickups/:id/arrive": (world) => ofPickup(world, { meters: 20 }),
  "POST /api/v1/pickups/:id/turned-back": (world) =>
    ofPickup(world, { reason: "closed", note: "", photo: null, window: window() }),
  "PUT /api/v1/route": async (world) => ({
    body: { day: "2026-11-16", ids: [await openPickup(world)] },
  }),
  "POST /api/v1/pickups/:id/sign": (world) =>
    ofPickup(world, {
      side: "point",
      items: [weighed],
      occurredAt: moment(),
      sentAt: moment(),
    }),
  "POST /api/v1/evidence": async () => ({ body: { data: smallPhoto } }),
  "GET /api/v1/evidence/:name": async (world) => ({ params: { name: await photoOfDoor(world) } }),
  "POST /api/v1/deliveries": async (world) => ({ body: { facilityId: await anyFacility(world) } }),
  "GET /api/v1/deliveries/:id": async (world) => ({
    params: { id: (await freshDelivery(world)).id },
  }),
  "GET /api/v1/facility/receive/:token": async (world) => ({
    params: { token: (await freshDelivery(world)).token },
  }),
  "POST /api/v1/facility/receive/:token": async (world) => ({
    params: { token: (await freshDelivery(world)).token },
    body: {
      name: "Nadia",
      ticket: null,
      items: [{ material: "pet", receivedGrams: 1000, refusedGrams: 0, grade: "A" }],
    },
  }),
};
