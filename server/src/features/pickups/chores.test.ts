import type { ResponseOf } from "@app/contract/endpoint";
import { livePath } from "@app/contract/live";
import { listNotifications } from "@app/contract/notifications";
import { cancelPickup, listPickups } from "@app/contract/pickups";
import { acceptJob, arrive, startWay, tellLate } from "@app/contract/transport-jobs";
import { connect } from "@app/database/connect";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { createTestContext } from "../../testing/test-context.ts";
import {
  accept,
  acceptedPickup,
  ask,
  buildDriver,
  buildHaul,
  type Haul,
  openFacility,
  pickupIn,
  send,
  sign,
} from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { chasePickups } from "./chase-pickups.ts";
import { offerPickups } from "./offer-pickups.ts";
import { giveBackAll } from "./give-back.ts";
import { requestWhenFull } from "./request-when-full.ts";

let server: TestServer;
let ctx: Context;
let facilityId: string;
let haul: Haul;
const start = new Date("2026-11-15T10:00:00Z");
let now = start;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  await server.addWorker();
  ctx = { ...createTestContext(server.database), clock: { fixed: () => now } };
  facilityId = await openFacility(server);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  now = start;
  const { db } = server.database;
  await sql`update pickups set status = 'cancelled' where status in ('requested', 'offered')`.execute(
    db,
  );
  await sql`update transporter_profiles set status = 'suspended'`.execute(db);
  haul = await buildHaul(server, facilityId);
});

const listed = async (token = haul.counter.operatorToken) => {
  const { body } = await send(haul, listPickups, { token, params: { id: haul.counter.pointId } });
  return body as ResponseOf<typeof listPickups>;
};

const setThreshold = (grams: number) =>
  server.database.db
    .updateTable("points")
    .set({ capacity_grams: grams })
    .where("id", "=", haul.counter.pointId)
    .execute();

const told = async (token: string) => {
  const { body } = await send(haul, listNotifications, { token });
  return (body as ResponseOf<typeof listNotifications>).notifications;
};
const kindsOf = async (token: string) => (await told(token)).map(({ kind }) => kind);
const patience = { timeout: 10_000 };
/** Whoever has this token is told of it before long. */
const isTold = async (token: string, kind: string): Promise<void> => {
  await expect.poll(() => kindsOf(token), patience).toContain(kind);
};

const tasksAbout = async (subjectId: string) => {
  const { rows } = await sql<{ kind: string }>`select kind from tasks
    where subject_id = ${subjectId}`.execute(server.database.db);
  return rows.map(({ kind }) => kind);
};

describe("a store that is full", () => {
  test("asks by itself, for all of it at the first time there is; its owner is told", async () => {
    await setThreshold(100_001);
    await requestWhenFull(ctx);
    expect((await listed()).coming).toBeNull();
    await setThreshold(100_000);
    await requestWhenFull(ctx);
    await requestWhenFull(ctx);
    expect((await listed()).coming).toMatchObject({
      origin: "full",
      window: { from: "2026-11-15T12:00:00.000Z" },
      items: [{ grams: 80_000 }, { grams: 20_000 }],
    });
    await isTold(haul.counter.operatorToken, "van_requested");
  });

  test("leaves its owner in peace for a day when they call it off", async () => {
    await setThreshold(100_000);
    await requestWhenFull(ctx);
    const { coming } = await listed();
    await send(haul, cancelPickup, {
      token: haul.counter.operatorToken,
      params: { id: coming?.id ?? "" },
      body: { reason: "We are closed this week" },
    });
    now = new Date("2026-11-16T09:00:00Z");
    await requestWhenFull(ctx);
    expect((await listed()).coming).toBeNull();
    now = new Date("2026-11-16T09:59:59Z");
    await sql`update pickups set changed_at = changed_at - interval '1 minute'`.execute(
      server.database.db,
    );
    await requestWhenFull(ctx);
    expect((await listed()).coming).toMatchObject({ origin: "full" });
  });
});

describe("an offer", () => {
  test("goes to those it fits, and to nobody else", async () => {
    const far = await buildDriver(server, { wilayas: [31] });
    const expired = await buildDriver(server);
    await sql`update vehicles set insurance_until = '2026-11-14' where user_id = ${expired.id}`.execute(
      server.database.db,
    );
    const { id } = pickupIn(await ask(haul));
    await isTold(haul.driver.token, "job_near");
    expect(await kindsOf(haul.driver.token)).toEqual(["job_near"]);
    const [job] = await told(haul.driver.token);
    expect(job?.data).toMatchObject({ from: "2026-11-16T07:00:00.000Z" });
    expect(JSON.stringify(job)).not.toContain("Baraka");
    expect((await listed()).coming).toMatchObject({ id, status: "offered" });
    for (const other of [far, expired]) expect(await kindsOf(other.token)).toEqual([]);
  });

  test("waits while there is nobody; given back it goes to the others alone", async () => {
    await sql`update transporter_profiles set status = 'suspended'`.execute(server.database.db);
    pickupIn(await ask(haul));
    await offerPickups(ctx);
    expect((await listed()).coming?.status).toBe("requested");
    await sql`update transporter_profiles set status = 'active'
      where user_id = ${haul.driver.id}`.execute(server.database.db);
    const pickup = (await listed()).coming;
    await offerPickups(ctx);
    expect((await listed()).coming?.status).toBe("offered");
    const options = { token: haul.driver.token, params: { id: pickup?.id ?? "" } };
    await send(haul, acceptJob, { ...options, body: { vehicleId: haul.driver.vehicleId } });
    await send(haul, cancelPickup, { ...options, body: { reason: "" } });
    const other = await buildDriver(server);
    await offerPickups(ctx);
    await isTold(other.token, "job_near");
    expect(await kindsOf(other.token)).toEqual(["job_near"]);
    expect((await kindsOf(haul.driver.token)).filter((kind) => kind === "job_near")).toHaveLength(
      1,
    );
  });
});

