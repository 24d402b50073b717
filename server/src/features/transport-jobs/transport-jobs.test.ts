import type { ResponseOf } from "@app/contract/endpoint";
import { showPickup } from "@app/contract/pickups";
import {
  arrive,
  listJobs,
  orderRoute,
  showJob,
  showRoute,
  startWay,
  tellLate,
  turnBack,
} from "@app/contract/transport-jobs";
import { meetAt } from "@app/database/testing/meet-at";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { deposit } from "../../testing/counter.ts";
import {
  accept,
  acceptedPickup,
  ask,
  buildDriver,
  buildFullCounter,
  buildHaul,
  everything,
  type Haul,
  openFacility,
  pickupIn,
  send,
  type TestDriver,
} from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let facilityId: string;
let haul: Haul;
const start = new Date("2026-11-15T10:00:00Z");
let now = start;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  facilityId = await openFacility(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = start;
  await sql`update pickups set status = 'cancelled' where status in ('requested', 'offered')`.execute(
    server.database.db,
  );
  haul = await buildHaul(server, facilityId);
});

const jobs = async (driver: TestDriver, query = {}) => {
  const answer = await send(haul, listJobs, { token: driver.token, query });
  return answer.body as ResponseOf<typeof listJobs>;
};

describe("jobs", () => {
  test("say the commune, the weight, the time and the pay, never where the door is", async () => {
    const { id } = pickupIn(await ask(haul));
    const answer = await jobs(haul.driver, { latitude: "36.75", longitude: "3.06" });
    expect(answer).toMatchObject({
      blockedBy: null,
      jobs: [{ id, grams: 100_000, commune: { code: 1601 }, record: { handovers: 0, within: 0 } }],
    });
    expect((answer.jobs[0]?.away ?? -1) % 1000).toBe(0);
    const text = JSON.stringify([
      answer,
      await send(haul, showJob, { token: haul.driver.token, params: { id } }),
    ]);
    for (const secret of ["Didouche", "El Baraka", "Ring twice", haul.counter.pointId, "36.75,"]) {
      expect(text).not.toContain(secret);
    }
  });

  test("are of the driver's areas, and for a van that could hold them", async () => {
    const small = await buildDriver(server, { payloadGrams: 100_000 });
    const { id } = pickupIn(await ask(haul));
    expect((await jobs(await buildDriver(server, { wilayas: [31] }))).jobs).toEqual([]);
    expect((await jobs(small)).jobs.map((job) => job.id)).toEqual([id]);
    const other = { ...haul, counter: await buildFullCounter(server) };
    await deposit(server.url, other.counter, { material: "aluminium", grams: 1000 });
    const more = { material: "aluminium", bags: 1, grams: 1000 } as const;
    pickupIn(await ask(other, { items: [...everything, more] }));
    expect((await jobs(haul.driver)).jobs).toHaveLength(2);
    expect((await jobs(small)).jobs.map((job) => job.id)).toEqual([id]);
  });

  test("come by pay for the way, and can be narrowed", async () => {
    const first = pickupIn(await ask(haul));
    const other = { ...haul, counter: await buildFullCounter(server) };
    const tuesday = { from: "2026-11-17T07:00:00.000Z", to: "2026-11-17T11:00:00.000Z" };
    const items = [{ material: "pet" as const, bags: 6, grams: 50_000 }];
    const second = pickupIn(await ask(other, { window: tuesday, items }));
    const ids = async (query: object) => (await jobs(haul.driver, query)).jobs.map(({ id }) => id);
    expect(await ids({})).toEqual([first.id, second.id]);
    expect(await ids({ day: "2026-11-17" })).toEqual([second.id]);
    expect(await ids({ minGrams: "60000" })).toEqual([first.id]);
    expect(await ids({ material: "pehd" })).toEqual([first.id]);
  });

  test("show what each van still holds on that day", async () => {
    await acceptedPickup(haul);
    const other = { ...haul, counter: await buildFullCounter(server) };
    const { id } = pickupIn(await ask(other));
    const { body } = await send(haul, showJob, { token: haul.driver.token, params: { id } });
    expect((body as ResponseOf<typeof showJob>).vans).toEqual([
      {
        id: haul.driver.vehicleId,
        plate: "204517-118-16",
        payloadGrams: 800_000,
        freeGrams: 700_000,
        blockedBy: null,
      },
    ]);
  });
});

