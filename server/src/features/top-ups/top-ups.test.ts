import { randomUUID } from "node:crypto";
import { decideTopUp } from "@app/contract/top-ups";
import { connect, type Connection } from "@app/database/connect";
import { ageTopUps, buildTopUps, type BuiltTopUp } from "@app/database/testing/build-top-up";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import {
  type AirtimeSimulator,
  type AirtimeScript,
  startAirtimeSimulator,
} from "@app/harness/airtime-simulator";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { createAirtime } from "../../ports/airtime.ts";
import { call } from "../../testing/call.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sendTopUps } from "./send-top-ups.ts";
import { mostSends } from "./top-ups.rules.ts";

const hours = (n: number): number => n * 60;

let server: TestServer;
let owner: Connection;
let simulator: AirtimeSimulator;
let ctx: Context;
let topUp: BuiltTopUp;

beforeEach(async () => {
  simulator = await startAirtimeSimulator();
  const environment = { ...simulator.environment, AIRTIME_TIMEOUT_SECONDS: "0.3" };
  server = await startTestServer(undefined, environment);
  owner = connect(server.database.ownerUrl, { max: 1 });
  ctx = createContext(testConfig(server.database, environment), "test");
  [topUp] = (await buildTopUps(server.database.db)) as [BuiltTopUp];
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
  await ctx.close();
  await owner.close();
  await server.stop();
  await simulator.stop();
});

const run = () => sendTopUps(ctx, createAirtime(ctx.config));

/** Time passes for the provider and for us, and the worker comes by. */
const after = async (minutes: number): Promise<void> => {
  simulator.pass(minutes);
  await ageTopUps(owner.db, minutes);
  await run();
};

const follow = (script: AirtimeScript): void => simulator.follow(script);

const read = async () => {
  const { rows } = await sql<{ state: string; attempts: number; balance: number }>`
    select t.state, t.attempts, a.balance from top_ups t join vouchers v on v.id = t.voucher_id
    join accounts a on a.id = v.citizen_id where t.voucher_id = ${topUp.id}`.execute(
    server.database.db,
  );
  return rows[0];
};

const openTasks = async () => {
  const tasks = await server.database.db
    .selectFrom("tasks")
    .select("kind")
    .where("decided_at", "is", null)
    .execute();
  return tasks.map(({ kind }) => kind);
};

const asked = () => simulator.asked().map(({ what }) => what);
const held = 21_000; // of 22,000, with one voucher of 1,000
const whole = 22_000;

describe("credit", () => {
  test("is sent once, and the tokens are spent", async () => {
    await run();
    await after(hours(2));
    expect(await read()).toEqual({ state: "fulfilled", attempts: 1, balance: held });
    expect(simulator.deliveries()).toEqual([{ id: topUp.id, phone: topUp.phone, dinars: 500 }]);
    expect(asked()).toEqual(["send"]);
  });

  test("leaves as soon as somebody exchanged tokens for it", async () => {
    await server.addWorker();
    await expect.poll(async () => (await read())?.state, { timeout: 10_000 }).toBe("fulfilled");
  });

  test("that the provider refuses gives the tokens back, once", async () => {
    follow({ send: () => "refuses" });
    await run();
    await after(hours(2));
    expect(await read()).toEqual({ state: "refunded", attempts: 1, balance: whole });
    expect(asked()).toEqual(["send"]);
  });

  test("that two workers find at once is sent by one", async () => {
    await Promise.all([run(), run(), run()]);
    expect(asked()).toEqual(["send"]);
  });

  test("that the provider cannot take now waits, and leaves later", async () => {
    follow({ send: () => "is busy" });
    await run();
    expect(await read()).toEqual({ state: "pending", attempts: 0, balance: held });
    follow({});
    await after(1);
    expect(await read()).toMatchObject({ state: "fulfilled", attempts: 1 });
  });
});