describe("time passes", () => {
  test("no taker for 48 hours: a task, and the point is told and may ask again", async () => {
    const { id } = pickupIn(await ask(haul));
    // As if it had been asked for so long ago, by the clock of its steps.
    const owner = connect(server.database.ownerUrl);
    await sql`alter table pickup_steps disable trigger no_change`.execute(owner.db);
    const age = (interval: string) =>
      sql`update pickup_steps set at = ${start}::timestamptz - ${interval}::interval
        where pickup_id = ${id}`.execute(owner.db);
    await age("47 hours 59 minutes");
    await chasePickups(ctx);
    expect(await tasksAbout(id)).toEqual([]);
    await age("48 hours");
    await chasePickups(ctx);
    await sql`alter table pickup_steps enable trigger no_change`.execute(owner.db);
    await owner.close();
    expect((await listed()).past[0]).toMatchObject({ id, status: "no_taker" });
    expect(await tasksAbout(id)).toEqual(["pickup_without_taker"]);
    await isTold(haul.counter.operatorToken, "van_no_taker");
    expect((await ask(haul)).status).toBe(201);
  });

  test("its time begins and nobody has taken it: the next one is offered", async () => {
    const { id } = pickupIn(await ask(haul));
    now = new Date("2026-11-16T07:00:00Z");
    await chasePickups(ctx);
    expect((await listed()).coming).toMatchObject({
      id,
      window: { from: "2026-11-16T12:00:00.000Z", to: "2026-11-16T16:00:00.000Z" },
    });
    await isTold(haul.counter.operatorToken, "van_postponed");
  });

  test("a driver who has not come is asked after, once; the pick-up stays theirs", async () => {
    const { id } = await acceptedPickup(haul);
    now = new Date("2026-11-16T13:59:00Z");
    await sql`update sessions set access_expires_at = '2027-01-01'`.execute(server.database.db);
    await chasePickups(ctx);
    expect(await tasksAbout(id)).toEqual([]);
    now = new Date("2026-11-16T14:00:00Z");
    await chasePickups(ctx);
    await chasePickups(ctx);
    expect(await tasksAbout(id)).toEqual(["pickup_overdue"]);
    expect((await listed()).coming).toMatchObject({ id, status: "accepted" });
  });
});

describe("both sides are told", () => {
  test("the point of its van, the driver of their job, step by step", async () => {
    const { id } = await acceptedPickup(haul);
    const by = { token: haul.driver.token, params: { id } };
    await send(haul, startWay, by);
    await send(haul, tellLate, { ...by, body: { minutes: 15 } });
    await send(haul, arrive, { ...by, body: { meters: null } });
    await sign(haul, id, "driver");
    await sign(haul, id, "point");
    const point = haul.counter.operatorToken;
    await expect
      .poll(async () => (await kindsOf(point)).toSorted(), patience)
      .toEqual(["driver_signed", "handed_over", "van_arrived", "van_coming", "van_late"]);
    await isTold(haul.driver.token, "van_loaded");
    const coming = (await told(point)).find(({ kind }) => kind === "van_coming");
    expect(coming?.data).toMatchObject({
      driver: "Karim M.",
      plate: "204517-118-16",
      from: "2026-11-16T07:00:00.000Z",
    });
  });

  test("the driver of a pick-up that was called off", async () => {
    const { id } = await acceptedPickup(haul);
    await send(haul, cancelPickup, {
      token: haul.counter.operatorToken,
      params: { id },
      body: { reason: "" },
    });
    await isTold(haul.driver.token, "pickup_cancelled");
  });

  test("whoever leaves gives back what they had taken on, and points forget their name", async () => {
    const { id } = await acceptedPickup(haul);
    await isTold(haul.counter.operatorToken, "van_coming");
    await server.database.db.transaction().execute((trx) => giveBackAll(ctx, trx, haul.driver.id));
    expect((await listed()).coming).toMatchObject({ id, driver: null });
    expect(JSON.stringify(await told(haul.counter.operatorToken))).not.toContain("Karim");
  });

  test("open pages of both sides are woken", async () => {
    const { id } = pickupIn(await ask(haul));
    const leave = new AbortController();
    const open = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return fetch(server.url + livePath, { headers, signal: leave.signal });
    };
    const pages = await Promise.all([haul.counter.operatorToken, haul.driver.token].map(open));
    await accept(haul, id);
    for (const { body } of pages) {
      let heard = "";
      for await (const bytes of body ?? []) {
        heard += Buffer.from(bytes).toString("utf8");
        if (heard.includes(JSON.stringify({ type: "pickup", pickupId: id }))) break;
      }
      expect(heard).toContain(id);
    }
    leave.abort();
  });
});
