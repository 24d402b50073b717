import { randomUUID } from "node:crypto";
import { assignPickup, listFittingDrivers } from "@app/contract/desk-pickups";
import type { BodyInput } from "@app/contract/endpoint";
import { showTask } from "@app/contract/tasks";
import { cancelPickup } from "@app/contract/pickups";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import {
  accept,
  ask,
  buildDriver,
  buildHaul,
  type Haul,
  mondayMorning,
  openFacility,
  pickupIn,
  send,
} from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let haul: Haul;
let facilityId: string;
let token: string;
const moment = new Date("2026-11-15T10:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  const { db, ownerUrl } = server.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  token = await buildSession(db, admin.id, { isStrong: true });
  facilityId = await openFacility(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  haul = await buildHaul(server, facilityId);
});

const db = () => server.database.db;

/** Asked for, and nobody took it: the back office has a task. */
const withoutTaker = async (): Promise<string> => {
  const { id } = pickupIn(await ask(haul));
  await db().updateTable("pickups").set({ status: "no_taker" }).where("id", "=", id).execute();
  await db()
    .insertInto("tasks")
    .values({
      id: randomUUID(),
      kind: "pickup_without_taker",
      subject_id: id,
      data: "{}",
      created_at: moment,
      due_at: moment,
    })
    .execute();
  return id;
};

const assign = (
  id: string,
  changes: Partial<BodyInput<typeof assignPickup>> = {},
  key: string = randomUUID(),
) => {
  const { id: driverId, vehicleId } = haul.driver;
  const body = { driverId, vehicleId, window: mondayMorning, note: "Agreed on the phone" };
  return call(server.url, assignPickup, {
    token,
    key,
    params: { id },
    body: { ...body, ...changes },
  });
};

const statusOf = async (id: string) => {
  const columns = ["status", "transporter_id", "vehicle_id"] as const;
  return db().selectFrom("pickups").select(columns).where("id", "=", id).executeTakeFirstOrThrow();
};

test("a driver who agreed has it, once, and the task about it is done", async () => {
  const id = await withoutTaker();
  const key = randomUUID();
  expect((await assign(id, {}, key)).status).toBe(200);
  expect((await assign(id, {}, key)).status).toBe(200);
  expect((await assign(id, { note: "Something else" }, key)).status).toBe(422);
  expect(await statusOf(id)).toEqual({
    status: "accepted",
    transporter_id: haul.driver.id,
    vehicle_id: haul.driver.vehicleId,
  });
  const steps = await db()
    .selectFrom("pickup_steps")
    .select("kind")
    .where("pickup_id", "=", id)
    .where("kind", "=", "assigned")
    .execute();
  expect(steps).toHaveLength(1);
  const task = await db()
    .selectFrom("tasks")
    .select(["decision"])
    .where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(task.decision).toBe("assigned");
  expect((await assign(id)).body).toMatchObject({ error: "job_taken" });
});

test("what a driver's own yes has to pass is asked of this one too", async () => {
  const id = await withoutTaker();
  const small = await buildDriver(server, { payloadGrams: 100_000 });
  const far = await buildDriver(server, { wilayas: [31] });
  const friday = { from: "2026-11-20T07:00:00.000Z", to: "2026-11-20T11:00:00.000Z" };
  expect((await assign(id, { window: friday })).status).toBe(422);
  expect((await assign(id, { driverId: far.id, vehicleId: far.vehicleId })).status).toBe(404);
  // Somebody else's van.
  expect((await assign(id, { vehicleId: small.vehicleId })).status).toBe(404);
  await db()
    .updateTable("vehicles")
    .set({ insurance_until: "2026-11-14" })
    .where("id", "=", haul.driver.vehicleId)
    .execute();
  expect((await assign(id)).body).toMatchObject({ error: "paper_expired" });
  expect(await statusOf(id)).toMatchObject({ status: "no_taker", transporter_id: null });
});

const fitting = async (id: string) => {
  const { body } = await call(server.url, listFittingDrivers, {
    token,
    params: { id },
    query: { from: mondayMorning.from },
  });
  return listFittingDrivers.response.parse(body).drivers;
};

test("its task names who could take it, as the list does", async () => {
  const id = await withoutTaker();
  const { id: taskId } = await db()
    .selectFrom("tasks")
    .select("id")
    .where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  const { body } = await call(server.url, showTask, { token, params: { id: taskId } });
  const { facts } = showTask.response.parse(body);
  const named = facts.filter(({ name }) => name === "fitting_driver");
  expect(named.map(({ value }) => value.value)).toEqual(
    (await fitting(id)).map(({ name }) => name),
  );
  expect(named.length).toBeGreaterThan(0);
});

test("whoever gave it back may be asked once more", async () => {
  const id = await withoutTaker();
  await assign(id);
  await send(haul, cancelPickup, {
    token: haul.driver.token,
    params: { id },
    body: { reason: "" },
  });
  expect((await fitting(id)).map((driver) => driver.id)).toContain(haul.driver.id);
});

test("a van is not filled twice, and two pick-ups at once share its room", async () => {
  const driver = await buildDriver(server, { payloadGrams: 150_000 });
  const taken = { driverId: driver.id, vehicleId: driver.vehicleId };
  const first = await withoutTaker();
  haul = await buildHaul(server, facilityId);
  const second = await withoutTaker();
  const answers = await Promise.all([assign(first, taken), assign(second, taken)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: "van_too_small",
  });
  expect((await fitting(second)).find(({ id }) => id === driver.id)?.vans).toMatchObject([
    { freeGrams: 50_000, fits: false },
  ]);
});

test("a driver who takes it and the back office who gives it: one of them does", async () => {
  const { id } = pickupIn(await ask(haul));
  const other = await buildDriver(server);
  const answers = await Promise.all([
    accept(haul, id),
    assign(id, { driverId: other.id, vehicleId: other.vehicleId }),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test("where the point has asked again, the old one stays as it is", async () => {
  const id = await withoutTaker();
  pickupIn(await ask(haul));
  expect((await assign(id)).body).toMatchObject({ error: "van_coming" });
});