describe("an answer that is not known", () => {
  test("is looked for before anything is sent again", async () => {
    follow({ send: () => "drops after" });
    await run();
    expect(await read()).toMatchObject({ state: "unknown", attempts: 1 });
    await after(5);
    expect(await read()).toEqual({ state: "fulfilled", attempts: 1, balance: held });
    expect(asked()).toEqual(["send", "look"]);
  });

  test("waits while the provider is not well", async () => {
    follow({ send: () => "drops after", look: () => "breaks" });
    await run();
    for (let n = 0; n < 5; n++) await after(60);
    expect(await read()).toMatchObject({ state: "unknown", attempts: 1, balance: held });
    expect(asked().filter((what) => what === "send")).toHaveLength(1);
  });

  test("is sent again, under the same identifier, when they do not know it", async () => {
    follow({ send: () => "drops before" });
    await run();
    follow({});
    await after(5);
    expect(await read()).toMatchObject({ state: "fulfilled", attempts: 2 });
    expect(asked()).toEqual(["send", "look", "send"]);
  });

  test("of a request that arrives late is the one that counts", async () => {
    follow({ send: () => "arrives late" });
    await run();
    for (let n = 0; n < 8; n++) await after(10);
    expect(await read()).toMatchObject({ state: "fulfilled", balance: held });
    expect(simulator.deliveries()).toHaveLength(1);
  });

  test("gives up after some requests, an hour after the last, and not before", async () => {
    follow({ send: () => "drops before" });
    await run();
    for (let n = 1; n < mostSends; n++) await after(60);
    expect(await read()).toMatchObject({ state: "unknown", attempts: mostSends });
    await after(50);
    expect(await read()).toMatchObject({ state: "unknown", balance: held });
    await after(60);
    expect(await read()).toEqual({ state: "refunded", attempts: mostSends, balance: whole });
    expect(asked().filter((what) => what === "send")).toHaveLength(mostSends);
  });

  test("of a refusal after an earlier request is looked for too", async () => {
    follow({ send: () => "arrives late" });
    await run();
    follow({ send: () => "refuses" });
    await after(5);
    expect(await read()).toMatchObject({ state: "unknown", balance: held });
    await after(60);
    expect(await read()).toMatchObject({ state: "fulfilled", balance: held });
  });

  test("is a task after a day, and resolves once when they know", async () => {
    follow({ send: () => "cannot tell" });
    await run();
    await after(hours(23));
    expect(await openTasks()).toEqual([]);
    await after(hours(2));
    expect(await openTasks()).toEqual(["top_up_unknown"]);
    await after(hours(2));
    await after(hours(2));
    expect(await read()).toMatchObject({ state: "fulfilled", balance: held });
    expect(await openTasks()).toEqual([]);
  });
});

describe("credit that cannot leave", () => {
  test("is one task for the partner after an hour, which ends when it leaves", async () => {
    await buildTopUps(server.database.db, 1);
    follow({ send: () => "has no balance" });
    await run();
    expect(await openTasks()).toEqual([]);
    await after(hours(1));
    await after(hours(1));
    expect(await openTasks()).toEqual(["top_ups_stuck", "top_ups_stuck"]); // of two partners
    follow({});
    await after(hours(1));
    expect(await openTasks()).toEqual([]);
    expect(await read()).toMatchObject({ state: "fulfilled" });
  });

  test("gives the tokens back after a day: nothing was ever asked for", async () => {
    follow({ send: () => "has no balance" });
    await run();
    await after(hours(23));
    expect(await read()).toMatchObject({ state: "pending", balance: held });
    await after(hours(1));
    expect(await read()).toEqual({ state: "refunded", attempts: 0, balance: whole });
  });

  test("because its number is gone with the account: the same", async () => {
    await sql`update vouchers set phone = null`.execute(server.database.db);
    await run();
    expect(await read()).toEqual({ state: "refunded", attempts: 0, balance: whole });
  });
});

describe("the back office", () => {
  const decide = async (outcome: "fulfilled" | "refunded") => {
    const admin = await buildUser(server.database.db);
    await makeAdmin(server.database.ownerUrl, admin.id);
    const token = await buildSession(server.database.db, admin.id, { isStrong: true });
    const { status } = await call(server.url, decideTopUp, {
      token,
      key: randomUUID(),
      params: { id: topUp.id },
      body: { outcome, note: "Asked the operator" },
    });
    return status;
  };

  test("decides what nobody could tell for a day, once", async () => {
    follow({ send: () => "cannot tell", look: () => "cannot tell" });
    await run();
    expect(await decide("refunded")).toBe(404);
    expect(await read()).toMatchObject({ state: "unknown", balance: held });
    await after(hours(25));
    expect(await decide("refunded")).toBe(204);
    expect(await decide("fulfilled")).toBe(409);
    await after(hours(5));
    expect(await read()).toMatchObject({ state: "refunded", balance: whole });
    expect(await openTasks()).toEqual([]);
  });
});
