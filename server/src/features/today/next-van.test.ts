import type { ResponseOf } from "@app/contract/endpoint";
import { signHandover } from "@app/contract/handovers";
import { type NextVan, pointToday } from "@app/contract/point-day";
import { showPickup } from "@app/contract/pickups";
import { arrive, proposeWindow } from "@app/contract/transport-jobs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  accept,
  ask,
  buildHaul,
  everything,
  type Haul,
  mondayMorning,
  openFacility,
  pickupIn,
  send,
} from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let facilityId: string;
let haul: Haul;
/** A Sunday, an hour later in Algiers. */
const start = new Date("2026-11-15T10:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ fixed: () => start });
  facilityId = await openFacility(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  haul = await buildHaul(server, facilityId);
});

const nextVan = async (): Promise<NextVan | null> => {
  const { counter } = haul;
  const params = { id: counter.pointId };
  const { body } = await send(haul, pointToday, { token: counter.operatorToken, params });
  return (body as ResponseOf<typeof pointToday>).van;
};

test("the day of a point shows the van that comes, and what its driver waits for", async () => {
  expect(await nextVan()).toBeNull();
  const { id } = pickupIn(await ask(haul));
  const params = { id };
  expect(await nextVan()).toEqual({
    id,
    state: "looking",
    window: mondayMorning,
    driver: null,
    waitsFor: null,
  });
  await accept(haul, id);
  expect(await nextVan()).toMatchObject({
    state: "accepted",
    driver: "Karim M.",
    waitsFor: null,
  });
  const afternoon = { from: "2026-11-16T12:00:00.000Z", to: "2026-11-16T16:00:00.000Z" };
  const token = haul.driver.token;
  await send(haul, proposeWindow, { token, params, body: { window: afternoon } });
  expect(await nextVan()).toMatchObject({ window: mondayMorning, waitsFor: "answer" });
});

test("once the driver has signed, both sides read the same weights and the point is waited for", async () => {
  const { id } = pickupIn(await ask(haul));
  const params = { id };
  const token = haul.driver.token;
  await accept(haul, id);
  await send(haul, arrive, { token, params, body: { meters: null } });
  const items = everything.map(({ material, bags, grams }) => ({
    material,
    bags,
    declaredGrams: grams,
    refusedGrams: 0,
    weighedGrams: grams - 100,
    reason: null,
    photo: null,
  }));
  const now = start.toISOString();
  const body = { side: "driver", items, occurredAt: now, sentAt: now } as const;
  expect((await send(haul, signHandover, { token, params, body })).status).toBe(200);
  expect(await nextVan()).toMatchObject({ state: "weighing", waitsFor: "signature" });
  const shown = await send(haul, showPickup, { token: haul.counter.operatorToken, params });
  expect(shown.body).toMatchObject({ side: "point", signatures: [{ side: "driver", items }] });
});
