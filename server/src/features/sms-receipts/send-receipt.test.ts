import { randomUUID } from "node:crypto";
import { voidDeposit } from "@app/contract/deposit-changes";
import type { RecordedDeposit } from "@app/contract/deposits";
import { showSmsReceipts, switchSmsReceipts } from "@app/contract/sms-receipts";
import { buildUser, type BuiltUser, buildSession } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { askForReceipts, sendReceipt } from "./send-receipt.ts";

let server: TestServer;
let ctx: Context;
let counter: Counter;
let moment = new Date("2026-11-15T10:00:00Z");
const clock = { fixed: () => moment };
let phones = 0;

beforeAll(async () => {
  server = await startTestServer(clock, { SMS_DAILY_CAP: "20" });
  ctx = createContext(testConfig(server.database, { SMS_DAILY_CAP: "20" }), "test", clock);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  moment = new Date("2026-11-15T10:00:00Z");
  await server.database.db.updateTable("sms_days").set({ sent: 0 }).execute();
  counter = await buildCounter(server.database.db, { name: { en: "El Baraka" } });
  phones += 1;
  const phone = `+2135500000${String(phones).padStart(2, "0")}`;
  const citizen: BuiltUser = await buildUser(server.database.db, { phone });
  counter = {
    ...counter,
    citizen,
    citizenToken: await buildSession(server.database.db, citizen.id),
  };
});

const weigh = async (grams = 1000): Promise<string> => {
  const { body } = await deposit(server.url, counter, { grams, citizenCode: counter.citizen.code });
  return (body as RecordedDeposit).id;
};

const later = (seconds: number): void => {
  moment = new Date(moment.getTime() + seconds * 1000);
};

const turn = (on: boolean) =>
  call(server.url, switchSmsReceipts, { token: counter.citizenToken, body: { on } });

const send = () => sendReceipt(ctx, { citizenId: counter.citizen.id });

const sent = () =>
  server.database.db
    .selectFrom("messages")
    .select(["recipient", "data"])
    .where("template", "=", "deposit_receipt")
    .where("user_id", "=", counter.citizen.id)
    .execute();

const asked = async (): Promise<number> => {
  await server.database.db.transaction().execute((trx) =>
    askForReceipts(trx, [
      {
        id: randomUUID(),
        traceId: "trace",
        payload: {
          depositId: randomUUID(),
          citizenId: counter.citizen.id,
          pointId: counter.pointId,
          material: "pet",
          grams: 1,
          stars: 0,
          tokens: 0,
          isWaiting: false,
          balance: 0,
          number: 1,
        },
      },
    ]),
  );
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
    where key = ${`send-receipt:${counter.citizen.id}`}`.execute(server.database.db);
  return Math.round(rows[0]?.seconds ?? 0);
};

describe("the setting", () => {
  test("is off until the citizen wants it", async () => {
    const show = async () =>
      (await call(server.url, showSmsReceipts, { token: counter.citizenToken })).body;
    expect(await show()).toEqual({ on: false, hasNumber: true });
    expect(await asked()).toBe(0);
    expect((await turn(true)).status).toBe(204);
    expect(await show()).toEqual({ on: true, hasNumber: true });
    expect(await asked()).toBe(90);
  });

  test("is on for whoever was registered at a counter, until they claim the account or say no", async () => {
    const { db } = server.database;
    const { id, code } = await buildUser(db, { locale: "ar" });
    counter = { ...counter, citizen: { id, code }, citizenToken: await buildSession(db, id) };
    await db
      .insertInto("counter_registrations")
      .values({
        user_id: id,
        phone: "+213661000001",
        point_id: counter.pointId,
        registered_by: counter.operatorId,
        created_at: moment,
      })
      .execute();
    expect(await asked()).toBe(90);
    await weigh();
    later(61);
    await send();
    expect(await sent()).toMatchObject([{ recipient: "+213661000001" }]);
    await turn(false);
    await weigh();
    later(61);
    await send();
    expect(await sent()).toHaveLength(1);
  });
});

describe("the message", () => {
  beforeEach(() => turn(true));

  test("waits until nothing can be undone, tells all bags of the visit at once, and each once", async () => {
    await weigh(1000);
    await weigh(500);
    await send();
    expect(await sent()).toEqual([]);
    later(61);
    await Promise.all([send(), send(), send()]);
    expect(await sent()).toMatchObject([
      { data: { pointName: "El Baraka", grams: 1500, tokens: 3600, balance: 3600 } },
    ]);
    later(61);
    await send();
    expect(await sent()).toHaveLength(1);
  });

  test("is silent about what was undone and about what is a day old", async () => {
    const id = await weigh();
    later(30);
    await call(server.url, voidDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id },
      body: { afterSeconds: 30 },
    });
    later(61);
    await send();
    expect(await sent()).toEqual([]);
    await weigh();
    later(25 * 3600);
    await send();
    expect(await sent()).toEqual([]);
  });

  test("leaves half of the day's messages to codes", async () => {
    await sql`insert into sms_days (day, sent) values ('2026-11-15', 10)
      on conflict (day) do update set sent = 10`.execute(server.database.db);
    await weigh();
    later(61);
    await send();
    expect(await sent()).toEqual([]);
    await sql`update sms_days set sent = 9`.execute(server.database.db);
    await send();
    expect(await sent()).toHaveLength(1);
  });
});