describe("accepting", () => {
  test("ten drivers on two servers at once: one has it, nine learn that it is taken", async () => {
    const { id } = pickupIn(await ask(haul));
    const second = await server.addApi();
    const drivers = await Promise.all(Array.from({ length: 10 }, () => buildDriver(server)));
    const door = sql`select from pickups where id = ${id} for update`;
    const answers = await meetAt(
      server.database.db,
      door,
      drivers.map((driver, index) => () => {
        const at = { ...server, url: index % 2 ? second.url : server.url };
        return accept({ ...haul, server: at }, id, driver);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const errors = answers.flatMap(({ body }) => (body as { error?: string }).error ?? []);
    expect(errors).toEqual(Array(9).fill("job_taken"));
    const winner = drivers[answers.findIndex(({ status }) => status === 200)];
    const row = await server.database.db
      .selectFrom("pickups")
      .select(["transporter_id", "vehicle_id"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ transporter_id: winner?.id, vehicle_id: winner?.vehicleId });
  });

  test("two jobs at once do not fill one van twice", async () => {
    const driver = await buildDriver(server, { payloadGrams: 150_000 });
    const other = { ...haul, counter: await buildFullCounter(server) };
    const ids = [pickupIn(await ask(haul)).id, pickupIn(await ask(other)).id];
    const answers = await Promise.all(ids.map((id) => accept(haul, id, driver)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ error: "van_too_small" }),
    );
  });

  test.each([
    ["transporter_profiles", "licence_until", "licence"],
    ["transporter_profiles", "register_until", "register"],
    ["vehicles", "insurance_until", null],
  ] as const)(
    "a paper that has run out (%s.%s) holds up new jobs, not those begun",
    async (table, column, blockedBy) => {
      const begun = await acceptedPickup(haul);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = '2026-11-14'
      where user_id = ${haul.driver.id}`.execute(server.database.db);
      const other = { ...haul, counter: await buildFullCounter(server) };
      const { id } = pickupIn(await ask(other));
      expect((await accept(haul, id)).body).toMatchObject({ error: "paper_expired" });
      expect((await jobs(haul.driver)).blockedBy).toBe(blockedBy);
      const { body } = await send(haul, showJob, { token: haul.driver.token, params: { id } });
      expect((body as ResponseOf<typeof showJob>).vans[0]?.blockedBy).toBe(
        blockedBy ?? "insurance",
      );
      const way = { token: haul.driver.token, params: { id: begun.id } };
      expect((await send(haul, startWay, way)).status).toBe(200);
    },
  );

  test("on the last day of a paper they still may", async () => {
    await sql`update vehicles set insurance_until = '2026-11-15'`.execute(server.database.db);
    const { id } = pickupIn(await ask(haul));
    expect((await accept(haul, id)).status).toBe(200);
  });

  test("a driver whose file is not approved, with another's van, or from elsewhere does not", async () => {
    const { id } = pickupIn(await ask(haul));
    const other = await buildDriver(server);
    const stolen = { ...haul.driver, vehicleId: other.vehicleId };
    expect((await accept(haul, id, stolen)).status).toBe(404);
    const far = await buildDriver(server, { wilayas: [31] });
    expect((await accept(haul, id, far)).status).toBe(404);
    await sql`update transporter_profiles set status = 'suspended' where user_id = ${other.id}`.execute(
      server.database.db,
    );
    expect((await accept(haul, id, other)).body).toMatchObject({ error: "paper_expired" });
  });
});

describe("on the way", () => {
  const by = (id: string, driver = haul.driver) => ({ token: driver.token, params: { id } });

  test("late, then at the door; what a phone sends twice is once", async () => {
    const { id } = await acceptedPickup(haul);
    await send(haul, startWay, by(id));
    expect(pickupIn(await send(haul, startWay, by(id))).status).toBe("on_the_way");
    const late = await send(haul, tellLate, { ...by(id), body: { minutes: 30 } });
    expect(pickupIn(late).lateMinutes).toBe(30);
    const there = await send(haul, arrive, { ...by(id), body: { meters: 40 } });
    expect(pickupIn(there).status).toBe("weighing");
    await send(haul, arrive, { ...by(id), body: { meters: 40 } });
    expect((await send(haul, startWay, by(id))).body).toMatchObject({ error: "pickup_settled" });
    const steps = await server.database.db
      .selectFrom("pickup_steps")
      .select("kind")
      .where("pickup_id", "=", id)
      .orderBy("id")
      .execute();
    expect(steps.map(({ kind }) => kind)).toEqual([
      "asked",
      "accepted",
      "set_out",
      "late",
      "arrived",
    ]);
  });

  test("a closed door: why, and when again; the pick-up stays the driver's", async () => {
    const { id } = await acceptedPickup(haul);
    now = new Date("2026-11-16T08:00:00Z");
    await send(haul, arrive, { ...by(id), body: { meters: null } });
    const window = { from: "2026-11-17T07:00:00.000Z", to: "2026-11-17T11:00:00.000Z" };
    const body = { reason: "closed", note: "Nobody answers", photo: null, window } as const;
    expect(pickupIn(await send(haul, turnBack, { ...by(id), body }))).toMatchObject({
      status: "accepted",
      window,
    });
    const past = { ...body, window: { ...window, from: "2026-11-16T07:00:00.000Z" } };
    expect((await send(haul, turnBack, { ...by(id), body: past })).status).toBe(422);
  });

  test("another driver moves nothing", async () => {
    const { id } = await acceptedPickup(haul);
    const other = await buildDriver(server);
    expect((await send(haul, startWay, by(id, other))).status).toBe(404);
    expect((await call(server.url, showPickup, by(id, other))).status).toBe(404);
  });
});

describe("the route", () => {
  const route = async (day?: string) => {
    const query = day === undefined ? {} : { day };
    const { body } = await send(haul, showRoute, { token: haul.driver.token, query });
    return body as ResponseOf<typeof showRoute>;
  };
  const idsIn = ({ stops }: ResponseOf<typeof showRoute>) =>
    stops.map((one) => (one.kind === "pickup" ? one.stop.pickup.id : "facility"));

  test("has the day's stops and the facility; the driver's own order holds until it is let go", async () => {
    const first = await acceptedPickup(haul);
    const other = { ...haul, counter: await buildFullCounter(server) };
    const second = await acceptedPickup(other);
    expect(await route()).toMatchObject({ day: "2026-11-15", stops: [], isByHand: false });
    const monday = await route("2026-11-16");
    expect(idsIn(monday)).toHaveLength(3);
    expect(idsIn(monday).at(-1)).toBe("facility");
    expect(monday.stops[0]).toMatchObject({
      stop: { point: { address: { fr: "12, rue Didouche Mourad" } }, problem: null },
    });
    const order = (ids: string[], token = haul.driver.token) =>
      send(haul, orderRoute, { token, body: { day: "2026-11-16", ids } });
    for (const ids of [
      [second.id, first.id],
      [first.id, second.id],
    ]) {
      expect((await order(ids)).status).toBe(200);
      const shown = await route("2026-11-16");
      expect([idsIn(shown), shown.isByHand]).toEqual([[...ids, "facility"], true]);
    }
    expect((await order([first.id], (await buildDriver(server)).token)).status).toBe(404);
    await order([]);
    expect((await route("2026-11-16")).isByHand).toBe(false);
  });
});
